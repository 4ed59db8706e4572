// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/triad.h"

#include "kernels/loops_x86.h"

// The loops of one width differ in mnemonics and register names only, and those must be literals for the
// assembler: hence macros.

// clang-format off: one instruction a line

// a = s c + b of the element NUMBER; REGISTER_S holds the multiplier. The second array lies %[apart] bytes
// behind %[from].
#define STRATA_TRIAD_STEP(LOAD, MULTIPLY, ADD, STORE, WIDTH, NUMBER, REGISTER, REGISTER_S)                   \
  LOAD " " #WIDTH "*\\first+" #WIDTH "*" #NUMBER "(%[from],%[apart]), " REGISTER "\n\t"                      \
  MULTIPLY(REGISTER_S, REGISTER)                                                                             \
  ADD(#WIDTH "*\\first+" #WIDTH "*" #NUMBER "(%[from])", REGISTER)                                           \
  STORE " " REGISTER ", " #WIDTH "*\\first+" #WIDTH "*" #NUMBER "(%[to])\n\t"

// SSE has two operands, AVX three. Elements are aligned to their width, as operands in memory must be for SSE.
#define STRATA_MULSD(S, R) "mulsd " S ", " R "\n\t"
#define STRATA_ADDSD(M, R) "addsd " M ", " R "\n\t"
#define STRATA_MULPD(S, R) "mulpd " S ", " R "\n\t"
#define STRATA_ADDPD(M, R) "addpd " M ", " R "\n\t"
#define STRATA_VMULPD(S, R) "vmulpd " S ", " R ", " R "\n\t"
#define STRATA_VADDPD(M, R) "vaddpd " M ", " R ", " R "\n\t"

#define STRATA_TRIADS_1(LOAD, MULTIPLY, ADD, STORE, WIDTH, REGISTERS, S)                                     \
  STRATA_TRIAD_STEP(LOAD, MULTIPLY, ADD, STORE, WIDTH, 0, STRATA_REGISTER_0 REGISTERS, S)
#define STRATA_TRIADS_2(LOAD, MULTIPLY, ADD, STORE, WIDTH, REGISTERS, S)                                     \
  STRATA_TRIADS_1(LOAD, MULTIPLY, ADD, STORE, WIDTH, REGISTERS, S)                                           \
  STRATA_TRIAD_STEP(LOAD, MULTIPLY, ADD, STORE, WIDTH, 1, STRATA_REGISTER_1 REGISTERS, S)
#define STRATA_TRIADS_4(LOAD, MULTIPLY, ADD, STORE, WIDTH, REGISTERS, S)                                     \
  STRATA_TRIADS_2(LOAD, MULTIPLY, ADD, STORE, WIDTH, REGISTERS, S)                                           \
  STRATA_TRIAD_STEP(LOAD, MULTIPLY, ADD, STORE, WIDTH, 2, STRATA_REGISTER_2 REGISTERS, S)                    \
  STRATA_TRIAD_STEP(LOAD, MULTIPLY, ADD, STORE, WIDTH, 3, STRATA_REGISTER_3 REGISTERS, S)

// A buffer may hold denormal numbers, which slow some cores down; they count as 0 while the loop runs.
#define STRATA_TRIAD_LOOP(STEP, FIRSTS, TRIADS, BEFORE, AFTER)                                               \
  do {                                                                                                       \
    const std::byte* from = walk.source + course.offset;                                                     \
    std::byte* to = walk.destination + course.offset;                                                        \
    std::uint64_t rest;                                                                                      \
    std::uint32_t before;                                                                                    \
    asm volatile(                                                                                            \
      "stmxcsr %[before]\n\t"                                                                                \
      "ldmxcsr %[without]\n\t"                                                                               \
      BEFORE                                                                                                 \
      STRATA_SERIAL_LOOP(STRATA_GROUPS(FIRSTS, TRIADS), STRATA_FROM STRATA_TO)                               \
      AFTER                                                                                                  \
      "ldmxcsr %[before]\n\t"                                                                                \
      : [offset] "+&r"(course.offset), [from] "+&r"(from), [to] "+&r"(to), [blocks] "+&r"(course.blocks),    \
        [rest] "=&r"(rest), [before] "=m"(before)                                                            \
      : [source] "r"(walk.source), [destination] "r"(walk.destination), [last] "r"(course.last),             \
        [turn] "r"(course.turn), [step] "i"(STEP), [apart] "r"(walk.second - walk.source),                   \
        [factor] "m"(triadFactor), [without] "m"(withoutDenormals)                                           \
      : "cc", "memory", STRATA_VECTOR_CLOBBERS, "xmm4");                                                     \
  } while (false)

#define STRATA_TRIAD(NAME, LOAD, MULTIPLY, ADD, STORE, WIDTH, REGISTERS, S, BEFORE, AFTER)                   \
  STRATA_SERIAL_FUNCTION(                                                                                    \
    NAME, WIDTH,                                                                                             \
    STRATA_TRIAD_LOOP(16 * (WIDTH), STRATA_FIRSTS_16,                                                        \
                      STRATA_TRIADS_4(LOAD, MULTIPLY, ADD, STORE, WIDTH, REGISTERS, S), BEFORE, AFTER),      \
    STRATA_TRIAD_LOOP(8 * (WIDTH), STRATA_FIRSTS_8,                                                          \
                      STRATA_TRIADS_4(LOAD, MULTIPLY, ADD, STORE, WIDTH, REGISTERS, S), BEFORE, AFTER),      \
    STRATA_TRIAD_LOOP(4 * (WIDTH), STRATA_FIRSTS_4,                                                          \
                      STRATA_TRIADS_4(LOAD, MULTIPLY, ADD, STORE, WIDTH, REGISTERS, S), BEFORE, AFTER),      \
    STRATA_TRIAD_LOOP(2 * (WIDTH), STRATA_FIRSTS_4,                                                          \
                      STRATA_TRIADS_2(LOAD, MULTIPLY, ADD, STORE, WIDTH, REGISTERS, S), BEFORE, AFTER),      \
    STRATA_TRIAD_LOOP(1 * (WIDTH), STRATA_FIRSTS_4,                                                          \
                      STRATA_TRIADS_1(LOAD, MULTIPLY, ADD, STORE, WIDTH, REGISTERS, S), BEFORE, AFTER))

#define STRATA_FACTOR_8 "movsd %[factor], %%xmm4\n\t"
#define STRATA_FACTOR_16 "movsd %[factor], %%xmm4\n\tunpcklpd %%xmm4, %%xmm4\n\t"
#define STRATA_FACTOR_32 "vbroadcastsd %[factor], %%ymm4\n\t"
#define STRATA_FACTOR_64 "vbroadcastsd %[factor], %%zmm4\n\t"

// clang-format on

namespace strata::kernels {

namespace {

/// MXCSR: all exceptions masked, round to nearest, denormal operands and results as 0.
constexpr std::uint32_t withoutDenormals = 0x9fc0;

}  // namespace

static_assert(blockUnroll == 16, "the macros' lists");

STRATA_TRIAD(triadSerial8, "movsd", STRATA_MULSD, STRATA_ADDSD, "movsd", 8, STRATA_R16, "%%xmm4",
             STRATA_FACTOR_8, "")
STRATA_TRIAD(triadSerial16, "movapd", STRATA_MULPD, STRATA_ADDPD, "movapd", 16, STRATA_R16, "%%xmm4",
             STRATA_FACTOR_16, "")
STRATA_TRIAD(triadSerial32, "vmovupd", STRATA_VMULPD, STRATA_VADDPD, "vmovupd", 32, STRATA_R32, "%%ymm4",
             STRATA_FACTOR_32, STRATA_CLEAN)
STRATA_TRIAD(triadSerial64, "vmovupd", STRATA_VMULPD, STRATA_VADDPD, "vmovupd", 64, STRATA_R64, "%%zmm4",
             STRATA_FACTOR_64, STRATA_CLEAN)

STRATA_TRIAD(triadStream16, "movapd", STRATA_MULPD, STRATA_ADDPD, "movntpd", 16, STRATA_R16, "%%xmm4",
             STRATA_FACTOR_16, STRATA_FENCE)
STRATA_TRIAD(triadStream32, "vmovupd", STRATA_VMULPD, STRATA_VADDPD, "vmovntpd", 32, STRATA_R32, "%%ymm4",
             STRATA_FACTOR_32, STRATA_FENCE STRATA_CLEAN)
STRATA_TRIAD(triadStream64, "vmovupd", STRATA_VMULPD, STRATA_VADDPD, "vmovntpd", 64, STRATA_R64, "%%zmm4",
             STRATA_FACTOR_64, STRATA_FENCE STRATA_CLEAN)

}  // namespace strata::kernels
