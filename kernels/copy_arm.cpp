// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/copy.h"

#include "kernels/loops_arm.h"
#include "kernels/random.h"

// The loops of one width differ in mnemonics and register names only, and those must be literals for the
// assembler: hence macros.

// clang-format off: one instruction a line

#define STRATA_STORE(STORE, WIDTH, NUMBER, REGISTER)                                                         \
  STORE " " REGISTER ", [%x[to], #" #WIDTH "*\\first+" #WIDTH "*" #NUMBER "]\n\t"

// Groups of four, two and one copies, loads and stores in turn.
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

// A group of loads by the pairs of registers q0 and q20 and up, and then as many stores.
#define STRATA_COPIES_TOGETHER(LOAD, STORE, WIDTH, PAIRS)                                                    \
  ".irp r," PAIRS "\n\t"                                                                                     \
  LOAD " q\\r, q2\\r, [%x[from], #" #WIDTH "*\\first+" #WIDTH "*\\r]\n\t"                                    \
  ".endr\n\t"                                                                                                \
  ".irp r," PAIRS "\n\t"                                                                                     \
  STORE " q\\r, q2\\r, [%x[to], #" #WIDTH "*\\first+" #WIDTH "*\\r]\n\t"                                     \
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
        [turn] "r"(course.turn), [step] "I"(STEP)                                                            \
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

#define STRATA_COPY_BEST(NAME, LOAD, STORE, WIDTH, AFTER, ...)                                               \
  STRATA_SERIAL_FUNCTION(                                                                                    \
    NAME, WIDTH,                                                                                             \
    STRATA_COPY_LOOP(16 * (WIDTH), "0,8", STRATA_COPIES_TOGETHER(LOAD, STORE, WIDTH, "0,1,2,3,4,5,6,7"),     \
                     AFTER, __VA_ARGS__),                                                                    \
    STRATA_COPY_LOOP(8 * (WIDTH), "0", STRATA_COPIES_TOGETHER(LOAD, STORE, WIDTH, "0,1,2,3,4,5,6,7"), AFTER, \
                     __VA_ARGS__),                                                                           \
    STRATA_COPY_LOOP(4 * (WIDTH), "0", STRATA_COPIES_TOGETHER(LOAD, STORE, WIDTH, "0,1,2,3"), AFTER,         \
                     __VA_ARGS__),                                                                           \
    STRATA_COPY_LOOP(2 * (WIDTH), "0", STRATA_COPIES_TOGETHER(LOAD, STORE, WIDTH, "0,1"), AFTER,             \
                     __VA_ARGS__),                                                                           \
    STRATA_COPY_LOOP(1 * (WIDTH), "0", STRATA_COPIES_TOGETHER(LOAD, STORE, WIDTH, "0"), AFTER, __VA_ARGS__))
#define STRATA_BEST_CLOBBERS                                                                                 \
  STRATA_VECTOR_CLOBBERS, "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27"

#define STRATA_COPY_CHUNKS_LOOP(STEP, CHUNKS, AFTER, ...)                                                    \
  do {                                                                                                       \
    const std::uint32_t* entry = walk.order + course.offset;                                                 \
    std::uint64_t rest, from, to;                                                                            \
    const std::uint64_t apart = reinterpret_cast<std::uintptr_t>(walk.destination) -                         \
                                reinterpret_cast<std::uintptr_t>(walk.source);                               \
    asm volatile(                                                                                            \
      STRATA_SERIAL_LOOP(CHUNKS, STRATA_ENTRY)                                                               \
      AFTER                                                                                                  \
      : [offset] "+&r"(course.offset), [entry] "+&r"(entry), [blocks] "+&r"(course.blocks),                  \
        [rest] "=&r"(rest), [from] "=&r"(from), [to] "=&r"(to)                                               \
      : [source] "r"(walk.source), [apart] "r"(apart), [order] "r"(walk.order),                              \
        [last] "r"(course.last), [turn] "r"(course.turn), [step] "I"(STEP)                                   \
      : "cc", "memory", __VA_ARGS__);                                                                        \
  } while (false)
#define STRATA_COPY_CHUNK(NUMBER, LOAD, STORE, WIDTH, REGISTERS, FIRSTS)                                     \
  STRATA_CHUNK(NUMBER, "source", "from",                                                                     \
               "add %x[to], %x[from], %x[apart]\n\t"                                                         \
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

#define STRATA_COPY_RANDOM(NAME, LOAD, STORE, WIDTH, REGISTER)                                               \
  std::uint64_t NAME(Walk& walk, std::uint64_t units) noexcept {                                             \
    if (units == 0 || walk.elements == 0) return 0;                                                          \
    std::uint64_t blocks = blocksFor(units, randomUnroll), index;                                            \
    const std::uint64_t made = blocks * randomUnroll;                                                        \
    asm volatile(                                                                                            \
      STRATA_RANDOM_LOOP(LOAD " " REGISTER ", " STRATA_INDEXED_##WIDTH("source") "\n\t"                      \
                         STORE " " REGISTER ", " STRATA_INDEXED_##WIDTH("destination") "\n\t")               \
      : [s0] "+&r"(walk.seeds[0]), [s1] "+&r"(walk.seeds[1]), [s2] "+&r"(walk.seeds[2]),                     \
        [s3] "+&r"(walk.seeds[3]), [blocks] "+&r"(blocks), [index] "=&r"(index)                              \
      : [source] "r"(walk.source), [destination] "r"(walk.destination), [elements] "r"(walk.elements),       \
        [multiplier] "r"(randomMultiplier), [increment] "r"(randomIncrement)                                 \
      : "cc", "memory", "v0");                                                                               \
    return made;                                                                                             \
  }

// clang-format on

namespace strata::kernels {

static_assert(blockUnroll == 16 && randomUnroll == 8 && chunksUnroll == 4 && chunkBytes == 256,
              "the macros' lists");

STRATA_COPY(copySerial16, "ldr", "str", 16, STRATA_Q, "", STRATA_VECTOR_CLOBBERS)
STRATA_COPY(copyPair32, "ldp", "stp", 32, STRATA_QQ, "", STRATA_VECTOR_CLOBBERS)

STRATA_COPY_RANDOM(copyRandom16, "ldr", "str", 16, "q0")

STRATA_COPY(copyStream32, "ldp", "stnp", 32, STRATA_QQ, STRATA_FENCE, STRATA_VECTOR_CLOBBERS)
STRATA_COPY_CHUNKS(copyStreamChunks32, "ldp", "stnp", 32, STRATA_QQ, STRATA_FIRSTS_8, STRATA_FENCE,
                   STRATA_VECTOR_CLOBBERS)
STRATA_COPY_BEST(copyBest32, "ldp", "stnp", 32, STRATA_FENCE, STRATA_BEST_CLOBBERS)

}  // namespace strata::kernels
