// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/heapsort.h"
#include "kernels/kernel.h"

namespace strata::kernels {

void heapsort1000(std::int32_t* data, std::size_t arrays) noexcept {
  for (std::size_t i = 0; i < arrays; ++i) {
    std::int64_t root = heapsortLength / 2;
    std::int64_t last = heapsortLength - 1;
    std::int64_t hole = 0, child = 0, next = 0;
    std::int32_t moved = 0, value = 0;
    asm volatile(
        "jmp 4f\n"
        ".p2align 6\n"
        // Move `moved` down from `hole`: the greater child comes up, until neither is greater.
        "1:\n"
        "leaq 1(%[hole],%[hole]), %[child]\n"
        "cmpq %[last], %[child]\n"
        "jge 2f\n"
        "movl (%[array],%[child],4), %[value]\n"
        "leaq 1(%[child]), %[next]\n"
        "cmpl %[value], 4(%[array],%[child],4)\n"
        "cmovgq %[next], %[child]\n"
        "movl (%[array],%[child],4), %[value]\n"
        "cmpl %[moved], %[value]\n"
        "jle 3f\n"
        "movl %[value], (%[array],%[hole],4)\n"
        "movq %[child], %[hole]\n"
        "jmp 1b\n"
        // One child, or none.
        "2:\n"
        "jne 3f\n"
        "movl (%[array],%[child],4), %[value]\n"
        "cmpl %[moved], %[value]\n"
        "jle 3f\n"
        "movl %[value], (%[array],%[hole],4)\n"
        "movq %[child], %[hole]\n"
        "3:\n"
        "movl %[moved], (%[array],%[hole],4)\n"
        // The next root, until all is a heap.
        "4:\n"
        "subq $1, %[root]\n"
        "jl 5f\n"
        "movl (%[array],%[root],4), %[moved]\n"
        "movq %[root], %[hole]\n"
        "jmp 1b\n"
        // The largest changes places with the last, which goes down a heap that is shorter by one.
        "5:\n"
        "testq %[last], %[last]\n"
        "jz 6f\n"
        "movl (%[array]), %[value]\n"
        "movl (%[array],%[last],4), %[moved]\n"
        "movl %[value], (%[array],%[last],4)\n"
        "movl %[moved], (%[array])\n"
        "subq $1, %[last]\n"
        "xorl %k[hole], %k[hole]\n"
        "jmp 1b\n"
        "6:\n"
        : [root] "+&r"(root), [last] "+&r"(last), [hole] "+&r"(hole), [child] "+&r"(child),
          [next] "+&r"(next), [moved] "+&r"(moved), [value] "+&r"(value)
        : [array] "r"(data + i * heapsortLength)
        : "memory", "cc");
  }
}

}  // namespace strata::kernels
