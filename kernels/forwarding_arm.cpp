// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/forwarding.h"

#include "kernels/serial.h"

// Loops differ in mnemonics and register names only, and those must be literals for the assembler: hence
// macros. The value is in x8 or in the vector 0; the vector 1 holds a one.

// clang-format off: one instruction a line

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
      "subs %x[blocks], %x[blocks], #1\n\t"                                                                  \
      "b.ne 1b\n\t"                                                                                          \
      AFTER                                                                                                  \
      : [blocks] "+&r"(blocks)                                                                               \
      : [store] "r"(on.store), [load] "r"(on.load), [value] "r"(on.value.data())                             \
      : "cc", "memory", "x8", "v0", "v1");                                                                   \
    return made;                                                                                             \
  }

#define STRATA_FORWARD_GENERAL(NAME, STORE, LOAD)                                                            \
  STRATA_FORWARD(NAME, "ldr x8, [%x[value]]\n\t", STORE, LOAD, "add x8, x8, #1\n\t",                         \
                 "str x8, [%x[value]]\n\t")
#define STRATA_FORWARD_VECTOR(NAME, STORE, LOAD)                                                             \
  STRATA_FORWARD(NAME, "mov x8, #1\n\t" "fmov d1, x8\n\t" "ldr q0, [%x[value]]\n\t", STORE, LOAD,            \
                 "add v0.2d, v0.2d, v1.2d\n\t", "str q0, [%x[value]]\n\t")

namespace strata::kernels {

static_assert(forwardingUnroll == 64, "the repetitions above");

STRATA_FORWARD_GENERAL(forwardStore1Load1, "strb w8, [%x[store]]", "ldrb w8, [%x[load]]")
STRATA_FORWARD_GENERAL(forwardStore1Load2, "strb w8, [%x[store]]", "ldrh w8, [%x[load]]")
STRATA_FORWARD_GENERAL(forwardStore1Load4, "strb w8, [%x[store]]", "ldr w8, [%x[load]]")
STRATA_FORWARD_GENERAL(forwardStore1Load8, "strb w8, [%x[store]]", "ldr x8, [%x[load]]")
STRATA_FORWARD_VECTOR(forwardStore1Load16, "str b0, [%x[store]]", "ldr q0, [%x[load]]")

STRATA_FORWARD_GENERAL(forwardStore2Load1, "strh w8, [%x[store]]", "ldrb w8, [%x[load]]")
STRATA_FORWARD_GENERAL(forwardStore2Load2, "strh w8, [%x[store]]", "ldrh w8, [%x[load]]")
STRATA_FORWARD_GENERAL(forwardStore2Load4, "strh w8, [%x[store]]", "ldr w8, [%x[load]]")
STRATA_FORWARD_GENERAL(forwardStore2Load8, "strh w8, [%x[store]]", "ldr x8, [%x[load]]")
STRATA_FORWARD_VECTOR(forwardStore2Load16, "str h0, [%x[store]]", "ldr q0, [%x[load]]")

STRATA_FORWARD_GENERAL(forwardStore4Load1, "str w8, [%x[store]]", "ldrb w8, [%x[load]]")
STRATA_FORWARD_GENERAL(forwardStore4Load2, "str w8, [%x[store]]", "ldrh w8, [%x[load]]")
STRATA_FORWARD_GENERAL(forwardStore4Load4, "str w8, [%x[store]]", "ldr w8, [%x[load]]")
STRATA_FORWARD_GENERAL(forwardStore4Load8, "str w8, [%x[store]]", "ldr x8, [%x[load]]")
STRATA_FORWARD_VECTOR(forwardStore4Load16, "str s0, [%x[store]]", "ldr q0, [%x[load]]")

STRATA_FORWARD_GENERAL(forwardStore8Load1, "str x8, [%x[store]]", "ldrb w8, [%x[load]]")
STRATA_FORWARD_GENERAL(forwardStore8Load2, "str x8, [%x[store]]", "ldrh w8, [%x[load]]")
STRATA_FORWARD_GENERAL(forwardStore8Load4, "str x8, [%x[store]]", "ldr w8, [%x[load]]")
STRATA_FORWARD_GENERAL(forwardStore8Load8, "str x8, [%x[store]]", "ldr x8, [%x[load]]")
STRATA_FORWARD_VECTOR(forwardStore8Load16, "str d0, [%x[store]]", "ldr q0, [%x[load]]")

STRATA_FORWARD_VECTOR(forwardStore16Load1, "str q0, [%x[store]]", "ldr b0, [%x[load]]")
STRATA_FORWARD_VECTOR(forwardStore16Load2, "str q0, [%x[store]]", "ldr h0, [%x[load]]")
STRATA_FORWARD_VECTOR(forwardStore16Load4, "str q0, [%x[store]]", "ldr s0, [%x[load]]")
STRATA_FORWARD_VECTOR(forwardStore16Load8, "str q0, [%x[store]]", "ldr d0, [%x[load]]")
STRATA_FORWARD_VECTOR(forwardStore16Load16, "str q0, [%x[store]]", "ldr q0, [%x[load]]")

}  // namespace strata::kernels

// clang-format on
