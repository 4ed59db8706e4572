// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/chase.h"

#include "kernels/serial.h"

// clang-format off: one instruction a line

// One load of each chain; the plain address form: others take a cycle longer on some cores.
#define STRATA_STEP(CHAIN) "movq (%[" #CHAIN "]), %[" #CHAIN "]\n\t"
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
      "decq %[blocks]\n\t"                                                                                   \
      "jnz 1b"                                                                                               \
      : [blocks] "+&r"(blocks), STRATA_HEADS_##CHAINS                                                        \
      :                                                                                                      \
      : "cc", "memory");                                                                                     \
    return made;                                                                                             \
  }

// More chains than there are general registers: those from the thirteenth on stand in vector registers, and go
// by way of a general one to be an address, which takes a few cycles more. That one holds the array before and
// after. An asm has no room for so many operands, so the vector registers have fixed names.
#define STRATA_VECTOR_STEP(NUMBER)                                                                           \
  "movq %%xmm" #NUMBER ", %[address]\n\t"                                                                    \
  "movq (%[address]), %%xmm" #NUMBER "\n\t"
#define STRATA_FETCH(NUMBER, OFFSET) "movq " #OFFSET "(%[address]), %%xmm" #NUMBER "\n\t"
#define STRATA_STORE(NUMBER, OFFSET) "movq %%xmm" #NUMBER ", " #OFFSET "(%[address])\n\t"
#define STRATA_VECTORS_16(EACH) EACH(0, 96) EACH(1, 104) EACH(2, 112) EACH(3, 120)
#define STRATA_VECTORS_24(EACH)                                                                              \
  STRATA_VECTORS_16(EACH) EACH(4, 128) EACH(5, 136) EACH(6, 144) EACH(7, 152) EACH(8, 160) EACH(9, 168)      \
  EACH(10, 176) EACH(11, 184)
#define STRATA_VECTOR_STEP_OF(NUMBER, OFFSET) STRATA_VECTOR_STEP(NUMBER)

#define STRATA_WIDE_CHASE(CHAINS)                                                                            \
  std::uint64_t chase##CHAINS(ChaseWalk& walk, std::uint64_t loads) noexcept {                               \
    if (loads == 0) return 0;                                                                                \
    std::uint64_t blocks = blocksFor(loads, chaseRounds * (CHAINS));                                         \
    const std::uint64_t made = blocks * chaseRounds * (CHAINS);                                              \
    const void** at = walk.at.data();                                                                        \
    const void* h0 = at[0];                                                                                  \
    const void* h1 = at[1];                                                                                  \
    const void* h2 = at[2];                                                                                  \
    const void* h3 = at[3];                                                                                  \
    const void* h4 = at[4];                                                                                  \
    const void* h5 = at[5];                                                                                  \
    const void* h6 = at[6];                                                                                  \
    const void* h7 = at[7];                                                                                  \
    const void* h8 = at[8];                                                                                  \
    const void* h9 = at[9];                                                                                  \
    const void* h10 = at[10];                                                                                \
    const void* h11 = at[11];                                                                                \
    asm volatile(                                                                                            \
      STRATA_VECTORS_##CHAINS(STRATA_FETCH)                                                                  \
      "movq %[address], %%xmm15\n"                                                                           \
      ".p2align 6\n"                                                                                         \
      "1:\n\t"                                                                                               \
      ".rept 16\n\t"                                                                                         \
      STRATA_STEPS_12                                                                                        \
      STRATA_VECTORS_##CHAINS(STRATA_VECTOR_STEP_OF)                                                         \
      ".endr\n\t"                                                                                            \
      "decq %[blocks]\n\t"                                                                                   \
      "jnz 1b\n\t"                                                                                           \
      "movq %%xmm15, %[address]\n\t"                                                                         \
      STRATA_VECTORS_##CHAINS(STRATA_STORE)                                                                  \
      : [blocks] "+&r"(blocks), [address] "+&r"(at), [c0] "+&r"(h0), [c1] "+&r"(h1), [c2] "+&r"(h2),         \
        [c3] "+&r"(h3), [c4] "+&r"(h4), [c5] "+&r"(h5), [c6] "+&r"(h6), [c7] "+&r"(h7), [c8] "+&r"(h8),      \
        [c9] "+&r"(h9), [c10] "+&r"(h10), [c11] "+&r"(h11)                                                   \
      :                                                                                                      \
      : "cc", "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9",      \
        "xmm10", "xmm11", "xmm15");                                                                          \
    at[0] = h0;                                                                                              \
    at[1] = h1;                                                                                              \
    at[2] = h2;                                                                                              \
    at[3] = h3;                                                                                              \
    at[4] = h4;                                                                                              \
    at[5] = h5;                                                                                              \
    at[6] = h6;                                                                                              \
    at[7] = h7;                                                                                              \
    at[8] = h8;                                                                                              \
    at[9] = h9;                                                                                              \
    at[10] = h10;                                                                                            \
    at[11] = h11;                                                                                            \
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
