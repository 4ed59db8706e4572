// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/injection.h"

// clang-format off: one instruction a line

// All of line NUMBER of a unit.
#define STRATA_LOAD_LINE(NUMBER)                                                                             \
  "ldp q0, q1, [%x[at], #64*" #NUMBER "]\n\t"                                                                \
  "ldp q2, q3, [%x[at], #64*" #NUMBER "+32]\n\t"
#define STRATA_STORE_LINE(NUMBER)                                                                            \
  "stp q4, q4, [%x[at], #64*" #NUMBER "]\n\t"                                                                \
  "stp q4, q4, [%x[at], #64*" #NUMBER "+32]\n\t"
#define STRATA_PAUSE                                                                                         \
  "mov %x[left], %x[delay]\n"                                                                                \
  "2:\n\t"                                                                                                   \
  "subs %x[left], %x[left], #1\n\t"                                                                          \
  "b.ne 2b\n\t"

// What is stored is an address, which is not zero: some cores elide stores of zeros.
#define STRATA_INJECT(NAME, LINES)                                                                           \
  std::uint64_t NAME(Injection& on, std::uint64_t units) noexcept {                                          \
    if (units == 0 || on.lines < NAME##Lines) return 0;                                                      \
    const InjectionCourse course = courseOf(on, NAME##Lines);                                                \
    std::byte* at = course.at;                                                                               \
    std::uint64_t unit = units, left;                                                                        \
    const std::uint64_t delay = on.delay == 0 ? 1 : on.delay;                                                \
    asm volatile(                                                                                            \
      "dup v4.2d, %x[at]\n\t"                                                                                \
      ".p2align 6\n"                                                                                         \
      "1:\n\t"                                                                                               \
      LINES                                                                                                  \
      "add %x[at], %x[at], %[step]\n\t"                                                                      \
      "cmp %x[at], %x[end]\n\t"                                                                              \
      "csel %x[at], %x[begin], %x[at], eq\n\t"                                                               \
      "subs %x[unit], %x[unit], #1\n\t"                                                                      \
      "b.ne 1b"                                                                                              \
      : [at] "+&r"(at), [unit] "+&r"(unit), [left] "=&r"(left)                                               \
      : [begin] "r"(course.begin), [end] "r"(course.end), [delay] "r"(delay),                                \
        [step] "I"(NAME##Lines * injectionLine)                                                              \
      : "cc", "memory", "v0", "v1", "v2", "v3", "v4");                                                       \
    on.position = static_cast<std::uint64_t>(at - course.begin) / (NAME##Lines * injectionLine);             \
    return units;                                                                                            \
  }

// clang-format on

namespace strata::kernels {

STRATA_INJECT(inject1to0, STRATA_LOAD_LINE(0) STRATA_PAUSE)
STRATA_INJECT(inject3to1, STRATA_LOAD_LINE(0) STRATA_PAUSE STRATA_LOAD_LINE(1)
                              STRATA_PAUSE STRATA_STORE_LINE(2) STRATA_PAUSE)
STRATA_INJECT(inject2to1, STRATA_LOAD_LINE(0) STRATA_PAUSE STRATA_STORE_LINE(1) STRATA_PAUSE)
STRATA_INJECT(inject1to1, STRATA_STORE_LINE(0) STRATA_PAUSE)

}  // namespace strata::kernels
