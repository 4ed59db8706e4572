// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/random_words.h"

namespace strata {

/// A walk in blocks (LatencyWalk::Blocks) comes to each block so many times …
inline constexpr std::size_t visitsOfBlock = 4;
/// … and each time takes one line of each group of so many neighbouring lines.
inline constexpr std::uint32_t linesOfGroup = visitsOfBlock;

/// The lines of a block, 0 … lines-1, in the order of its visits: each visit has one line of each group of
/// four neighbours, groups in random order; all visits together have every line once. Where the last group is
/// incomplete, as many visits lack it as it lacks lines.
std::array<std::vector<std::uint32_t>, visitsOfBlock> visitsOf(std::uint32_t lines, RandomWords& random);

}  // namespace strata
