// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/report/document.h"
#include "core/report/notes.h"
#include "core/report/text.h"

/// What the tables of results have in common: the cells of their rows, and the columns that a row can have.
namespace strata {

/// Null where a row has no such cell.
using Cells = std::vector<const CellResult*>;

/// The value of a cell; Missing where nothing was measured, or where there is no cell.
TableValue valueOf(const CellResult* cell);

/// Cells with one key together; keys in the order in which they come first.
template <typename KeyOf>
auto grouped(const Cells& cells, KeyOf keyOf) {
  using Key = std::decay_t<decltype(keyOf(*cells.front()))>;
  std::vector<std::pair<Key, Cells>> groups;
  for (const CellResult* cell : cells) {
    const Key key = keyOf(*cell);
    auto at = std::ranges::find_if(groups, [&](const auto& group) { return group.first == key; });
    if (at == groups.end()) at = groups.insert(at, {key, {}});
    at->second.push_back(cell);
  }
  return groups;
}
/// The cells by kernel id without its number.
std::vector<std::pair<std::string, Cells>> groupedByLoop(const Cells& cells);

/// All cells of a run.
Cells cellsOf(const Run& run);
/// The cells of these tests, in the run's order.
Cells cellsOf(const Run& run, std::initializer_list<TestId> tests);

/// Every column that follows from a cell alone. To show another figure of a cell, give it a row in
/// cell_columns.cpp. Tables that list whatever there is of a cell have those from Limit on, in this order.
enum class CellColumn {
  Value,         ///< in the unit of the cells
  Microseconds,  ///< the value, where it is in nanoseconds
  Interval,      ///< half of it, in percent of the value
  Cycles,        ///< the value, a time, at the clock measured beside it
  MedianRate,
  Limit,     ///< share of the core's or the link's limit
  Fairness,  ///< slowest of its threads as a share of the fastest
  Overall,
  Flush,
  Operations,
  P50,
  P90,
  P99,
  P999,
  Longest,
  Cpu,
  Upload,
  Download,
  CpuHere,
  CpuThere,
  Retransmits,
  FirstUse,
  Traffic,  ///< what all threads move while the first is timed
  Count     ///< no column
};

/// What the column has of one result; std::monostate where it has nothing.
TableValue cellValue(CellColumn column, const Measured& measured);
/// What the column is called where the units stand beside the values, as in the window: "Result".
std::string columnName(CellColumn column, const Words& words);

/// The column with a value for each cell. Cells without a result have Missing in what they are asked for, the
/// value, and nothing in the others.
Column cellColumn(CellColumn column, const Cells& cells, const Words& words);

/// Adds those columns in which any cell has a value.
void addColumns(ColumnGroup& group, std::initializer_list<CellColumn> columns, const Cells& cells,
                const Words& words);
/// The same of all columns from `first` on.
void addColumnsFrom(CellColumn first, ColumnGroup& group, const Cells& cells, const Words& words);

Marked gradeOf(Grade grade, const Words& words);
/// Without notes.
Marked gradeOf(const CellResult& cell, const Words& words);
/// The grade of a cell or what came of it, with the numbers of its notes.
Marked gradeOf(const CellResult& cell, const Notes& notes, const Words& words);
/// The grade of each cell; nothing where there is none.
Column gradeColumn(const Cells& cells, const Notes& notes, const Words& words);
/// The worst of the cells of a row, whose notes are there. Nothing where there are none.
TableValue worstOf(const Cells& row, const Notes& notes, const Words& words);
/// The worst of the cells of a row, whose notes are added. Nothing where there are none.
TableValue worstGrade(const Cells& row, Notes& notes, const Words& words);

/// Which layer holds both buffers of each thread: "Region 12 KiB, in the L1 cache". Up to half of a level
/// counts as in it; from there on conflicts begin.
std::string regionLine(const Run& run, const Parameters& parameters, const Words& words);

/// "2M explicit" of a run file in the report's words.
std::string obtainedPagesText(const std::string& obtained, const Words& words);

/// A word under its id, and how many threads there were if there were several.
Heading headingOf(std::string_view id, const std::vector<std::string>& arguments, const Cells& cells,
                  const Words& words);

}  // namespace strata
