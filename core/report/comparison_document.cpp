// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/comparison_document.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/report/cell_name.h"
#include "core/report/comparison_names.h"
#include "core/report/shown_names.h"

namespace strata {

namespace {

std::size_t numberOf(Unlike unlike) {
  return static_cast<std::size_t>(unlike) + 1;
}

Marked findingOf(const Difference& difference, const std::vector<Unlike>& unlike, const Words& words) {
  Marked marked{findingName(difference.finding), findingText(difference, words), {}};
  for (const Unlike one : unlike) marked.notes.push_back(numberOf(one));
  return marked;
}

ColumnGroup sideGroup(const std::vector<const ComparisonRow*>& rows, std::size_t side, bool margins,
                      const Words& words) {
  Column value{{words("compare-figure", {})}, {}, true, 6, true, sideLetter(side)};
  for (const ComparisonRow* row : rows) value.values.push_back(numberOr(row->sides[side].centre));
  ColumnGroup group{sideLetter(side), {std::move(value)}};
  if (side == 0) return group;
  const auto titled = [&](std::string heading, bool rightAligned) {
    return Column{{heading}, {}, rightAligned, 6, false, heading};
  };
  const bool ratios = std::ranges::all_of(
      rows, [&](const ComparisonRow* row) { return isOnlyRatio(row->differences[side - 1]); });
  Column change = titled(words(ratios ? "compare-ratio" : "compare-percent", {sideLetter(0)}), true);
  Column range = titled(words("compare-range", {}), true);
  Column margin = titled(words("compare-margin", {}), true);
  Column finding = titled(words("compare-finding", {}), false);
  for (const ComparisonRow* row : rows) {
    const Difference& difference = row->differences[side - 1];
    change.values.emplace_back(changeText(difference));
    range.values.emplace_back(differenceRange(difference, words));
    margin.values.emplace_back(marginText(difference, row->floor, words));
    finding.values.emplace_back(findingOf(difference, row->unlike[side - 1], words));
  }
  group.columns.push_back(std::move(change));
  // What is only a ratio has neither an interval nor a margin.
  if (!ratios) group.columns.push_back(std::move(range));
  if (margins && !ratios) group.columns.push_back(std::move(margin));
  group.columns.push_back(std::move(finding));
  return group;
}

}  // namespace

Table comparisonTable(const Comparison& comparison, const std::vector<const ComparisonRow*>& rows,
                      const std::vector<std::string>& names, bool margins, const Words& words) {
  Table table{{{words("compare-cell", {})}, {}, false}, {}};
  for (const std::string& name : names) table.labels.values.emplace_back(name);
  for (std::size_t side = 0; side < comparison.sides.size(); ++side)
    table.groups.push_back(sideGroup(rows, side, margins, words));
  return table;
}

Notices unlikeNotices(const Comparison& comparison, const Words& words) {
  std::set<Unlike> seen;
  for (const ComparisonRow& row : comparison.rows)
    for (const std::vector<Unlike>& unlike : row.unlike) seen.insert(unlike.begin(), unlike.end());
  Notices notices;
  for (const Unlike one : seen)
    notices.push_back({numberOf(one), words(fmt::format("unlike-{}", unlikeName(one)), {})});
  return notices;
}

Document documentOf(const Comparison& comparison, const Words& words) {
  Document document;
  for (std::size_t i = 0; i < comparison.sides.size(); ++i)
    document.emplace_back(Paragraph{comparison.sides[i], sideLetter(i) + "  "});
  std::vector<const ComparisonRow*> rows;
  std::vector<std::string> names;
  for (const ComparisonRow& row : comparison.rows) {
    rows.push_back(&row);
    names.push_back(cellAndUnit(row.cell, words));
  }
  // The usual margins are told below.
  const bool ownMargins = std::ranges::any_of(
      comparison.rows, [](const ComparisonRow& row) { return row.floor.source == FloorSource::History; });
  document.emplace_back(Gap{});
  if (rows.empty())
    document.emplace_back(Paragraph{words("compare-nothing", {})});
  else
    document.emplace_back(comparisonTable(comparison, rows, names, ownMargins, words));
  if (Notices notices = unlikeNotices(comparison, words); !notices.empty())
    append(document, {Gap{}, std::move(notices)});
  if (!comparison.unmatched.empty()) {
    append(document,
           {Gap{}, Paragraph{words("compare-unmatched", {})}, List{unmatchedTexts(comparison, words)}});
    if (hasNearCells(comparison)) document.emplace_back(Paragraph{words("compare-near", {}), "  ≈ "});
  }
  append(document,
         {Gap{}, Paragraph{words(comparison.byTurns ? "compare-reading-pairs" : "compare-reading", {})},
          Paragraph{words("compare-margins", {})}});
  return document;
}

}  // namespace strata
