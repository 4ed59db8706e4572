// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/hand_over.h"

// clang-format off: one instruction a line

// WAIT goes to 4 when the line's count is `next`; DONE leaves the line and `next` as they are for the next
// turn. The stop flag lies on a line of its own, which nobody writes meanwhile.
#define STRATA_HAND_OVER(NAME, WAIT, DONE)                                                                   \
  std::uint64_t NAME(HandOver& on, std::uint64_t turns) noexcept {                                           \
    if (turns == 0) return 0;                                                                                \
    std::uint64_t left = turns, next = on.next, looks, other, flag;                                          \
    asm volatile(                                                                                            \
      ".p2align 6\n"                                                                                         \
      "1:\n\t"                                                                                               \
      "mov %x[looks], %[most]\n"                                                                             \
      "2:\n\t"                                                                                               \
      WAIT                                                                                                   \
      "subs %x[looks], %x[looks], #1\n\t"                                                                    \
      "b.ne 2b\n\t"                                                                                          \
      "ldr %w[flag], [%x[stop]]\n\t"                                                                         \
      "cbz %w[flag], 1b\n\t"                                                                                 \
      "b 5f\n"                                                                                               \
      "4:\n\t"                                                                                               \
      DONE                                                                                                   \
      "subs %x[left], %x[left], #1\n\t"                                                                      \
      "b.ne 1b\n"                                                                                            \
      "5:"                                                                                                   \
      : [left] "+&r"(left), [next] "+&r"(next), [looks] "=&r"(looks), [other] "=&r"(other),                  \
        [flag] "=&r"(flag)                                                                                   \
      : [line] "r"(on.line), [stop] "r"(on.stop), [most] "i"(looksBeforeStop)                                \
      : "cc", "memory");                                                                                     \
    on.next = next;                                                                                          \
    return turns - left;                                                                                     \
  }

// clang-format on

namespace strata::kernels {

STRATA_HAND_OVER(handOverStore,
                 "ldr %x[other], [%x[line]]\n\t"
                 "cmp %x[other], %x[next]\n\t"
                 "b.eq 4f\n\t",
                 "add %x[next], %x[next], #1\n\t"
                 "str %x[next], [%x[line]]\n\t"
                 "add %x[next], %x[next], #1\n\t")

// Compares and swaps by exclusive load and store, which every arm64 has.
STRATA_HAND_OVER(handOverCas,
                 "ldaxr %x[other], [%x[line]]\n\t"
                 "cmp %x[other], %x[next]\n\t"
                 "b.ne 3f\n\t"
                 "add %x[other], %x[next], #1\n\t"
                 "stlxr %w[flag], %x[other], [%x[line]]\n\t"
                 "cbz %w[flag], 4f\n"
                 "3:\n\t",
                 "add %x[next], %x[next], #2\n\t")

}  // namespace strata::kernels
