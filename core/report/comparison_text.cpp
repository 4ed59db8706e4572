// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/comparison_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "core/base/plain_text.h"
#include "core/report/cell_name.h"
#include "core/report/comparison_names.h"
#include "core/report/number_text.h"
#include "core/report/text_layout.h"

namespace strata {

namespace {

/// With the numbers of the notes on what is unlike.
std::string notedFinding(const Difference& difference, const std::vector<Unlike>& unlike,
                         const Words& words) {
  std::string text = findingText(difference, words);
  for (std::size_t i = 0; i < unlike.size(); ++i)
    text += fmt::format("{}{}", i == 0 ? " " : ",", static_cast<int>(unlike[i]) + 1);
  return text;
}

/// What the numbers mean, as far as they occur.
std::string unlikeNotes(const Comparison& comparison, const Words& words) {
  std::set<Unlike> seen;
  for (const ComparisonRow& row : comparison.rows)
    for (const std::vector<Unlike>& unlike : row.unlike) seen.insert(unlike.begin(), unlike.end());
  std::string text;
  for (const Unlike one : seen)
    text += wrapped(fmt::format("{:4}  ", static_cast<int>(one) + 1),
                    words(fmt::format("unlike-{}", unlikeName(one)), {}));
  return text.empty() ? text : '\n' + text;
}

std::string unmatchedText(const Comparison& comparison, const Words& words) {
  if (comparison.unmatched.empty()) return {};
  std::string text = '\n' + wrapped("", words("compare-unmatched", {}));
  for (const std::string& line : unmatchedTexts(comparison, words)) text += "  " + line + '\n';
  if (hasNearCells(comparison)) text += wrapped("  ≈ ", words("compare-near", {}));
  return text;
}

}  // namespace

std::string comparisonTable(const Comparison& comparison, const Words& words) {
  std::string text;
  for (std::size_t i = 0; i < comparison.sides.size(); ++i)
    text += wrapped(sideLetter(i) + "  ", comparison.sides[i]);
  TextTable table;
  table.labels.headings = {words("compare-cell", {})};
  table.labels.rightAligned = false;
  for (const ComparisonRow& row : comparison.rows)
    table.labels.cells.push_back(fmt::format("{}, {}", cellIdText(row.cell, words), row.cell.unit));
  // The usual ones are told below.
  const bool ownMargins = std::ranges::any_of(
      comparison.rows, [](const ComparisonRow& row) { return row.floor.source == FloorSource::History; });
  for (std::size_t i = 0; i < comparison.sides.size(); ++i) {
    ColumnGroup group{sideLetter(i), {{{words("compare-figure", {})}, {}, true, 6}}};
    for (const ComparisonRow& row : comparison.rows)
      group.columns[0].cells.push_back(threeDigits(*row.sides[i].centre));
    if (i > 0) {
      group.columns.push_back({{words("compare-percent", {sideLetter(0)})}, {}, true, 6});
      group.columns.push_back({{words("compare-range", {})}, {}, true, 6});
      group.columns.push_back({{words("compare-finding", {})}, {}, false, 6});
      if (ownMargins) group.columns.push_back({{words("compare-margin", {})}, {}, true, 6});
      for (const ComparisonRow& row : comparison.rows) {
        const Difference& difference = row.differences[i - 1];
        group.columns[1].cells.push_back(signedPercent(difference.ratio));
        group.columns[2].cells.push_back(differenceRange(difference, words));
        group.columns[3].cells.push_back(notedFinding(difference, row.unlike[i - 1], words));
        if (ownMargins) group.columns[4].cells.push_back(marginText(difference, row.floor, words));
      }
    }
    table.groups.push_back(std::move(group));
  }
  if (comparison.rows.empty())
    text += '\n' + wrapped("", words("compare-nothing", {}));
  else
    text += '\n' + render(table);
  text += unlikeNotes(comparison, words) + unmatchedText(comparison, words) + '\n' +
          wrapped("", words(comparison.byTurns ? "compare-reading-pairs" : "compare-reading", {})) +
          wrapped("", words("compare-margins", {}));
  return withoutControls(text);
}

}  // namespace strata
