// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/published_layers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "core/model/likeness.h"
#include "core/model/memory_levels.h"

namespace strata {

namespace {

constexpr Bytes anyFootprint{std::numeric_limits<std::uint64_t>::max()};

bool isOfOneThread(const CellResult& cell) {
  return cell.parameters.threads.value_or(1) == 1;
}

std::optional<int> levelOfRate(const CellResult& cell) {
  if (cell.unit != "MB/s" || cell.parameters.op != "read" || !isOfOneThread(cell)) return std::nullopt;
  return cell.test == Test::Disk ? levelOfDisk : namedLevel(cell.kernel);
}

/// What stands for the line to one other machine: round trips with nothing beside them, and streams from
/// there.
bool isOfLine(const CellResult& cell) {
  if (cell.test != Test::Network || cell.parameters.peer) return false;
  return cell.kernel == "network-round-trip" ||
         (cell.kernel == "network-stream" && cell.parameters.direction == "from");
}

/// How far the region is from the one that shows the level, in octaves. A smaller one is preferred to one
/// that is as far off above.
double distance(Bytes region, const MemoryLevel& level, const Machine& machine) {
  const Bytes shows = footprintOfLevel(level, machine, 1, anyFootprint);
  const double octaves =
      std::log2(static_cast<double>(region.count)) - std::log2(static_cast<double>(shows.count));
  return octaves > 0 ? octaves * 1.001 : -octaves;
}

/// The core first, then the caches, memory, the disk and the line to another machine.
int placeOf(int level) {
  constexpr int beyondCaches = 1000;
  if (level == levelOfMemory) return beyondCaches;
  if (level == levelOfDisk) return beyondCaches + 1;
  return level == levelOfNetwork ? beyondCaches + 2 : level;
}

}  // namespace

std::vector<LayerFigures> publishedLayers(const Run& run) {
  std::map<int, LayerFigures> layers;  // by placeOf
  std::map<int, double> nearest;
  std::int64_t mostStreams = 0;
  const auto layer = [&](int level) -> LayerFigures& {
    LayerFigures& at = layers[placeOf(level)];
    at.level = level;
    return at;
  };
  for (const CellResult& cell : run.results) {
    const Measured* measured = measuredOf(&cell);
    if (measured == nullptr || !(measured->value > 0)) continue;
    if (isOfLine(cell)) {
      const std::int64_t streams = cell.parameters.streams.value_or(0);
      if (streams == 0) layer(levelOfNetwork).latencyNs = measured->value;
      if (streams > mostStreams) layer(levelOfNetwork).readMbs = measured->value;
      mostStreams = std::max(mostStreams, streams);
      continue;
    }
    if (const auto level = levelOfRate(cell)) layer(*level).readMbs = measured->value;
    const Parameters& of = cell.parameters;
    if (cell.metric != "latency" || cell.unit != "ns" || !of.regionBytes || *of.regionBytes == 0 ||
        !isOfOneThread(cell) || of.pages.value_or("default") != "default" || run.machine.caches.size() < 2)
      continue;
    const Bytes region{*of.regionBytes};
    const MemoryLevel level = levelOfFootprint(region, run.machine, 1);
    const double away = distance(region, level, run.machine);
    if (const auto had = nearest.find(level.level); had != nearest.end() && had->second <= away) continue;
    nearest[level.level] = away;
    layer(level.level).latencyNs = measured->value;
  }
  std::vector<LayerFigures> all;
  for (const auto& [place, one] : layers) all.push_back(one);
  return all;
}

}  // namespace strata
