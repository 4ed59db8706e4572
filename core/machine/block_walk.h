// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/random_words.h"

namespace strata {

/// A walk in blocks (LatencyWalk::Blocks) comes to each block so many times, and each time takes one line of
/// each group of as many neighbouring lines.
inline constexpr std::uint32_t visitsOfBlock = 4;

/// The lines of a block, 0 … lines-1, in the order of its visits: each visit has one line of each group of
/// `visits` neighbours, groups in random order; all visits together have every line once. Where the last
/// group is incomplete, as many visits lack it as it lacks lines. @pre visits > 0
std::vector<std::vector<std::uint32_t>> visitsOf(std::uint32_t lines, std::uint32_t visits,
                                                 RandomWords& random);

}  // namespace strata
