// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qabstractitemmodel.h>

#include <optional>
#include <string>
#include <vector>

#include "app/gui/compare/compare_set.h"
#include "core/report/comparison_answer.h"

namespace strata::gui {

/// The sides of a comparison as rows that can be checked and moved: checked is shown, and the first is the
/// baseline, which always is.
class CompareSidesModel : public QAbstractListModel {
  Q_OBJECT

 public:
  static constexpr int detailsRole = Qt::UserRole + 1;  ///< "baseline · 5 repetitions · caution"
  static constexpr int headlineRole =
      Qt::UserRole + 2;  ///< its largest difference: "▲ 20.9 % faster"; may be empty
  static constexpr int standingRole =
      Qt::UserRole + 3;  ///< Standing of that as a number; invalid without one

  static constexpr int headlineOfRole = Qt::UserRole + 4;  ///< the name of the result that differs so

  using QAbstractListModel::QAbstractListModel;

  void setSides(const CompareSet& set);
  /// What was found of these very sides; one of others leaves the headlines empty.
  void setComparison(const Comparison& comparison);
  const CompareSide& side(int row) const { return m_set.sides()[static_cast<std::size_t>(row)]; }
  void retranslate();

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
  /// Asks for it by moveWanted().
  bool moveRows(const QModelIndex& sourceParent, int sourceRow, int count,
                const QModelIndex& destinationParent, int destinationChild) override;

 signals:
  void hidingWanted(const std::string& id, bool hidden);
  /// `before`: the row that it is to stand before; the number of rows: at the end.
  void moveWanted(int row, int before);

 private:
  /// What differs most.
  struct Headline {
    std::optional<Difference> difference;  ///< the largest; absent: nothing differs, or only a ratio is known
    bool higherIsBetter = true;
    CellResult of;  ///< that result; its name follows the language
    std::optional<double> ratio;
    bool isCompared = false;
    bool isDecided = true;  ///< no result is inconclusive
  };

  QString headlineOf(std::size_t row) const;
  /// The name of the result that differs most; empty where nothing differs, or nothing is known.
  QString nameOfHeadline(std::size_t row) const;

  CompareSet m_set;
  std::vector<Headline> m_headlines;  ///< empty: not known yet
};

}  // namespace strata::gui
