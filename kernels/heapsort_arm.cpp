// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/heapsort.h"
#include "kernels/kernel.h"

namespace strata::kernels {

void heapsort1000(std::int32_t* data, std::size_t arrays) noexcept {
  for (std::size_t i = 0; i < arrays; ++i) {
    std::int64_t root = heapsortLength / 2;
    std::int64_t last = heapsortLength - 1;
    std::int64_t hole = 0, child = 0, at = 0;
    std::int32_t moved = 0, left = 0, right = 0;
    asm volatile(
        "b 4f\n"
        ".p2align 6\n"
        // Move `moved` down from `hole`: the greater child comes up, until neither is greater.
        "1:\n"
        "lsl %[child], %[hole], #1\n"
        "add %[child], %[child], #1\n"
        "cmp %[child], %[last]\n"
        "b.ge 2f\n"
        "add %[at], %[array], %[child], lsl #2\n"
        "ldp %w[left], %w[right], [%[at]]\n"
        "cmp %w[right], %w[left]\n"
        "cinc %[child], %[child], gt\n"
        "csel %w[left], %w[right], %w[left], gt\n"
        "cmp %w[left], %w[moved]\n"
        "b.le 3f\n"
        "str %w[left], [%[array], %[hole], lsl #2]\n"
        "mov %[hole], %[child]\n"
        "b 1b\n"
        // One child, or none.
        "2:\n"
        "b.ne 3f\n"
        "ldr %w[left], [%[array], %[child], lsl #2]\n"
        "cmp %w[left], %w[moved]\n"
        "b.le 3f\n"
        "str %w[left], [%[array], %[hole], lsl #2]\n"
        "mov %[hole], %[child]\n"
        "3:\n"
        "str %w[moved], [%[array], %[hole], lsl #2]\n"
        // The next root, until all is a heap.
        "4:\n"
        "subs %[root], %[root], #1\n"
        "b.lt 5f\n"
        "ldr %w[moved], [%[array], %[root], lsl #2]\n"
        "mov %[hole], %[root]\n"
        "b 1b\n"
        // The largest changes places with the last, which goes down a heap that is shorter by one.
        "5:\n"
        "cbz %[last], 6f\n"
        "ldr %w[left], [%[array]]\n"
        "ldr %w[moved], [%[array], %[last], lsl #2]\n"
        "str %w[left], [%[array], %[last], lsl #2]\n"
        "str %w[moved], [%[array]]\n"
        "sub %[last], %[last], #1\n"
        "mov %[hole], xzr\n"
        "b 1b\n"
        "6:\n"
        : [root] "+&r"(root), [last] "+&r"(last), [hole] "+&r"(hole), [child] "+&r"(child), [at] "+&r"(at),
          [moved] "+&r"(moved), [left] "+&r"(left), [right] "+&r"(right)
        : [array] "r"(data + i * heapsortLength)
        : "memory", "cc");
  }
}

}  // namespace strata::kernels
