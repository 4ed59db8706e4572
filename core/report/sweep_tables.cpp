// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of bandwidth, latency and library: a row a region, since there may be hundreds of them.
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "core/base/units.h"
#include "core/model/kernel_id.h"
#include "core/model/memory_levels.h"
#include "core/report/cell_columns.h"
#include "core/report/list_table.h"
#include "core/report/number_text.h"
#include "core/report/run_tables.h"
#include "core/report/shown_names.h"
#include "core/stats/sweep_curve.h"

namespace strata {

namespace {

using Rows = std::map<std::uint64_t, Cells>;  ///< by region

TableValue regionOf(const CellResult& cell) {
  return formatSize({cell.parameters.regionBytes.value_or(0)});
}

template <typename IsIt>
Cells inRows(const Rows& rows, IsIt isIt) {
  Cells column;
  for (const auto& [region, cells] : rows) {
    const auto found = std::ranges::find_if(cells, isIt);
    column.push_back(found == cells.end() ? nullptr : *found);
  }
  return column;
}

Column columnOf(std::string heading, const Cells& cells, std::size_t leastWidth) {
  Column column{{std::move(heading)}, {}, true, leastWidth};
  for (const CellResult* cell : cells) column.values.push_back(valueOf(cell));
  return column;
}

Column regionColumn(const Rows& rows, std::string_view headingId, const Words& words) {
  Column column{{words(headingId, {})}, {}};
  for (const auto& [region, cells] : rows) column.values.push_back(regionOf(*cells.front()));
  return column;
}

/// "L2", "memory": the level that the buffers of a row show. Nothing between two levels, or where the caches
/// are not known.
Column levelColumn(const Rows& rows, const Machine& machine, const Words& words) {
  Column column{{words("column-level", {})}, {}, false};
  for (const auto& [region, cells] : rows) {
    const Parameters& parameters = cells.front()->parameters;
    const auto threads = static_cast<int>(parameters.threads.value_or(1));
    const auto level =
        machine.caches.empty() ? std::nullopt : levelShownBy(footprintOf(parameters), machine, threads);
    TableValue& shown = column.values.emplace_back();
    if (!level) continue;
    shown = level->level == levelOfMemory ? words("level-memory", {}) : fmt::format("L{}", level->level);
  }
  return column;
}

Column worstGrades(const Rows& rows, const Words& words, Notes& notes) {
  Column column{{words("column-verdict", {})}, {}, false};
  for (const auto& [region, cells] : rows) column.values.push_back(worstGrade(cells, notes, words));
  return column;
}

/// The share of its limit that the widest loop with a limit reaches.
TableValue limitOfRow(const Cells& cells) {
  TableValue limit;
  for (const CellResult* cell : cells)
    if (const Measured* measured = measuredOf(cell))
      if (const auto share = shareOfLimitPercent(*measured)) limit = Percent{*share};
  return limit;
}

/// A table with rows by region and columns by width. If cells differ in neither, the last counts.
Document loopTable(const std::string& loop, const Cells& cells, const Machine& machine, const Words& words,
                   Notes& notes) {
  Rows rows;
  std::set<std::int64_t> widths;
  for (const CellResult* cell : cells) {
    rows[cell->parameters.regionBytes.value_or(0)].push_back(cell);
    widths.insert(cell->parameters.widthBytes.value_or(0));
  }
  ColumnGroup group{"", {levelColumn(rows, machine, words)}};
  const bool isOneWidth = widths.size() == 1;
  for (const std::int64_t width : widths) {
    Cells column;
    for (const auto& [region, row] : rows) {
      column.push_back(nullptr);
      for (const CellResult* cell : row)
        if (cell->parameters.widthBytes.value_or(0) == width) column.back() = cell;
    }
    group.columns.push_back(
        columnOf(isOneWidth ? unitName(cells.front()->unit, words) : fmt::format("{} B", width), column, 6));
    // There is no room for the interval of each of several widths.
    if (isOneWidth) addColumns(group, {CellColumn::Interval}, column, words);
  }
  Column limit{{words("column-limit", {})}, {}};
  bool anyLimit = false;
  for (const auto& [region, row] : rows) {
    limit.values.push_back(limitOfRow(row));
    anyLimit = anyLimit || !std::holds_alternative<std::monostate>(limit.values.back());
  }
  if (anyLimit) group.columns.push_back(std::move(limit));
  group.columns.push_back(worstGrades(rows, words, notes));
  const std::string range = isOneWidth ? fmt::format("{}", *widths.begin())
                                       : fmt::format("{}- to {}", *widths.begin(), *widths.rbegin());
  return {Gap{}, Paragraph{words(loop, {range})},
          Table{regionColumn(rows, "column-region", words), {std::move(group)}}};
}

/// One core beside all of them, at the best of each.
Document oneBesideAll(const Cells& cells, const Words& words) {
  double one = 0;
  double all = 0;
  std::int64_t threads = 1;
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    if (!measured || !measured->oneThread || cell->parameters.op != "read") continue;
    one = std::max(one, *measured->oneThread);
    all = std::max(all, measured->value);
    threads = std::max(threads, cell->parameters.threads.value_or(1));
  }
  if (threads == 1) return {};
  return {Paragraph{
      words("reading-one-beside-all", {threeDigits(one), threeDigits(all), fmt::format("{}", threads)})}};
}

/// The figures of one walk, a cell a row.
ColumnGroup walkGroup(const std::string& heading, const Cells& cells, const Notes& notes,
                      const Words& words) {
  ColumnGroup group{heading, {}};
  const auto add = [&](const std::string& name, auto valueOf) {
    Column column{{name}, {}, true, 5};
    for (const CellResult* cell : cells) {
      const Measured* measured = measuredOf(cell);
      column.values.push_back(measured ? valueOf(*measured) : Missing{});
    }
    group.columns.push_back(std::move(column));
  };
  add("ns", [](const Measured& measured) -> TableValue { return Number{measured.value}; });
  addColumns(group, {CellColumn::Interval}, cells, words);
  add(words("column-cycles", {}), [](const Measured& measured) -> TableValue {
    if (!measured.clockGhz) return Missing{};
    return Number{measured.value * *measured.clockGhz};
  });
  add(words("column-median", {}), [](const Measured& measured) { return numberOr(measured.median); });
  add(words("column-deviation", {}), [](const Measured& measured) { return numberOr(measured.mad); });
  add(words("column-count", {}),
      [](const Measured& measured) -> TableValue { return fmt::format("{}", measured.cleanCount); });
  group.columns.push_back(gradeColumn(cells, notes, words));
  return group;
}

}  // namespace

Document bandwidthTables(const Run& run, const Words& words, Notes& notes) {
  const Cells cells = cellsOf(run, {Test::Bandwidth});
  if (cells.empty()) return {};
  Document document{
      headingOf("heading-bandwidth", {unitName(cells.front()->unit, words)}, cells, words),
      Paragraph{words(cells.front()->parameters.count ? "reading-traffic" : "reading-payload", {})}};
  if (std::ranges::any_of(cells, [](const CellResult* cell) { return cell->parameters.op == "triad"; }))
    document.emplace_back(
        Paragraph{words(cells.front()->parameters.count ? "reading-triad-stream" : "reading-triad", {})});
  append(document, oneBesideAll(cells, words));
  append(document, basisOf(cells, words));
  for (const auto& [loop, ofLoop] : groupedByLoop(cells))
    append(document, loopTable(loop, ofLoop, run.machine, words, notes));
  return document;
}

Document latencyTables(const Run& run, const Words& words, Notes& notes) {
  Rows rows;
  std::set<std::int64_t> chains;
  const Cells measured = cellsOf(run, {Test::Latency});
  for (const CellResult* cell : measured) {
    rows[cell->parameters.regionBytes.value_or(0)].push_back(cell);
    if (cell->parameters.chains.value_or(1) > 1) chains.insert(*cell->parameters.chains);
  }
  if (rows.empty()) return {};
  const auto pick = [&](std::int64_t count, bool local) {
    return inRows(rows, [=](const CellResult* cell) {
      return cell->parameters.chains.value_or(1) == count && cell->parameters.blockBytes.has_value() == local;
    });
  };
  for (const auto& [region, cells] : rows)
    for (const CellResult* cell : cells) notes.add(*cell);
  Table table{regionColumn(rows, "column-region", words), {}};
  for (const auto& [walk, local] : {std::pair("walk-local", true), std::pair("walk-whole", false)})
    if (const Cells ofWalk = pick(1, local); std::ranges::any_of(ofWalk, std::identity{}))
      table.groups.push_back(walkGroup(words(walk, {}), ofWalk, notes, words));
  for (ColumnGroup& group : table.groups)
    group.columns.insert(group.columns.begin(), levelColumn(rows, run.machine, words));
  ColumnGroup parallel{words("walk-chains", {}), {}};
  Rows ofParallel;
  for (const auto& [region, cells] : rows) {
    // A region without any has its row too.
    Cells& ofSeveralChains = ofParallel[region];
    std::ranges::copy_if(cells, std::back_inserter(ofSeveralChains),
                         [](const CellResult* cell) { return cell->parameters.chains.value_or(1) > 1; });
  }
  for (const std::int64_t count : chains)
    parallel.columns.push_back(columnOf(fmt::format("{}", count), pick(count, false), 5));
  if (!parallel.columns.empty()) {
    parallel.columns.push_back(worstGrades(ofParallel, words, notes));
    table.groups.push_back(std::move(parallel));
  }
  Document document{Heading{words("heading-latency", {})}, Paragraph{words("reading-latency", {})}};
  append(document, basisOf(measured, words));
  document.emplace_back(std::move(table));
  return document;
}

Document libraryTables(const Run& run, const Words& words, Notes& notes) {
  const Cells all = cellsOf(run, {Test::Library});
  if (all.empty()) return {};
  Rows rows;
  std::vector<std::string> functions;
  std::int64_t threads = 1;
  for (const CellResult* cell : all) {
    rows[cell->parameters.regionBytes.value_or(0)].push_back(cell);
    if (std::ranges::find(functions, cell->kernel) == functions.end()) functions.push_back(cell->kernel);
    threads = std::max(threads, cell->parameters.threads.value_or(1));
  }
  const auto tableOf = [&](auto valueOf) {
    Table table{regionColumn(rows, "column-call-size", words), {{}}};
    for (const std::string& function : functions) {
      Column column{{std::string(kernelIdOf(function).form)}, {}, true, 7};
      for (const CellResult* cell :
           inRows(rows, [&](const CellResult* one) { return one->kernel == function; }))
        column.values.push_back(measuredOf(cell) ? valueOf(*cell, *measuredOf(cell)) : Missing{});
      table.groups.front().columns.push_back(std::move(column));
    }
    return table;
  };
  Document document{headingOf("heading-library", {unitName(all.back()->unit, words)}, all, words)};
  if (!run.machine.cLibrary.empty())
    document.emplace_back(Paragraph{words("library-version", {run.machine.cLibrary})});
  document.emplace_back(Paragraph{words("reading-library", {})});
  Table rates = tableOf(
      [](const CellResult&, const Measured& measured) -> TableValue { return Number{measured.value}; });
  rates.groups.front().columns.push_back(worstGrades(rows, words, notes));
  document.emplace_back(std::move(rates));
  append(document, {Gap{}, Paragraph{words("library-calls", {})}});
  document.emplace_back(tableOf([&](const CellResult& cell, const Measured& measured) -> TableValue {
    // A rate of 1 MB/s is a byte a microsecond; of several threads it is their sum.
    if (measured.value <= 0) return Missing{};
    const auto size = static_cast<double>(cell.parameters.regionBytes.value_or(0));
    return Number{1e3 * size * static_cast<double>(threads) / measured.value};
  }));
  return document;
}

Document levelTable(const Run& run, const Words& words, Notes&) {
  const auto inferred = inferLevels(cellsOf(run));
  if (!inferred) return {};
  Document document{Heading{words("heading-levels", {})}, Paragraph{words("reading-levels", {})}};
  if (inferred->caches.empty()) {
    document.emplace_back(Paragraph{words("levels-none", {})});
    return document;
  }
  Table table{{{words("column-level", {})}, {}}, {}};
  Column size{{words("column-size", {})}, {}};
  Column latency{{"ns"}, {}, true, 5};
  Column rate{{words("column-reads", {})}, {}};
  bool anyRate = false;
  const auto add = [&](const std::string& name, const std::string& sizeText, double ns,
                       std::optional<double> mbs) {
    table.labels.values.emplace_back(name);
    size.values.emplace_back(sizeText);
    latency.values.emplace_back(Number{ns});
    rate.values.push_back(numberOr(mbs));
    anyRate = anyRate || mbs;
  };
  int number = 0;
  for (const InferredLevel& level : inferred->caches)
    add(fmt::format("{}", ++number), formatSize(level.size), level.latencyNs, level.bandwidthMbs);
  if (inferred->memory)
    add(words("level-memory", {}), {}, inferred->memory->latencyNs, inferred->memory->bandwidthMbs);
  table.groups.push_back({"", {std::move(size), std::move(latency)}});
  if (anyRate) table.groups.front().columns.push_back(std::move(rate));
  document.emplace_back(std::move(table));
  for (const Reason& reason : levelMismatches(*inferred, run.machine.caches))
    document.emplace_back(Paragraph{sentenceOf(reason, words)});
  return document;
}

}  // namespace strata
