// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/sweep.h"

#include <algorithm>
#include <bit>

#include "core/model/caches.h"
#include "core/model/memory_levels.h"

namespace strata {

namespace {

constexpr std::uint64_t stepsOfOctave = 8;

/// Capacities from the first level on, each the part of one thread.
std::vector<Bytes> capacities(const Machine& machine, int threads) {
  std::vector<Bytes> parts;
  for (const MemoryLevel& level : memoryLevels(machine))
    if (level.level != levelOfMemory) parts.push_back(partOfLevel(level, machine, threads));
  return parts;
}

}  // namespace

std::vector<Bytes> quickSweepFootprints(const Machine& machine, int threads, Bytes most) {
  const std::vector<Bytes> levels = capacities(machine, threads);
  std::vector<Bytes> footprints;
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const Bytes size = levels[i];
    if (i >= 2) footprints.push_back(size / 4);
    footprints.push_back(size / 2);
    if (i >= 1) footprints.push_back(size);
    footprints.push_back(size * 2);
  }
  footprints.push_back(std::max(levels.back() * 4, surelyMemory));

  for (Bytes& footprint : footprints) footprint = wholeLongestLines(std::min(footprint, most));
  std::sort(footprints.begin(), footprints.end());
  footprints.erase(std::unique(footprints.begin(), footprints.end()), footprints.end());
  std::erase(footprints, 0_B);
  return footprints;
}

std::vector<Bytes> fullSweepFootprints(Bytes most) {
  std::vector<Bytes> footprints;
  Bytes step{longestLine};
  // Zero comes after the last octave of 64 bits.
  for (Bytes size = step; size <= most && size > 0_B; size = size + step) {
    footprints.push_back(size);
    if (size == step * stepsOfOctave * 2) step = step * 2;
  }
  return footprints;
}

std::vector<Bytes> membenchSizes(const Machine& machine, Bytes most, bool full) {
  const auto cache = [&](int level, Bytes otherwise) {
    const Cache* found = cacheOf(machine, level);
    return found != nullptr ? found->size : otherwise;
  };
  const Bytes l1 = cache(1, l1WhenUnknown);
  const Bytes l2 = cache(2, l2WhenUnknown);
  const Bytes l3 = std::max(cache(3, lastLevelWhenUnknown), l2);
  std::vector<Bytes> sizes;
  const auto add = [&](Bytes size) {
    // The size is rounded to the nearer power of two, and is at least a page.
    constexpr Bytes least = 4_KiB;
    const Bytes below{std::bit_floor(std::max(size, least).count)};
    const Bytes rounded = size < least || size - below < below * 2 - size ? below : below * 2;
    if ((sizes.empty() || rounded > sizes.back()) && rounded <= most) sizes.push_back(rounded);
  };
  for (const Bytes size : {l1 / 2, l1 * 2, l2 / 2, l2, l2 * 2, l3 / 4, l3 / 2, l3, l3 * 2, l3 * 4}) add(size);
  if (full && !sizes.empty())
    while (sizes.back() * 2 <= most) add(sizes.back() * 2);
  return sizes;
}

}  // namespace strata
