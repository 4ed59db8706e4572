// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/forwarding.h"

#include "kernels/serial.h"

// Loops differ in mnemonics and register names only, and those must be literals for the assembler: hence
// macros. The value is in rax or in xmm0; xmm1 holds a one.

// clang-format off: one instruction a line

// Within what is repeated a number is $(0): for macOS the assembler takes $0 there for a parameter.
#define STRATA_FORWARD(NAME, BEFORE, STORE, LOAD, STEP, AFTER)                                               \
  std::uint64_t NAME(Forwarding& on, std::uint64_t rounds) noexcept {                                        \
    if (rounds == 0) return 0;                                                                               \
    std::uint64_t blocks = blocksFor(rounds, forwardingUnroll);                                              \
    const std::uint64_t made = blocks * forwardingUnroll;                                                    \
    asm volatile(                                                                                            \
      BEFORE                                                                                                 \
      ".p2align 6\n"                                                                                         \
      "1:\n\t"                                                                                               \
      ".rept 64\n\t"                                                                                         \
      STORE "\n\t"                                                                                           \
      LOAD "\n\t"                                                                                            \
      ".endr\n\t"                                                                                            \
      STEP                                                                                                   \
      "decq %[blocks]\n\t"                                                                                   \
      "jnz 1b\n\t"                                                                                           \
      AFTER                                                                                                  \
      : [blocks] "+&r"(blocks)                                                                               \
      : [store] "r"(on.store), [load] "r"(on.load), [value] "r"(on.value.data())                             \
      : "cc", "memory", "rax", "xmm0", "xmm1");                                                              \
    return made;                                                                                             \
  }

#define STRATA_FORWARD_GENERAL(NAME, STORE, LOAD)                                                            \
  STRATA_FORWARD(NAME, "movq (%[value]), %%rax\n\t", STORE, LOAD, "addq $1, %%rax\n\t",                      \
                 "movq %%rax, (%[value])\n\t")
#define STRATA_FORWARD_VECTOR(NAME, STORE, LOAD)                                                             \
  STRATA_FORWARD(NAME, "movl $1, %%eax\n\t" "movd %%eax, %%xmm1\n\t" "movups (%[value]), %%xmm0\n\t",        \
                 STORE, LOAD, "paddq %%xmm1, %%xmm0\n\t", "movups %%xmm0, (%[value])\n\t")

namespace strata::kernels {

static_assert(forwardingUnroll == 64, "the repetitions above");

STRATA_FORWARD_GENERAL(forwardStore1Load1, "movb %%al, (%[store])", "movzbl (%[load]), %%eax")
STRATA_FORWARD_GENERAL(forwardStore1Load2, "movb %%al, (%[store])", "movzwl (%[load]), %%eax")
STRATA_FORWARD_GENERAL(forwardStore1Load4, "movb %%al, (%[store])", "movl (%[load]), %%eax")
STRATA_FORWARD_GENERAL(forwardStore1Load8, "movb %%al, (%[store])", "movq (%[load]), %%rax")
STRATA_FORWARD_VECTOR(forwardStore1Load16, "pextrb $(0), %%xmm0, (%[store])", "movups (%[load]), %%xmm0")

STRATA_FORWARD_GENERAL(forwardStore2Load1, "movw %%ax, (%[store])", "movzbl (%[load]), %%eax")
STRATA_FORWARD_GENERAL(forwardStore2Load2, "movw %%ax, (%[store])", "movzwl (%[load]), %%eax")
STRATA_FORWARD_GENERAL(forwardStore2Load4, "movw %%ax, (%[store])", "movl (%[load]), %%eax")
STRATA_FORWARD_GENERAL(forwardStore2Load8, "movw %%ax, (%[store])", "movq (%[load]), %%rax")
STRATA_FORWARD_VECTOR(forwardStore2Load16, "pextrw $(0), %%xmm0, (%[store])", "movups (%[load]), %%xmm0")

STRATA_FORWARD_GENERAL(forwardStore4Load1, "movl %%eax, (%[store])", "movzbl (%[load]), %%eax")
STRATA_FORWARD_GENERAL(forwardStore4Load2, "movl %%eax, (%[store])", "movzwl (%[load]), %%eax")
STRATA_FORWARD_GENERAL(forwardStore4Load4, "movl %%eax, (%[store])", "movl (%[load]), %%eax")
STRATA_FORWARD_GENERAL(forwardStore4Load8, "movl %%eax, (%[store])", "movq (%[load]), %%rax")
STRATA_FORWARD_VECTOR(forwardStore4Load16, "movd %%xmm0, (%[store])", "movups (%[load]), %%xmm0")

STRATA_FORWARD_GENERAL(forwardStore8Load1, "movq %%rax, (%[store])", "movzbl (%[load]), %%eax")
STRATA_FORWARD_GENERAL(forwardStore8Load2, "movq %%rax, (%[store])", "movzwl (%[load]), %%eax")
STRATA_FORWARD_GENERAL(forwardStore8Load4, "movq %%rax, (%[store])", "movl (%[load]), %%eax")
STRATA_FORWARD_GENERAL(forwardStore8Load8, "movq %%rax, (%[store])", "movq (%[load]), %%rax")
STRATA_FORWARD_VECTOR(forwardStore8Load16, "movq %%xmm0, (%[store])", "movups (%[load]), %%xmm0")

STRATA_FORWARD_VECTOR(forwardStore16Load1, "movups %%xmm0, (%[store])", "pinsrb $(0), (%[load]), %%xmm0")
STRATA_FORWARD_VECTOR(forwardStore16Load2, "movups %%xmm0, (%[store])", "pinsrw $(0), (%[load]), %%xmm0")
STRATA_FORWARD_VECTOR(forwardStore16Load4, "movups %%xmm0, (%[store])", "movd (%[load]), %%xmm0")
STRATA_FORWARD_VECTOR(forwardStore16Load8, "movups %%xmm0, (%[store])", "movq (%[load]), %%xmm0")
STRATA_FORWARD_VECTOR(forwardStore16Load16, "movups %%xmm0, (%[store])", "movups (%[load]), %%xmm0")

}  // namespace strata::kernels

// clang-format on
