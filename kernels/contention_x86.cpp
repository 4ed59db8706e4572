// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contention.h"

// clang-format off: one instruction a line

namespace strata::kernels {

std::uint64_t contendAdd(std::uint64_t& word, std::uint64_t increments) noexcept {
  if (increments == 0) return 0;
  std::uint64_t left = increments;
  asm volatile(
    ".p2align 6\n"
    "1:\n\t"
    "lock addq $1, (%[word])\n\t"
    "decq %[left]\n\t"
    "jnz 1b"
    : [left] "+&r"(left)
    : [word] "r"(&word)
    : "cc", "memory");
  return increments;
}

std::uint64_t contendCas(std::uint64_t& word, std::uint64_t increments) noexcept {
  if (increments == 0) return 0;
  std::uint64_t left = increments, next;
  asm volatile(
    ".p2align 6\n"
    "1:\n\t"
    "movq (%[word]), %%rax\n"
    "2:\n\t"
    "leaq 1(%%rax), %[next]\n\t"
    "lock cmpxchgq %[next], (%[word])\n\t"
    "jne 2b\n\t"
    "decq %[left]\n\t"
    "jnz 1b"
    : [left] "+&r"(left), [next] "=&r"(next)
    : [word] "r"(&word)
    : "cc", "memory", "rax");
  return increments;
}

}  // namespace strata::kernels

// clang-format on
