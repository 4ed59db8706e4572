// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "kernels/serial.h"

/// Walks in four pages at once: four walks 4 KiB apart go on side by side through four pages, then through
/// the next four. A pass goes through as many groups of four pages as the region holds; passes start at its
/// head and as far behind it as is left at its end in turn, so that two reach every element. A region without
/// room for four pages is walked serially.
namespace strata::kernels {

inline constexpr std::uint64_t interleavedPageBytes = 4096;
inline constexpr std::uint64_t interleavedPages = 4;
inline constexpr std::uint64_t interleavedGroupBytes = interleavedPages * interleavedPageBytes;
/// Bytes of each page in one iteration.
inline constexpr std::uint64_t interleavedStripBytes = 256;

/// A call of an interleaved kernel.
struct InterleavedCourse {
  std::uint64_t blocks;  ///< to be done; counts down to 0
  std::uint64_t made;    ///< elements of all of them
  std::uint64_t walked;  ///< bytes that each of the four walks has behind it in this pass
  std::uint64_t end;     ///< the same at the end of a pass
  std::uint64_t rest;    ///< bytes of the region that one pass leaves out
  bool behind;           ///< this pass starts `rest` behind the region's head
};

constexpr bool canInterleave(std::uint64_t elements, std::uint64_t widthBytes) noexcept {
  return elements >= interleavedGroupBytes / widthBytes;
}

/// A position is the number of elements done in two passes, taken back to a whole block.
/// @pre units ≥ 1, canInterleave(elements, widthBytes)
constexpr InterleavedCourse interleavedCourse(std::uint64_t position, std::uint64_t elements,
                                              std::uint64_t units, std::uint64_t widthBytes) noexcept {
  const std::uint64_t size = elements * widthBytes;
  const std::uint64_t rest = size % interleavedGroupBytes;
  const std::uint64_t ofPass = (size - rest) / widthBytes;
  const std::uint64_t ofBlock = interleavedPages * interleavedStripBytes / widthBytes;
  const std::uint64_t from = position < 2 * ofPass ? position : 0;
  const std::uint64_t blocks = blocksFor(units, ofBlock);
  return {.blocks = blocks,
          .made = blocks * ofBlock,
          .walked = from % ofPass / ofBlock * interleavedStripBytes,
          .end = (size - rest) / interleavedPages,
          .rest = rest,
          .behind = from >= ofPass};
}

/// Where the walk stands after it.
constexpr std::uint64_t interleavedPosition(const InterleavedCourse& course,
                                            std::uint64_t widthBytes) noexcept {
  return ((course.behind ? course.end : 0) + course.walked) * interleavedPages / widthBytes;
}

}  // namespace strata::kernels
