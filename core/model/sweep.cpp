// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/sweep.h"

#include <algorithm>

#include "core/model/caches.h"

namespace strata {

namespace {

constexpr std::uint64_t longestLine = 128;
constexpr std::uint64_t stepsOfOctave = 8;

constexpr Bytes surelyMemory = 64_MiB;

Bytes wholeLines(Bytes size) {
  return Bytes{size.count / longestLine * longestLine};
}

/// Capacities from the first level on, each the part of one thread.
std::vector<Bytes> capacities(const Machine& machine, int threads) {
  std::vector<Bytes> levels;
  for (const Cache& cache : machine.caches)
    levels.push_back(cache.size / threadsSharing(&cache, machine, threads));
  if (levels.size() < 2) {
    if (levels.empty()) levels.push_back(l1WhenUnknown);
    levels.push_back(l2WhenUnknown);
    levels.push_back(machine.usableLastLevel.value_or(lastLevelWhenUnknown));
    return levels;
  }
  if (!machine.usableLastLevel) return levels;
  const Cache& last = machine.caches.back();
  const Bytes usable = *machine.usableLastLevel / threadsSharing(&last, machine, threads);
  if (*machine.usableLastLevel > last.size * 2) {
    levels.push_back(usable);
  } else {
    levels.back() = usable;
  }
  return levels;
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

  for (Bytes& footprint : footprints) footprint = wholeLines(std::min(footprint, most));
  std::sort(footprints.begin(), footprints.end());
  footprints.erase(std::unique(footprints.begin(), footprints.end()), footprints.end());
  std::erase(footprints, 0_B);
  return footprints;
}

std::vector<LevelFootprint> levelFootprints(const Machine& machine, int threads, Bytes most) {
  const std::vector<Bytes> levels = capacities(machine, threads);
  std::vector<LevelFootprint> footprints;
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const int level = i < machine.caches.size() ? machine.caches[i].level : static_cast<int>(i) + 1;
    footprints.push_back({level, wholeLines(std::min(levels[i] / 2, most))});
  }
  footprints.push_back({memoryLevel, wholeLines(std::min(std::max(levels.back() * 4, surelyMemory), most))});
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

}  // namespace strata
