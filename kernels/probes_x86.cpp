// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/probes.h"

namespace strata::kernels {

static_assert(addsPerBlock == 100 && mulsPerBlock == 32 && aluAddsPerBlock == 6 * 20 && loadsPerBlock == 32,
              "the .rept counts below");

void addChain(std::uint64_t blocks) noexcept {
  if (blocks == 0) return;
  std::uint64_t sum = 1;
  asm volatile(
      ".p2align 6\n"
      "1:\n\t"
      ".rept 100\n\t"
      "addq %[term], %[sum]\n\t"
      ".endr\n\t"
      "decq %[blocks]\n\t"
      "jnz 1b"
      : [sum] "+&r"(sum), [blocks] "+&r"(blocks)
      : [term] "r"(std::uint64_t{3})
      : "cc");
}

void mulChain(std::uint64_t blocks) noexcept {
  if (blocks == 0) return;
  std::uint32_t value = 5;
  asm volatile(
      ".p2align 6\n"
      "1:\n\t"
      ".rept 32\n\t"
      "imull %[factor], %[value]\n\t"
      ".endr\n\t"
      "decq %[blocks]\n\t"
      "jnz 1b"
      : [value] "+&r"(value), [blocks] "+&r"(blocks)
      : [factor] "r"(std::uint32_t{0x9e3779b1u})
      : "cc");
}

void aluThroughput(std::uint64_t blocks) noexcept {
  if (blocks == 0) return;
  std::uint64_t a = 0, b = 1, c = 2, d = 3, e = 4, f = 5;
  asm volatile(
      ".p2align 6\n"
      "1:\n\t"
      ".rept 20\n\t"
      "addq %[term], %[a]\n\t"
      "addq %[term], %[b]\n\t"
      "addq %[term], %[c]\n\t"
      "addq %[term], %[d]\n\t"
      "addq %[term], %[e]\n\t"
      "addq %[term], %[f]\n\t"
      ".endr\n\t"
      "decq %[blocks]\n\t"
      "jnz 1b"
      : [a] "+&r"(a), [b] "+&r"(b), [c] "+&r"(c), [d] "+&r"(d), [e] "+&r"(e), [f] "+&r"(f),
        [blocks] "+&r"(blocks)
      : [term] "r"(std::uint64_t{3})
      : "cc");
}

const void* chase(const void* start, std::uint64_t blocks) noexcept {
  if (blocks == 0) return start;
  asm volatile(
      ".p2align 6\n"
      "1:\n\t"
      ".rept 32\n\t"
      "movq (%[at]), %[at]\n\t"
      ".endr\n\t"
      "decq %[blocks]\n\t"
      "jnz 1b"
      : [at] "+&r"(start), [blocks] "+&r"(blocks)
      :
      : "cc", "memory");
  return start;
}

}  // namespace strata::kernels
