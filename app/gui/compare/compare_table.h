// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>
#include <QtWidgets/qwidget.h>

#include <optional>

#include "app/gui/compare/compare_set.h"
#include "app/gui/text/rate_unit.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;

namespace strata::gui {

class CompareModel;
class ToolRow;

/// The table of a comparison with what narrows it: a text, "only differences", and which side stands beside
/// the baseline.
class CompareTable : public QWidget {
  Q_OBJECT

 public:
  explicit CompareTable(QWidget* parent = nullptr);

  void setView(const CompareView& view);
  void setRateUnit(RateUnit unit);
  const CompareModel& model() const { return *m_model; }
  /// What the view shows, columns parted by tabs.
  QString text() const;

 signals:
  /// Other sides are shown, so testedRows() of the model may be another.
  void shownChanged();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void offerSides();
  void choose();
  void fit();

  CompareModel* m_model;
  ToolRow* m_tools;
  QLineEdit* m_filter;
  QCheckBox* m_onlyDifferences;
  QLabel* m_besideLabel;
  QComboBox* m_beside;
  QTableView* m_table;
  CompareView m_view;
  std::optional<QString> m_chosen;  ///< id of the side that a person wants beside the baseline; empty: all
};

}  // namespace strata::gui
