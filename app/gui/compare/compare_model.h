// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qabstractitemmodel.h>
#include <QtCore/qstring.h>

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/gui/compare/compare_set.h"
#include "app/gui/text/rate_unit.h"

namespace strata::gui {

/// A comparison as a table: a row for each cell that the baseline and a shown side have, and below a heading
/// those without a partner. Beside the baseline stands one side with its interval, or all that are not
/// hidden.
class CompareModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum class Part { Cell, Figure, Difference, Interval, Verdict, Notes };
  /// Finding of a verdict as a number; invalid elsewhere.
  static constexpr int findingRole = Qt::UserRole + 1;
  /// Whether it is the row that stands above those without a partner.
  static constexpr int headingRole = Qt::UserRole + 2;

  explicit CompareModel(QObject* parent = nullptr);

  void setView(CompareView view);
  /// Nothing: all sides that are not hidden.
  void setShown(std::optional<std::string> id);
  void setRateUnit(RateUnit unit);
  /// Rows whose cell's name has that text.
  void setFilter(const QString& text);
  /// Rows where a shown side is faster or slower.
  void setOnlyDifferences(bool only);
  void retranslate();

  /// Rows that are tested and corrected for together: those of the shown side, or of the side with the most.
  std::size_t testedRows() const;
  /// "Each run counts once · …", with testedRows().
  QString methodLine() const;
  /// The row of the heading; -1 where there is none.
  int headingRow() const;
  /// Read from their beginning, where figures stand below each other.
  static bool isOfWords(Part part);
  Part partOf(int column) const { return m_columns[static_cast<std::size_t>(column)].part; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Column {
    Part part = Part::Cell;
    std::size_t side = 0;
  };
  /// A row of the comparison; nothing: the heading.
  using Row = std::optional<std::size_t>;

  void rebuild();
  /// Below a heading; those that are near each other one after the other.
  void takeUnmatched(const std::vector<std::size_t>& unmatched);
  bool isNear(const ComparisonRow& row) const;
  const ComparisonRow* rowAt(int row) const;
  QString textOf(const ComparisonRow& row, const Column& column) const;
  QString toolTipOf(const ComparisonRow& row, const Column& column) const;
  QString notesOf(const ComparisonRow& row) const;

  CompareView m_view;
  std::optional<std::string> m_shown;
  RateUnit m_unit = RateUnit::MegabytesPerSecond;
  QString m_filter;
  bool m_onlyDifferences = false;
  std::vector<std::size_t> m_others;  ///< that stand beside the baseline
  std::vector<Column> m_columns;
  std::vector<Row> m_rows;
  std::set<std::size_t>
      m_near;  ///< rows of the comparison without a partner that have one of nearly their size
};

}  // namespace strata::gui
