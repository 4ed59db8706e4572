// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstringlist.h>
#include <QtWidgets/qwidget.h>

#include <string>
#include <vector>

#include "app/gui/compare/compare_set.h"
#include "app/gui/text/rate_unit.h"

class QCheckBox;
class QFontMetricsF;
class QLabel;
class QLineEdit;
class QTableView;
class QToolButton;

namespace strata::gui {

class CompareModel;
class ToolRow;

/// The matrix of a comparison: a column for each side, in it the figure and the difference, beside it or
/// where there is no room below it. Below the matrix stand what narrows it, what its marks mean, and what its
/// small numbers refer to.
class CompareTable : public QWidget {
  Q_OBJECT

 public:
  explicit CompareTable(QWidget* parent = nullptr);

  void setView(const CompareView& view);
  void setRateUnit(RateUnit unit);
  /// Results of that section alone; empty: all of them.
  void setSection(const std::string& section);
  const CompareModel& model() const { return *m_model; }
  /// The height that it would like to have beyond its least.
  int moreHeightWanted() const;
  /// The results that are shown with all that is known of them, columns parted by tabs.
  QString text() const;
  /// The names of the sides as the heads of their columns show them.
  QStringList heads() const;

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void retranslate();
  void showUnmatched();
  void fit();
  void fitColumns();
  void fitRows();
  void fitHeight();
  int usualRowHeight() const;
  /// The lines of the head of a column of that width.
  QStringList headIn(int column, int width, const QFontMetricsF& metrics) const;
  void tellApart(std::vector<int>& widths, const QFontMetricsF& metrics) const;

  CompareModel* m_model;
  QTableView* m_table;
  QLabel* m_nothing;  ///< in the place of rows that would be
  ToolRow* m_tools;
  QToolButton* m_unmatched;
  QLineEdit* m_filter;
  QCheckBox* m_onlyDifferences;
  QLabel* m_legend;
  QLabel* m_footnotes;
  CompareView m_view;
  bool m_isInOneLine = false;  ///< differences stand beside their figures
};

}  // namespace strata::gui
