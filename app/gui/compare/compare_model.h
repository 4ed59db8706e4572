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
#include "core/report/document.h"

namespace strata::gui {

/// The table of a comparison for a view: a column for each side that is not hidden, the baseline first, and a
/// row for each result, below a heading for each test. What only some sides have follows, where it is asked
/// for. Texts and figures are those of comparisonTable(); a view shows the group of columns of a side as one.
class CompareModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  /// What stands below a figure: "▲ +20.9 %", "= no change"; below a name why it is not compared.
  static constexpr int secondRole = Qt::UserRole + 1;
  /// Standing as a number; invalid where nothing is compared.
  static constexpr int standingRole = Qt::UserRole + 2;
  /// Whether the row is a heading, which stands over all columns.
  static constexpr int headingRole = Qt::UserRole + 3;

  explicit CompareModel(QObject* parent = nullptr);

  void setView(const CompareView& view);
  void setRateUnit(RateUnit unit);
  /// Rows of that section (see TestId::section); empty: of all.
  void setSection(const std::string& section);
  /// Rows whose cell's name has that text.
  void setFilter(const QString& text);
  /// Rows where a shown side is better or worse.
  void setOnlyDifferences(bool only);
  void setUnmatchedShown(bool shown);
  void retranslate();

  /// What is shown of the comparison: the sides that are not hidden.
  const Comparison& shown() const { return m_shown; }
  /// The side of a column among those of the set; absent for the names of the rows.
  std::optional<std::size_t> sideOf(int column) const;
  /// How many rows have no partner, shown or not, of those that are not filtered out.
  std::size_t unmatchedCount() const { return m_unmatchedCount; }
  const std::string& section() const { return m_section; }
  /// Whether sides are shown and no result of the section is compared, whatever is filtered out.
  bool lacksCommonResults() const;
  /// Rows that are tested and corrected for together, of the side with the most.
  std::size_t testedRows() const;
  /// "Each run counts once · …", with testedRows().
  QString methodLine() const;
  /// What the small numbers beside the differences in view mean, a line each.
  QString footnotes() const;
  bool isHeading(int row) const { return !m_rows[static_cast<std::size_t>(row)].result; }
  /// The results in view, with all that is known of each; rows have their whole names.
  Table table() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Row {
    std::optional<std::size_t> result;  ///< index into m_results; absent: a heading
    QString heading = {};
  };

  void takeSides();
  void takeRows();
  void rebuild();
  bool passes(const ComparisonRow& row) const;
  void addRows(const std::vector<const ComparisonRow*>& rows, const QString& above);
  std::vector<const ComparisonRow*> unmatchedRows();
  QString secondOf(std::size_t result, std::size_t side) const;
  QString whyUnmatched(const ComparisonRow& row) const;
  QString toolTipOf(const ComparisonRow& row, std::size_t side) const;
  QString spokenText(std::size_t result, std::size_t side) const;

  CompareView m_view;
  std::vector<std::size_t> m_sides;  ///< that are shown, among those of the set
  Comparison m_shown;                ///< of these alone
  RateUnit m_unit = RateUnit::MegabytesPerSecond;
  std::string m_section;
  QString m_filter;
  bool m_onlyDifferences = false;
  bool m_unmatchedShown = false;
  std::size_t m_unmatchedCount = 0;
  std::vector<const ComparisonRow*> m_results;  ///< of m_shown
  std::set<const ComparisonRow*> m_near;        ///< without a partner, but one has nearly their size
  Table m_table;                                ///< a row for each of m_results
  std::vector<Row> m_rows;
};

}  // namespace strata::gui
