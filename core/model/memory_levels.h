// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/base/units.h"
#include "core/model/machine.h"
#include "core/model/run.h"

/// The levels that a thread's data can lie in, from the first cache to memory.
namespace strata {

/// MemoryLevel::level of memory.
inline constexpr int levelOfMemory = 0;

/// Footprints are whole lines of the longest that a supported machine has.
inline constexpr std::uint64_t longestLine = 128;
constexpr Bytes wholeLongestLines(Bytes size) {
  return Bytes{size.count / longestLine * longestLine};
}
/// The least footprint that shows memory, whatever the system says of its caches.
inline constexpr Bytes surelyMemory{std::uint64_t{64} << 20};

/// The name that run files have: "confirmed", "unconfirmed"; "" for None.
std::string_view probeName(LastLevelProbe probe);
/// None for names that are not known.
LastLevelProbe probeFromName(std::string_view name);

struct MemoryLevel {
  int level = levelOfMemory;      ///< of a cache, counted from 1
  Bytes size;                     ///< that one such cache can hold; 0 for memory
  std::optional<Bytes> reported;  ///< what the system says of it; absent for memory, and for what it hides
  int sharedBy = 1;               ///< logical CPUs that share one

  friend bool operator==(const MemoryLevel&, const MemoryLevel&) = default;
};

/// The machine's caches from the first on, and memory. The last cache has the usable size where a probe found
/// it; one that is more than twice the last reported is a level of its own, and one that does not exceed the
/// level before is none. Where a virtual machine's probe was not confirmed, the last cache counts as four
/// times the level before: its figures are its own then, however little is usable. Where no second level is
/// reported, 32 KiB, 256 KiB and 8 MiB stand for what is missing.
std::vector<MemoryLevel> memoryLevels(const Machine& machine);

/// The size that the last cache has at most: what is four times as large lies in memory. The reported one
/// where the usable size was not confirmed.
Bytes lastCacheSize(const Machine& machine);

/// The share of the cache that each of `threads` has when they run at the same time, spread as far as
/// possible; 0 for memory.
Bytes partOfLevel(const MemoryLevel& level, const Machine& machine, int threads);

/// The footprint of one thread that shows that level: half of its part of a cache, or twice that of the level
/// before, if that is more and fits; in memory four times its
/// part of the last cache, at least 64 MiB, at most `most`. Whole cache lines (of 128 bytes).
Bytes footprintOfLevel(const MemoryLevel& level, const Machine& machine, int threads, Bytes most);

/// The number of buffers of the cell's size that one thread accesses: two for a copy or a move, three for a
/// triad.
std::uint64_t buffersOfOperation(const Parameters& parameters);

/// The working-set size of one thread of such a cell.
Bytes footprintOf(const Parameters& parameters);

/// The first level whose part for a thread holds that footprint.
MemoryLevel levelOfFootprint(Bytes footprint, const Machine& machine, int threads);
/// The level that a footprint shows: it is no larger than footprintOfLevel() of a cache, no smaller than that
/// of memory. None where it lies between two levels, whose data evict each other there.
std::optional<MemoryLevel> levelShownBy(Bytes footprint, const Machine& machine, int threads);

}  // namespace strata
