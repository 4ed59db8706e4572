// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/paths.h"

#include <array>

#include "kernels/loops_arm.h"

// Loops differ in mnemonics and register names only, and those must be literals for the assembler: hence
// macros.

// clang-format off: one instruction a line

#define STRATA_PATH_STORE(WIDTH, NUMBER, REGISTER)                                                           \
  "str " REGISTER ", [%x[to], #" #WIDTH "*\\first+" #WIDTH "*" #NUMBER "]\n\t"
#define STRATA_PATH_STORES(WIDTH, REGISTERS)                                                                 \
  STRATA_PATH_STORE(WIDTH, 0, STRATA_REGISTER_0 REGISTERS)                                                   \
  STRATA_PATH_STORE(WIDTH, 1, STRATA_REGISTER_1 REGISTERS)                                                   \
  STRATA_PATH_STORE(WIDTH, 2, STRATA_REGISTER_2 REGISTERS)                                                   \
  STRATA_PATH_STORE(WIDTH, 3, STRATA_REGISTER_3 REGISTERS)
#define STRATA_PATH_PAIR(WIDTH, NUMBER, REGISTER)                                                            \
  STRATA_LOAD("ldr", WIDTH, NUMBER, REGISTER)                                                                \
  STRATA_PATH_STORE(WIDTH, NUMBER, REGISTER)
#define STRATA_PATH_PAIRS(WIDTH, REGISTERS)                                                                  \
  STRATA_PATH_PAIR(WIDTH, 0, STRATA_REGISTER_0 REGISTERS)                                                    \
  STRATA_PATH_PAIR(WIDTH, 1, STRATA_REGISTER_1 REGISTERS)                                                    \
  STRATA_PATH_PAIR(WIDTH, 2, STRATA_REGISTER_2 REGISTERS)                                                    \
  STRATA_PATH_PAIR(WIDTH, 3, STRATA_REGISTER_3 REGISTERS)

// Slot numbers of both halves, eight times and four times.
#define STRATA_PATH_EIGHTFOLD "0,4,0,4,0,4,0,4,0,4,0,4,0,4,0,4"
#define STRATA_PATH_FOURFOLD "0,4,0,4,0,4,0,4"

#define STRATA_PATH(NAME, BEFORE, ACCESSES, ...)                                                             \
  void NAME(std::byte* area, std::uint64_t blocks) noexcept {                                                \
    if (blocks == 0) return;                                                                                 \
    asm volatile(                                                                                            \
      BEFORE                                                                                                 \
      ".p2align 6\n"                                                                                         \
      "1:\n\t"                                                                                               \
      ACCESSES                                                                                               \
      "subs %x[blocks], %x[blocks], #1\n\t"                                                                  \
      "b.ne 1b\n\t"                                                                                          \
      : [blocks] "+&r"(blocks)                                                                               \
      : [from] "r"(area), [to] "r"(area + pathAreaBytes / 2)                                                 \
      : "cc", "memory", __VA_ARGS__);                                                                        \
  }

#define STRATA_PATHS(WIDTH, REGISTERS, ...)                                                                  \
  STRATA_PATH(pathLoad##WIDTH, "", STRATA_GROUPS(STRATA_PATH_EIGHTFOLD,                                      \
              STRATA_LOADS_4("ldr", WIDTH, REGISTERS)), __VA_ARGS__)                                         \
  STRATA_PATH(pathStore##WIDTH, STRATA_GROUPS("0", STRATA_LOADS_4("ldr", WIDTH, REGISTERS)),                 \
              STRATA_GROUPS(STRATA_PATH_EIGHTFOLD, STRATA_PATH_STORES(WIDTH, REGISTERS)), __VA_ARGS__)       \
  STRATA_PATH(pathBoth##WIDTH, "", STRATA_GROUPS(STRATA_PATH_FOURFOLD,                                       \
              STRATA_PATH_PAIRS(WIDTH, REGISTERS)), __VA_ARGS__)

// clang-format on

namespace strata::kernels {

static_assert(accessesPerBlock == 64 && pathSlots == 8, "the lists above");

STRATA_PATHS(8, STRATA_X, STRATA_GENERAL_CLOBBERS)
STRATA_PATHS(16, STRATA_Q, STRATA_VECTOR_CLOBBERS)

std::span<const PathLoop> pathLoops() noexcept {
  using enum PathUse;
  static constexpr std::array loops{
      PathLoop{Load, 8, Needs::Baseline, pathLoad8},     PathLoop{Store, 8, Needs::Baseline, pathStore8},
      PathLoop{Both, 8, Needs::Baseline, pathBoth8},     PathLoop{Load, 16, Needs::Baseline, pathLoad16},
      PathLoop{Store, 16, Needs::Baseline, pathStore16}, PathLoop{Both, 16, Needs::Baseline, pathBoth16}};
  return loops;
}

}  // namespace strata::kernels
