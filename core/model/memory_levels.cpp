// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/memory_levels.h"

#include <algorithm>

#include "core/model/caches.h"

namespace strata {

namespace {

constexpr std::uint64_t longestLine = 128;
constexpr Bytes surelyMemory = 64_MiB;

MemoryLevel asReported(const Cache& cache) {
  return {cache.level, cache.size, cache.size, cache.sharedBy};
}

std::vector<MemoryLevel> cachesOf(const Machine& machine) {
  std::vector<MemoryLevel> levels;
  for (const Cache& cache : machine.caches) levels.push_back(asReported(cache));
  if (levels.size() < 2) {
    if (levels.empty()) levels.push_back({1, l1WhenUnknown, {}, 1});
    levels.push_back({2, l2WhenUnknown, {}, 1});
    levels.push_back({3, machine.usableLastLevel.value_or(lastLevelWhenUnknown), {}, 1});
    return levels;
  }
  if (!machine.usableLastLevel) return levels;
  const Bytes usable = *machine.usableLastLevel;
  if (const MemoryLevel last = levels.back(); usable > last.size * 2)
    levels.push_back({last.level + 1, usable, {}, last.sharedBy});
  else
    levels.back().size = usable;
  return levels;
}

}  // namespace

std::vector<MemoryLevel> memoryLevels(const Machine& machine) {
  std::vector<MemoryLevel> levels = cachesOf(machine);
  levels.emplace_back();
  return levels;
}

Bytes partOfLevel(const MemoryLevel& level, const Machine& machine, int threads) {
  const Cache cache{level.level, level.size, level.sharedBy};
  return level.size / threadsSharing(&cache, machine, threads);
}

Bytes footprintOfLevel(const MemoryLevel& level, const Machine& machine, int threads, Bytes most) {
  const std::vector<MemoryLevel> caches = cachesOf(machine);
  const Bytes wanted = level.level == levelOfMemory
                           ? std::max(partOfLevel(caches.back(), machine, threads) * 4, surelyMemory)
                           : partOfLevel(level, machine, threads) / 2;
  return Bytes{std::min(wanted, most).count / longestLine * longestLine};
}

MemoryLevel levelOfFootprint(Bytes footprint, const Machine& machine, int threads) {
  for (const MemoryLevel& level : cachesOf(machine))
    if (footprint <= partOfLevel(level, machine, threads)) return level;
  return {};
}

}  // namespace strata
