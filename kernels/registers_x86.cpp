// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/registers.h"

#include "kernels/serial.h"
#include "kernels/write.h"

// Loops differ in mnemonics and register names only, and those must be literals for the assembler: hence
// macros. Sources are r8 to r11 or the vectors 0 to 3, targets rax, rcx, rdx and rsi or the vectors 4 to 7.

// clang-format off: one instruction a line

#define STRATA_GENERAL_REGISTERS "rax", "rcx", "rdx", "rsi", "r8", "r9", "r10", "r11"
#define STRATA_VECTOR_REGISTERS "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7"

// GROUP is made TIMES times, registerUnroll transfers together. BEFORE and AFTER stand outside the loop.
// Within it a number is $(1): for macOS the assembler takes $1 in what is repeated for a parameter.
#define STRATA_TRANSFERS(NAME, BEFORE, TIMES, GROUP, BACK, AFTER)                                            \
  std::uint64_t NAME(std::uint64_t transfers) noexcept {                                                     \
    if (transfers == 0) return 0;                                                                            \
    std::uint64_t blocks = blocksFor(transfers, registerUnroll), kept;                                       \
    const std::uint64_t made = blocks * registerUnroll;                                                      \
    asm volatile(                                                                                            \
      STRATA_FILL_GENERAL                                                                                    \
      BEFORE                                                                                                 \
      ".p2align 6\n"                                                                                         \
      "1:\n\t"                                                                                               \
      ".rept " #TIMES "\n\t"                                                                                 \
      GROUP                                                                                                  \
      ".endr\n\t"                                                                                            \
      BACK                                                                                                   \
      "decq %[blocks]\n\t"                                                                                   \
      "jnz 1b\n\t"                                                                                           \
      AFTER                                                                                                  \
      : [blocks] "+&r"(blocks), [kept] "=&r"(kept)                                                           \
      : [value] "r"(writePattern)                                                                            \
      : "cc", "memory", STRATA_GENERAL_REGISTERS, STRATA_VECTOR_REGISTERS);                                  \
    return made;                                                                                             \
  }

// Nothing that a core could know to be zero, in registers that share nothing.
#define STRATA_FILL_GENERAL                                                                                  \
  "movq %[value], %%r8\n\t"                                                                                  \
  "leaq 1(%%r8), %%r9\n\t"                                                                                   \
  "leaq 2(%%r8), %%r10\n\t"                                                                                  \
  "leaq 3(%%r8), %%r11\n\t"
#define STRATA_FILL_16_OF(NUMBER, GENERAL)                                                                   \
  "movq " GENERAL ", %%xmm" #NUMBER "\n\t"                                                                   \
  "punpcklqdq %%xmm" #NUMBER ", %%xmm" #NUMBER "\n\t"
#define STRATA_FILL_16                                                                                       \
  STRATA_FILL_16_OF(0, "%%r8") STRATA_FILL_16_OF(1, "%%r9")                                                  \
  STRATA_FILL_16_OF(2, "%%r10") STRATA_FILL_16_OF(3, "%%r11")
#define STRATA_FILL_TARGETS                                                                                  \
  STRATA_FILL_16_OF(4, "%%r8") STRATA_FILL_16_OF(5, "%%r9")                                                  \
  STRATA_FILL_16_OF(6, "%%r10") STRATA_FILL_16_OF(7, "%%r11")
#define STRATA_FILL_32_OF(NUMBER, GENERAL)                                                                   \
  "vmovq " GENERAL ", %%xmm" #NUMBER "\n\t"                                                                  \
  "vmovddup %%xmm" #NUMBER ", %%xmm" #NUMBER "\n\t"                                                          \
  "vinsertf128 $1, %%xmm" #NUMBER ", %%ymm" #NUMBER ", %%ymm" #NUMBER "\n\t"
#define STRATA_FILL_32                                                                                       \
  STRATA_FILL_32_OF(0, "%%r8") STRATA_FILL_32_OF(1, "%%r9")                                                  \
  STRATA_FILL_32_OF(2, "%%r10") STRATA_FILL_32_OF(3, "%%r11")
#define STRATA_FILL_64                                                                                       \
  "vpbroadcastq %%r8, %%zmm0\n\t"                                                                            \
  "vpbroadcastq %%r9, %%zmm1\n\t"                                                                            \
  "vpbroadcastq %%r10, %%zmm2\n\t"                                                                           \
  "vpbroadcastq %%r11, %%zmm3\n\t"
// The upper halves of vector registers must be clean, or the system's own SSE code slows down on some cores.
#define STRATA_CLEAN "vzeroupper\n\t"

#define STRATA_FOUR(MNEMONIC, FROM_0, TO_0, FROM_1, TO_1, FROM_2, TO_2, FROM_3, TO_3)                        \
  MNEMONIC FROM_0 ", " TO_0 "\n\t"                                                                           \
  MNEMONIC FROM_1 ", " TO_1 "\n\t"                                                                           \
  MNEMONIC FROM_2 ", " TO_2 "\n\t"                                                                           \
  MNEMONIC FROM_3 ", " TO_3 "\n\t"

#define STRATA_GENERAL(NAME, MNEMONIC, A, B, C, D, R, S, T, U)                                               \
  STRATA_TRANSFERS(NAME, "", 14, STRATA_FOUR(MNEMONIC " ", R, A, S, B, T, C, U, D), "", "")
#define STRATA_TO_VECTOR(NAME, MNEMONIC, R, S, T, U)                                                         \
  STRATA_TRANSFERS(NAME, "", 14,                                                                             \
                   STRATA_FOUR(MNEMONIC " ", R, "%%xmm4", S, "%%xmm5", T, "%%xmm6", U, "%%xmm7"), "", "")
#define STRATA_FROM_VECTOR(NAME, MNEMONIC, A, B, C, D)                                                       \
  STRATA_TRANSFERS(NAME, STRATA_FILL_16, 14,                                                                 \
                   STRATA_FOUR(MNEMONIC " ", "%%xmm0", A, "%%xmm1", B, "%%xmm2", C, "%%xmm3", D), "", "")
#define STRATA_INSERT(NAME, MNEMONIC, R, S, T, U)                                                            \
  STRATA_TRANSFERS(                                                                                          \
    NAME, STRATA_FILL_16 STRATA_FILL_TARGETS, 7,                                                            \
    STRATA_FOUR(MNEMONIC " $(1), ", R, "%%xmm0", S, "%%xmm1", T, "%%xmm2", U, "%%xmm3")                        \
    STRATA_FOUR(MNEMONIC " $(1), ", R, "%%xmm4", S, "%%xmm5", T, "%%xmm6", U, "%%xmm7"), "", "")
#define STRATA_VECTOR(NAME, MNEMONIC, LETTER, FILL, AFTER)                                                   \
  STRATA_TRANSFERS(NAME, FILL, 14,                                                                           \
                   STRATA_FOUR(MNEMONIC " ", "%%" LETTER "mm0", "%%" LETTER "mm4", "%%" LETTER "mm1",        \
                               "%%" LETTER "mm5", "%%" LETTER "mm2", "%%" LETTER "mm6", "%%" LETTER "mm3",   \
                               "%%" LETTER "mm7"), "", AFTER)

// The stack: its pointer goes below the 128 bytes that a function without calls may use unasked (the red zone) and
// below one iteration's, to the next cache line, and comes back behind the loop. A handler of a signal finds it below all that
// is in use at any time. Less than a page is skipped, so that a system that extends the stack page by page does.
// Nothing is called in between, and nothing thrown; only a profiler that looks in cannot tell the caller.
#define STRATA_STACK_BYTES "448"
#define STRATA_STACK_AREA                                                                                    \
  "movq %%rsp, %[kept]\n\t"                                                                                  \
  "leaq -128-" STRATA_STACK_BYTES "(%%rsp), %%rsp\n\t"                                                       \
  "andq $-64, %%rsp\n\t"
#define STRATA_STACK_TOP STRATA_STACK_AREA "leaq " STRATA_STACK_BYTES "(%%rsp), %%rsp\n\t"
#define STRATA_STACK_BACK "movq %[kept], %%rsp\n\t"
#define STRATA_SLOT(NUMBER) "8*\\first+8*" #NUMBER "(%%rsp)"
#define STRATA_SLOTS(GROUP) ".irp first,0,4\n\t" GROUP ".endr\n\t"
#define STRATA_TO_SLOTS                                                                                      \
  STRATA_FOUR("movq ", "%%r8", STRATA_SLOT(0), "%%r9", STRATA_SLOT(1), "%%r10", STRATA_SLOT(2), "%%r11",     \
              STRATA_SLOT(3))
#define STRATA_FROM_SLOTS                                                                                    \
  STRATA_FOUR("movq ", STRATA_SLOT(0), "%%rax", STRATA_SLOT(1), "%%rcx", STRATA_SLOT(2), "%%rdx",            \
              STRATA_SLOT(3), "%%rsi")

// clang-format on

namespace strata::kernels {

static_assert(registerUnroll == 56, "the counts below");

STRATA_GENERAL(registerGeneral4, "movl", "%%eax", "%%ecx", "%%edx", "%%esi", "%%r8d", "%%r9d", "%%r10d",
               "%%r11d")
STRATA_GENERAL(registerGeneral8, "movq", "%%rax", "%%rcx", "%%rdx", "%%rsi", "%%r8", "%%r9", "%%r10", "%%r11")

STRATA_TRANSFERS(registerToStack8, STRATA_STACK_AREA, 7, STRATA_SLOTS(STRATA_TO_SLOTS), "", STRATA_STACK_BACK)
STRATA_TRANSFERS(registerFromStack8, STRATA_STACK_AREA STRATA_SLOTS(STRATA_TO_SLOTS), 7,
                 STRATA_SLOTS(STRATA_FROM_SLOTS), "", STRATA_STACK_BACK)
STRATA_TRANSFERS(registerPush8, STRATA_STACK_TOP, 14,
                 "pushq %%r8\n\tpushq %%r9\n\tpushq %%r10\n\tpushq %%r11\n\t",
                 "leaq " STRATA_STACK_BYTES "(%%rsp), %%rsp\n\t", STRATA_STACK_BACK)
STRATA_TRANSFERS(registerPop8, STRATA_STACK_AREA, 14,
                 "popq %%rax\n\tpopq %%rcx\n\tpopq %%rdx\n\tpopq %%rsi\n\t",
                 "leaq -" STRATA_STACK_BYTES "(%%rsp), %%rsp\n\t", STRATA_STACK_BACK)

STRATA_TO_VECTOR(registerToVector4, "movd", "%%r8d", "%%r9d", "%%r10d", "%%r11d")
STRATA_TO_VECTOR(registerToVector8, "movq", "%%r8", "%%r9", "%%r10", "%%r11")
STRATA_FROM_VECTOR(registerFromVector4, "movd", "%%eax", "%%ecx", "%%edx", "%%esi")
STRATA_FROM_VECTOR(registerFromVector8, "movq", "%%rax", "%%rcx", "%%rdx", "%%rsi")

STRATA_INSERT(registerInsert1, "pinsrb", "%%r8d", "%%r9d", "%%r10d", "%%r11d")
STRATA_INSERT(registerInsert2, "pinsrw", "%%r8d", "%%r9d", "%%r10d", "%%r11d")
STRATA_INSERT(registerInsert4, "pinsrd", "%%r8d", "%%r9d", "%%r10d", "%%r11d")
STRATA_INSERT(registerInsert8, "pinsrq", "%%r8", "%%r9", "%%r10", "%%r11")
STRATA_FROM_VECTOR(registerExtract1, "pextrb $(1),", "%%eax", "%%ecx", "%%edx", "%%esi")
STRATA_FROM_VECTOR(registerExtract2, "pextrw $(1),", "%%eax", "%%ecx", "%%edx", "%%esi")
STRATA_FROM_VECTOR(registerExtract4, "pextrd $(1),", "%%eax", "%%ecx", "%%edx", "%%esi")
STRATA_FROM_VECTOR(registerExtract8, "pextrq $(1),", "%%rax", "%%rcx", "%%rdx", "%%rsi")

STRATA_VECTOR(registerVector16, "movaps", "x", STRATA_FILL_16, "")
STRATA_VECTOR(registerVector32, "vmovaps", "y", STRATA_FILL_32, STRATA_CLEAN)
STRATA_VECTOR(registerVector64, "vmovaps", "z", STRATA_FILL_64, STRATA_CLEAN)

}  // namespace strata::kernels
