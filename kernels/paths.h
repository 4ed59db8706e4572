// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "kernels/kernel.h"

/// Loops that show how many loads and stores a core starts in a cycle. Their form is another than that of the
/// kernels: they stand still in a few lines of the first level, so that what they show is no kernel's own
/// figure.
namespace strata::kernels {

enum class PathUse { Load, Store, Both };

/// Loads and stores, taken together, in one block of a path loop; of Both half are loads.
inline constexpr std::uint64_t accessesPerBlock = 64;
/// Elements that a loop goes to again and again, in order.
inline constexpr std::uint64_t pathSlots = 8;
/// Of the area of a path loop, which is aligned to a line: what is loaded lies at its beginning, what is
/// stored in its second half. Loads and stores differ in the lower twelve bits of their addresses.
inline constexpr std::uint64_t pathAreaBytes = 2048;

/// Makes `blocks` × accessesPerBlock accesses. Load leaves the area as it is. Store fills the slots of the
/// second half with the first four of the area, twice; Both with all of them.
using PathFunction = void (*)(std::byte* area, std::uint64_t blocks) noexcept;

struct PathLoop {
  PathUse use;
  std::uint32_t widthBytes;
  Needs needs;
  PathFunction function;
};

/// Of this instruction set, by rising width.
std::span<const PathLoop> pathLoops() noexcept;

}  // namespace strata::kernels
