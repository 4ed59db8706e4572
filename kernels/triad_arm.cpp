// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/triad.h"

#include <bit>

#include "kernels/loops_arm.h"

// The loops of one width differ in mnemonics and register names only, and those must be literals for the
// assembler: hence macros.

// clang-format off: one instruction a line

// a = s c + b of the element NUMBER, with registers Q for the second array, which begins at %[second], and P
// for the first.
#define STRATA_TRIAD_STEP_16(STORE, NUMBER, Q, P)                                                            \
  "ldr q" #Q ", [%x[second], #16*\\first+16*" #NUMBER "]\n\t"                                                \
  "ldr q" #P ", [%x[from], #16*\\first+16*" #NUMBER "]\n\t"                                                  \
  "fmul v" #Q ".2d, v" #Q ".2d, v16.2d\n\t"                                                                  \
  "fadd v" #Q ".2d, v" #Q ".2d, v" #P ".2d\n\t"                                                              \
  STORE " q" #Q ", [%x[to], #16*\\first+16*" #NUMBER "]\n\t"
// The same with pairs of registers: Q and Q2, P and P2.
#define STRATA_TRIAD_STEP_32(STORE, NUMBER, Q, Q2, P, P2)                                                    \
  "ldp q" #Q ", q" #Q2 ", [%x[second], #32*\\first+32*" #NUMBER "]\n\t"                                      \
  "ldp q" #P ", q" #P2 ", [%x[from], #32*\\first+32*" #NUMBER "]\n\t"                                        \
  "fmul v" #Q ".2d, v" #Q ".2d, v16.2d\n\t"                                                                  \
  "fmul v" #Q2 ".2d, v" #Q2 ".2d, v16.2d\n\t"                                                                \
  "fadd v" #Q ".2d, v" #Q ".2d, v" #P ".2d\n\t"                                                              \
  "fadd v" #Q2 ".2d, v" #Q2 ".2d, v" #P2 ".2d\n\t"                                                           \
  STORE " q" #Q ", q" #Q2 ", [%x[to], #32*\\first+32*" #NUMBER "]\n\t"

#define STRATA_TRIADS_16_1 STRATA_TRIAD_STEP_16("str", 0, 0, 4)
#define STRATA_TRIADS_16_2 STRATA_TRIADS_16_1 STRATA_TRIAD_STEP_16("str", 1, 1, 5)
#define STRATA_TRIADS_16_4                                                                                   \
  STRATA_TRIADS_16_2 STRATA_TRIAD_STEP_16("str", 2, 2, 6) STRATA_TRIAD_STEP_16("str", 3, 3, 7)
#define STRATA_TRIADS_32_1 STRATA_TRIAD_STEP_32("stnp", 0, 0, 4, 17, 18)
#define STRATA_TRIADS_32_2 STRATA_TRIADS_32_1 STRATA_TRIAD_STEP_32("stnp", 1, 1, 5, 19, 20)
#define STRATA_TRIADS_32_4                                                                                   \
  STRATA_TRIADS_32_2 STRATA_TRIAD_STEP_32("stnp", 2, 2, 6, 21, 22) STRATA_TRIAD_STEP_32("stnp", 3, 3, 7, 23, 24)

#define STRATA_SECOND "add %x[second], %x[from], %x[apart]\n\t"

// A buffer may hold denormal numbers, which slow some cores down; they count as 0 while the loop runs.
#define STRATA_TRIAD_LOOP(STEP, FIRSTS, TRIADS, AFTER)                                                       \
  do {                                                                                                       \
    const std::byte* from = walk.source + course.offset;                                                     \
    const std::byte* second = walk.second + course.offset;                                                   \
    std::byte* to = walk.destination + course.offset;                                                        \
    std::uint64_t rest, before;                                                                              \
    asm volatile(                                                                                            \
      "mrs %x[before], fpcr\n\t"                                                                             \
      "orr %x[rest], %x[before], #0x1000000\n\t"                                                             \
      "msr fpcr, %x[rest]\n\t"                                                                               \
      "dup v16.2d, %x[factor]\n\t"                                                                           \
      STRATA_SERIAL_LOOP(STRATA_GROUPS(FIRSTS, TRIADS), STRATA_FROM STRATA_SECOND STRATA_TO)                 \
      AFTER                                                                                                  \
      "msr fpcr, %x[before]\n\t"                                                                             \
      : [offset] "+&r"(course.offset), [from] "+&r"(from), [second] "+&r"(second), [to] "+&r"(to),           \
        [blocks] "+&r"(course.blocks), [rest] "=&r"(rest), [before] "=&r"(before)                            \
      : [source] "r"(walk.source), [destination] "r"(walk.destination), [last] "r"(course.last),             \
        [turn] "r"(course.turn), [step] "I"(STEP), [apart] "r"(walk.second - walk.source),                   \
        [factor] "r"(factorBits)                                                                             \
      : "cc", "memory", STRATA_VECTOR_CLOBBERS, "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23",      \
        "v24");                                                                                              \
  } while (false)

#define STRATA_TRIAD(NAME, WIDTH, AFTER)                                                                     \
  STRATA_SERIAL_FUNCTION(                                                                                    \
    NAME, WIDTH, STRATA_TRIAD_LOOP(16 * (WIDTH), STRATA_FIRSTS_16, STRATA_TRIADS_##WIDTH##_4, AFTER),        \
    STRATA_TRIAD_LOOP(8 * (WIDTH), STRATA_FIRSTS_8, STRATA_TRIADS_##WIDTH##_4, AFTER),                       \
    STRATA_TRIAD_LOOP(4 * (WIDTH), STRATA_FIRSTS_4, STRATA_TRIADS_##WIDTH##_4, AFTER),                       \
    STRATA_TRIAD_LOOP(2 * (WIDTH), STRATA_FIRSTS_4, STRATA_TRIADS_##WIDTH##_2, AFTER),                       \
    STRATA_TRIAD_LOOP(1 * (WIDTH), STRATA_FIRSTS_4, STRATA_TRIADS_##WIDTH##_1, AFTER))

// clang-format on

namespace strata::kernels {

namespace {

constexpr auto factorBits = std::bit_cast<std::uint64_t>(triadFactor);

}  // namespace

static_assert(blockUnroll == 16, "the macros' lists");

STRATA_TRIAD(triadSerial16, 16, "")
STRATA_TRIAD(triadStream32, 32, STRATA_FENCE)

}  // namespace strata::kernels
