// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/engine/random_words.h"
#include "core/units.h"

/// The pointers that a chase follows: one in each cache line, all of a region linked into one random cycle,
/// so that no prefetcher can guess the next and a chase comes by every line before it comes by one again.
namespace strata {

/// Two cycles lie in the same lines, each with its own pointer of the line.
enum class ChaseCycle : std::size_t {
  Local,  ///< goes through all lines of a block before it goes to the next, blocks and lines in random order
  Whole   ///< goes at random through all of the region
};

inline constexpr Bytes chaseLine = 64_B;

/// Links both cycles through the `region` bytes at `memory` (at least one line; a rest that is no whole line
/// is left out). `block` as in ChaseCycle::Local. The heads of `chains` chains, evenly spaced along each
/// cycle, by ChaseCycle; nothing when stopped, which is looked for every few milliseconds.
/// @pre memory is aligned to a line, region has at least `chains` lines and at most 2^32
struct ChaseHeads {
  std::vector<const void*> local;
  std::vector<const void*> whole;
};
std::optional<ChaseHeads> linkChase(std::byte* memory, Bytes region, Bytes block, std::size_t chains,
                                    RandomWords& random, const std::stop_token& stop);

}  // namespace strata
