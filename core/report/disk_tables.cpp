// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the disk: the file of Nbench, and the rows of profiles.
#include <fmt/format.h>

#include <algorithm>

#include "core/base/units.h"
#include "core/model/kernel_id.h"
#include "core/plan/disk_plan.h"
#include "core/report/cell_name.h"
#include "core/report/list_table.h"
#include "core/report/run_tables.h"
#include "core/report/shown_names.h"
#include "core/report/word_ids.h"
#include "core/stats/enough_requests.h"

namespace strata {

namespace {

/// Whether each stretch has the requests that its p99 needs.
bool hasP99(const std::vector<EnduranceStretch>& stretches, std::uint64_t block) {
  std::uint64_t before = 0;
  for (const EnduranceStretch& stretch : stretches) {
    if (block > 0 && (stretch.bytes - before) / block < requestsFor(0.99)) return false;
    before = stretch.bytes;
  }
  return true;
}

/// How a test that went on for long came along: a line for each of some stretches, the last among them.
Document courseTable(const DiskFigures& disk, std::uint64_t block, const std::string& unit,
                     const Words& words) {
  constexpr std::size_t mostLines = 16;
  const std::size_t count = disk.stretches.size();
  const std::size_t lines = std::min(count, mostLines);
  const bool withP99 = hasP99(disk.stretches, block);
  Table table{{}, {{"", {{{unit}, {}}}}, {words("column-latency", {}), {{{"p50"}, {}}}}}};
  if (withP99) table.groups[1].columns.push_back({{"p99"}, {}});
  table.groups[1].columns.push_back({{"max"}, {}});
  const auto microseconds = [](std::uint64_t ns) { return Number{static_cast<double>(ns) / 1e3}; };
  for (std::size_t line = 1; line <= lines; ++line) {
    const EnduranceStretch& stretch = disk.stretches[line * count / lines - 1];
    table.labels.values.emplace_back(formatSize(Bytes{stretch.bytes}));
    table.groups[0].columns[0].values.emplace_back(Number{stretch.rate});
    std::vector<Column>& latencies = table.groups[1].columns;
    latencies.front().values.emplace_back(microseconds(stretch.p50Ns));
    if (withP99) latencies[1].values.emplace_back(microseconds(stretch.p99Ns));
    latencies.back().values.emplace_back(microseconds(stretch.maxNs));
  }
  return {Gap{}, Paragraph{words("disk-course", {})}, std::move(table)};
}

/// Whether p99.9, the percentile of the table that needs the most requests, is missing.
bool leavesOutAPercentile(const CellResult* cell) {
  const Measured* measured = measuredOf(cell);
  return measured && measured->disk && !measured->disk->latency.empty() && hasTooFewFor(0.999, *measured);
}

std::string enginesText(const Cells& cells, const Words& words) {
  std::vector<std::string> engines;
  std::string text;
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    if (!measured || !measured->disk) continue;
    std::string name = words(wordId(diskEngineIds, measured->disk->engine), {});
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
    labels.push_back(cell->parameters.op ? words(wordId(operationIds, *cell->parameters.op), {})
                                         : kernelWord(cell->kernel, words));
  append(document, listTable(cells, labels, words, notes, {CellColumn::Overall, CellColumn::Flush}));
  return document;
}

Document diskRowTables(const Run& run, const Words& words, Notes& notes) {
  Cells cells = cellsOf(run, {Test::Disk});
  std::erase_if(cells, [](const CellResult* cell) { return !diskRowOf(cell->parameters); });
  if (cells.empty()) return {};
  const bool commits = std::ranges::all_of(cells, [](const CellResult* cell) { return isCommit(*cell); });
  Document document{Heading{words("heading-disk", {})}};
  if (const auto& bytes = cells.front()->parameters.fileBytes)
    document.emplace_back(
        Paragraph{words(commits ? "disk-commit-facts" : "disk-rows-facts", {formatSize({*bytes})})});
  if (const std::string engines = enginesText(cells, words); !engines.empty())
    document.emplace_back(Paragraph{words("disk-engine", {engines}), "  "});
  Table table{{{}, {}, false}, {}};
  for (const CellResult* cell : cells) {
    notes.add(*cell);
    table.labels.values.emplace_back(kernelName(*cell, words));
  }
  ColumnGroup rates = valuesBeside("", cells, false, notes, words);
  // Commits are operations themselves.
  if (!commits) addColumns(rates, {CellColumn::Operations}, cells, words);
  addColumns(rates, {CellColumn::MedianRate, CellColumn::Flush, CellColumn::Cpu}, cells, words);
  ColumnGroup latencies{words("column-latency", {}), {}};
  addColumns(latencies,
             {CellColumn::P50, CellColumn::P90, CellColumn::P99, CellColumn::P999, CellColumn::Longest},
             cells, words);
  table.groups.push_back(std::move(rates));
  if (!latencies.columns.empty()) table.groups.push_back(std::move(latencies));
  document.emplace_back(std::move(table));
  if (std::ranges::any_of(cells, leavesOutAPercentile))
    document.emplace_back(Paragraph{words("percentile-needs", {}), "  "});
  for (const CellResult* cell : cells)
    if (const Measured* measured = measuredOf(cell))
      if (measured->disk && !measured->disk->stretches.empty())
        append(document, courseTable(*measured->disk, cell->parameters.blockBytes.value_or(0),
                                     unitName(cell->unit, words), words));
  return document;
}

}  // namespace strata
