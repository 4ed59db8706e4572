// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text_pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

#include "core/report/number_text.h"
#include "core/report/text_layout.h"
#include "core/report/text_row.h"
#include "core/stats/pages_comparison.h"

namespace strata {

namespace {

using Rows = std::vector<const PagesRow*>;

const CellResult* cellOf(const PagesRow& row) {
  return *std::ranges::find_if(row.cells, [](const CellResult* cell) { return cell != nullptr; });
}

std::string rowName(const CellResult& cell, const Words& words) {
  const Parameters& parameters = cell.parameters;
  if (cell.test == Test::Memory && parameters.widthBytes && parameters.pattern)
    return words("row-width-pattern",
                 {fmt::format("{}", *parameters.widthBytes), words("pattern-" + *parameters.pattern, {})});
  if (cell.test == Test::Latency && parameters.blockBytes)
    return cell.kernel + ", " + words("walk-local", {});
  return cell.kernel;
}

/// The worst grade of the row, with the notes of all of its cells.
std::string verdictText(const PagesRow& row, const Words& words, Notes& notes) {
  const CellResult* worst = nullptr;
  const auto badness = [](const CellResult& cell) {
    const auto* measured = std::get_if<Measured>(&cell.outcome);
    return measured ? static_cast<int>(measured->verdict.grade) : static_cast<int>(Grade::Poor) + 1;
  };
  std::vector<const CellResult*> cells;
  for (const CellResult* cell : row.cells) {
    if (!cell) continue;
    cells.push_back(cell);
    notes.add(*cell);
    if (!worst || badness(*cell) > badness(*worst)) worst = cell;
  }
  std::string text = gradeMark(*worst, words);
  if (const std::string numbers = notes.numbersOf(cells); !numbers.empty()) text += ' ' + numbers;
  return text;
}

std::string signedPercent(double percent) {
  const std::string text = percentText(std::abs(percent));
  return text == "0.0 %" ? text : (percent < 0 ? "-" : "+") + text;
}

ColumnGroup groupOf(const PagesComparison& comparison, std::size_t kind, const Rows& rows,
                    const Words& words) {
  const CellResult& any = *cellOf(*rows.front());
  TextColumn figure{{any.unit}, {}, true, 5};
  TextColumn obtained{{words("column-obtained", {})}, {}, false, 0};
  TextColumn better{{words(any.higherIsBetter ? "column-gain" : "column-saving", {})}, {}, true, 6};
  for (const PagesRow* row : rows) {
    const CellResult* base = row->cells.front();
    const CellResult* cell = row->cells[kind];
    const auto* measured = cell ? std::get_if<Measured>(&cell->outcome) : nullptr;
    figure.cells.push_back(measured ? threeDigits(measured->value) : "-");
    obtained.cells.push_back(measured ? obtainedPagesText(measured->pagesObtained, words) : std::string());
    const auto percent = base && cell ? betterPercent(*base, *cell) : std::nullopt;
    const bool alike = base && cell && haveSamePages(*base, *cell);
    better.cells.push_back(percent ? signedPercent(*percent) : alike ? words("pages-alike", {}) : "-");
  }
  ColumnGroup group{words("pages-" + comparison.kinds[kind], {}), {std::move(figure), std::move(obtained)}};
  if (kind > 0) group.columns.push_back(std::move(better));
  return group;
}

/// Of one test, whose figures have one unit; the smallest regions first.
std::string tableOf(const PagesComparison& comparison, Rows rows, const Words& words, Notes& notes) {
  std::ranges::stable_sort(
      rows, {}, [](const PagesRow* row) { return cellOf(*row)->parameters.regionBytes.value_or(0); });
  std::set<std::int64_t> threads;
  for (const PagesRow* row : rows) threads.insert(cellOf(*row)->parameters.threads.value_or(1));
  TextTable table;
  table.labels.headings = {words("column-region", {})};
  table.labels.rightAligned = false;
  // One label, which each block of a table that is too wide repeats.
  for (const PagesRow* row : rows) {
    const CellResult& cell = *cellOf(*row);
    const Bytes region{cell.parameters.regionBytes.value_or(0)};
    std::string label = fmt::format("{:>8}  {}", formatSize(region), rowName(cell, words));
    if (threads.size() > 1)
      label += "  " + words("pages-threads", {fmt::format("{}", cell.parameters.threads.value_or(1))});
    table.labels.cells.push_back(std::move(label));
  }
  for (std::size_t kind = 0; kind < comparison.kinds.size(); ++kind)
    table.groups.push_back(groupOf(comparison, kind, rows, words));
  TextColumn verdict{{words("column-verdict", {})}, {}, false, 0};
  for (const PagesRow* row : rows) verdict.cells.push_back(verdictText(*row, words, notes));
  table.groups.push_back({"", {std::move(verdict)}});
  return render(table);
}

}  // namespace

std::string obtainedPagesText(const std::string& obtained, const Words& words) {
  constexpr std::string_view ending = " explicit";
  if (!obtained.ends_with(ending)) return obtained;
  return words("obtained-explicit", {obtained.substr(0, obtained.size() - ending.size())});
}

std::string pagesTables(const Run& run, const Words& words, Notes& notes) {
  const auto comparison = comparePages(run.results);
  if (!comparison) return {};
  std::string text = words("heading-pages", {}) + '\n' +
                     wrapped("", words("reading-pages", {words("pages-" + comparison->kinds.front(), {})}));
  bool anyAlike = false;
  std::vector<std::pair<TestId, Rows>> tests;
  for (const PagesRow& row : comparison->rows) {
    const TestId& test = cellOf(row)->test;
    auto at = std::ranges::find(tests, test, &std::pair<TestId, Rows>::first);
    if (at == tests.end()) at = tests.insert(at, {test, {}});
    at->second.push_back(&row);
    for (const CellResult* cell : row.cells)
      anyAlike = anyAlike || (cell && row.cells.front() && cell != row.cells.front() &&
                              haveSamePages(*row.cells.front(), *cell));
  }
  if (anyAlike) text += wrapped("", words("reading-pages-alike", {words("pages-alike", {})}));
  for (const auto& [test, rows] : tests)
    text += '\n' + wrapped("", words("test-" + test.text(), {})) + tableOf(*comparison, rows, words, notes);
  return text;
}

}  // namespace strata
