// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/model/run.h"

/// What a publication says of each layer of a machine, so that one can be set beside another.
namespace strata {

/// PublishedLayer::level of the disk; caches are counted from 1, memory is levelOfMemory.
inline constexpr int levelOfDisk = -1;
/// The same of the line to another machine.
inline constexpr int levelOfNetwork = -2;

/// What one thread reached there, or streams from one other machine.
struct PublishedLayer {
  int level = 1;
  std::optional<double> latencyNs;  ///< of one load after the other
  std::optional<double> readMbs;

  friend bool operator==(const PublishedLayer&, const PublishedLayer&) = default;
};

/// From the layer nearest to the core on; without those that nothing is said of. Kernels that name their
/// layer (`…-read-l2`, `…-read-memory`) are of that. A latency over a region is of the level that holds it,
/// by the caches that the publication tells of, where the region is the nearest to footprintOfLevel(); in
/// default pages. Without caches latencies say nothing of levels. Of a line: what comes here in the most
/// streams, and round trips with nothing beside them.
std::vector<PublishedLayer> publishedLayers(const Run& run);

}  // namespace strata
