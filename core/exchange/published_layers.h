// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/model/run.h"

/// What a publication says of each layer of a machine, so that one can be set beside another.
namespace strata {

/// LayerFigures::level of the disk; caches are counted from 1, memory is levelOfMemory.
inline constexpr int levelOfDisk = -1;
/// The same of the line to another machine.
inline constexpr int levelOfNetwork = -2;

/// What one thread reached there, or streams from one other machine.
struct LayerFigures {
  int level = 1;
  std::optional<double> latencyNs;  ///< of one load after the other
  std::optional<double> readMbs;

  friend bool operator==(const LayerFigures&, const LayerFigures&) = default;
};

/// The layers that the run has figures of, from the one nearest to the core on. Kernels that name their layer
/// (`…-read-l2`, `…-read-memory`) belong to that. A latency over a region belongs to the level that holds it,
/// by the caches that the publication tells of, where the region is the nearest to footprintOfLevel(); in
/// default pages. Without caches latencies say nothing of levels. The layer of the network has the rate that
/// comes here in the most streams, and round trips with nothing beside them.
std::vector<LayerFigures> publishedLayers(const Run& run);

}  // namespace strata
