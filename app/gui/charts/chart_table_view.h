// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qabstractitemmodel.h>
#include <QtWidgets/qtableview.h>

#include "app/gui/charts/chart_table.h"

namespace strata::gui {

/// A chart's figures for a view. A new table of the same shape only changes the texts, so that selection and
/// scroll position stay while a run goes on.
class ChartTableModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;

  void setTable(const ChartTable& table);
  const ChartTable& table() const { return m_table; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  ChartTable m_table;
};

/// The table twin of a chart.
class ChartTableView : public QTableView {
  Q_OBJECT

 public:
  explicit ChartTableView(QWidget* parent = nullptr);

  void setTable(const ChartTable& table);
  const ChartTable& table() const { return m_model->table(); }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fitColumns();

  ChartTableModel* m_model;
};

}  // namespace strata::gui
