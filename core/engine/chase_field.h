// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/random_words.h"
#include "core/base/units.h"
#include "core/machine/block_walk.h"
#include "core/model/latency_walk.h"

/// The pointers that a chase follows: one in each cache line, all of a region linked into one random cycle,
/// so that no prefetcher can guess the next and a chase comes by every line before it comes by one again.
namespace strata {

/// Cycles lie in the same lines, each with its own pointer of the line.
enum class ChaseCycle : std::size_t {
  Local,  ///< as LatencyWalk::Pages or LatencyWalk::Blocks
  Whole,  ///< as LatencyWalk::Whole
  Other   ///< a second one as LatencyWalk::Pages or LatencyWalk::Blocks
};

inline constexpr Bytes chaseLine = 64_B;

/// How ChaseCycle::Local goes through the region.
struct LocalWalk {
  LatencyWalk walk = LatencyWalk::Pages;  ///< or Blocks
  Bytes block;
  /// LatencyWalk::Blocks has a pointer in each line of this size, a multiple of chaseLine. The other walks
  /// have one in each chaseLine.
  Bytes line = chaseLine;
  /// LatencyWalk::Blocks comes to each block so often. More often means fewer lines of a page in one go. A
  /// block has a multiple of so many lines, or is the only one.
  std::uint32_t visits = visitsOfBlock;
};

/// Links one cycle as `walk` through the `region` bytes at `memory`, as linkChase() does its local one, in
/// the pointers of `cycle`. Heads as there; nothing when stopped.
std::optional<std::vector<const void*>> linkCycle(std::byte* memory, Bytes region, ChaseCycle cycle,
                                                  const LocalWalk& walk, std::size_t chains,
                                                  RandomWords& random, const std::stop_token& stop);

/// Links a local and a whole cycle through the `region` bytes at `memory` (at least one line; a rest that is
/// no whole line is left out). The heads of `chains` chains, evenly spaced along each cycle, by ChaseCycle;
/// of the local one no more than it has lines. Nothing when stopped, which is looked for every few
/// milliseconds.
/// @pre memory is aligned to a line, region has at least `chains` chase lines and at most 2^32
struct ChaseHeads {
  std::vector<const void*> local;
  std::vector<const void*> whole;
};
std::optional<ChaseHeads> linkChase(std::byte* memory, Bytes region, const LocalWalk& localWalk,
                                    std::size_t chains, RandomWords& random, const std::stop_token& stop);

}  // namespace strata
