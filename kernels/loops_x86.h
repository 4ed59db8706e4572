// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/loops.h"

/// The frames of the loops of reads, writes and copies on x86-64, and the steps that they are put together
/// from. Mnemonics and names of registers must be literals for the assembler: hence macros. Blocks repeat a
/// group of accesses with .irp, in which \first stands for the first element of the group.
///
/// Loads and stores go through four registers in rotation, so that none waits for the one before: r8 to r11,
/// or xmm0 to xmm3 (ymm, zmm), which no calling convention keeps.

// clang-format off: one instruction a line

#define STRATA_R1 ("%%r8b", "%%r9b", "%%r10b", "%%r11b")
#define STRATA_R2 ("%%r8w", "%%r9w", "%%r10w", "%%r11w")
#define STRATA_R4 ("%%r8d", "%%r9d", "%%r10d", "%%r11d")
#define STRATA_R8 ("%%r8", "%%r9", "%%r10", "%%r11")
#define STRATA_R16 ("%%xmm0", "%%xmm1", "%%xmm2", "%%xmm3")
#define STRATA_R32 ("%%ymm0", "%%ymm1", "%%ymm2", "%%ymm3")
#define STRATA_R64 ("%%zmm0", "%%zmm1", "%%zmm2", "%%zmm3")
#define STRATA_REGISTER_0(A, B, C, D) A
#define STRATA_REGISTER_1(A, B, C, D) B
#define STRATA_REGISTER_2(A, B, C, D) C
#define STRATA_REGISTER_3(A, B, C, D) D
// The upper halves of vector registers must be clean, or the system's own SSE code slows down on some cores.
#define STRATA_CLEAN "vzeroupper\n\t"
// Streaming stores are done when all have left for memory.
#define STRATA_FENCE "sfence\n\t"
#define STRATA_GENERAL_CLOBBERS "r8", "r9", "r10", "r11"
#define STRATA_VECTOR_CLOBBERS "xmm0", "xmm1", "xmm2", "xmm3"

// Groups of four begin at these elements of a block.
#define STRATA_FIRSTS_256                                                                                    \
  "0,4,8,12,16,20,24,28,32,36,40,44,48,52,56,60,64,68,72,76,80,84,88,92,96,100,104,108,112,116,120,124,"     \
  "128,132,136,140,144,148,152,156,160,164,168,172,176,180,184,188,192,196,200,204,208,212,216,220,224,"     \
  "228,232,236,240,244,248,252"
#define STRATA_FIRSTS_128                                                                                    \
  "0,4,8,12,16,20,24,28,32,36,40,44,48,52,56,60,64,68,72,76,80,84,88,92,96,100,104,108,112,116,120,124"
#define STRATA_FIRSTS_64 "0,4,8,12,16,20,24,28,32,36,40,44,48,52,56,60"
#define STRATA_FIRSTS_32 "0,4,8,12,16,20,24,28"
#define STRATA_FIRSTS_16 "0,4,8,12"
#define STRATA_FIRSTS_8 "0,4"
#define STRATA_FIRSTS_4 "0"
#define STRATA_GROUPS(FIRSTS, GROUP) ".irp first," FIRSTS "\n\t" GROUP ".endr\n\t"

// One access, to the element NUMBER of a group; and groups of four, two and one.
#define STRATA_LOAD(LOAD, WIDTH, NUMBER, REGISTER)                                                           \
  LOAD " " #WIDTH "*\\first+" #WIDTH "*" #NUMBER "(%[from]), " REGISTER "\n\t"
#define STRATA_LOADS_1(LOAD, WIDTH, REGISTERS)                                                               \
  STRATA_LOAD(LOAD, WIDTH, 0, STRATA_REGISTER_0 REGISTERS)
#define STRATA_LOADS_2(LOAD, WIDTH, REGISTERS)                                                               \
  STRATA_LOADS_1(LOAD, WIDTH, REGISTERS)                                                                     \
  STRATA_LOAD(LOAD, WIDTH, 1, STRATA_REGISTER_1 REGISTERS)
#define STRATA_LOADS_4(LOAD, WIDTH, REGISTERS)                                                               \
  STRATA_LOADS_2(LOAD, WIDTH, REGISTERS)                                                                     \
  STRATA_LOAD(LOAD, WIDTH, 2, STRATA_REGISTER_2 REGISTERS)                                                   \
  STRATA_LOAD(LOAD, WIDTH, 3, STRATA_REGISTER_3 REGISTERS)

// A serial loop. Ahead of a block's accesses the offset goes on to the next block, or to last − offset where less
// than a block is left, by a conditional move, because a branch would mispredict once a pass. POINTERS makes the
// next block's, once a block: stores with an index register have fewer ports on some cores.
#define STRATA_SERIAL_LOOP(ACCESSES, POINTERS)                                                               \
  ".p2align 6\n"                                                                                             \
  "1:\n\t"                                                                                                   \
  "movq %[last], %[rest]\n\t"                                                                                \
  "subq %[offset], %[rest]\n\t"                                                                              \
  "cmpq %[turn], %[offset]\n\t"                                                                              \
  "leaq %c[step](%[offset]), %[offset]\n\t"                                                                  \
  "cmovgq %[rest], %[offset]\n\t"                                                                            \
  ACCESSES                                                                                                   \
  POINTERS                                                                                                   \
  "decq %[blocks]\n\t"                                                                                       \
  "jnz 1b\n\t"

#define STRATA_FROM "leaq (%[source],%[offset]), %[from]\n\t"
#define STRATA_TO "leaq (%[destination],%[offset]), %[to]\n\t"

// One step of the generator SEED, the index made of its high half, and the access there. An index register is
// scaled by 8 at most: SCALE makes up for wider elements, by one shift that index-random does not have.
#define STRATA_RANDOM_STEP(SEED, SCALE, ACCESS)                                                              \
  "imulq %[multiplier], %[" SEED "]\n\t"                                                                     \
  "addq %[increment], %[" SEED "]\n\t"                                                                       \
  "movq %[" SEED "], %[index]\n\t"                                                                           \
  "shrq $32, %[index]\n\t"                                                                                   \
  "imulq %[elements], %[index]\n\t"                                                                          \
  "shrq $32, %[index]\n\t"                                                                                   \
  SCALE                                                                                                      \
  ACCESS

#define STRATA_RANDOM_ROUND(SCALE, ACCESS)                                                                   \
  STRATA_RANDOM_STEP("s0", SCALE, ACCESS)                                                                    \
  STRATA_RANDOM_STEP("s1", SCALE, ACCESS)                                                                    \
  STRATA_RANDOM_STEP("s2", SCALE, ACCESS)                                                                    \
  STRATA_RANDOM_STEP("s3", SCALE, ACCESS)

#define STRATA_RANDOM_LOOP(SCALE, ACCESS)                                                                    \
  ".p2align 6\n"                                                                                             \
  "1:\n\t"                                                                                                   \
  STRATA_RANDOM_ROUND(SCALE, ACCESS)                                                                         \
  STRATA_RANDOM_ROUND(SCALE, ACCESS)                                                                         \
  "decq %[blocks]\n\t"                                                                                       \
  "jnz 1b\n\t"

#define STRATA_SCALE_1 ""
#define STRATA_SCALE_2 ""
#define STRATA_SCALE_4 ""
#define STRATA_SCALE_8 ""
#define STRATA_SCALE_16 "shlq $1, %[index]\n\t"
#define STRATA_SCALE_32 "shlq $2, %[index]\n\t"
#define STRATA_SCALE_64 "shlq $3, %[index]\n\t"
#define STRATA_INDEXED_1(BASE) "(%[" BASE "],%[index])"
#define STRATA_INDEXED_2(BASE) "(%[" BASE "],%[index],2)"
#define STRATA_INDEXED_4(BASE) "(%[" BASE "],%[index],4)"
#define STRATA_INDEXED_8(BASE) "(%[" BASE "],%[index],8)"
#define STRATA_INDEXED_16(BASE) STRATA_INDEXED_8(BASE)
#define STRATA_INDEXED_32(BASE) STRATA_INDEXED_8(BASE)
#define STRATA_INDEXED_64(BASE) STRATA_INDEXED_8(BASE)

// Chunks: where chunk NUMBER of the four of a block lies, by the table.
#define STRATA_CHUNK(NUMBER, BASE, POINTER, ACCESSES)                                                        \
  "movl 4*" #NUMBER "(%[entry]), %k[" POINTER "]\n\t"                                                        \
  "shlq $8, %[" POINTER "]\n\t"                                                                              \
  "addq %[" BASE "], %[" POINTER "]\n\t"                                                                     \
  ACCESSES

#define STRATA_ENTRY "leaq (%[order],%[offset],4), %[entry]\n\t"

// A group of one load in each of four pages.
#define STRATA_LOAD_IN_PAGE(LOAD, WIDTH, PAGE, REGISTER)                                                     \
  LOAD " " #WIDTH "*\\first+4096*" #PAGE "(%[from]), " REGISTER "\n\t"
#define STRATA_LOADS_IN_PAGES(LOAD, WIDTH, REGISTERS)                                                        \
  STRATA_LOAD_IN_PAGE(LOAD, WIDTH, 0, STRATA_REGISTER_0 REGISTERS)                                           \
  STRATA_LOAD_IN_PAGE(LOAD, WIDTH, 1, STRATA_REGISTER_1 REGISTERS)                                           \
  STRATA_LOAD_IN_PAGE(LOAD, WIDTH, 2, STRATA_REGISTER_2 REGISTERS)                                           \
  STRATA_LOAD_IN_PAGE(LOAD, WIDTH, 3, STRATA_REGISTER_3 REGISTERS)

// After a block of an interleaved loop: each of the four walks goes on by 256 bytes, and at the end of the pass all
// begin anew from the other base, without a branch. `walked` bytes into its pages, a walk has left walked/4096
// groups of four pages behind it.
#define STRATA_INTERLEAVED_LOOP(ACCESSES, POINTER)                                                           \
  ".p2align 6\n"                                                                                             \
  "1:\n\t"                                                                                                   \
  ACCESSES                                                                                                   \
  "addq $256, %[walked]\n\t"                                                                                 \
  "movq %[bases], %[other]\n\t"                                                                              \
  "subq %[base], %[other]\n\t"                                                                               \
  "cmpq %[end], %[walked]\n\t"                                                                               \
  "cmoveq %[other], %[base]\n\t"                                                                             \
  "cmoveq %[zero], %[walked]\n\t"                                                                            \
  STRATA_INTERLEAVED_POINTER(POINTER)                                                                        \
  "decq %[blocks]\n\t"                                                                                       \
  "jnz 1b\n\t"
#define STRATA_INTERLEAVED_POINTER(POINTER)                                                                  \
  "movq %[walked], %[" POINTER "]\n\t"                                                                       \
  "andq $-4096, %[" POINTER "]\n\t"                                                                          \
  "leaq (%[" POINTER "],%[" POINTER "],2), %[" POINTER "]\n\t"                                               \
  "leaq (%[base],%[walked]), %[other]\n\t"                                                                   \
  "addq %[other], %[" POINTER "]\n\t"

// clang-format on
