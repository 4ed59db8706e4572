// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the line to other machines: round trips, chunks that are acknowledged, streams.
#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/units.h"
#include "core/plan/network_plan.h"
#include "core/report/cell_columns.h"
#include "core/report/cell_name.h"
#include "core/report/run_tables.h"

namespace strata {

namespace {

/// What is measured of a line in one table.
struct NetworkBlock {
  std::string_view heading;
  std::vector<std::string_view> kernels;
  std::optional<bool> isFromPeer = {};  ///< only chunks of this direction

  bool has(const CellResult& cell) const {
    return std::ranges::find(kernels, cell.kernel) != kernels.end() &&
           (!isFromPeer || *isFromPeer == (cell.parameters.direction == "from"));
  }
};

const std::vector<NetworkBlock>& networkBlocks() {
  static const std::vector<NetworkBlock> all{
      {"network-round-trips", {"network-round-trip", "network-round-trip-loaded"}},
      {"network-chunks", {"network-acknowledged"}, false},
      {"network-chunks-back", {"network-acknowledged"}, true},
      {"network-streams", {"network-stream"}}};
  return all;
}

/// Times in microseconds, rates as they are.
ColumnGroup networkValues(const Cells& cells, bool times, const Words& words, const Notes& notes) {
  ColumnGroup group;
  group.columns.push_back(cellColumn(times ? CellColumn::Microseconds : CellColumn::Value, cells, words));
  group.columns.front().leastWidth = 7;
  addColumns(group, {CellColumn::Interval}, cells, words);
  group.columns.push_back(gradeColumn(cells, notes, words));
  group.columns.back().leastWidth = 9;
  addColumns(group, {CellColumn::Limit, CellColumn::Upload, CellColumn::Download, CellColumn::Fairness},
             cells, words);
  return group;
}

Document networkBlock(const NetworkBlock& block, const Cells& cells, const Words& words, Notes& notes) {
  const bool times = cells.front()->unit == "ns";
  const bool chunks = cells.front()->kernel == "network-acknowledged";
  Table table{{{}, {}, chunks}, {}};
  for (const CellResult* cell : cells) {
    notes.add(*cell);
    // In its own table a chunk is its size.
    table.labels.values.emplace_back(chunks && cell->parameters.blockBytes
                                         ? formatSize({*cell->parameters.blockBytes})
                                         : kernelName(withoutPeer(*cell), words));
  }
  ColumnGroup latencies{words("column-latency", {}), {}};
  // Where the value itself is a time, it is the median.
  if (!times) addColumns(latencies, {CellColumn::P50}, cells, words);
  addColumns(latencies, {CellColumn::P99, CellColumn::Longest}, cells, words);
  ColumnGroup cost{"CPU, %", {}};
  addColumns(cost, {CellColumn::CpuHere, CellColumn::CpuThere}, cells, words);
  ColumnGroup lost;
  addColumns(lost, {CellColumn::Retransmits}, cells, words);
  table.groups.push_back(networkValues(cells, times, words, notes));
  for (ColumnGroup* group : {&latencies, &cost, &lost})
    if (!group->columns.empty()) table.groups.push_back(std::move(*group));
  return {Gap{}, Paragraph{words(block.heading, {})}, std::move(table)};
}

Document peerTables(const Cells& cells, const Words& words, Notes& notes) {
  Document document;
  for (const NetworkBlock& block : networkBlocks()) {
    Cells inBlock;
    for (const CellResult* cell : cells)
      if (block.has(*cell)) inBlock.push_back(cell);
    if (!inBlock.empty()) append(document, networkBlock(block, inBlock, words, notes));
  }
  return document;
}

}  // namespace

Document networkTables(const Run& run, const Words& words, Notes& notes) {
  Cells known = cellsOf(run, {Test::Network});
  std::erase_if(known, [](const CellResult* cell) {
    return std::ranges::find(networkKernels, cell->kernel) == networkKernels.end();
  });
  if (known.empty()) return {};
  Document document{Heading{words("heading-network", {})}, Paragraph{words("reading-network", {})}};
  for (const auto& [peer, cells] :
       grouped(known, [](const CellResult& cell) { return cell.parameters.peer; })) {
    if (peer)
      append(document, {Gap{}, Paragraph{*peer == allPeers ? words("network-with-all", {})
                                                           : words("network-with-peer", {*peer})}});
    append(document, peerTables(cells, words, notes));
  }
  return document;
}

}  // namespace strata
