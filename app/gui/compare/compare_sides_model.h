// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qabstractitemmodel.h>

#include <string>

#include "app/gui/compare/compare_set.h"

namespace strata::gui {

/// The sides of a comparison as rows that can be checked: checked is shown. The baseline always is.
class CompareSidesModel : public QAbstractListModel {
  Q_OBJECT

 public:
  static constexpr int detailsRole = Qt::UserRole + 1;   ///< "14 Nov 14:02 · 5 repetitions"
  static constexpr int gradeRole = Qt::UserRole + 2;     ///< Grade as a number; invalid without one
  static constexpr int baselineRole = Qt::UserRole + 3;  ///< bool

  using QAbstractListModel::QAbstractListModel;

  void setSides(const CompareSet& set);
  const CompareSide& side(int row) const { return m_set.sides()[static_cast<std::size_t>(row)]; }
  void retranslate();

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

 signals:
  void hidingWanted(const std::string& id, bool hidden);

 private:
  CompareSet m_set;
};

}  // namespace strata::gui
