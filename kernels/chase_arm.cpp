// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/chase.h"

#include "kernels/serial.h"

// clang-format off: one instruction a line

// One load of each chain.
#define STRATA_STEP(CHAIN) "ldr %x[" #CHAIN "], [%x[" #CHAIN "]]\n\t"
#define STRATA_STEPS_1 STRATA_STEP(c0)
#define STRATA_STEPS_2 STRATA_STEPS_1 STRATA_STEP(c1)
#define STRATA_STEPS_3 STRATA_STEPS_2 STRATA_STEP(c2)
#define STRATA_STEPS_4 STRATA_STEPS_3 STRATA_STEP(c3)
#define STRATA_STEPS_6 STRATA_STEPS_4 STRATA_STEP(c4) STRATA_STEP(c5)
#define STRATA_STEPS_8 STRATA_STEPS_6 STRATA_STEP(c6) STRATA_STEP(c7)
#define STRATA_STEPS_12 STRATA_STEPS_8 STRATA_STEP(c8) STRATA_STEP(c9) STRATA_STEP(c10) STRATA_STEP(c11)

#define STRATA_HEAD(NUMBER) [c##NUMBER] "+&r"(walk.at[NUMBER])
#define STRATA_HEADS_1 STRATA_HEAD(0)
#define STRATA_HEADS_2 STRATA_HEADS_1, STRATA_HEAD(1)
#define STRATA_HEADS_3 STRATA_HEADS_2, STRATA_HEAD(2)
#define STRATA_HEADS_4 STRATA_HEADS_3, STRATA_HEAD(3)
#define STRATA_HEADS_6 STRATA_HEADS_4, STRATA_HEAD(4), STRATA_HEAD(5)
#define STRATA_HEADS_8 STRATA_HEADS_6, STRATA_HEAD(6), STRATA_HEAD(7)
#define STRATA_HEADS_12 STRATA_HEADS_8, STRATA_HEAD(8), STRATA_HEAD(9), STRATA_HEAD(10), STRATA_HEAD(11)

#define STRATA_CHASE(CHAINS)                                                                                 \
  std::uint64_t chase##CHAINS(ChaseWalk& walk, std::uint64_t loads) noexcept {                               \
    if (loads == 0) return 0;                                                                                \
    std::uint64_t blocks = blocksFor(loads, chaseRounds * (CHAINS));                                         \
    const std::uint64_t made = blocks * chaseRounds * (CHAINS);                                              \
    asm volatile(                                                                                            \
      ".p2align 6\n"                                                                                         \
      "1:\n\t"                                                                                               \
      ".rept 16\n\t"                                                                                         \
      STRATA_STEPS_##CHAINS                                                                                  \
      ".endr\n\t"                                                                                            \
      "subs %x[blocks], %x[blocks], #1\n\t"                                                                  \
      "b.ne 1b"                                                                                              \
      : [blocks] "+&r"(blocks), STRATA_HEADS_##CHAINS                                                        \
      :                                                                                                      \
      : "cc", "memory");                                                                                     \
    return made;                                                                                             \
  }

// An asm has no room for so many operands, so chains from the thirteenth on are in registers of fixed names.
#define STRATA_FIXED_STEP(NUMBER, OFFSET) "ldr x" #NUMBER ", [x" #NUMBER "]\n\t"
#define STRATA_FETCH(NUMBER, OFFSET) "ldr x" #NUMBER ", [%x[at], #" #OFFSET "]\n\t"
#define STRATA_STORE(NUMBER, OFFSET) "str x" #NUMBER ", [%x[at], #" #OFFSET "]\n\t"
#define STRATA_FIXED_16(EACH) EACH(19, 96) EACH(20, 104) EACH(21, 112) EACH(22, 120)
#define STRATA_FIXED_24(EACH)                                                                                \
  STRATA_FIXED_16(EACH) EACH(23, 128) EACH(24, 136) EACH(25, 144) EACH(26, 152) EACH(27, 160) EACH(28, 168)  \
  EACH(16, 176) EACH(17, 184)

#define STRATA_WIDE_CHASE(CHAINS)                                                                            \
  std::uint64_t chase##CHAINS(ChaseWalk& walk, std::uint64_t loads) noexcept {                               \
    if (loads == 0) return 0;                                                                                \
    std::uint64_t blocks = blocksFor(loads, chaseRounds * (CHAINS));                                         \
    const std::uint64_t made = blocks * chaseRounds * (CHAINS);                                              \
    asm volatile(                                                                                            \
      STRATA_FIXED_##CHAINS(STRATA_FETCH)                                                                    \
      ".p2align 6\n"                                                                                         \
      "1:\n\t"                                                                                               \
      ".rept 16\n\t"                                                                                         \
      STRATA_STEPS_12                                                                                        \
      STRATA_FIXED_##CHAINS(STRATA_FIXED_STEP)                                                               \
      ".endr\n\t"                                                                                            \
      "subs %x[blocks], %x[blocks], #1\n\t"                                                                  \
      "b.ne 1b\n\t"                                                                                          \
      STRATA_FIXED_##CHAINS(STRATA_STORE)                                                                    \
      : [blocks] "+&r"(blocks), STRATA_HEADS_12                                                              \
      : [at] "r"(walk.at.data())                                                                             \
      : "cc", "memory", "x16", "x17", "x19", "x20", "x21", "x22", "x23", "x24", "x25", "x26", "x27", "x28"); \
    return made;                                                                                             \
  }

// clang-format on

namespace strata::kernels {

static_assert(chaseRounds == 16, "the .rept count above");

STRATA_CHASE(1)
STRATA_CHASE(2)
STRATA_CHASE(3)
STRATA_CHASE(4)
STRATA_CHASE(6)
STRATA_CHASE(8)
STRATA_CHASE(12)
STRATA_WIDE_CHASE(16)
STRATA_WIDE_CHASE(24)

}  // namespace strata::kernels
