// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/read.h"

#include "kernels/interleaved.h"
#include "kernels/loops_x86.h"
#include "kernels/random.h"

// The loops of one width differ in mnemonics and register names only, and those must be literals for the
// assembler: hence macros.

// clang-format off: one instruction a line

#define STRATA_READ_LOOP(STEP, LOADS, AFTER, ...)                                                            \
  do {                                                                                                       \
    const std::byte* from = walk.source + course.offset;                                                     \
    std::uint64_t rest;                                                                                      \
    asm volatile(                                                                                            \
      STRATA_SERIAL_LOOP(LOADS, STRATA_FROM)                                                                 \
      AFTER                                                                                                  \
      : [offset] "+&r"(course.offset), [from] "+&r"(from), [blocks] "+&r"(course.blocks), [rest] "=&r"(rest) \
      : [source] "r"(walk.source), [last] "r"(course.last), [turn] "r"(course.turn), [step] "i"(STEP)        \
      : "cc", "memory", __VA_ARGS__);                                                                        \
  } while (false)

// EXTRA_4 goes ahead of each group of four loads, EXTRA_2 of a group of two, EXTRA_1 of a single one. The last
// arguments are the registers that the loads use.
#define STRATA_READ_AHEAD(NAME, LOAD, WIDTH, REGISTERS, EXTRA_4, EXTRA_2, EXTRA_1, AFTER, ...)               \
  STRATA_SERIAL_FUNCTION(                                                                                    \
    NAME, WIDTH,                                                                                             \
    STRATA_READ_LOOP(16 * (WIDTH),                                                                           \
                     STRATA_GROUPS(STRATA_FIRSTS_16, EXTRA_4 STRATA_LOADS_4(LOAD, WIDTH, REGISTERS)),        \
                     AFTER, __VA_ARGS__),                                                                    \
    STRATA_READ_LOOP(8 * (WIDTH),                                                                            \
                     STRATA_GROUPS(STRATA_FIRSTS_8, EXTRA_4 STRATA_LOADS_4(LOAD, WIDTH, REGISTERS)),         \
                     AFTER, __VA_ARGS__),                                                                    \
    STRATA_READ_LOOP(4 * (WIDTH),                                                                            \
                     STRATA_GROUPS(STRATA_FIRSTS_4, EXTRA_4 STRATA_LOADS_4(LOAD, WIDTH, REGISTERS)),         \
                     AFTER, __VA_ARGS__),                                                                    \
    STRATA_READ_LOOP(2 * (WIDTH),                                                                            \
                     STRATA_GROUPS(STRATA_FIRSTS_4, EXTRA_2 STRATA_LOADS_2(LOAD, WIDTH, REGISTERS)),         \
                     AFTER, __VA_ARGS__),                                                                    \
    STRATA_READ_LOOP(1 * (WIDTH),                                                                            \
                     STRATA_GROUPS(STRATA_FIRSTS_4, EXTRA_1 STRATA_LOADS_1(LOAD, WIDTH, REGISTERS)),         \
                     AFTER, __VA_ARGS__))

#define STRATA_READ(NAME, LOAD, WIDTH, REGISTERS, AFTER, ...)                                                \
  STRATA_READ_AHEAD(NAME, LOAD, WIDTH, REGISTERS, "", "", "", AFTER, __VA_ARGS__)

// Asks for the lines LINES of a group, prefetchDistanceBytes ahead of it.
#define STRATA_PREFETCH(WIDTH, LINES)                                                                        \
  ".irp line," LINES "\n\t"                                                                                  \
  "prefetcht0 1024+" #WIDTH "*\\first+64*\\line(%[from])\n\t"                                                \
  ".endr\n\t"

// One loop over whole pages; a region of less than one goes through SERIAL.
#define STRATA_READ_PAGE(NAME, SERIAL, LOAD, WIDTH, REGISTERS, FIRSTS, AFTER)                                \
  std::uint64_t NAME(Walk& walk, std::uint64_t units) noexcept {                                             \
    constexpr std::uint64_t unroll = pageUnroll(WIDTH);                                                      \
    if (walk.elements < unroll) return SERIAL(walk, units);                                                  \
    if (units == 0) return 0;                                                                                \
    SerialCourse course = serialCourse(walk.position, walk.elements, units, unroll, WIDTH);                  \
    STRATA_READ_LOOP(unroll * (WIDTH), STRATA_GROUPS(FIRSTS, STRATA_LOADS_4(LOAD, WIDTH, REGISTERS)), AFTER, \
                     STRATA_VECTOR_CLOBBERS);                                                                \
    walk.position = course.offset / (WIDTH);                                                                 \
    return course.made;                                                                                      \
  }

#define STRATA_READ_RANDOM(NAME, LOAD, WIDTH, REGISTER, AFTER, CLOBBER)                                      \
  std::uint64_t NAME(Walk& walk, std::uint64_t units) noexcept {                                             \
    if (units == 0 || walk.elements == 0) return 0;                                                          \
    std::uint64_t blocks = blocksFor(units, randomUnroll), index;                                            \
    const std::uint64_t made = blocks * randomUnroll;                                                        \
    asm volatile(                                                                                            \
      STRATA_RANDOM_LOOP(STRATA_SCALE_##WIDTH, LOAD " " STRATA_INDEXED_##WIDTH("source") ", " REGISTER "\n\t") \
      AFTER                                                                                                  \
      : [s0] "+&r"(walk.seeds[0]), [s1] "+&r"(walk.seeds[1]), [s2] "+&r"(walk.seeds[2]),                     \
        [s3] "+&r"(walk.seeds[3]), [blocks] "+&r"(blocks), [index] "=&r"(index)                              \
      : [source] "r"(walk.source), [elements] "r"(walk.elements),                                            \
        [multiplier] "r"(randomMultiplier), [increment] "r"(randomIncrement)                                 \
      : "cc", "memory", CLOBBER);                                                                            \
    return made;                                                                                             \
  }

#define STRATA_READ_CHUNKS_LOOP(STEP, CHUNKS, AFTER, ...)                                                    \
  do {                                                                                                       \
    const std::uint32_t* entry = walk.order + course.offset;                                                 \
    std::uint64_t rest, from;                                                                                \
    asm volatile(                                                                                            \
      STRATA_SERIAL_LOOP(CHUNKS, STRATA_ENTRY)                                                               \
      AFTER                                                                                                  \
      : [offset] "+&r"(course.offset), [entry] "+&r"(entry), [blocks] "+&r"(course.blocks),                  \
        [rest] "=&r"(rest), [from] "=&r"(from)                                                               \
      : [source] "r"(walk.source), [order] "r"(walk.order), [last] "r"(course.last),                         \
        [turn] "r"(course.turn), [step] "i"(STEP)                                                            \
      : "cc", "memory", __VA_ARGS__);                                                                        \
  } while (false)
#define STRATA_READ_CHUNKS(NAME, WIDTH, AFTER, LOADS, CLOBBERS)                                              \
  STRATA_CHUNKS_FUNCTION(                                                                                    \
    NAME, WIDTH,                                                                                             \
    STRATA_READ_CHUNKS_LOOP(chunksUnroll,                                                                    \
                            STRATA_CHUNK(0, "source", "from", LOADS) STRATA_CHUNK(1, "source", "from", LOADS) \
                            STRATA_CHUNK(2, "source", "from", LOADS) STRATA_CHUNK(3, "source", "from", LOADS), \
                            AFTER, CLOBBERS),                                                                \
    STRATA_READ_CHUNKS_LOOP(1, STRATA_CHUNK(0, "source", "from", LOADS), AFTER, CLOBBERS))

#define STRATA_READ_INTERLEAVE(NAME, SERIAL, LOAD, WIDTH, REGISTERS, FIRSTS, AFTER)                          \
  std::uint64_t NAME(Walk& walk, std::uint64_t units) noexcept {                                             \
    if (!canInterleave(walk.elements, WIDTH)) return SERIAL(walk, units);                                    \
    if (units == 0) return 0;                                                                                \
    InterleavedCourse course = interleavedCourse(walk.position, walk.elements, units, WIDTH);                \
    const std::byte* base = walk.source + (course.behind ? course.rest : 0);                                 \
    std::uint64_t from, other;                                                                               \
    asm volatile(                                                                                            \
      STRATA_INTERLEAVED_POINTER("from")                                                                     \
      STRATA_INTERLEAVED_LOOP(STRATA_GROUPS(FIRSTS, STRATA_LOADS_IN_PAGES(LOAD, WIDTH, REGISTERS)), "from")   \
      AFTER                                                                                                  \
      : [walked] "+&r"(course.walked), [base] "+&r"(base), [blocks] "+&r"(course.blocks),                    \
        [from] "=&r"(from), [other] "=&r"(other)                                                             \
      : [bases] "r"(2 * reinterpret_cast<std::uintptr_t>(walk.source) + course.rest),                        \
        [end] "r"(course.end), [zero] "r"(std::uint64_t{0})                                                  \
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

STRATA_READ(readSerial1, "movzbl", 1, STRATA_R4, "", STRATA_GENERAL_CLOBBERS)
STRATA_READ(readSerial2, "movzwl", 2, STRATA_R4, "", STRATA_GENERAL_CLOBBERS)
STRATA_READ(readSerial4, "movl", 4, STRATA_R4, "", STRATA_GENERAL_CLOBBERS)
STRATA_READ(readSerial8, "movq", 8, STRATA_R8, "", STRATA_GENERAL_CLOBBERS)
STRATA_READ(readSerial16, "movups", 16, STRATA_R16, "", STRATA_VECTOR_CLOBBERS)
STRATA_READ(readSerial32, "vmovups", 32, STRATA_R32, STRATA_CLEAN, STRATA_VECTOR_CLOBBERS)
STRATA_READ(readSerial64, "vmovups", 64, STRATA_R64, STRATA_CLEAN, STRATA_VECTOR_CLOBBERS)

STRATA_READ_RANDOM(readRandom1, "movzbl", 1, "%%r8d", "", "r8")
STRATA_READ_RANDOM(readRandom2, "movzwl", 2, "%%r8d", "", "r8")
STRATA_READ_RANDOM(readRandom4, "movl", 4, "%%r8d", "", "r8")
STRATA_READ_RANDOM(readRandom8, "movq", 8, "%%r8", "", "r8")
STRATA_READ_RANDOM(readRandom16, "movups", 16, "%%xmm0", "", "xmm0")
STRATA_READ_RANDOM(readRandom32, "vmovups", 32, "%%ymm0", STRATA_CLEAN, "xmm0")
STRATA_READ_RANDOM(readRandom64, "vmovups", 64, "%%zmm0", STRATA_CLEAN, "xmm0")

STRATA_READ_CHUNKS(readChunks8, 8, "", STRATA_GROUPS(STRATA_FIRSTS_32, STRATA_LOADS_4("movq", 8, STRATA_R8)),
                   STRATA_GENERAL_CLOBBERS)
STRATA_READ_CHUNKS(readChunks16, 16, "",
                   STRATA_GROUPS(STRATA_FIRSTS_16, STRATA_LOADS_4("movups", 16, STRATA_R16)),
                   STRATA_VECTOR_CLOBBERS)
STRATA_READ_CHUNKS(readChunks32, 32, STRATA_CLEAN,
                   STRATA_GROUPS(STRATA_FIRSTS_8, STRATA_LOADS_4("vmovups", 32, STRATA_R32)),
                   STRATA_VECTOR_CLOBBERS)
STRATA_READ_CHUNKS(readChunks64, 64, STRATA_CLEAN,
                   STRATA_GROUPS(STRATA_FIRSTS_4, STRATA_LOADS_4("vmovups", 64, STRATA_R64)),
                   STRATA_VECTOR_CLOBBERS)

STRATA_READ(readStream16, "movntdqa", 16, STRATA_R16, "", STRATA_VECTOR_CLOBBERS)
STRATA_READ(readStream32, "vmovntdqa", 32, STRATA_R32, STRATA_CLEAN, STRATA_VECTOR_CLOBBERS)
STRATA_READ(readStream64, "vmovntdqa", 64, STRATA_R64, STRATA_CLEAN, STRATA_VECTOR_CLOBBERS)

STRATA_READ_AHEAD(readPrefetch16, "movups", 16, STRATA_R16, STRATA_PREFETCH(16, "0"),
                  STRATA_PREFETCH(16, "0"), STRATA_PREFETCH(16, "0"), "", STRATA_VECTOR_CLOBBERS)
STRATA_READ_AHEAD(readPrefetch32, "vmovups", 32, STRATA_R32, STRATA_PREFETCH(32, "0,1"),
                  STRATA_PREFETCH(32, "0"), STRATA_PREFETCH(32, "0"), STRATA_CLEAN, STRATA_VECTOR_CLOBBERS)
STRATA_READ_AHEAD(readPrefetch64, "vmovups", 64, STRATA_R64, STRATA_PREFETCH(64, "0,1,2,3"),
                  STRATA_PREFETCH(64, "0,1"), STRATA_PREFETCH(64, "0"), STRATA_CLEAN, STRATA_VECTOR_CLOBBERS)

STRATA_READ_INTERLEAVE(readInterleave16, readSerial16, "movups", 16, STRATA_R16,
                       "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15", "")
STRATA_READ_INTERLEAVE(readInterleave32, readSerial32, "vmovups", 32, STRATA_R32, "0,1,2,3,4,5,6,7",
                       STRATA_CLEAN)
STRATA_READ_INTERLEAVE(readInterleave64, readSerial64, "vmovups", 64, STRATA_R64, "0,1,2,3", STRATA_CLEAN)

STRATA_READ_PAGE(readPage16, readSerial16, "movups", 16, STRATA_R16, STRATA_FIRSTS_256, "")
STRATA_READ_PAGE(readPage32, readSerial32, "vmovups", 32, STRATA_R32, STRATA_FIRSTS_128, STRATA_CLEAN)
STRATA_READ_PAGE(readPage64, readSerial64, "vmovups", 64, STRATA_R64, STRATA_FIRSTS_64, STRATA_CLEAN)

}  // namespace strata::kernels
