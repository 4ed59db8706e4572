// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/comparison_document.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/report/cell_name.h"
#include "core/report/comparison_names.h"
#include "core/report/shown_names.h"

namespace strata {

namespace {

/// Numbered from 1 in this order.
std::vector<Unlike> unlikeOf(const Comparison& comparison) {
  std::set<Unlike> seen;
  for (const ComparisonRow& row : comparison.rows)
    for (const std::vector<Unlike>& unlike : row.unlike) seen.insert(unlike.begin(), unlike.end());
  return {seen.begin(), seen.end()};
}

Marked findingOf(const Difference& difference, const std::vector<Unlike>& unlike,
                 const std::vector<Unlike>& numbered, const Words& words) {
  Marked marked{findingName(difference.finding), findingText(difference, words), {}};
  for (const Unlike one : unlike)
    marked.notes.push_back(static_cast<std::size_t>(std::ranges::find(numbered, one) - numbered.begin()) + 1);
  return marked;
}

ColumnGroup sideGroup(const Comparison& comparison, const std::vector<const ComparisonRow*>& rows,
                      std::size_t side, bool margins, const Words& words) {
  const std::vector<Unlike> numbered = unlikeOf(comparison);
  Column value{{words("compare-figure", {})}, {}, true, 6, true, sideLetter(side)};
  for (const ComparisonRow* row : rows) value.values.push_back(numberOr(row->sides[side].centre));
  ColumnGroup group{sideLetter(side), {std::move(value)}};
  if (side == comparison.baseline) return group;
  const auto titled = [&](std::string heading, bool rightAligned) {
    return Column{{heading}, {}, rightAligned, 6, false, heading};
  };
  const bool ratios = std::ranges::all_of(
      rows, [&](const ComparisonRow* row) { return isOnlyRatio(*row->differences[side]); });
  Column change =
      titled(words(ratios ? "compare-ratio" : "compare-percent", {sideLetter(comparison.baseline)}), true);
  Column range = titled(words("compare-range", {}), true);
  Column margin = titled(words("compare-margin", {}), true);
  Column finding = titled(words("compare-finding", {}), false);
  for (const ComparisonRow* row : rows) {
    const Difference& difference = *row->differences[side];
    change.values.emplace_back(changeText(difference));
    range.values.emplace_back(differenceRange(difference, words));
    margin.values.emplace_back(marginText(difference, row->floor, words));
    finding.values.emplace_back(findingOf(difference, row->unlike[side], numbered, words));
  }
  // The finding stands beside the change, also where the lines are too short for all.
  group.columns.push_back(std::move(change));
  group.columns.push_back(std::move(finding));
  // What is only a ratio has neither an interval nor a margin.
  if (!ratios) group.columns.push_back(std::move(range));
  if (!ratios && margins) group.columns.push_back(std::move(margin));
  return group;
}

}  // namespace

Table comparisonTable(const Comparison& comparison, const std::vector<const ComparisonRow*>& rows,
                      const std::vector<std::string>& names, bool margins, const Words& words) {
  Table table{{{words("compare-cell", {})}, {}, false}, {}};
  for (const std::string& name : names) table.labels.values.emplace_back(name);
  for (std::size_t side = 0; side < comparison.sides.size(); ++side)
    table.groups.push_back(sideGroup(comparison, rows, side, margins, words));
  return table;
}

Notices unlikeNotices(const Comparison& comparison, const Words& words) {
  Notices notices;
  for (const Unlike one : unlikeOf(comparison))
    notices.push_back({notices.size() + 1, unlikeSentence(one, words)});
  return notices;
}

/// How often each finding of a test came. Nothing where none was tested.
Document findingCounts(const Comparison& comparison, const Words& words) {
  std::map<Finding, std::size_t> counts;
  for (const ComparisonRow& row : comparison.rows)
    for (const auto& difference : row.differences)
      if (difference) ++counts[difference->finding];
  std::vector<std::string> tested;
  for (const Finding finding : {Finding::Faster, Finding::Slower, Finding::NoDifference, Finding::NotDecided})
    tested.push_back(fmt::format("{}", counts[finding]));
  if (std::ranges::all_of(tested, [](const std::string& count) { return count == "0"; })) return {};
  return {Gap{}, Paragraph{words("compare-findings", tested)}};
}

Document documentOf(const Comparison& comparison, const Words& words) {
  Document document;
  for (std::size_t i = 0; i < comparison.sides.size(); ++i)
    document.emplace_back(Paragraph{comparison.sides[i], sideLetter(i) + "  "});
  // Below the name of their test and unit; sections stand in the order in which their first rows come.
  std::vector<std::pair<std::string, std::vector<const ComparisonRow*>>> groups;
  for (const ComparisonRow& row : comparison.rows) {
    const std::string section =
        words("cell-part", {testSectionName(row.cell.test.section(), words), unitName(row.cell.unit, words)});
    auto group = std::ranges::find_if(groups, [&](const auto& one) { return one.first == section; });
    if (group == groups.end()) group = groups.insert(group, {section, {}});
    group->second.push_back(&row);
  }
  std::vector<const ComparisonRow*> rows;
  std::vector<std::string> names;
  std::vector<std::string> sections;
  for (const auto& [section, ofSection] : groups)
    for (const ComparisonRow* row : ofSection) {
      rows.push_back(row);
      names.push_back(resultName(row->cell, NameStyle::WithSize, words));
      sections.push_back(section);
    }
  document.emplace_back(Gap{});
  if (rows.empty())
    document.emplace_back(Paragraph{words("compare-nothing", {})});
  else {
    // The usual margins are told below.
    const bool ownMargins = std::ranges::any_of(
        comparison.rows, [](const ComparisonRow& row) { return row.floor.source == FloorSource::History; });
    Table table = comparisonTable(comparison, rows, names, ownMargins, words);
    table.sections = std::move(sections);
    document.emplace_back(std::move(table));
  }
  append(document, findingCounts(comparison, words));
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
