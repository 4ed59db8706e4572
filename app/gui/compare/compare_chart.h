// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>
#include <QtWidgets/qwidget.h>

#include <vector>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/compare/compare_set.h"
#include "app/gui/text/rate_unit.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QScrollArea;
class QStackedLayout;
class QToolButton;

namespace strata::gui {

class PlotView;
class RowsView;

/// The sides over each other, in the chart that is chosen. The list of sides is its legend, and the table
/// below it has the same figures.
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

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void retranslate();
  void applyTheme();
  void offerCurves();
  void redraw();

  QLabel* m_curveLabel;
  QComboBox* m_curve;
  QCheckBox* m_fold;
  QToolButton* m_showAll;
  QStackedLayout* m_layers;
  PlotView* m_lines;
  RowsView* m_rows;
  QScrollArea* m_rowRoom;  ///< of m_rows
  CompareView m_view;
  std::vector<ComparedLine> m_sides;      ///< of m_view
  std::vector<ComparisonCurve> m_curves;  ///< of its comparison
  QString m_wanted;                       ///< id of the curve that a person chose; empty: the fullest
  RateUnit m_unit = RateUnit::MegabytesPerSecond;
  Chart m_plot;
};

}  // namespace strata::gui
