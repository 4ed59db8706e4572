// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "kernels/kernel.h"

/// How a serial walk goes through a region, whatever it does there.
///
/// Each iteration works on one block of elements and goes on to the next; where no whole block is left, the
/// offset o wraps to size − o without a branch. So one pass covers [0, size − r), the next [r, size), with r
/// the rest that a block does not fill, and every element is reached in two passes for any size. Nothing
/// outside the region is touched.
namespace strata::kernels {

/// Moves in one iteration of a serial loop of moves. Measured on a core with two stores a cycle (limit 2.00
/// moves a cycle, 8 KiB region): 32 moves 1.67 to 2.00 depending on width and order, 64 moves 1.995 for every
/// width, 128 moves 2.00. 64 leaves regions of 512 bytes in the fast loop even with eight-byte operands.
inline constexpr std::uint64_t serialUnroll = 64;
/// The moves in one iteration for regions of fewer elements than serialUnroll.
inline constexpr std::uint64_t serialUnrollShort = 8;

/// Moves in one iteration of the serial loop that is used for a region of that many elements.
constexpr std::uint64_t serialUnrollFor(std::uint64_t elements) noexcept {
  if (elements >= serialUnroll) return serialUnroll;
  return elements >= serialUnrollShort ? serialUnrollShort : 1;
}

/// Units in one iteration of a serial loop of reads, writes or copies. Measured on a core with four loads of
/// general registers, two of vectors and two stores a cycle (8 KiB region, no wait from wrap to wrap): 16
/// units reach 3.9 to 4.0, 2.00 and 2.00 a cycle whatever the width, where 32 and 64 fall to 3.6 in reads of
/// eight bytes. Regions down to 1 KiB stay in the fast loop with operands of 64 bytes.
inline constexpr std::uint64_t blockUnroll = 16;

/// Units in one iteration of the serial loop of reads, writes or copies that is used for a region of that
/// many elements: the largest of 16, 8, 4, 2 and 1 that the region holds.
/// @pre elements ≥ 1
constexpr std::uint64_t blockUnrollFor(std::uint64_t elements) noexcept {
  return std::min(blockUnroll, std::bit_floor(elements));
}

/// Where a serial walk goes on. With r = elements mod unroll, passes start at 0 and at r in turn, so a walk
/// only ever stands at a whole number of blocks from one of the two; from anywhere else both ends would be
/// left out for good. Such a position (of another kernel or another region) is taken back to the head of its
/// block, and one without room for a block to 0.
/// @pre elements ≥ unroll ≥ 1
constexpr std::uint64_t serialStart(std::uint64_t position, std::uint64_t elements,
                                    std::uint64_t unroll) noexcept {
  if (position > elements - unroll) return 0;
  const std::uint64_t past = position % unroll;
  return past == elements % unroll ? position : position - past;
}

/// Whole blocks that make at least `units` units.
constexpr std::uint64_t blocksFor(std::uint64_t units, std::uint64_t unroll) noexcept {
  return units / unroll + (units % unroll != 0 ? 1 : 0);
}

/// A call of a serial kernel. Offsets count `scale` for an element: bytes, or entries of a table.
struct SerialCourse {
  std::uint64_t unroll;  ///< elements of a block
  std::uint64_t blocks;  ///< to be done; counts down to 0
  std::uint64_t made;    ///< elements of all of them
  std::uint64_t offset;  ///< of the next block
  std::int64_t last;     ///< offset of the last block that fits
  std::int64_t turn;  ///< after a block beyond this offset the walk wraps; below 0 where only one block fits
};

/// @pre units ≥ 1, elements ≥ unroll ≥ 1
constexpr SerialCourse serialCourse(std::uint64_t position, std::uint64_t elements, std::uint64_t units,
                                    std::uint64_t unroll, std::uint64_t scale) noexcept {
  const std::uint64_t blocks = blocksFor(units, unroll);
  const auto last = static_cast<std::int64_t>((elements - unroll) * scale);
  return {.unroll = unroll,
          .blocks = blocks,
          .made = blocks * unroll,
          .offset = serialStart(position, elements, unroll) * scale,
          .last = last,
          .turn = last - static_cast<std::int64_t>(unroll * scale)};
}

}  // namespace strata::kernels
