// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qabstractitemmodel.h>
#include <QtWidgets/qtableview.h>

#include "core/chart/chart.h"
#include "core/report/document.h"

namespace strata::gui {

/// The figures of a chart, in the user's language. Where lines share their x (threads, regions): a row for
/// each x, a column for each line; for regions, when edges are known, a second column names the level that
/// holds them. Along a file: a row for each stretch, at most 64 for each line, with neighbours merged by
/// their time. Headings have their unit below them.
Table tableOf(const Chart& plot);

/// A table of the core for a view. A new table of the same shape only changes the texts, so that selection
/// and scroll position stay while a run goes on.
class ChartTableModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;

  void setTable(Table table);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  Table m_table;
  std::vector<const Column*> m_columns;  ///< of m_table
};

/// The table twin of a chart.
class ChartTableView : public QTableView {
  Q_OBJECT

 public:
  explicit ChartTableView(QWidget* parent = nullptr);

  void setTable(const Table& table);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fitColumns();

  ChartTableModel* m_model;
};

}  // namespace strata::gui
