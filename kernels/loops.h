// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/chunks.h"
#include "kernels/serial.h"

/// The functions around the loops of reads, writes and copies, the same for every instruction set.

// clang-format off: the backslashes stand in one column

// The function around the loops for each number of elements in a block.
#define STRATA_SERIAL_FUNCTION(NAME, WIDTH, LOOP_16, LOOP_8, LOOP_4, LOOP_2, LOOP_1)                         \
  std::uint64_t NAME(Walk& walk, std::uint64_t units) noexcept {                                             \
    if (units == 0 || walk.elements == 0) return 0;                                                          \
    SerialCourse course =                                                                                    \
      serialCourse(walk.position, walk.elements, units, blockUnrollFor(walk.elements), WIDTH);               \
    switch (course.unroll) {                                                                                 \
      case 16: LOOP_16; break;                                                                               \
      case 8: LOOP_8; break;                                                                                 \
      case 4: LOOP_4; break;                                                                                 \
      case 2: LOOP_2; break;                                                                                 \
      default: LOOP_1; break;                                                                                \
    }                                                                                                        \
    walk.position = course.offset / (WIDTH);                                                                 \
    return course.made;                                                                                      \
  }

// The function around the loops for four chunks in a block and for one.
#define STRATA_CHUNKS_FUNCTION(NAME, WIDTH, LOOP_4, LOOP_1)                                                  \
  std::uint64_t NAME(Walk& walk, std::uint64_t units) noexcept {                                             \
    if (units == 0 || walk.chunks == 0) return 0;                                                            \
    constexpr std::uint64_t unitsOfChunk = chunkBytes / (WIDTH);                                             \
    SerialCourse course = serialCourse(walk.position, walk.chunks, blocksFor(units, unitsOfChunk),           \
                                       chunksUnrollFor(walk.chunks), 1);                                     \
    if (course.unroll == chunksUnroll) {                                                                     \
      LOOP_4;                                                                                                \
    } else {                                                                                                 \
      LOOP_1;                                                                                                \
    }                                                                                                        \
    walk.position = course.offset;                                                                           \
    return course.made * unitsOfChunk;                                                                       \
  }

// clang-format on
