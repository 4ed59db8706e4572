// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/comparison_document.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/report/cell_name.h"
#include "core/report/chart_builders.h"
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

/// Findings repeat, and a translated word takes a while to find.
class FindingWords {
 public:
  explicit FindingWords(const Words& words) : m_words(words) {}

  const std::string& of(const Difference& difference) {
    std::string& word = m_known[{difference.finding, difference.repetitionsMissing}];
    if (word.empty()) word = findingText(difference, m_words);
    return word;
  }

 private:
  const Words& m_words;
  std::map<std::pair<Finding, std::size_t>, std::string> m_known;
};

Marked findingOf(const Difference& difference, const std::vector<Unlike>& unlike,
                 const std::vector<Unlike>& numbered, FindingWords& words) {
  Marked marked{findingName(difference.finding), words.of(difference), {}};
  for (const Unlike one : unlike)
    marked.notes.push_back(static_cast<std::size_t>(std::ranges::find(numbered, one) - numbered.begin()) + 1);
  return marked;
}

ColumnGroup sideGroup(const Comparison& comparison, const std::vector<const ComparisonRow*>& rows,
                      std::size_t side, const ComparedColumns& columns, const std::vector<Unlike>& numbered,
                      const Words& words, FindingWords& findings) {
  const bool lettered = columns.names.empty();
  const auto nameOf = [&](std::size_t of) { return lettered ? sideLetter(of) : columns.names[of]; };
  Column value{{words("compare-figure", {})}, {}, true, 6, true, lettered ? nameOf(side) : std::string()};
  for (const ComparisonRow* row : rows) {
    const auto& centre = row->sides[side].centre;
    value.values.push_back(
        numberOr(centre ? std::optional(comparedFigure(row->cell, *centre, columns.unit)) : std::nullopt));
  }
  ColumnGroup group{nameOf(side), {std::move(value)}};
  if (side == comparison.baseline) return group;
  const auto titled = [&](std::string heading, bool rightAligned) {
    Column column{{heading}, {}, rightAligned, 6, false, lettered ? heading : std::string()};
    column.values.resize(rows.size());
    return column;
  };
  const bool ratios = std::ranges::all_of(rows, [&](const ComparisonRow* row) {
    return !row->differences[side] || isOnlyRatio(*row->differences[side]);
  });
  Column change =
      titled(words(ratios ? "compare-ratio" : "compare-percent", {nameOf(comparison.baseline)}), true);
  Column range = titled(words("compare-range", {}), true);
  Column margin = titled(words("compare-margin", {}), true);
  Column finding = titled(words("compare-finding", {}), false);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::optional<Difference>& difference = rows[i]->differences[side];
    if (!difference) continue;
    change.values[i] = Ratio{difference->ratio, isOnlyRatio(*difference)};
    finding.values[i] = findingOf(*difference, rows[i]->unlike[side], numbered, findings);
    if (!columns.intervals) continue;
    range.values[i] = differenceRange(*difference, words);
    margin.values[i] = marginText(*difference, rows[i]->floor, words);
  }
  // The finding stands beside the change, also where the lines are too short for all.
  group.columns.push_back(std::move(change));
  group.columns.push_back(std::move(finding));
  // What is only a ratio has neither an interval nor a margin.
  if (!ratios && columns.intervals) group.columns.push_back(std::move(range));
  if (!ratios && columns.intervals && columns.margins) group.columns.push_back(std::move(margin));
  return group;
}

}  // namespace

Table comparisonTable(const Comparison& comparison, const std::vector<const ComparisonRow*>& rows,
                      const std::vector<std::string>& labels, const ComparedColumns& columns,
                      const Words& words) {
  Table table{{{words("compare-cell", {})}, {}, false}, {}};
  for (const std::string& label : labels) table.labels.values.emplace_back(label);
  const std::vector<Unlike> numbered = unlikeOf(comparison);
  FindingWords findings(words);
  for (std::size_t side = 0; side < comparison.sides.size(); ++side)
    table.groups.push_back(sideGroup(comparison, rows, side, columns, numbered, words, findings));
  return table;
}

Notices unlikeNotices(const Comparison& comparison, const Words& words) {
  Notices notices;
  for (const Unlike one : unlikeOf(comparison))
    notices.push_back({notices.size() + 1, unlikeSentence(one, words)});
  return notices;
}

namespace {

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

}  // namespace

std::vector<const ComparisonRow*> rowsBySection(const std::vector<ComparisonRow>& rows) {
  std::vector<std::pair<std::string, std::string>> sections;
  std::vector<std::pair<std::size_t, const ComparisonRow*>> ordered;
  for (const ComparisonRow& row : rows) {
    const std::pair section{row.cell.test.section(), row.cell.unit};
    const auto found = std::ranges::find(sections, section);
    ordered.emplace_back(found - sections.begin(), &row);
    if (found == sections.end()) sections.push_back(section);
  }
  std::ranges::stable_sort(ordered, {}, [](const auto& one) { return one.first; });
  std::vector<const ComparisonRow*> all;
  for (const auto& [section, row] : ordered) all.push_back(row);
  return all;
}

std::string comparedSection(const CellResult& cell, RateUnit unit, const Words& words) {
  return words("cell-part", {testSectionName(cell.test.section(), words), comparedUnit(cell, unit, words)});
}

Document documentOf(const Comparison& comparison, const Words& words, const std::vector<std::string>& head) {
  Document document;
  for (std::size_t i = 0; i < comparison.sides.size(); ++i)
    document.emplace_back(Paragraph{comparison.sides[i], sideLetter(i) + "  "});
  for (const std::string& sentence : head) append(document, {Gap{}, Paragraph{sentence}});
  const std::vector<const ComparisonRow*> rows = rowsBySection(comparison.rows);
  std::vector<std::string> names;
  std::vector<std::string> sections;
  for (const ComparisonRow* row : rows) {
    names.push_back(withOwnSizes(resultName(row->cell, NameStyle::WithSize, words), *row, words));
    sections.push_back(comparedSection(row->cell, RateUnit::MegabytesPerSecond, words));
  }
  document.emplace_back(Gap{});
  if (rows.empty())
    document.emplace_back(Paragraph{words("compare-nothing", {})});
  else {
    // The usual margins are told below.
    const bool ownMargins = std::ranges::any_of(
        comparison.rows, [](const ComparisonRow& row) { return row.floor.source == FloorSource::History; });
    Table table = comparisonTable(comparison, rows, names, {.margins = ownMargins}, words);
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
