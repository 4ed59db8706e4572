// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

/// The moves: a load and a store of one operand, at the same index of two buffers.
namespace strata::kernels {

/// Moves in one iteration of a serial loop. Measured on a core with two stores a cycle (limit 2.00 moves a
/// cycle, 8 KiB region): 32 moves 1.67 to 2.00 depending on width and order, 64 moves 1.995 for every width,
/// 128 moves 2.00. 64 leaves regions of 512 bytes in the fast loop even with eight-byte operands.
inline constexpr std::uint64_t serialUnroll = 64;
/// For regions of fewer elements than serialUnroll.
inline constexpr std::uint64_t serialUnrollShort = 8;

/// Moves in one iteration of a random loop: two from each of the four generators.
inline constexpr std::uint64_t randomUnroll = 8;
/// state ← state × multiplier + increment (mod 2^64), then index = (high half of state × elements) >> 32. The
/// multiplier is Steele and Vigna's for 64 bits ("Computationally easy, spectrally good multipliers", 2021);
/// any odd increment gives the full period.
inline constexpr std::uint64_t randomMultiplier = 0xd1342543de82ef95u;
inline constexpr std::uint64_t randomIncrement = 0x9e3779b97f4a7c15u;

/// Moves in one iteration of the serial loop that is used for a region of that many elements.
constexpr std::uint64_t serialUnrollFor(std::uint64_t elements) noexcept {
  if (elements >= serialUnroll) return serialUnroll;
  return elements >= serialUnrollShort ? serialUnrollShort : 1;
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

/// Whole blocks that make at least `moves` moves.
constexpr std::uint64_t blocksFor(std::uint64_t moves, std::uint64_t unroll) noexcept {
  return moves / unroll + (moves % unroll != 0 ? 1 : 0);
}

/// Serial moves. Each iteration moves one block of serialUnrollFor(elements) elements and goes on to the
/// next; where no whole block is left, the offset o wraps to size − o without a branch. So one pass covers
/// [0, size − r), the next [r, size), and every element is reached in two passes for any size. Nothing
/// outside the region is touched.
std::uint64_t moveSerial1(Walk& walk, std::uint64_t moves) noexcept;
std::uint64_t moveSerial2(Walk& walk, std::uint64_t moves) noexcept;
std::uint64_t moveSerial4(Walk& walk, std::uint64_t moves) noexcept;
std::uint64_t moveSerial8(Walk& walk, std::uint64_t moves) noexcept;

/// Random moves: uniform over the elements, with repetition. Seeds that differ little give generators that
/// run in step: the caller takes them from a mixing generator such as SplitMix64.
std::uint64_t moveRandom1(Walk& walk, std::uint64_t moves) noexcept;
std::uint64_t moveRandom2(Walk& walk, std::uint64_t moves) noexcept;
std::uint64_t moveRandom4(Walk& walk, std::uint64_t moves) noexcept;
std::uint64_t moveRandom8(Walk& walk, std::uint64_t moves) noexcept;

/// The random loop without its load and store: what making the index costs. Reads and writes no buffer.
std::uint64_t indexRandom(Walk& walk, std::uint64_t moves) noexcept;

}  // namespace strata::kernels
