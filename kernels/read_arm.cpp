// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/read.h"

#include "kernels/interleaved.h"
#include "kernels/loops_arm.h"
#include "kernels/random.h"

// The loops of one width differ in mnemonics and register names only, and those must be literals for the
// assembler: hence macros.

// clang-format off: one instruction a line

#define STRATA_READ_LOOP(STEP, FIRSTS, LOADS, ...)                                                           \
  do {                                                                                                       \
    const std::byte* from = walk.source + course.offset;                                                     \
    std::uint64_t rest;                                                                                      \
    asm volatile(                                                                                            \
      STRATA_SERIAL_LOOP(STRATA_GROUPS(FIRSTS, LOADS), STRATA_FROM)                                          \
      : [offset] "+&r"(course.offset), [from] "+&r"(from), [blocks] "+&r"(course.blocks), [rest] "=&r"(rest) \
      : [source] "r"(walk.source), [last] "r"(course.last), [turn] "r"(course.turn), [step] "I"(STEP)        \
      : "cc", "memory", __VA_ARGS__);                                                                        \
  } while (false)

// EXTRA goes ahead of each group. The last arguments are the registers that the loads use.
#define STRATA_READ_AHEAD(NAME, LOAD, WIDTH, REGISTERS, EXTRA, ...)                                          \
  STRATA_SERIAL_FUNCTION(                                                                                    \
    NAME, WIDTH,                                                                                             \
    STRATA_READ_LOOP(16 * (WIDTH), STRATA_FIRSTS_16, EXTRA STRATA_LOADS_4(LOAD, WIDTH, REGISTERS), __VA_ARGS__),\
    STRATA_READ_LOOP(8 * (WIDTH), STRATA_FIRSTS_8, EXTRA STRATA_LOADS_4(LOAD, WIDTH, REGISTERS), __VA_ARGS__),\
    STRATA_READ_LOOP(4 * (WIDTH), STRATA_FIRSTS_4, EXTRA STRATA_LOADS_4(LOAD, WIDTH, REGISTERS), __VA_ARGS__),\
    STRATA_READ_LOOP(2 * (WIDTH), STRATA_FIRSTS_4, EXTRA STRATA_LOADS_2(LOAD, WIDTH, REGISTERS), __VA_ARGS__),\
    STRATA_READ_LOOP(1 * (WIDTH), STRATA_FIRSTS_4, EXTRA STRATA_LOADS_1(LOAD, WIDTH, REGISTERS), __VA_ARGS__))

#define STRATA_READ(NAME, LOAD, WIDTH, REGISTERS, ...)                                                       \
  STRATA_READ_AHEAD(NAME, LOAD, WIDTH, REGISTERS, "", __VA_ARGS__)

// Asks for the line of a group of four, prefetchDistanceBytes ahead of it.
#define STRATA_PREFETCH "prfm pldl1keep, [%x[from], #1024+16*\\first]\n\t"

#define STRATA_READ_RANDOM(NAME, LOAD, WIDTH, REGISTER, CLOBBER)                                             \
  std::uint64_t NAME(Walk& walk, std::uint64_t units) noexcept {                                             \
    if (units == 0 || walk.elements == 0) return 0;                                                          \
    std::uint64_t blocks = blocksFor(units, randomUnroll), index;                                            \
    const std::uint64_t made = blocks * randomUnroll;                                                        \
    asm volatile(                                                                                            \
      STRATA_RANDOM_LOOP(LOAD " " REGISTER ", " STRATA_INDEXED_##WIDTH("source") "\n\t")                     \
      : [s0] "+&r"(walk.seeds[0]), [s1] "+&r"(walk.seeds[1]), [s2] "+&r"(walk.seeds[2]),                     \
        [s3] "+&r"(walk.seeds[3]), [blocks] "+&r"(blocks), [index] "=&r"(index)                              \
      : [source] "r"(walk.source), [elements] "r"(walk.elements),                                            \
        [multiplier] "r"(randomMultiplier), [increment] "r"(randomIncrement)                                 \
      : "cc", "memory", CLOBBER);                                                                            \
    return made;                                                                                             \
  }

#define STRATA_READ_CHUNKS_LOOP(STEP, CHUNKS, ...)                                                           \
  do {                                                                                                       \
    const std::uint32_t* entry = walk.order + course.offset;                                                 \
    std::uint64_t rest, from;                                                                                \
    asm volatile(                                                                                            \
      STRATA_SERIAL_LOOP(CHUNKS, STRATA_ENTRY)                                                               \
      : [offset] "+&r"(course.offset), [entry] "+&r"(entry), [blocks] "+&r"(course.blocks),                  \
        [rest] "=&r"(rest), [from] "=&r"(from)                                                               \
      : [source] "r"(walk.source), [order] "r"(walk.order), [last] "r"(course.last),                         \
        [turn] "r"(course.turn), [step] "I"(STEP)                                                            \
      : "cc", "memory", __VA_ARGS__);                                                                        \
  } while (false)
#define STRATA_READ_CHUNK(NUMBER, LOAD, WIDTH, REGISTERS, FIRSTS)                                            \
  STRATA_CHUNK(NUMBER, "source", "from", STRATA_GROUPS(FIRSTS, STRATA_LOADS_4(LOAD, WIDTH, REGISTERS)))
#define STRATA_READ_CHUNKS(NAME, LOAD, WIDTH, REGISTERS, FIRSTS, ...)                                        \
  STRATA_CHUNKS_FUNCTION(                                                                                    \
    NAME, WIDTH,                                                                                             \
    STRATA_READ_CHUNKS_LOOP(chunksUnroll,                                                                    \
                            STRATA_READ_CHUNK(0, LOAD, WIDTH, REGISTERS, FIRSTS)                             \
                            STRATA_READ_CHUNK(1, LOAD, WIDTH, REGISTERS, FIRSTS)                             \
                            STRATA_READ_CHUNK(2, LOAD, WIDTH, REGISTERS, FIRSTS)                             \
                            STRATA_READ_CHUNK(3, LOAD, WIDTH, REGISTERS, FIRSTS), __VA_ARGS__),              \
    STRATA_READ_CHUNKS_LOOP(1, STRATA_READ_CHUNK(0, LOAD, WIDTH, REGISTERS, FIRSTS), __VA_ARGS__))

#define STRATA_READ_INTERLEAVE(NAME, SERIAL, LOAD, WIDTH, REGISTERS, FIRSTS)                                 \
  std::uint64_t NAME(Walk& walk, std::uint64_t units) noexcept {                                             \
    if (!canInterleave(walk.elements, WIDTH)) return SERIAL(walk, units);                                    \
    if (units == 0) return 0;                                                                                \
    InterleavedCourse course = interleavedCourse(walk.position, walk.elements, units, WIDTH);                \
    const std::byte* base = walk.source + (course.behind ? course.rest : 0);                                 \
    std::uint64_t from, other;                                                                               \
    asm volatile(                                                                                            \
      STRATA_INTERLEAVED_POINTER("from")                                                                     \
      STRATA_INTERLEAVED_LOOP(STRATA_GROUPS(FIRSTS, STRATA_LOADS_IN_PAGES(LOAD, WIDTH, REGISTERS)), "from")  \
      : [walked] "+&r"(course.walked), [base] "+&r"(base), [blocks] "+&r"(course.blocks),                    \
        [from] "=&r"(from), [other] "=&r"(other)                                                             \
      : [bases] "r"(2 * reinterpret_cast<std::uintptr_t>(walk.source) + course.rest), [end] "r"(course.end)  \
      : "cc", "memory", STRATA_VECTOR_CLOBBERS);                                                             \
    course.behind = course.rest != 0 && base != walk.source;                                                 \
    walk.position = interleavedPosition(course, WIDTH);                                                      \
    return course.made;                                                                                      \
  }

// clang-format on

namespace strata::kernels {

static_assert(blockUnroll == 16 && randomUnroll == 8 && chunksUnroll == 4 && chunkBytes == 256 &&
                  prefetchDistanceBytes == 1024 && interleavedStripBytes == 256,
              "the macros' lists");

STRATA_READ(readSerial1, "ldrb", 1, STRATA_W, STRATA_GENERAL_CLOBBERS)
STRATA_READ(readSerial2, "ldrh", 2, STRATA_W, STRATA_GENERAL_CLOBBERS)
STRATA_READ(readSerial4, "ldr", 4, STRATA_W, STRATA_GENERAL_CLOBBERS)
STRATA_READ(readSerial8, "ldr", 8, STRATA_X, STRATA_GENERAL_CLOBBERS)
STRATA_READ(readSerial16, "ldr", 16, STRATA_Q, STRATA_VECTOR_CLOBBERS)
STRATA_READ(readPair32, "ldp", 32, STRATA_QQ, STRATA_VECTOR_CLOBBERS)

STRATA_READ_RANDOM(readRandom1, "ldrb", 1, "w9", "x9")
STRATA_READ_RANDOM(readRandom2, "ldrh", 2, "w9", "x9")
STRATA_READ_RANDOM(readRandom4, "ldr", 4, "w9", "x9")
STRATA_READ_RANDOM(readRandom8, "ldr", 8, "x9", "x9")
STRATA_READ_RANDOM(readRandom16, "ldr", 16, "q0", "v0")

STRATA_READ_CHUNKS(readChunks8, "ldr", 8, STRATA_X, STRATA_FIRSTS_32, STRATA_GENERAL_CLOBBERS)
STRATA_READ_CHUNKS(readChunks16, "ldr", 16, STRATA_Q, STRATA_FIRSTS_16, STRATA_VECTOR_CLOBBERS)

STRATA_READ(readStream32, "ldnp", 32, STRATA_QQ, STRATA_VECTOR_CLOBBERS)

STRATA_READ_AHEAD(readPrefetch16, "ldr", 16, STRATA_Q, STRATA_PREFETCH, STRATA_VECTOR_CLOBBERS)

STRATA_READ_INTERLEAVE(readInterleave16, readSerial16, "ldr", 16, STRATA_Q,
                       "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15")

}  // namespace strata::kernels
