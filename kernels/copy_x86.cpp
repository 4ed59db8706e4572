// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/copy.h"

#include "kernels/loops_x86.h"
#include "kernels/random.h"

// The loops of one width differ in mnemonics and register names only, and those must be literals for the
// assembler: hence macros.

// clang-format off: one instruction a line

#define STRATA_STORE(STORE, WIDTH, NUMBER, REGISTER)                                                         \
  STORE " " REGISTER ", " #WIDTH "*\\first+" #WIDTH "*" #NUMBER "(%[to])\n\t"

// Groups of four, two and one copies. Loads and stores in turn: four and four lose a fifth with vectors of 16 and
// 32 bytes (1.41 instead of 1.75 copies a cycle on a core with two stores).
#define STRATA_COPIES_1(LOAD, STORE, WIDTH, REGISTERS)                                                       \
  STRATA_LOAD(LOAD, WIDTH, 0, STRATA_REGISTER_0 REGISTERS)                                                   \
  STRATA_STORE(STORE, WIDTH, 0, STRATA_REGISTER_0 REGISTERS)
#define STRATA_COPIES_2(LOAD, STORE, WIDTH, REGISTERS)                                                       \
  STRATA_COPIES_1(LOAD, STORE, WIDTH, REGISTERS)                                                             \
  STRATA_LOAD(LOAD, WIDTH, 1, STRATA_REGISTER_1 REGISTERS)                                                   \
  STRATA_STORE(STORE, WIDTH, 1, STRATA_REGISTER_1 REGISTERS)
#define STRATA_COPIES_4(LOAD, STORE, WIDTH, REGISTERS)                                                       \
  STRATA_COPIES_2(LOAD, STORE, WIDTH, REGISTERS)                                                             \
  STRATA_LOAD(LOAD, WIDTH, 2, STRATA_REGISTER_2 REGISTERS)                                                   \
  STRATA_STORE(STORE, WIDTH, 2, STRATA_REGISTER_2 REGISTERS)                                                 \
  STRATA_LOAD(LOAD, WIDTH, 3, STRATA_REGISTER_3 REGISTERS)                                                   \
  STRATA_STORE(STORE, WIDTH, 3, STRATA_REGISTER_3 REGISTERS)

// A group of loads by the registers REGISTERS, and then as many stores.
#define STRATA_COPIES_TOGETHER(LOAD, STORE, WIDTH, PREFIX, REGISTERS)                                        \
  ".irp r," REGISTERS "\n\t"                                                                                 \
  LOAD " " #WIDTH "*\\first+" #WIDTH "*\\r(%[from]), " PREFIX "\\r\n\t"                                      \
  ".endr\n\t"                                                                                                \
  ".irp r," REGISTERS "\n\t"                                                                                 \
  STORE " " PREFIX "\\r, " #WIDTH "*\\first+" #WIDTH "*\\r(%[to])\n\t"                                       \
  ".endr\n\t"

#define STRATA_COPY_LOOP(STEP, FIRSTS, COPIES, AFTER, ...)                                                   \
  do {                                                                                                       \
    const std::byte* from = walk.source + course.offset;                                                     \
    std::byte* to = walk.destination + course.offset;                                                        \
    std::uint64_t rest;                                                                                      \
    asm volatile(                                                                                            \
      STRATA_SERIAL_LOOP(STRATA_GROUPS(FIRSTS, COPIES), STRATA_FROM STRATA_TO)                               \
      AFTER                                                                                                  \
      : [offset] "+&r"(course.offset), [from] "+&r"(from), [to] "+&r"(to), [blocks] "+&r"(course.blocks),    \
        [rest] "=&r"(rest)                                                                                   \
      : [source] "r"(walk.source), [destination] "r"(walk.destination), [last] "r"(course.last),             \
        [turn] "r"(course.turn), [step] "i"(STEP)                                                            \
      : "cc", "memory", __VA_ARGS__);                                                                        \
  } while (false)

#define STRATA_COPY(NAME, LOAD, STORE, WIDTH, REGISTERS, AFTER, ...)                                         \
  STRATA_SERIAL_FUNCTION(                                                                                    \
    NAME, WIDTH,                                                                                             \
    STRATA_COPY_LOOP(16 * (WIDTH), STRATA_FIRSTS_16, STRATA_COPIES_4(LOAD, STORE, WIDTH, REGISTERS), AFTER,  \
                     __VA_ARGS__),                                                                           \
    STRATA_COPY_LOOP(8 * (WIDTH), STRATA_FIRSTS_8, STRATA_COPIES_4(LOAD, STORE, WIDTH, REGISTERS), AFTER,    \
                     __VA_ARGS__),                                                                           \
    STRATA_COPY_LOOP(4 * (WIDTH), STRATA_FIRSTS_4, STRATA_COPIES_4(LOAD, STORE, WIDTH, REGISTERS), AFTER,    \
                     __VA_ARGS__),                                                                           \
    STRATA_COPY_LOOP(2 * (WIDTH), STRATA_FIRSTS_4, STRATA_COPIES_2(LOAD, STORE, WIDTH, REGISTERS), AFTER,    \
                     __VA_ARGS__),                                                                           \
    STRATA_COPY_LOOP(1 * (WIDTH), STRATA_FIRSTS_4, STRATA_COPIES_1(LOAD, STORE, WIDTH, REGISTERS), AFTER,    \
                     __VA_ARGS__))

// Asks for the lines LINES of a group, copyPrefetchDistanceBytes ahead of it.
#define STRATA_COPY_PREFETCH(WIDTH, LINES)                                                                   \
  ".irp line," LINES "\n\t"                                                                                  \
  "prefetcht0 4096+" #WIDTH "*\\first+64*\\line(%[from])\n\t"                                                \
  ".endr\n\t"
#define STRATA_COPY_BEST_LOOP(UNROLL, FIRSTS, REGISTERS, LINES, LOAD, STORE, WIDTH, PREFIX, AFTER)           \
  STRATA_COPY_LOOP(UNROLL * (WIDTH), FIRSTS,                                                                 \
                   STRATA_COPY_PREFETCH(WIDTH, LINES)                                                        \
                   STRATA_COPIES_TOGETHER(LOAD, STORE, WIDTH, PREFIX, REGISTERS), AFTER,                     \
                   STRATA_VECTOR_CLOBBERS)
// LINES_4, LINES_2: those of a group of four and of two.
#define STRATA_COPY_BEST(NAME, LOAD, STORE, WIDTH, PREFIX, LINES_4, LINES_2, AFTER)                          \
  STRATA_SERIAL_FUNCTION(                                                                                    \
    NAME, WIDTH,                                                                                             \
    STRATA_COPY_BEST_LOOP(16, STRATA_FIRSTS_16, "0,1,2,3", LINES_4, LOAD, STORE, WIDTH, PREFIX, AFTER),      \
    STRATA_COPY_BEST_LOOP(8, STRATA_FIRSTS_8, "0,1,2,3", LINES_4, LOAD, STORE, WIDTH, PREFIX, AFTER),        \
    STRATA_COPY_BEST_LOOP(4, "0", "0,1,2,3", LINES_4, LOAD, STORE, WIDTH, PREFIX, AFTER),                    \
    STRATA_COPY_BEST_LOOP(2, "0", "0,1", LINES_2, LOAD, STORE, WIDTH, PREFIX, AFTER),                        \
    STRATA_COPY_BEST_LOOP(1, "0", "0", "0", LOAD, STORE, WIDTH, PREFIX, AFTER))

// Chunks of copies. A general register is scarce beside the four that bear elements: `to`, made anew for each
// chunk, takes that of `rest`, which nobody needs by then.
#define STRATA_COPY_CHUNKS_LOOP(STEP, CHUNKS, AFTER, ...)                                                    \
  do {                                                                                                       \
    const std::uint32_t* entry = walk.order + course.offset;                                                 \
    std::uint64_t rest = 0, from;                                                                            \
    const std::uint64_t apart = reinterpret_cast<std::uintptr_t>(walk.destination) -                         \
                                reinterpret_cast<std::uintptr_t>(walk.source);                               \
    asm volatile(                                                                                            \
      STRATA_SERIAL_LOOP(CHUNKS, STRATA_ENTRY)                                                               \
      AFTER                                                                                                  \
      : [offset] "+&r"(course.offset), [entry] "+&r"(entry), [blocks] "+&r"(course.blocks),                  \
        [rest] "=&r"(rest), [from] "=&r"(from)                                                               \
      : [to] "[rest]"(rest), [source] "r"(walk.source), [apart] "r"(apart), [order] "r"(walk.order),         \
        [last] "r"(course.last), [turn] "r"(course.turn), [step] "i"(STEP)                                   \
      : "cc", "memory", __VA_ARGS__);                                                                        \
  } while (false)
#define STRATA_COPY_CHUNK(NUMBER, LOAD, STORE, WIDTH, REGISTERS, FIRSTS)                                     \
  STRATA_CHUNK(NUMBER, "source", "from",                                                                     \
               "leaq (%[from],%[apart]), %[to]\n\t"                                                          \
               STRATA_GROUPS(FIRSTS, STRATA_COPIES_4(LOAD, STORE, WIDTH, REGISTERS)))
#define STRATA_COPY_CHUNKS(NAME, LOAD, STORE, WIDTH, REGISTERS, FIRSTS, AFTER, ...)                          \
  STRATA_CHUNKS_FUNCTION(                                                                                    \
    NAME, WIDTH,                                                                                             \
    STRATA_COPY_CHUNKS_LOOP(chunksUnroll,                                                                    \
                            STRATA_COPY_CHUNK(0, LOAD, STORE, WIDTH, REGISTERS, FIRSTS)                      \
                            STRATA_COPY_CHUNK(1, LOAD, STORE, WIDTH, REGISTERS, FIRSTS)                      \
                            STRATA_COPY_CHUNK(2, LOAD, STORE, WIDTH, REGISTERS, FIRSTS)                      \
                            STRATA_COPY_CHUNK(3, LOAD, STORE, WIDTH, REGISTERS, FIRSTS), AFTER,              \
                            __VA_ARGS__),                                                                    \
    STRATA_COPY_CHUNKS_LOOP(1, STRATA_COPY_CHUNK(0, LOAD, STORE, WIDTH, REGISTERS, FIRSTS), AFTER,           \
                            __VA_ARGS__))

#define STRATA_COPY_RANDOM(NAME, LOAD, STORE, WIDTH, REGISTER, AFTER)                                        \
  std::uint64_t NAME(Walk& walk, std::uint64_t units) noexcept {                                             \
    if (units == 0 || walk.elements == 0) return 0;                                                          \
    std::uint64_t blocks = blocksFor(units, randomUnroll), index;                                            \
    const std::uint64_t made = blocks * randomUnroll;                                                        \
    asm volatile(                                                                                            \
      STRATA_RANDOM_LOOP(STRATA_SCALE_##WIDTH,                                                               \
                         LOAD " " STRATA_INDEXED_##WIDTH("source") ", " REGISTER "\n\t"                      \
                         STORE " " REGISTER ", " STRATA_INDEXED_##WIDTH("destination") "\n\t")               \
      AFTER                                                                                                  \
      : [s0] "+&r"(walk.seeds[0]), [s1] "+&r"(walk.seeds[1]), [s2] "+&r"(walk.seeds[2]),                     \
        [s3] "+&r"(walk.seeds[3]), [blocks] "+&r"(blocks), [index] "=&r"(index)                              \
      : [source] "r"(walk.source), [destination] "r"(walk.destination), [elements] "r"(walk.elements),       \
        [multiplier] "r"(randomMultiplier), [increment] "r"(randomIncrement)                                 \
      : "cc", "memory", "xmm0");                                                                             \
    return made;                                                                                             \
  }

// clang-format on

namespace strata::kernels {

static_assert(blockUnroll == 16 && randomUnroll == 8 && chunksUnroll == 4 && chunkBytes == 256 &&
                  copyPrefetchDistanceBytes == 4096,
              "the macros' lists");

STRATA_COPY(copySerial16, "movups", "movups", 16, STRATA_R16, "", STRATA_VECTOR_CLOBBERS)
STRATA_COPY(copySerial32, "vmovups", "vmovups", 32, STRATA_R32, STRATA_CLEAN, STRATA_VECTOR_CLOBBERS)
STRATA_COPY(copySerial64, "vmovups", "vmovups", 64, STRATA_R64, STRATA_CLEAN, STRATA_VECTOR_CLOBBERS)

STRATA_COPY_RANDOM(copyRandom16, "movups", "movups", 16, "%%xmm0", "")
STRATA_COPY_RANDOM(copyRandom32, "vmovups", "vmovups", 32, "%%ymm0", STRATA_CLEAN)
STRATA_COPY_RANDOM(copyRandom64, "vmovups", "vmovups", 64, "%%zmm0", STRATA_CLEAN)

STRATA_COPY(copyStream8, "movq", "movnti", 8, STRATA_R8, STRATA_FENCE, STRATA_GENERAL_CLOBBERS)
STRATA_COPY(copyStream16, "movups", "movntdq", 16, STRATA_R16, STRATA_FENCE, STRATA_VECTOR_CLOBBERS)
STRATA_COPY(copyStream32, "vmovups", "vmovntdq", 32, STRATA_R32, STRATA_FENCE STRATA_CLEAN,
            STRATA_VECTOR_CLOBBERS)
STRATA_COPY(copyStream64, "vmovups", "vmovntdq", 64, STRATA_R64, STRATA_FENCE STRATA_CLEAN,
            STRATA_VECTOR_CLOBBERS)

STRATA_COPY_CHUNKS(copyStreamChunks8, "movq", "movnti", 8, STRATA_R8, STRATA_FIRSTS_32, STRATA_FENCE,
                   STRATA_GENERAL_CLOBBERS)
STRATA_COPY_CHUNKS(copyStreamChunks16, "movups", "movntdq", 16, STRATA_R16, STRATA_FIRSTS_16, STRATA_FENCE,
                   STRATA_VECTOR_CLOBBERS)
STRATA_COPY_CHUNKS(copyStreamChunks32, "vmovups", "vmovntdq", 32, STRATA_R32, STRATA_FIRSTS_8,
                   STRATA_FENCE STRATA_CLEAN, STRATA_VECTOR_CLOBBERS)
STRATA_COPY_CHUNKS(copyStreamChunks64, "vmovups", "vmovntdq", 64, STRATA_R64, STRATA_FIRSTS_4,
                   STRATA_FENCE STRATA_CLEAN, STRATA_VECTOR_CLOBBERS)

STRATA_COPY_BEST(copyBest16, "movups", "movntdq", 16, "%%xmm", "0", "0", STRATA_FENCE)
STRATA_COPY_BEST(copyBest32, "vmovups", "vmovntdq", 32, "%%ymm", "0,1", "0", STRATA_FENCE STRATA_CLEAN)
STRATA_COPY_BEST(copyBest64, "vmovups", "vmovntdq", 64, "%%zmm", "0,1,2,3", "0,1", STRATA_FENCE STRATA_CLEAN)

}  // namespace strata::kernels
