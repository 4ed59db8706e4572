// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/loops.h"

/// The frames of the loops of reads, writes and copies on arm64, and the steps that they are put together
/// from. Mnemonics and names of registers must be literals for the assembler: hence macros. Blocks repeat a
/// group of accesses with .irp, in which \first stands for the first element of the group.
///
/// Loads go to four registers in rotation, so that none waits for the one before: w9 to w12 (x9 to x12), q0
/// to q3, or the pairs q0 and q4 to q3 and q7, which no calling convention keeps.

// clang-format off: one instruction a line

#define STRATA_W ("w9", "w10", "w11", "w12")
#define STRATA_X ("x9", "x10", "x11", "x12")
#define STRATA_Q ("q0", "q1", "q2", "q3")
#define STRATA_QQ ("q0, q4", "q1, q5", "q2, q6", "q3, q7")
#define STRATA_REGISTER_0(A, B, C, D) A
#define STRATA_REGISTER_1(A, B, C, D) B
#define STRATA_REGISTER_2(A, B, C, D) C
#define STRATA_REGISTER_3(A, B, C, D) D
// Streaming stores are done when all others see them.
#define STRATA_FENCE "dmb ishst\n\t"
#define STRATA_GENERAL_CLOBBERS "x9", "x10", "x11", "x12"
#define STRATA_VECTOR_CLOBBERS "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7"

// Groups of four begin at these elements of a block.
#define STRATA_FIRSTS_32 "0,4,8,12,16,20,24,28"
#define STRATA_FIRSTS_16 "0,4,8,12"
#define STRATA_FIRSTS_8 "0,4"
#define STRATA_FIRSTS_4 "0"
#define STRATA_GROUPS(FIRSTS, GROUP) ".irp first," FIRSTS "\n\t" GROUP ".endr\n\t"

// One access, to the element NUMBER of a group; and groups of four, two and one.
#define STRATA_LOAD(LOAD, WIDTH, NUMBER, REGISTER)                                                           \
  LOAD " " REGISTER ", [%x[from], #" #WIDTH "*\\first+" #WIDTH "*" #NUMBER "]\n\t"
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
// than a block is left, by a conditional select, because a branch would mispredict once a pass. POINTERS makes
// the next block's.
#define STRATA_SERIAL_LOOP(ACCESSES, POINTERS)                                                               \
  ".p2align 6\n"                                                                                             \
  "1:\n\t"                                                                                                   \
  "sub %x[rest], %x[last], %x[offset]\n\t"                                                                   \
  "cmp %x[offset], %x[turn]\n\t"                                                                             \
  "add %x[offset], %x[offset], %[step]\n\t"                                                                  \
  "csel %x[offset], %x[rest], %x[offset], gt\n\t"                                                            \
  ACCESSES                                                                                                   \
  POINTERS                                                                                                   \
  "subs %x[blocks], %x[blocks], #1\n\t"                                                                      \
  "b.ne 1b\n\t"

#define STRATA_FROM "add %x[from], %x[source], %x[offset]\n\t"
#define STRATA_TO "add %x[to], %x[destination], %x[offset]\n\t"

// One step of the generator SEED, the index made of its high half, and the access there.
#define STRATA_RANDOM_STEP(SEED, ACCESS)                                                                     \
  "madd %x[" SEED "], %x[" SEED "], %x[multiplier], %x[increment]\n\t"                                       \
  "lsr %x[index], %x[" SEED "], #32\n\t"                                                                     \
  "mul %x[index], %x[index], %x[elements]\n\t"                                                               \
  "lsr %x[index], %x[index], #32\n\t"                                                                        \
  ACCESS

#define STRATA_RANDOM_ROUND(ACCESS)                                                                          \
  STRATA_RANDOM_STEP("s0", ACCESS)                                                                           \
  STRATA_RANDOM_STEP("s1", ACCESS)                                                                           \
  STRATA_RANDOM_STEP("s2", ACCESS)                                                                           \
  STRATA_RANDOM_STEP("s3", ACCESS)

#define STRATA_RANDOM_LOOP(ACCESS)                                                                           \
  ".p2align 6\n"                                                                                             \
  "1:\n\t"                                                                                                   \
  STRATA_RANDOM_ROUND(ACCESS)                                                                                \
  STRATA_RANDOM_ROUND(ACCESS)                                                                                \
  "subs %x[blocks], %x[blocks], #1\n\t"                                                                      \
  "b.ne 1b\n\t"

#define STRATA_INDEXED_1(BASE) "[%x[" BASE "], %x[index]]"
#define STRATA_INDEXED_2(BASE) "[%x[" BASE "], %x[index], lsl #1]"
#define STRATA_INDEXED_4(BASE) "[%x[" BASE "], %x[index], lsl #2]"
#define STRATA_INDEXED_8(BASE) "[%x[" BASE "], %x[index], lsl #3]"
#define STRATA_INDEXED_16(BASE) "[%x[" BASE "], %x[index], lsl #4]"

// Chunks: where chunk NUMBER of the four of a block lies, by the table.
#define STRATA_CHUNK(NUMBER, BASE, POINTER, ACCESSES)                                                        \
  "ldr %w[" POINTER "], [%x[entry], #4*" #NUMBER "]\n\t"                                                     \
  "add %x[" POINTER "], %x[" BASE "], %x[" POINTER "], lsl #8\n\t"                                           \
  ACCESSES

#define STRATA_ENTRY "add %x[entry], %x[order], %x[offset], lsl #2\n\t"

// A group of one load in each of four pages.
#define STRATA_LOAD_IN_PAGE(LOAD, WIDTH, PAGE, REGISTER)                                                     \
  LOAD " " REGISTER ", [%x[from], #" #WIDTH "*\\first+4096*" #PAGE "]\n\t"
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
  "add %x[walked], %x[walked], #256\n\t"                                                                     \
  "sub %x[other], %x[bases], %x[base]\n\t"                                                                   \
  "cmp %x[walked], %x[end]\n\t"                                                                              \
  "csel %x[base], %x[other], %x[base], eq\n\t"                                                               \
  "csel %x[walked], xzr, %x[walked], eq\n\t"                                                                 \
  STRATA_INTERLEAVED_POINTER(POINTER)                                                                        \
  "subs %x[blocks], %x[blocks], #1\n\t"                                                                      \
  "b.ne 1b\n\t"
#define STRATA_INTERLEAVED_POINTER(POINTER)                                                                  \
  "and %x[" POINTER "], %x[walked], #-4096\n\t"                                                              \
  "add %x[" POINTER "], %x[" POINTER "], %x[" POINTER "], lsl #1\n\t"                                        \
  "add %x[other], %x[base], %x[walked]\n\t"                                                                  \
  "add %x[" POINTER "], %x[" POINTER "], %x[other]\n\t"

// clang-format on
