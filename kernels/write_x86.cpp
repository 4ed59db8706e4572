// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/write.h"

#include "kernels/interleaved.h"
#include "kernels/loops_x86.h"
#include "kernels/random.h"

// The loops of one width differ in mnemonics and register names only, and those must be literals for the
// assembler: hence macros. FILL makes the register that is stored, before the loop.

// clang-format off: one instruction a line

#define STRATA_FILL_16 "movq %[value], %%xmm0\n\tpunpcklqdq %%xmm0, %%xmm0\n\t"
#define STRATA_FILL_32 "vmovq %[value], %%xmm0\n\tvmovddup %%xmm0, %%xmm0\n\tvinsertf128 $1, %%xmm0, %%ymm0, %%ymm0\n\t"
#define STRATA_FILL_64 "vpbroadcastq %[value], %%zmm0\n\t"

// Stores to the elements of a block.
#define STRATA_EACH_32 STRATA_EACH_16 ",16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"
#define STRATA_EACH_16 STRATA_EACH_8 ",8,9,10,11,12,13,14,15"
#define STRATA_EACH_8 STRATA_EACH_4 ",4,5,6,7"
#define STRATA_EACH_4 STRATA_EACH_2 ",2,3"
#define STRATA_EACH_2 STRATA_EACH_1 ",1"
#define STRATA_EACH_1 "0"
#define STRATA_STORES(STORE, WIDTH, REGISTER, EACH)                                                          \
  STRATA_GROUPS(EACH, STORE " " REGISTER ", " #WIDTH "*\\first(%[to])\n\t")

#define STRATA_WRITE_LOOP(STEP, FILL, STORES, AFTER)                                                         \
  do {                                                                                                       \
    std::byte* to = walk.destination + course.offset;                                                        \
    std::uint64_t rest;                                                                                      \
    asm volatile(                                                                                            \
      FILL                                                                                                   \
      STRATA_SERIAL_LOOP(STORES, STRATA_TO)                                                                  \
      AFTER                                                                                                  \
      : [offset] "+&r"(course.offset), [to] "+&r"(to), [blocks] "+&r"(course.blocks), [rest] "=&r"(rest)     \
      : [destination] "r"(walk.destination), [last] "r"(course.last), [turn] "r"(course.turn),               \
        [value] "r"(writePattern), [step] "i"(STEP)                                                          \
      : "cc", "memory", "xmm0");                                                                             \
  } while (false)

#define STRATA_WRITE(NAME, STORE, WIDTH, REGISTER, FILL, AFTER)                                              \
  STRATA_SERIAL_FUNCTION(                                                                                    \
    NAME, WIDTH,                                                                                             \
    STRATA_WRITE_LOOP(16 * (WIDTH), FILL, STRATA_STORES(STORE, WIDTH, REGISTER, STRATA_EACH_16), AFTER),     \
    STRATA_WRITE_LOOP(8 * (WIDTH), FILL, STRATA_STORES(STORE, WIDTH, REGISTER, STRATA_EACH_8), AFTER),       \
    STRATA_WRITE_LOOP(4 * (WIDTH), FILL, STRATA_STORES(STORE, WIDTH, REGISTER, STRATA_EACH_4), AFTER),       \
    STRATA_WRITE_LOOP(2 * (WIDTH), FILL, STRATA_STORES(STORE, WIDTH, REGISTER, STRATA_EACH_2), AFTER),       \
    STRATA_WRITE_LOOP(1 * (WIDTH), FILL, STRATA_STORES(STORE, WIDTH, REGISTER, STRATA_EACH_1), AFTER))

#define STRATA_WRITE_RANDOM(NAME, STORE, WIDTH, REGISTER, FILL, AFTER)                                       \
  std::uint64_t NAME(Walk& walk, std::uint64_t units) noexcept {                                             \
    if (units == 0 || walk.elements == 0) return 0;                                                          \
    std::uint64_t blocks = blocksFor(units, randomUnroll), index;                                            \
    const std::uint64_t made = blocks * randomUnroll;                                                        \
    asm volatile(                                                                                            \
      FILL                                                                                                   \
      STRATA_RANDOM_LOOP(STRATA_SCALE_##WIDTH,                                                               \
                         STORE " " REGISTER ", " STRATA_INDEXED_##WIDTH("destination") "\n\t")               \
      AFTER                                                                                                  \
      : [s0] "+&r"(walk.seeds[0]), [s1] "+&r"(walk.seeds[1]), [s2] "+&r"(walk.seeds[2]),                     \
        [s3] "+&r"(walk.seeds[3]), [blocks] "+&r"(blocks), [index] "=&r"(index)                              \
      : [destination] "r"(walk.destination), [elements] "r"(walk.elements), [value] "r"(writePattern),       \
        [multiplier] "r"(randomMultiplier), [increment] "r"(randomIncrement)                                 \
      : "cc", "memory", "xmm0");                                                                             \
    return made;                                                                                             \
  }

#define STRATA_WRITE_CHUNKS_LOOP(STEP, FILL, CHUNKS, AFTER)                                                  \
  do {                                                                                                       \
    const std::uint32_t* entry = walk.order + course.offset;                                                 \
    std::uint64_t rest, to;                                                                                  \
    asm volatile(                                                                                            \
      FILL                                                                                                   \
      STRATA_SERIAL_LOOP(CHUNKS, STRATA_ENTRY)                                                               \
      AFTER                                                                                                  \
      : [offset] "+&r"(course.offset), [entry] "+&r"(entry), [blocks] "+&r"(course.blocks),                  \
        [rest] "=&r"(rest), [to] "=&r"(to)                                                                   \
      : [destination] "r"(walk.destination), [order] "r"(walk.order), [last] "r"(course.last),               \
        [turn] "r"(course.turn), [value] "r"(writePattern), [step] "i"(STEP)                                 \
      : "cc", "memory", "xmm0");                                                                             \
  } while (false)
#define STRATA_WRITE_CHUNK(NUMBER, STORE, WIDTH, REGISTER, EACH)                                             \
  STRATA_CHUNK(NUMBER, "destination", "to", STRATA_STORES(STORE, WIDTH, REGISTER, EACH))
#define STRATA_WRITE_CHUNKS(NAME, STORE, WIDTH, REGISTER, EACH, FILL, AFTER)                                 \
  STRATA_CHUNKS_FUNCTION(                                                                                    \
    NAME, WIDTH,                                                                                             \
    STRATA_WRITE_CHUNKS_LOOP(chunksUnroll, FILL,                                                             \
                             STRATA_WRITE_CHUNK(0, STORE, WIDTH, REGISTER, EACH)                             \
                             STRATA_WRITE_CHUNK(1, STORE, WIDTH, REGISTER, EACH)                             \
                             STRATA_WRITE_CHUNK(2, STORE, WIDTH, REGISTER, EACH)                             \
                             STRATA_WRITE_CHUNK(3, STORE, WIDTH, REGISTER, EACH), AFTER),                    \
    STRATA_WRITE_CHUNKS_LOOP(1, FILL, STRATA_WRITE_CHUNK(0, STORE, WIDTH, REGISTER, EACH), AFTER))

#define STRATA_STORES_IN_PAGES(STORE, WIDTH, REGISTER)                                                       \
  STORE " " REGISTER ", " #WIDTH "*\\first+4096*0(%[to])\n\t"                                                \
  STORE " " REGISTER ", " #WIDTH "*\\first+4096*1(%[to])\n\t"                                                \
  STORE " " REGISTER ", " #WIDTH "*\\first+4096*2(%[to])\n\t"                                                \
  STORE " " REGISTER ", " #WIDTH "*\\first+4096*3(%[to])\n\t"
#define STRATA_WRITE_INTERLEAVE(NAME, SERIAL, STORE, WIDTH, REGISTER, EACH, FILL, AFTER)                     \
  std::uint64_t NAME(Walk& walk, std::uint64_t units) noexcept {                                             \
    if (!canInterleave(walk.elements, WIDTH)) return SERIAL(walk, units);                                    \
    if (units == 0) return 0;                                                                                \
    InterleavedCourse course = interleavedCourse(walk.position, walk.elements, units, WIDTH);                \
    std::byte* base = walk.destination + (course.behind ? course.rest : 0);                                  \
    std::uint64_t to, other;                                                                                 \
    asm volatile(                                                                                            \
      FILL                                                                                                   \
      STRATA_INTERLEAVED_POINTER("to")                                                                       \
      STRATA_INTERLEAVED_LOOP(STRATA_GROUPS(EACH, STRATA_STORES_IN_PAGES(STORE, WIDTH, REGISTER)), "to")     \
      AFTER                                                                                                  \
      : [walked] "+&r"(course.walked), [base] "+&r"(base), [blocks] "+&r"(course.blocks), [to] "=&r"(to),    \
        [other] "=&r"(other)                                                                                 \
      : [bases] "r"(2 * reinterpret_cast<std::uintptr_t>(walk.destination) + course.rest),                   \
        [end] "r"(course.end), [zero] "r"(std::uint64_t{0}), [value] "r"(writePattern)                       \
      : "cc", "memory", "xmm0");                                                                             \
    course.behind = course.rest != 0 && base != walk.destination;                                            \
    walk.position = interleavedPosition(course, WIDTH);                                                      \
    return course.made;                                                                                      \
  }

// clang-format on

namespace strata::kernels {

static_assert(blockUnroll == 16 && randomUnroll == 8 && chunksUnroll == 4 && chunkBytes == 256 &&
                  interleavedStripBytes == 256,
              "the macros' lists");

STRATA_WRITE(writeSerial1, "movb", 1, "%b[value]", "", "")
STRATA_WRITE(writeSerial2, "movw", 2, "%w[value]", "", "")
STRATA_WRITE(writeSerial4, "movl", 4, "%k[value]", "", "")
STRATA_WRITE(writeSerial8, "movq", 8, "%q[value]", "", "")
STRATA_WRITE(writeSerial16, "movups", 16, "%%xmm0", STRATA_FILL_16, "")
STRATA_WRITE(writeSerial32, "vmovups", 32, "%%ymm0", STRATA_FILL_32, STRATA_CLEAN)
STRATA_WRITE(writeSerial64, "vmovups", 64, "%%zmm0", STRATA_FILL_64, STRATA_CLEAN)

STRATA_WRITE_RANDOM(writeRandom1, "movb", 1, "%b[value]", "", "")
STRATA_WRITE_RANDOM(writeRandom2, "movw", 2, "%w[value]", "", "")
STRATA_WRITE_RANDOM(writeRandom4, "movl", 4, "%k[value]", "", "")
STRATA_WRITE_RANDOM(writeRandom8, "movq", 8, "%q[value]", "", "")
STRATA_WRITE_RANDOM(writeRandom16, "movups", 16, "%%xmm0", STRATA_FILL_16, "")
STRATA_WRITE_RANDOM(writeRandom32, "vmovups", 32, "%%ymm0", STRATA_FILL_32, STRATA_CLEAN)
STRATA_WRITE_RANDOM(writeRandom64, "vmovups", 64, "%%zmm0", STRATA_FILL_64, STRATA_CLEAN)

STRATA_WRITE_CHUNKS(writeChunks8, "movq", 8, "%q[value]", STRATA_EACH_32, "", "")
STRATA_WRITE_CHUNKS(writeChunks16, "movups", 16, "%%xmm0", STRATA_EACH_16, STRATA_FILL_16, "")
STRATA_WRITE_CHUNKS(writeChunks32, "vmovups", 32, "%%ymm0", STRATA_EACH_8, STRATA_FILL_32, STRATA_CLEAN)
STRATA_WRITE_CHUNKS(writeChunks64, "vmovups", 64, "%%zmm0", STRATA_EACH_4, STRATA_FILL_64, STRATA_CLEAN)

STRATA_WRITE(writeStream8, "movnti", 8, "%q[value]", "", STRATA_FENCE)
STRATA_WRITE(writeStream16, "movntdq", 16, "%%xmm0", STRATA_FILL_16, STRATA_FENCE)
STRATA_WRITE(writeStream32, "vmovntdq", 32, "%%ymm0", STRATA_FILL_32, STRATA_FENCE STRATA_CLEAN)
STRATA_WRITE(writeStream64, "vmovntdq", 64, "%%zmm0", STRATA_FILL_64, STRATA_FENCE STRATA_CLEAN)

STRATA_WRITE_CHUNKS(writeStreamChunks8, "movnti", 8, "%q[value]", STRATA_EACH_32, "", STRATA_FENCE)
STRATA_WRITE_CHUNKS(writeStreamChunks16, "movntdq", 16, "%%xmm0", STRATA_EACH_16, STRATA_FILL_16,
                    STRATA_FENCE)
STRATA_WRITE_CHUNKS(writeStreamChunks32, "vmovntdq", 32, "%%ymm0", STRATA_EACH_8, STRATA_FILL_32,
                    STRATA_FENCE STRATA_CLEAN)
STRATA_WRITE_CHUNKS(writeStreamChunks64, "vmovntdq", 64, "%%zmm0", STRATA_EACH_4, STRATA_FILL_64,
                    STRATA_FENCE STRATA_CLEAN)

STRATA_WRITE_INTERLEAVE(writeInterleave16, writeSerial16, "movups", 16, "%%xmm0", STRATA_EACH_16,
                        STRATA_FILL_16, "")
STRATA_WRITE_INTERLEAVE(writeInterleave32, writeSerial32, "vmovups", 32, "%%ymm0", STRATA_EACH_8,
                        STRATA_FILL_32, STRATA_CLEAN)
STRATA_WRITE_INTERLEAVE(writeInterleave64, writeSerial64, "vmovups", 64, "%%zmm0", STRATA_EACH_4,
                        STRATA_FILL_64, STRATA_CLEAN)

}  // namespace strata::kernels
