// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/memory_levels.h"

#include <algorithm>
#include <limits>

#include "core/model/caches.h"

namespace strata {

namespace {

MemoryLevel asReported(const Cache& cache) {
  return {cache.level, cache.size, cache.size, cache.sharedBy};
}

/// What a last level holds in all likelihood of which no usable size is known: half of it is twice the level
/// before, the least that does not lie in that one.
Bytes surelyUsable(const MemoryLevel& before, const MemoryLevel& last) {
  return std::min(last.size, before.size * 4);
}

bool isDoubtful(const Machine& machine) {
  return machine.lastLevelProbe == LastLevelProbe::Unconfirmed && !machine.hypervisor.empty();
}

void applyProbe(std::vector<MemoryLevel>& levels, const Machine& machine) {
  MemoryLevel& last = levels.back();
  const MemoryLevel& before = levels[levels.size() - 2];
  if (!machine.usableLastLevel) {
    if (isDoubtful(machine)) last.size = surelyUsable(before, last);
    return;
  }
  const Bytes usable = *machine.usableLastLevel;
  if (usable > last.size * 2)
    levels.push_back({last.level + 1, usable, {}, last.sharedBy});
  else if (usable > before.size)
    last.size = usable;
  else
    levels.pop_back();
}

std::vector<MemoryLevel> cachesOf(const Machine& machine) {
  std::vector<MemoryLevel> levels;
  for (const Cache& cache : machine.caches) levels.push_back(asReported(cache));
  if (levels.size() >= 2) {
    applyProbe(levels, machine);
    return levels;
  }
  if (levels.empty()) levels.push_back({1, l1WhenUnknown, {}, 1});
  levels.push_back({2, l2WhenUnknown, {}, 1});
  levels.push_back({3, machine.usableLastLevel.value_or(lastLevelWhenUnknown), {}, 1});
  return levels;
}

}  // namespace

std::string_view probeName(LastLevelProbe probe) {
  switch (probe) {
    case LastLevelProbe::Confirmed:
      return "confirmed";
    case LastLevelProbe::Unconfirmed:
      return "unconfirmed";
    case LastLevelProbe::None:
      break;
  }
  return "";
}

LastLevelProbe probeFromName(std::string_view name) {
  for (const LastLevelProbe probe : {LastLevelProbe::Confirmed, LastLevelProbe::Unconfirmed})
    if (name == probeName(probe)) return probe;
  return LastLevelProbe::None;
}

std::vector<MemoryLevel> memoryLevels(const Machine& machine) {
  std::vector<MemoryLevel> levels = cachesOf(machine);
  levels.emplace_back();
  return levels;
}

Bytes lastCacheSize(const Machine& machine) {
  const Bytes listed = cachesOf(machine).back().size;
  const bool mayBeMore = isDoubtful(machine) && !machine.usableLastLevel && machine.caches.size() >= 2;
  return mayBeMore ? std::max(listed, machine.caches.back().size) : listed;
}

Bytes partOfLevel(const MemoryLevel& level, const Machine& machine, int threads) {
  const Cache cache{level.level, level.size, level.sharedBy};
  return level.size / threadsSharing(&cache, machine, threads);
}

Bytes footprintOfLevel(const MemoryLevel& level, const Machine& machine, int threads, Bytes most) {
  const std::vector<MemoryLevel> caches = cachesOf(machine);
  Bytes wanted;
  if (level.level == levelOfMemory) {
    MemoryLevel last = caches.back();
    last.size = lastCacheSize(machine);
    wanted = std::max(partOfLevel(last, machine, threads) * 4, surelyMemory);
  } else {
    const Bytes part = partOfLevel(level, machine, threads);
    const auto own = std::ranges::find(caches, level.level, &MemoryLevel::level);
    const Bytes twiceBefore =
        own == caches.begin() || own == caches.end() ? 0_B : partOfLevel(own[-1], machine, threads) * 2;
    wanted = std::max(part / 2, std::min(part, twiceBefore));
  }
  return wholeLongestLines(std::min(wanted, most));
}

std::uint64_t buffersOfOperation(const Parameters& parameters) {
  if (parameters.op == "triad") return 3;
  return parameters.op == "copy" || parameters.op == "move" ? 2 : 1;
}

Bytes footprintOf(const Parameters& parameters) {
  return Bytes{parameters.regionBytes.value_or(0) * buffersOfOperation(parameters)};
}

MemoryLevel levelOfFootprint(Bytes footprint, const Machine& machine, int threads) {
  for (const MemoryLevel& level : cachesOf(machine))
    if (footprint <= partOfLevel(level, machine, threads)) return level;
  return {};
}

std::optional<MemoryLevel> levelShownBy(Bytes footprint, const Machine& machine, int threads) {
  const MemoryLevel level = levelOfFootprint(footprint, machine, threads);
  const Bytes shown = footprintOfLevel(level, machine, threads, {std::numeric_limits<std::uint64_t>::max()});
  // The buffers of a triad, together, miss up to a line each.
  const bool isWithin =
      level.level == levelOfMemory ? footprint + Bytes{3 * longestLine} >= shown : footprint <= shown;
  return isWithin ? std::optional(level) : std::nullopt;
}

}  // namespace strata
