// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/base/units.h"
#include "core/model/machine.h"

/// Where a cache ends in the charts over a size of data.
namespace strata {

struct CacheEdge {
  int level = 1;
  Bytes size;             ///< of one such cache
  bool measured = false;  ///< `size` is what the probe saw of it, less than the system reports
  int sharedBy = 1;       ///< logical CPUs that share one
  int instances = 1;      ///< how many such caches the usable CPUs have

  friend bool operator==(const CacheEdge&, const CacheEdge&) = default;
};

/// Every level that the system reports, by level, with its reported size; for the last level, the usable size
/// as measured when that is less. Without those of which nothing is usable, and those that `indistinct` names
/// (see indistinctLevels).
std::vector<CacheEdge> cacheEdges(const Machine& machine, const std::vector<int>& indistinct = {});

/// How many of `threads` share one cache of that level: as few as can be, unless they are bound close to each
/// other. Reports count the same.
std::size_t threadsInOne(const CacheEdge& edge, std::size_t threads, bool close);

/// The largest footprint of one thread that still fits: every thread that shares the cache has one there.
double footprintAtEdge(const CacheEdge& edge, std::size_t threads, bool close);

/// The largest region_bytes that still fits: region_bytes is one buffer of one thread. A move goes from one
/// buffer to another of the same size, and the cache has to hold both of every thread that shares it, so the
/// step in the curve comes at half the cache's size and less, not at its size.
double regionAtEdge(const CacheEdge& edge, std::size_t threads, bool close);

}  // namespace strata
