// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/random_words.h"
#include "core/base/units.h"
#include "core/model/latency_walk.h"

/// The pointers that a chase follows: one in each cache line, all of a region linked into one random cycle,
/// so that no prefetcher can guess the next and a chase comes by every line before it comes by one again.
namespace strata {

/// Two cycles lie in the same lines, each with its own pointer of the line.
enum class ChaseCycle : std::size_t {
  Local,  ///< as LatencyWalk::Pages or LatencyWalk::Blocks
  Whole   ///< as LatencyWalk::Whole
};

inline constexpr Bytes chaseLine = 64_B;

/// How ChaseCycle::Local goes through the region.
struct LocalWalk {
  LatencyWalk walk = LatencyWalk::Pages;  ///< or Blocks
  Bytes block;
  /// LatencyWalk::Blocks has a pointer in each line of this size, a multiple of chaseLine. The other walks
  /// have one in each chaseLine.
  Bytes line = chaseLine;
};

/// Links both cycles through the `region` bytes at `memory` (at least one line; a rest that is no whole line
/// is left out). The heads of `chains` chains, evenly spaced along each cycle, by ChaseCycle; of the local
/// one no more than it has lines. Nothing when stopped, which is looked for every few milliseconds.
/// @pre memory is aligned to a line, region has at least `chains` chase lines and at most 2^32
struct ChaseHeads {
  std::vector<const void*> local;
  std::vector<const void*> whole;
};
std::optional<ChaseHeads> linkChase(std::byte* memory, Bytes region, const LocalWalk& localWalk,
                                    std::size_t chains, RandomWords& random, const std::stop_token& stop);

}  // namespace strata
