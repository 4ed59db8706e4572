// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/injection.h"

// clang-format off: one instruction a line

// All of line NUMBER of a unit.
#define STRATA_LOAD_LINE(NUMBER)                                                                             \
  "movups 64*" #NUMBER "(%[at]), %%xmm0\n\t"                                                                 \
  "movups 64*" #NUMBER "+16(%[at]), %%xmm1\n\t"                                                              \
  "movups 64*" #NUMBER "+32(%[at]), %%xmm2\n\t"                                                              \
  "movups 64*" #NUMBER "+48(%[at]), %%xmm3\n\t"
#define STRATA_STORE_LINE(NUMBER)                                                                            \
  "movups %%xmm4, 64*" #NUMBER "(%[at])\n\t"                                                                 \
  "movups %%xmm4, 64*" #NUMBER "+16(%[at])\n\t"                                                              \
  "movups %%xmm4, 64*" #NUMBER "+32(%[at])\n\t"                                                              \
  "movups %%xmm4, 64*" #NUMBER "+48(%[at])\n\t"
#define STRATA_PAUSE                                                                                         \
  "movq %[delay], %[left]\n"                                                                                 \
  "2:\n\t"                                                                                                   \
  "decq %[left]\n\t"                                                                                         \
  "jnz 2b\n\t"

// What is stored is an address, which is not zero: some cores elide stores of zeros.
#define STRATA_INJECT(NAME, LINES)                                                                           \
  std::uint64_t NAME(Injection& on, std::uint64_t units) noexcept {                                          \
    if (units == 0 || on.lines < NAME##Lines) return 0;                                                      \
    const InjectionCourse course = courseOf(on, NAME##Lines);                                                \
    std::byte* at = course.at;                                                                               \
    std::uint64_t unit = units, left;                                                                        \
    const std::uint64_t delay = on.delay == 0 ? 1 : on.delay;                                                \
    asm volatile(                                                                                            \
      "movq %[at], %%xmm4\n\t"                                                                               \
      "punpcklqdq %%xmm4, %%xmm4\n\t"                                                                        \
      ".p2align 6\n"                                                                                         \
      "1:\n\t"                                                                                               \
      LINES                                                                                                  \
      "addq %[step], %[at]\n\t"                                                                              \
      "cmpq %[end], %[at]\n\t"                                                                               \
      "cmoveq %[begin], %[at]\n\t"                                                                           \
      "decq %[unit]\n\t"                                                                                     \
      "jnz 1b"                                                                                               \
      : [at] "+&r"(at), [unit] "+&r"(unit), [left] "=&r"(left)                                               \
      : [begin] "r"(course.begin), [end] "r"(course.end), [delay] "r"(delay),                                \
        [step] "i"(NAME##Lines * injectionLine)                                                              \
      : "cc", "memory", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4");                                             \
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
