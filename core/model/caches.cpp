// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/caches.h"

#include <algorithm>

namespace strata {

const Cache* cacheOf(const Machine& machine, int level) {
  const auto found = std::find_if(machine.caches.begin(), machine.caches.end(),
                                  [&](const Cache& cache) { return cache.level == level; });
  return found == machine.caches.end() ? nullptr : &*found;
}

std::uint64_t threadsSharing(const Cache* cache, const Machine& machine, int threads) {
  if (cache == nullptr) return 1;
  const int cpus = std::max(1, static_cast<int>(machine.cpus.size()));
  const int instances = std::max(1, cpus / std::max(1, cache->sharedBy));
  return static_cast<std::uint64_t>(std::max(1, (threads + instances - 1) / instances));
}

}  // namespace strata
