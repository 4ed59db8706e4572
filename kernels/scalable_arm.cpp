// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/scalable.h"

#include "kernels/loops_arm.h"
#include "kernels/write.h"

// The build is for every arm64 processor: only the assembler is told of the extension, and only here.

// clang-format off: one instruction a line

// A displacement counts vectors.
#define STRATA_LOAD_VECTOR(NUMBER, REGISTER)                                                                 \
  "ldr " REGISTER ", [%x[from], #\\first+" #NUMBER ", mul vl]\n\t"
#define STRATA_STORE_VECTOR(NUMBER, REGISTER)                                                                \
  "str " REGISTER ", [%x[to], #\\first+" #NUMBER ", mul vl]\n\t"

#define STRATA_READS_1 STRATA_LOAD_VECTOR(0, "z0")
#define STRATA_READS_2 STRATA_READS_1 STRATA_LOAD_VECTOR(1, "z1")
#define STRATA_READS_4 STRATA_READS_2 STRATA_LOAD_VECTOR(2, "z2") STRATA_LOAD_VECTOR(3, "z3")
#define STRATA_WRITES_1 STRATA_STORE_VECTOR(0, "z0")
#define STRATA_WRITES_2 STRATA_WRITES_1 STRATA_STORE_VECTOR(1, "z0")
#define STRATA_WRITES_4 STRATA_WRITES_2 STRATA_STORE_VECTOR(2, "z0") STRATA_STORE_VECTOR(3, "z0")
#define STRATA_COPIES_1 STRATA_LOAD_VECTOR(0, "z0") STRATA_STORE_VECTOR(0, "z0")
#define STRATA_COPIES_2 STRATA_COPIES_1 STRATA_LOAD_VECTOR(1, "z1") STRATA_STORE_VECTOR(1, "z1")
#define STRATA_COPIES_4                                                                                      \
  STRATA_COPIES_2                                                                                            \
  STRATA_LOAD_VECTOR(2, "z2") STRATA_STORE_VECTOR(2, "z2")                                                   \
  STRATA_LOAD_VECTOR(3, "z3") STRATA_STORE_VECTOR(3, "z3")

#define STRATA_SCALABLE_LOOP(FILL, FIRSTS, GROUP, POINTERS)                                                  \
  do {                                                                                                       \
    auto from = reinterpret_cast<std::uintptr_t>(walk.source) + course.offset;                               \
    auto to = reinterpret_cast<std::uintptr_t>(walk.destination) + course.offset;                            \
    std::uint64_t rest;                                                                                      \
    asm volatile(                                                                                            \
      ".arch_extension sve\n\t"                                                                              \
      FILL                                                                                                   \
      STRATA_SERIAL_LOOP(STRATA_GROUPS(FIRSTS, GROUP), POINTERS)                                             \
      : [offset] "+&r"(course.offset), [from] "+&r"(from), [to] "+&r"(to), [blocks] "+&r"(course.blocks),    \
        [rest] "=&r"(rest)                                                                                   \
      : [source] "r"(walk.source), [destination] "r"(walk.destination), [last] "r"(course.last),             \
        [turn] "r"(course.turn), [value] "r"(writePattern), [step] "r"(course.unroll * vectorBytes())        \
      : "cc", "memory", "v0", "v1", "v2", "v3");                                                             \
  } while (false)

#define STRATA_SCALABLE(NAME, FAMILY, FILL, POINTERS)                                                        \
  STRATA_SERIAL_FUNCTION(NAME, vectorBytes(),                                                                \
                         STRATA_SCALABLE_LOOP(FILL, STRATA_FIRSTS_16, FAMILY##_4, POINTERS),                 \
                         STRATA_SCALABLE_LOOP(FILL, STRATA_FIRSTS_8, FAMILY##_4, POINTERS),                  \
                         STRATA_SCALABLE_LOOP(FILL, STRATA_FIRSTS_4, FAMILY##_4, POINTERS),                  \
                         STRATA_SCALABLE_LOOP(FILL, STRATA_FIRSTS_4, FAMILY##_2, POINTERS),                  \
                         STRATA_SCALABLE_LOOP(FILL, STRATA_FIRSTS_4, FAMILY##_1, POINTERS))

// clang-format on

namespace strata::kernels {
namespace {

static_assert(blockUnroll == 16, "the macros' lists");

std::uint64_t vectorBytes() noexcept {
  std::uint64_t bytes = 0;
  asm(".arch_extension sve\n\trdvl %x[bytes], #1" : [bytes] "=r"(bytes));
  return bytes;
}

}  // namespace

STRATA_SCALABLE(readScalable, STRATA_READS, "", STRATA_FROM)
STRATA_SCALABLE(writeScalable, STRATA_WRITES, "dup z0.d, %x[value]\n\t", STRATA_TO)
STRATA_SCALABLE(copyScalable, STRATA_COPIES, "", STRATA_FROM STRATA_TO)

}  // namespace strata::kernels
