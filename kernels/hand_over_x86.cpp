// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/hand_over.h"

// clang-format off: one instruction a line

// WAIT goes to 4 when the line's count is `next`; DONE leaves the line and `next` as they are for the next
// turn. The stop flag lies on a line of its own, which nobody writes meanwhile.
#define STRATA_HAND_OVER(NAME, WAIT, DONE)                                                                   \
  std::uint64_t NAME(HandOver& on, std::uint64_t turns) noexcept {                                           \
    if (turns == 0) return 0;                                                                                \
    std::uint64_t left = turns, next = on.next, looks, other;                                                \
    asm volatile(                                                                                            \
      ".p2align 6\n"                                                                                         \
      "1:\n\t"                                                                                               \
      "movq %[most], %[looks]\n"                                                                             \
      "2:\n\t"                                                                                               \
      WAIT                                                                                                   \
      "decq %[looks]\n\t"                                                                                    \
      "jnz 2b\n\t"                                                                                           \
      "cmpl $0, (%[stop])\n\t"                                                                               \
      "je 1b\n\t"                                                                                            \
      "jmp 5f\n"                                                                                             \
      "4:\n\t"                                                                                               \
      DONE                                                                                                   \
      "decq %[left]\n\t"                                                                                     \
      "jnz 1b\n"                                                                                             \
      "5:"                                                                                                   \
      : [left] "+&r"(left), [next] "+&r"(next), [looks] "=&r"(looks), [other] "=&r"(other)                   \
      : [line] "r"(on.line), [stop] "r"(on.stop), [most] "i"(looksBeforeStop)                                \
      : "cc", "memory", "rax");                                                                              \
    on.next = next;                                                                                          \
    return turns - left;                                                                                     \
  }

// clang-format on

namespace strata::kernels {

STRATA_HAND_OVER(handOverStore,
                 "movq (%[line]), %[other]\n\t"
                 "cmpq %[next], %[other]\n\t"
                 "je 4f\n\t",
                 "incq %[next]\n\t"
                 "movq %[next], (%[line])\n\t"
                 "incq %[next]\n\t")

STRATA_HAND_OVER(handOverCas,
                 "movq %[next], %%rax\n\t"
                 "leaq 1(%[next]), %[other]\n\t"
                 "lock cmpxchgq %[other], (%[line])\n\t"
                 "je 4f\n\t",
                 "addq $2, %[next]\n\t")

}  // namespace strata::kernels
