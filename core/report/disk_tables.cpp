// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the disk: the file of Nbench, and the rows of profiles.
#include <fmt/format.h>

#include <algorithm>

#include "core/base/units.h"
#include "core/plan/disk_plan.h"
#include "core/report/cell_name.h"
#include "core/report/list_table.h"
#include "core/report/run_tables.h"
#include "core/report/shown_names.h"

namespace strata {

namespace {

/// How a test that went on for long came along: a line for each of some stretches, the last among them.
Document courseTable(const DiskFigures& disk, const std::string& unit, const Words& words) {
  constexpr std::size_t mostLines = 16;
  const std::size_t count = disk.stretches.size();
  const std::size_t lines = std::min(count, mostLines);
  Table table{
      {},
      {{"", {{{unit}, {}}}}, {words("column-latency", {}), {{{"p50"}, {}}, {{"p99"}, {}}, {{"max"}, {}}}}}};
  const auto microseconds = [](std::uint64_t ns) { return Number{static_cast<double>(ns) / 1e3}; };
  for (std::size_t line = 1; line <= lines; ++line) {
    const EnduranceStretch& stretch = disk.stretches[line * count / lines - 1];
    table.labels.values.emplace_back(formatSize(Bytes{stretch.bytes}));
    table.groups[0].columns[0].values.emplace_back(Number{stretch.rate});
    std::vector<Column>& latencies = table.groups[1].columns;
    latencies[0].values.emplace_back(microseconds(stretch.p50Ns));
    latencies[1].values.emplace_back(microseconds(stretch.p99Ns));
    latencies[2].values.emplace_back(microseconds(stretch.maxNs));
  }
  return {Gap{}, Paragraph{words("disk-course", {})}, std::move(table)};
}

std::string enginesText(const Cells& cells, const Words& words) {
  std::vector<std::string> engines;
  std::string text;
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    if (!measured || !measured->disk) continue;
    std::string name = words("engine-" + measured->disk->engine, {});
    if (name.empty() || std::ranges::find(engines, name) != engines.end()) continue;
    text += (text.empty() ? "" : ", ") + name;
    engines.push_back(std::move(name));
  }
  return text;
}

}  // namespace

Document diskTables(const Run& run, const Words& words, Notes& notes) {
  Cells cells = cellsOf(run, {Test::Disk});
  std::erase_if(cells, [](const CellResult* cell) { return cell->parameters.queueDepth.has_value(); });
  if (cells.empty()) return {};
  const Parameters& parameters = cells.front()->parameters;
  Document document{headingOf("heading-disk", {}, cells, words)};
  if (parameters.fileBytes && parameters.blockBytes)
    document.emplace_back(Paragraph{
        words("disk-facts", {formatSize({*parameters.fileBytes}), formatSize({*parameters.blockBytes})})});
  std::vector<std::string> labels;
  for (const CellResult* cell : cells)
    labels.push_back(cell->parameters.op ? words("op-" + *cell->parameters.op, {})
                                         : kernelWord(cell->kernel, words));
  append(document, listTable(cells, labels, words, notes, {CellColumn::Overall, CellColumn::Flush}));
  return document;
}

Document diskRowTables(const Run& run, const Words& words, Notes& notes) {
  Cells cells = cellsOf(run, {Test::Disk});
  std::erase_if(cells, [](const CellResult* cell) { return !diskRowOf(cell->parameters); });
  if (cells.empty()) return {};
  Document document{Heading{words("heading-disk", {})}};
  if (const auto& bytes = cells.front()->parameters.fileBytes)
    document.emplace_back(Paragraph{words("disk-rows-facts", {formatSize({*bytes})})});
  if (const std::string engines = enginesText(cells, words); !engines.empty())
    document.emplace_back(Paragraph{words("disk-engine", {engines}), "  "});
  Table table{{{}, {}, false}, {}};
  for (const CellResult* cell : cells) {
    notes.add(*cell);
    table.labels.values.emplace_back(kernelName(*cell, words));
  }
  ColumnGroup rates = valuesBeside("", cells, false, notes, words);
  addColumns(rates, {CellColumn::Operations, CellColumn::MedianRate, CellColumn::Flush, CellColumn::Cpu},
             cells, words);
  ColumnGroup latencies{words("column-latency", {}), {}};
  addColumns(latencies,
             {CellColumn::P50, CellColumn::P90, CellColumn::P99, CellColumn::P999, CellColumn::Longest},
             cells, words);
  table.groups.push_back(std::move(rates));
  if (!latencies.columns.empty()) table.groups.push_back(std::move(latencies));
  document.emplace_back(std::move(table));
  for (const CellResult* cell : cells)
    if (const Measured* measured = measuredOf(cell))
      if (measured->disk && !measured->disk->stretches.empty())
        append(document, courseTable(*measured->disk, unitName(cell->unit, words), words));
  return document;
}

}  // namespace strata
