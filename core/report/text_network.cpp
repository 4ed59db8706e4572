// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text_network.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "core/plan/network_plan.h"
#include "core/report/cell_name.h"
#include "core/report/number_text.h"
#include "core/report/text_layout.h"
#include "core/report/text_row.h"

namespace strata {

namespace {

using Cells = std::vector<const CellResult*>;

/// A column of what only a line has.
template <typename TextOf>
void addNetworkColumn(ColumnGroup& group, const Cells& cells, std::vector<std::string> headings,
                      TextOf textOf) {
  addColumn(group, cells, std::move(headings), [&](const Measured& measured) {
    return measured.network ? textOf(*measured.network) : std::string();
  });
}

/// What is measured of a line in one table.
struct Block {
  std::string_view heading;
  std::vector<std::string_view> kernels;
};

const std::vector<Block>& blocks() {
  static const std::vector<Block> all{
      {"network-round-trips", {"network-round-trip", "network-round-trip-loaded"}},
      {"network-chunks", {"network-acknowledged"}},
      {"network-streams", {"network-stream"}}};
  return all;
}

/// Times in microseconds, rates as they are.
ColumnGroup networkFigures(const Cells& cells, const Words& words, const Notes& notes) {
  const bool times = cells.front()->unit == "ns";
  ColumnGroup group;
  TextColumn figure{{cells.front()->unit}, {}, true, 7};
  if (times) figure.headings = {words("column-median", {}), "us"};
  TextColumn verdict{{words("column-verdict", {})}, {}, false, 9};
  for (const CellResult* cell : cells) {
    const Measured* measured = measuredOf(cell);
    figure.cells.push_back(measured ? threeDigits(measured->value / (times ? 1e3 : 1)) : "-");
    verdict.cells.push_back(verdictText(*cell, words, notes));
  }
  group.columns.push_back(std::move(figure));
  addColumn(group, cells, {"+/- %"}, halfWidthText);
  group.columns.push_back(std::move(verdict));
  addColumn(group, cells, {words("column-limit", {})}, [](const Measured& measured) {
    return measured.limit && *measured.limit > 0 ? percentText(100 * measured.value / *measured.limit)
                                                 : std::string();
  });
  addNetworkColumn(group, cells, {words("column-to", {}), cells.front()->unit},
                   [](const NetworkFigures& network) { return optionalText(network.toRate); });
  addNetworkColumn(group, cells, {words("column-from", {}), cells.front()->unit},
                   [](const NetworkFigures& network) { return optionalText(network.fromRate); });
  addColumn(group, cells, {words("column-fairness", {})}, [](const Measured& measured) {
    if (measured.perThread.size() < 2) return std::string();
    const auto [least, most] = std::ranges::minmax_element(measured.perThread);
    return *most > 0 ? percentText(100 * *least / *most) : std::string();
  });
  return group;
}

/// Where the figure itself is a time, it is the median.
ColumnGroup networkLatencies(const Cells& cells, const Words& words) {
  ColumnGroup group{words("column-latency", {}), {}};
  std::vector<std::pair<const char*, double>> columns{{"p50", 0.5}, {"p99", 0.99}, {"max", 1.0}};
  if (cells.front()->unit == "ns") columns.erase(columns.begin());
  for (const auto& [heading, fraction] : columns)
    addNetworkColumn(group, cells, {heading}, [share = fraction](const NetworkFigures& network) {
      return latencyText(network.latency, share);
    });
  return group;
}

/// What it cost both ends, and what was lost on the way.
ColumnGroup ends(const Cells& cells, const Words& words) {
  ColumnGroup group{"CPU, %", {}};
  addNetworkColumn(group, cells, {words("column-cpu-here", {})},
                   [](const NetworkFigures& network) { return optionalText(network.cpuPercent); });
  addNetworkColumn(group, cells, {words("column-cpu-there", {})},
                   [](const NetworkFigures& network) { return optionalText(network.peerCpuPercent); });
  return group;
}

ColumnGroup resent(const Cells& cells, const Words& words) {
  ColumnGroup group;
  addNetworkColumn(group, cells, {words("column-resent", {})}, [](const NetworkFigures& network) {
    return network.retransmissions ? fmt::format("{}", *network.retransmissions) : std::string();
  });
  return group;
}

std::string blockText(const Block& block, const Cells& cells, const Words& words, Notes& notes) {
  std::vector<std::string> labels;
  for (const CellResult* cell : cells) {
    notes.add(*cell);
    // In its own table a chunk is its size.
    labels.push_back(cell->kernel == "network-acknowledged" && cell->parameters.blockBytes
                         ? formatSize({*cell->parameters.blockBytes})
                         : kernelName(withoutPeer(*cell), words));
  }
  TextTable table{{{}, labels, cells.front()->kernel == "network-acknowledged"},
                  {networkFigures(cells, words, notes)}};
  for (ColumnGroup& group :
       std::vector{networkLatencies(cells, words), ends(cells, words), resent(cells, words)})
    if (!group.columns.empty()) table.groups.push_back(std::move(group));
  return '\n' + wrapped("", words(block.heading, {})) + render(table);
}

std::string peerTables(const Cells& cells, const Words& words, Notes& notes) {
  std::string text;
  for (const Block& block : blocks()) {
    Cells of;
    for (const CellResult* cell : cells)
      if (std::ranges::find(block.kernels, cell->kernel) != block.kernels.end()) of.push_back(cell);
    if (!of.empty()) text += blockText(block, of, words, notes);
  }
  return text;
}

}  // namespace

std::string networkTables(const Run& run, const Words& words, Notes& notes) {
  std::vector<std::pair<std::optional<std::string>, Cells>> peers;
  for (const CellResult& cell : run.results) {
    const bool known =
        cell.test == Test::Network && std::ranges::find(networkKernels, cell.kernel) != networkKernels.end();
    if (!known) continue;
    auto at = std::ranges::find(peers, cell.parameters.peer, [](const auto& entry) { return entry.first; });
    if (at == peers.end()) at = peers.insert(at, {cell.parameters.peer, {}});
    at->second.push_back(&cell);
  }
  if (peers.empty()) return {};
  std::string text = spread(words("heading-network", {}), {}) + wrapped("", words("reading-network", {}));
  for (const auto& [peer, cells] : peers) {
    if (peer)
      text += '\n' + wrapped("", *peer == allPeers ? words("network-with-all", {})
                                                   : words("network-with-peer", {*peer}));
    text += peerTables(cells, words, notes);
  }
  return text;
}

}  // namespace strata
