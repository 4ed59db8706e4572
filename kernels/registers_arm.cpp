// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/registers.h"

#include "kernels/serial.h"
#include "kernels/write.h"

// Loops differ in mnemonics and register names only, and those must be literals for the assembler: hence
// macros. Sources are x9 to x12 or the vectors 0 to 3, targets x13 to x15 and x8 or the vectors 4 to 7.

// clang-format off: one instruction a line

#define STRATA_GENERAL_REGISTERS "x8", "x9", "x10", "x11", "x12", "x13", "x14", "x15"
#define STRATA_VECTOR_REGISTERS "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7"

// GROUP is made TIMES times, registerUnroll transfers together. BEFORE and AFTER stand outside the loop.
#define STRATA_TRANSFERS(NAME, BEFORE, TIMES, GROUP, AFTER)                                                  \
  std::uint64_t NAME(std::uint64_t transfers) noexcept {                                                     \
    if (transfers == 0) return 0;                                                                            \
    std::uint64_t blocks = blocksFor(transfers, registerUnroll), kept;                                       \
    const std::uint64_t made = blocks * registerUnroll;                                                      \
    asm volatile(                                                                                            \
      STRATA_FILL                                                                                            \
      BEFORE                                                                                                 \
      ".p2align 6\n"                                                                                         \
      "1:\n\t"                                                                                               \
      ".rept " #TIMES "\n\t"                                                                                 \
      GROUP                                                                                                  \
      ".endr\n\t"                                                                                            \
      "subs %x[blocks], %x[blocks], #1\n\t"                                                                  \
      "b.ne 1b\n\t"                                                                                          \
      AFTER                                                                                                  \
      : [blocks] "+&r"(blocks), [kept] "=&r"(kept)                                                           \
      : [value] "r"(writePattern)                                                                            \
      : "cc", "memory", STRATA_GENERAL_REGISTERS, STRATA_VECTOR_REGISTERS);                                  \
    return made;                                                                                             \
  }

// Nothing that a core could know to be zero, in registers that share nothing.
#define STRATA_FILL                                                                                          \
  "mov x9, %x[value]\n\t"                                                                                    \
  "add x10, x9, #1\n\t"                                                                                      \
  "add x11, x9, #2\n\t"                                                                                      \
  "add x12, x9, #3\n\t"                                                                                      \
  "dup v0.2d, x9\n\t"                                                                                        \
  "dup v1.2d, x10\n\t"                                                                                       \
  "dup v2.2d, x11\n\t"                                                                                       \
  "dup v3.2d, x12\n\t"                                                                                       \
  "dup v4.2d, x9\n\t"                                                                                        \
  "dup v5.2d, x10\n\t"                                                                                       \
  "dup v6.2d, x11\n\t"                                                                                       \
  "dup v7.2d, x12\n\t"

#define STRATA_FOUR(MNEMONIC, TO_0, FROM_0, TO_1, FROM_1, TO_2, FROM_2, TO_3, FROM_3)                        \
  MNEMONIC " " TO_0 ", " FROM_0 "\n\t"                                                                       \
  MNEMONIC " " TO_1 ", " FROM_1 "\n\t"                                                                       \
  MNEMONIC " " TO_2 ", " FROM_2 "\n\t"                                                                       \
  MNEMONIC " " TO_3 ", " FROM_3 "\n\t"

// R is "w" or "x"; the other side a vector or an element of it, by what stands before and behind its number.
#define STRATA_GENERAL(NAME, R)                                                                              \
  STRATA_TRANSFERS(NAME, "", 14,                                                                             \
                   STRATA_FOUR("mov", R "13", R "9", R "14", R "10", R "15", R "11", R "8", R "12"), "")
#define STRATA_TO_VECTOR(NAME, R, V)                                                                         \
  STRATA_TRANSFERS(NAME, "", 14,                                                                             \
                   STRATA_FOUR("fmov", V "4", R "9", V "5", R "10", V "6", R "11", V "7", R "12"), "")
#define STRATA_FROM_VECTOR(NAME, MNEMONIC, R, BEFORE, BEHIND)                                                \
  STRATA_TRANSFERS(NAME, "", 14,                                                                             \
                   STRATA_FOUR(MNEMONIC, R "13", BEFORE "0" BEHIND, R "14", BEFORE "1" BEHIND, R "15",       \
                               BEFORE "2" BEHIND, R "8", BEFORE "3" BEHIND), "")
#define STRATA_INSERT(NAME, R, BEHIND)                                                                       \
  STRATA_TRANSFERS(NAME, "", 7,                                                                             \
                   STRATA_FOUR("ins", "v0" BEHIND, R "9", "v1" BEHIND, R "10", "v2" BEHIND, R "11",          \
                               "v3" BEHIND, R "12")                                                          \
                   STRATA_FOUR("ins", "v4" BEHIND, R "9", "v5" BEHIND, R "10", "v6" BEHIND, R "11",          \
                               "v7" BEHIND, R "12"), "")
#define STRATA_VECTOR(NAME, BEFORE, LETTER, BEHIND)                                                          \
  STRATA_TRANSFERS(NAME, BEFORE, 14,                                                                         \
                   STRATA_FOUR("mov", LETTER "4" BEHIND, LETTER "0" BEHIND, LETTER "5" BEHIND,               \
                               LETTER "1" BEHIND, LETTER "6" BEHIND, LETTER "2" BEHIND, LETTER "7" BEHIND,   \
                               LETTER "3" BEHIND), "")

// The stack: its pointer goes below the 128 bytes that a function without calls may use unasked (on Macs; 16 on
// Windows) and below the slots, to the next cache line, and comes back behind the loop.
#define STRATA_STACK_AREA                                                                                    \
  "mov %x[kept], sp\n\t"                                                                                     \
  "sub x8, %x[kept], #128+64\n\t"                                                                           \
  "and x8, x8, #-64\n\t"                                                                                     \
  "mov sp, x8\n\t"
#define STRATA_STACK_BACK "mov sp, %x[kept]\n\t"
#define STRATA_SLOT(NUMBER) "[sp, #8*\\first+8*" #NUMBER "]"
#define STRATA_SLOTS(GROUP) ".irp first,0,4\n\t" GROUP ".endr\n\t"
#define STRATA_TO_SLOTS                                                                                      \
  STRATA_FOUR("str", "x9", STRATA_SLOT(0), "x10", STRATA_SLOT(1), "x11", STRATA_SLOT(2), "x12",              \
              STRATA_SLOT(3))
#define STRATA_FROM_SLOTS                                                                                    \
  STRATA_FOUR("ldr", "x13", STRATA_SLOT(0), "x14", STRATA_SLOT(1), "x15", STRATA_SLOT(2), "x8",              \
              STRATA_SLOT(3))

// clang-format on

namespace strata::kernels {

static_assert(registerUnroll == 56, "the counts below");

STRATA_GENERAL(registerGeneral4, "w")
STRATA_GENERAL(registerGeneral8, "x")

STRATA_TRANSFERS(registerToStack8, STRATA_STACK_AREA, 7, STRATA_SLOTS(STRATA_TO_SLOTS), STRATA_STACK_BACK)
STRATA_TRANSFERS(registerFromStack8, STRATA_STACK_AREA STRATA_SLOTS(STRATA_TO_SLOTS), 7,
                 STRATA_SLOTS(STRATA_FROM_SLOTS), STRATA_STACK_BACK)

STRATA_TO_VECTOR(registerToVector4, "w", "s")
STRATA_TO_VECTOR(registerToVector8, "x", "d")
STRATA_FROM_VECTOR(registerFromVector4, "fmov", "w", "s", "")
STRATA_FROM_VECTOR(registerFromVector8, "fmov", "x", "d", "")

STRATA_INSERT(registerInsert1, "w", ".b[1]")
STRATA_INSERT(registerInsert2, "w", ".h[1]")
STRATA_INSERT(registerInsert4, "w", ".s[1]")
STRATA_INSERT(registerInsert8, "x", ".d[1]")
STRATA_FROM_VECTOR(registerExtract1, "umov", "w", "v", ".b[1]")
STRATA_FROM_VECTOR(registerExtract2, "umov", "w", "v", ".h[1]")
STRATA_FROM_VECTOR(registerExtract4, "umov", "w", "v", ".s[1]")
STRATA_FROM_VECTOR(registerExtract8, "umov", "x", "v", ".d[1]")

STRATA_VECTOR(registerVector16, "", "v", ".16b")
// The build is for every arm64 processor: only the assembler is told of the extension, and only here.
STRATA_VECTOR(registerScalable, ".arch_extension sve\n\t", "z", ".d")

}  // namespace strata::kernels
