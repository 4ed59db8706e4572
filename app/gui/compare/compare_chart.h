// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>
#include <QtWidgets/qwidget.h>

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/compare/compare_set.h"
#include "app/gui/text/rate_unit.h"

class QCheckBox;
class QComboBox;
class QScrollArea;
class QStackedLayout;
class QTabBar;
class QToolButton;

namespace strata::gui {

class PlotView;
class RowsView;

/// The sides over each other, in the chart that is chosen: a tab for each test that occurs, and within it the
/// parts in which its charts differ. The list of sides is its legend, and the table below it has the same
/// figures.
class CompareChart : public QWidget {
  Q_OBJECT

 public:
  explicit CompareChart(QWidget* parent = nullptr);
  ~CompareChart() override;

  void setView(const CompareView& view);
  void setRateUnit(RateUnit unit);
  /// Whether more sides than mostUnfolded are drawn as one band.
  void setFolded(bool fold);
  /// What is drawn.
  const Chart& plot() const { return m_plot; }

 signals:
  /// The tab of another section (see TestId::section) was chosen; empty: that of all of them.
  void sectionChanged(const std::string& section);

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  /// Operation, width and pattern: what tells charts of a section apart.
  static constexpr std::size_t partCount = 3;
  using Parts = std::array<QString, partCount>;

  void retranslate();
  void applyTheme();
  void offerCurves();
  void offerSections();
  void offerParts();
  void choosePart(std::size_t part, const QString& value);
  Parts partsOf(const ComparisonCurve& curve) const;
  /// The curves of the tab.
  std::vector<const ComparisonCurve*> curvesInTab() const;
  const ComparisonCurve* current() const;
  void redraw();

  QTabBar* m_tabs;
  std::array<QComboBox*, partCount> m_choosers;
  QCheckBox* m_relative;
  QCheckBox* m_fold;
  QToolButton* m_showAll;
  QStackedLayout* m_layers;
  PlotView* m_lines;
  RowsView* m_rows;
  QScrollArea* m_rowRoom;  ///< of m_rows
  CompareView m_view;
  std::vector<ComparedLine> m_sides;      ///< of m_view
  std::vector<ComparisonCurve> m_curves;  ///< of its comparison
  std::string m_section;                  ///< of the tab; empty: all
  std::string m_wanted;                   ///< id of the curve that a person chose; empty: the fullest
  std::string m_kept;  ///< id of the curve that stays, as far as it compares anything; empty: none
  std::vector<CacheEdge> m_edges;  ///< of the baseline's machine
  RateUnit m_unit = RateUnit::MegabytesPerSecond;
  Chart m_plot;
};

}  // namespace strata::gui
