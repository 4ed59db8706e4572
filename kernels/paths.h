// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "kernels/kernel.h"

/// Loops that show how many loads and stores a core starts per cycle. They differ from the kernels: they stay
/// within a few lines of L1, so their result is not that of any kernel.
namespace strata::kernels {

enum class PathUse { Load, Store, Both };

/// Loads and stores in one block of a path loop, together; in Both, half are loads.
inline constexpr std::uint64_t accessesPerBlock = 64;
/// Elements that a loop accesses again and again, in order.
inline constexpr std::uint64_t pathSlots = 8;
/// The area of a path loop, aligned to a line: loads are from its beginning, stores go to its second half.
/// Loads and stores differ in the lower twelve bits of their addresses.
inline constexpr std::uint64_t pathAreaBytes = 2048;

/// Makes `blocks` × accessesPerBlock accesses. Load leaves the area unchanged. Store fills the slots of the
/// second half with the first four of the area, twice; Both fills them with all eight.
using PathFunction = void (*)(std::byte* area, std::uint64_t blocks) noexcept;

struct PathLoop {
  PathUse use;
  std::uint32_t widthBytes;
  Needs needs;
  PathFunction function;
};

/// The path loops of this instruction set, by rising width.
std::span<const PathLoop> pathLoops() noexcept;

}  // namespace strata::kernels
