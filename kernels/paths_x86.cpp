// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/paths.h"

#include <array>

#include "kernels/loops_x86.h"

// Loops differ in mnemonics and register names only, and those must be literals for the assembler: hence
// macros.

// clang-format off: one instruction a line

#define STRATA_PATH_STORE(STORE, WIDTH, NUMBER, REGISTER)                                                    \
  STORE " " REGISTER ", " #WIDTH "*\\first+" #WIDTH "*" #NUMBER "(%[to])\n\t"
#define STRATA_PATH_STORES(STORE, WIDTH, REGISTERS)                                                          \
  STRATA_PATH_STORE(STORE, WIDTH, 0, STRATA_REGISTER_0 REGISTERS)                                            \
  STRATA_PATH_STORE(STORE, WIDTH, 1, STRATA_REGISTER_1 REGISTERS)                                            \
  STRATA_PATH_STORE(STORE, WIDTH, 2, STRATA_REGISTER_2 REGISTERS)                                            \
  STRATA_PATH_STORE(STORE, WIDTH, 3, STRATA_REGISTER_3 REGISTERS)
#define STRATA_PATH_PAIR(MOVE, WIDTH, NUMBER, REGISTER)                                                      \
  STRATA_LOAD(MOVE, WIDTH, NUMBER, REGISTER)                                                                 \
  STRATA_PATH_STORE(MOVE, WIDTH, NUMBER, REGISTER)
#define STRATA_PATH_PAIRS(MOVE, WIDTH, REGISTERS)                                                            \
  STRATA_PATH_PAIR(MOVE, WIDTH, 0, STRATA_REGISTER_0 REGISTERS)                                              \
  STRATA_PATH_PAIR(MOVE, WIDTH, 1, STRATA_REGISTER_1 REGISTERS)                                              \
  STRATA_PATH_PAIR(MOVE, WIDTH, 2, STRATA_REGISTER_2 REGISTERS)                                              \
  STRATA_PATH_PAIR(MOVE, WIDTH, 3, STRATA_REGISTER_3 REGISTERS)

// Slot numbers of both halves, eight times and four times.
#define STRATA_PATH_EIGHTFOLD "0,4,0,4,0,4,0,4,0,4,0,4,0,4,0,4"
#define STRATA_PATH_FOURFOLD "0,4,0,4,0,4,0,4"

#define STRATA_PATH(NAME, BEFORE, ACCESSES, AFTER, ...)                                                      \
  void NAME(std::byte* area, std::uint64_t blocks) noexcept {                                                \
    if (blocks == 0) return;                                                                                 \
    asm volatile(                                                                                            \
      BEFORE                                                                                                 \
      ".p2align 6\n"                                                                                         \
      "1:\n\t"                                                                                               \
      ACCESSES                                                                                               \
      "decq %[blocks]\n\t"                                                                                   \
      "jnz 1b\n\t"                                                                                           \
      AFTER                                                                                                  \
      : [blocks] "+&r"(blocks)                                                                               \
      : [from] "r"(area), [to] "r"(area + pathAreaBytes / 2)                                                 \
      : "cc", "memory", __VA_ARGS__);                                                                        \
  }

#define STRATA_PATHS(WIDTH, MOVE, REGISTERS, AFTER, ...)                                                     \
  STRATA_PATH(pathLoad##WIDTH, "", STRATA_GROUPS(STRATA_PATH_EIGHTFOLD,                                      \
              STRATA_LOADS_4(MOVE, WIDTH, REGISTERS)), AFTER, __VA_ARGS__)                                   \
  STRATA_PATH(pathStore##WIDTH, STRATA_GROUPS("0", STRATA_LOADS_4(MOVE, WIDTH, REGISTERS)),                  \
              STRATA_GROUPS(STRATA_PATH_EIGHTFOLD, STRATA_PATH_STORES(MOVE, WIDTH, REGISTERS)), AFTER,       \
              __VA_ARGS__)                                                                                   \
  STRATA_PATH(pathBoth##WIDTH, "", STRATA_GROUPS(STRATA_PATH_FOURFOLD,                                       \
              STRATA_PATH_PAIRS(MOVE, WIDTH, REGISTERS)), AFTER, __VA_ARGS__)

// clang-format on

namespace strata::kernels {

static_assert(accessesPerBlock == 64 && pathSlots == 8, "the lists above");

STRATA_PATHS(8, "movq", STRATA_R8, "", STRATA_GENERAL_CLOBBERS)
STRATA_PATHS(16, "movups", STRATA_R16, "", STRATA_VECTOR_CLOBBERS)
STRATA_PATHS(32, "vmovups", STRATA_R32, STRATA_CLEAN, STRATA_VECTOR_CLOBBERS)
STRATA_PATHS(64, "vmovups", STRATA_R64, STRATA_CLEAN, STRATA_VECTOR_CLOBBERS)

std::span<const PathLoop> pathLoops() noexcept {
  using enum PathUse;
  static constexpr std::array loops{
      PathLoop{Load, 8, Needs::Baseline, pathLoad8},     PathLoop{Store, 8, Needs::Baseline, pathStore8},
      PathLoop{Both, 8, Needs::Baseline, pathBoth8},     PathLoop{Load, 16, Needs::Baseline, pathLoad16},
      PathLoop{Store, 16, Needs::Baseline, pathStore16}, PathLoop{Both, 16, Needs::Baseline, pathBoth16},
      PathLoop{Load, 32, Needs::Avx, pathLoad32},        PathLoop{Store, 32, Needs::Avx, pathStore32},
      PathLoop{Both, 32, Needs::Avx, pathBoth32},        PathLoop{Load, 64, Needs::Avx512, pathLoad64},
      PathLoop{Store, 64, Needs::Avx512, pathStore64},   PathLoop{Both, 64, Needs::Avx512, pathBoth64}};
  return loops;
}

}  // namespace strata::kernels
