// SPDX-License-Identifier: GPL-3.0-or-later
// The tables that set cells of one run beside each other: by their number of threads, by their pages.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "core/base/units.h"
#include "core/report/cell_columns.h"
#include "core/report/number_text.h"
#include "core/report/run_tables.h"
#include "core/report/shown_names.h"
#include "core/report/word_ids.h"
#include "core/stats/pages_comparison.h"
#include "core/stats/scaling.h"

namespace strata {

namespace {

using Curves = std::vector<const ScalingCurve*>;

const CellResult& firstOf(const ScalingCurve& curve) {
  return *curve.points.front().cell;
}

/// Curves that stand below one heading: of one test and region.
bool standTogether(const CellResult& one, const CellResult& other) {
  const bool processor = one.unit == "MOPs/s" && other.unit == "MOPs/s";
  return processor || (one.test == other.test && one.parameters.regionBytes == other.parameters.regionBytes &&
                       one.parameters.pages == other.parameters.pages);
}

std::vector<Curves> blocksOf(const std::vector<ScalingCurve>& curves) {
  std::vector<Curves> blocks;
  for (const ScalingCurve& curve : curves) {
    if (blocks.empty() || !standTogether(firstOf(*blocks.back().front()), firstOf(curve)))
      blocks.emplace_back();
    blocks.back().push_back(&curve);
  }
  return blocks;
}

std::string scalingHeading(const CellResult& cell, const Words& words) {
  if (cell.unit == "MOPs/s") return words("scaling-processor", {cell.unit});
  const std::string test = testName(cell.test, words);
  const std::string unit = unitName(cell.unit, words);
  if (!cell.parameters.regionBytes) return words("scaling-test", {test, unit});
  const std::string size = formatSize({*cell.parameters.regionBytes});
  const std::string pages = cell.parameters.pages.value_or("default");
  if (pages == "default") return words("scaling-region", {test, size, unit});
  return words("scaling-region-pages", {test, size, unit, words(wordId(pagesIds, pages), {})});
}

/// What a move of memory differs in from others of its region; empty for other cells.
std::string moveName(const CellResult& cell, const Words& words) {
  const Parameters& parameters = cell.parameters;
  if (cell.test != Test::Memory || !parameters.widthBytes || !parameters.pattern) return {};
  return words("row-width-pattern", {fmt::format("{}", *parameters.widthBytes),
                                     words(wordId(patternIds, *parameters.pattern), {})});
}

/// A name of the cell that is as short as a column's heading must be.
std::string columnName(const CellResult& cell, const Words& words) {
  if (std::string move = moveName(cell, words); !move.empty()) return move;
  if (cell.test == Test::Disk && cell.parameters.op)
    return words(wordId(operationIds, *cell.parameters.op), {});
  if (cell.unit == "MOPs/s") return testName(cell.test, words);
  return cell.kernel;
}

std::set<std::int64_t> countsOf(const Curves& curves) {
  std::set<std::int64_t> counts;
  for (const ScalingCurve* curve : curves)
    for (const ScalingPoint& point : curve->points) counts.insert(point.threads);
  return counts;
}

ColumnGroup scalingGroup(const ScalingCurve& curve, const std::set<std::int64_t>& counts, const Words& words,
                         Notes& notes) {
  Column sum{{words("column-sum", {})}, {}, true, 7};
  Column mark{{""}, {}, false};
  Column each{{words("column-each", {})}, {}, true, 7};
  Column share{{words("column-share", {})}, {}, true, 5};
  Column grade{{words("column-verdict", {})}, {}, false, 9};
  for (const std::int64_t count : counts) {
    const auto at = std::ranges::find(curve.points, count, &ScalingPoint::threads);
    const ScalingPoint* point = at == curve.points.end() ? nullptr : &*at;
    const bool best = point && curve.best == static_cast<std::size_t>(at - curve.points.begin());
    sum.values.push_back(point && point->measured ? TableValue(Number{point->measured->value})
                                                  : TableValue(Missing{}));
    mark.values.emplace_back(best ? words("mark-best", {}) : std::string());
    each.values.push_back(point ? numberOr(point->perThread) : TableValue(Missing{}));
    share.values.push_back(point && point->efficiency ? TableValue(Percent{100 * *point->efficiency})
                                                      : TableValue(Missing{}));
    if (point) notes.add(*point->cell);
    grade.values.push_back(point ? TableValue(gradeOf(*point->cell, notes, words)) : TableValue());
  }
  return {columnName(firstOf(curve), words),
          {std::move(sum), std::move(mark), std::move(each), std::move(share), std::move(grade)}};
}

using PageRows = std::vector<const PagesRow*>;

const CellResult* cellOf(const PagesRow& row) {
  return *std::ranges::find_if(row.cells, [](const CellResult* cell) { return cell != nullptr; });
}

std::string pageRowName(const CellResult& cell, const Words& words) {
  if (std::string move = moveName(cell, words); !move.empty()) return move;
  if (cell.test == Test::Latency && cell.parameters.blockBytes)
    return cell.kernel + ", " + words("walk-local", {});
  return cell.kernel;
}

/// The worst grade of the row, a cell without a result worse than any, with the notes of all of its cells.
Marked pageRowGrade(const PagesRow& row, const Words& words, Notes& notes) {
  const auto badness = [](const CellResult* cell) {
    const Measured* measured = measuredOf(cell);
    return measured ? static_cast<int>(measured->verdict.grade) : static_cast<int>(Grade::Poor) + 1;
  };
  Cells cells = row.cells;
  std::erase(cells, nullptr);
  for (const CellResult* cell : cells) notes.add(*cell);
  Marked grade = gradeOf(**std::ranges::max_element(cells, {}, badness), notes, words);
  grade.notes = notes.numbersOf(cells);
  return grade;
}

std::string signedPercent(double percent) {
  const std::string text = percentText(std::abs(percent));
  return text == "0.0 %" ? text : (percent < 0 ? "-" : "+") + text;
}

ColumnGroup pagesGroup(const PagesComparison& comparison, std::size_t kind, const PageRows& rows,
                       const Words& words) {
  const CellResult& any = *cellOf(*rows.front());
  Column value{{unitName(any.unit, words)}, {}, true, 5};
  Column obtained{{words("column-obtained", {})}, {}, false};
  Column better{{words(any.higherIsBetter ? "column-gain" : "column-saving", {})}, {}, true, 6};
  for (const PagesRow* row : rows) {
    const CellResult* base = row->cells.front();
    const CellResult* cell = row->cells[kind];
    const Measured* measured = measuredOf(cell);
    value.values.push_back(valueOf(cell));
    obtained.values.push_back(measured ? TableValue(obtainedPagesText(measured->pagesObtained, words))
                                       : TableValue());
    const auto percent = base && cell ? betterPercent(*base, *cell) : std::nullopt;
    const bool alike = base && cell && haveSamePages(*base, *cell);
    better.values.push_back(percent ? TableValue(signedPercent(*percent))
                            : alike ? TableValue(words("pages-alike", {}))
                                    : TableValue(Missing{}));
  }
  ColumnGroup group{words(wordId(pagesIds, comparison.kinds[kind]), {}),
                    {std::move(value), std::move(obtained)}};
  if (kind > 0) group.columns.push_back(std::move(better));
  return group;
}

/// The table of one test, whose figures have one unit; the smallest regions come first.
Table pagesTable(const PagesComparison& comparison, PageRows rows, const Words& words, Notes& notes) {
  std::ranges::stable_sort(
      rows, {}, [](const PagesRow* row) { return cellOf(*row)->parameters.regionBytes.value_or(0); });
  std::set<std::int64_t> threads;
  for (const PagesRow* row : rows) threads.insert(cellOf(*row)->parameters.threads.value_or(1));
  Table table{{{words("column-region", {})}, {}, false}, {}};
  // One label, which each block of a table that is too wide repeats.
  for (const PagesRow* row : rows) {
    const CellResult& cell = *cellOf(*row);
    const Bytes region{cell.parameters.regionBytes.value_or(0)};
    std::string label = fmt::format("{:>8}  {}", formatSize(region), pageRowName(cell, words));
    if (threads.size() > 1)
      label += "  " + words("count-threads", {fmt::format("{}", cell.parameters.threads.value_or(1))});
    table.labels.values.emplace_back(std::move(label));
  }
  for (std::size_t kind = 0; kind < comparison.kinds.size(); ++kind)
    table.groups.push_back(pagesGroup(comparison, kind, rows, words));
  Column grade{{words("column-verdict", {})}, {}, false};
  for (const PagesRow* row : rows) grade.values.emplace_back(pageRowGrade(*row, words, notes));
  table.groups.push_back({"", {std::move(grade)}});
  return table;
}

}  // namespace

Run withoutScaled(const Run& run) {
  std::set<const CellResult*> scaled;
  for (const ScalingCurve& curve : scalingCurves(run.results))
    for (const ScalingPoint& point : curve.points) scaled.insert(point.cell);
  Run rest = run;
  rest.results.clear();
  for (const CellResult& cell : run.results)
    if (!scaled.contains(&cell)) rest.results.push_back(cell);
  return rest;
}

Document scalingTables(const Run& run, const Words& words, Notes& notes) {
  const std::vector<ScalingCurve> curves = scalingCurves(run.results);
  if (curves.empty()) return {};
  Document document{Heading{words("heading-scaling", {})}, Paragraph{words("reading-scaling", {})}};
  for (const Curves& block : blocksOf(curves)) {
    const std::set<std::int64_t> counts = countsOf(block);
    Table table{{{words("column-threads", {})}, {}}, {}};
    for (const std::int64_t count : counts) table.labels.values.emplace_back(fmt::format("{}", count));
    for (const ScalingCurve* curve : block)
      table.groups.push_back(scalingGroup(*curve, counts, words, notes));
    append(document, {Gap{}, Paragraph{scalingHeading(firstOf(*block.front()), words)}, std::move(table)});
  }
  return document;
}

Document pagesTables(const Run& run, const Words& words, Notes& notes) {
  const auto comparison = comparePages(run.results);
  if (!comparison) return {};
  Document document{
      Heading{words("heading-pages", {})},
      Paragraph{words("reading-pages", {words(wordId(pagesIds, comparison->kinds.front()), {})})}};
  bool anyAlike = false;
  std::vector<std::pair<TestId, PageRows>> tests;
  for (const PagesRow& row : comparison->rows) {
    const TestId& test = cellOf(row)->test;
    auto at = std::ranges::find(tests, test, &std::pair<TestId, PageRows>::first);
    if (at == tests.end()) at = tests.insert(at, {test, {}});
    at->second.push_back(&row);
    for (const CellResult* cell : row.cells)
      anyAlike = anyAlike || (cell && row.cells.front() && cell != row.cells.front() &&
                              haveSamePages(*row.cells.front(), *cell));
  }
  if (anyAlike) document.emplace_back(Paragraph{words("reading-pages-alike", {words("pages-alike", {})})});
  for (const auto& [test, rows] : tests)
    append(document, {Gap{}, Paragraph{testName(test, words)}, pagesTable(*comparison, rows, words, notes)});
  return document;
}

}  // namespace strata
