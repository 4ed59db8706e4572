// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/move.h"

#include "kernels/loops_arm.h"

// The loops of one width differ in mnemonics and register names only, and those must be literals for the
// assembler: hence macros. Sizes of registers are operand modifiers: w and x for 32 and 64 bits.

// clang-format off: one instruction a line

// A whole serial loop around the moves of one block. After them comes the wrap: the offset goes on by a
// block, or to size − offset where less than a block is left, by a conditional select, because a branch would
// mispredict once a pass.
#define STRATA_MOVES_LOOP(WIDTH, UNROLL, MOVES)                                                              \
  asm volatile(                                                                                              \
      ".p2align 6\n"                                                                                         \
      "1:\n\t"                                                                                               \
      MOVES                                                                                                  \
      "add %x[offset], %x[offset], %[step]\n\t"                                                              \
      "sub %x[a], %x[size], %x[offset]\n\t"                                                                  \
      "cmp %x[a], %[step]\n\t"                                                                               \
      "csel %x[offset], %x[a], %x[offset], lo\n\t"                                                           \
      "add %x[from], %x[source], %x[offset]\n\t"                                                             \
      "add %x[to], %x[destination], %x[offset]\n\t"                                                          \
      "subs %x[blocks], %x[blocks], #1\n\t"                                                                  \
      "b.ne 1b"                                                                                              \
      : [offset] "+&r"(offset), [from] "+&r"(from), [to] "+&r"(to), [blocks] "+&r"(blocks),                  \
        [a] "=&r"(a), [b] "=&r"(b), [c] "=&r"(c), [d] "=&r"(d)                                               \
      : [source] "r"(walk.source), [destination] "r"(walk.destination), [size] "r"(size),                    \
        [step] "I"((UNROLL) * (WIDTH))                                                                       \
      : "cc", "memory")

// Moves by four registers in rotation; FIRSTS are the indices of every fourth element. Single loads and
// stores only: a pair has twice the width.
#define STRATA_FOUR_MOVES(LOAD, STORE, WIDTH, SIZE, FIRSTS)                                                  \
  ".irp first," FIRSTS "\n\t"                                                                                \
  LOAD " %" SIZE "[a], [%x[from], #\\first*" #WIDTH "+0*" #WIDTH "]\n\t"                                     \
  LOAD " %" SIZE "[b], [%x[from], #\\first*" #WIDTH "+1*" #WIDTH "]\n\t"                                     \
  LOAD " %" SIZE "[c], [%x[from], #\\first*" #WIDTH "+2*" #WIDTH "]\n\t"                                     \
  LOAD " %" SIZE "[d], [%x[from], #\\first*" #WIDTH "+3*" #WIDTH "]\n\t"                                     \
  STORE " %" SIZE "[a], [%x[to], #\\first*" #WIDTH "+0*" #WIDTH "]\n\t"                                      \
  STORE " %" SIZE "[b], [%x[to], #\\first*" #WIDTH "+1*" #WIDTH "]\n\t"                                      \
  STORE " %" SIZE "[c], [%x[to], #\\first*" #WIDTH "+2*" #WIDTH "]\n\t"                                      \
  STORE " %" SIZE "[d], [%x[to], #\\first*" #WIDTH "+3*" #WIDTH "]\n\t"                                      \
  ".endr\n\t"

#define STRATA_ONE_MOVE(LOAD, STORE, SIZE)                                                                   \
  LOAD " %" SIZE "[a], [%x[from]]\n\t"                                                                       \
  STORE " %" SIZE "[a], [%x[to]]\n\t"

#define STRATA_SERIAL(NAME, LOAD, STORE, WIDTH, SIZE)                                                        \
  std::uint64_t NAME(Walk& walk, std::uint64_t moves) noexcept {                                             \
    if (moves == 0 || walk.elements == 0) return 0;                                                          \
    const std::uint64_t unroll = serialUnrollFor(walk.elements);                                             \
    const std::uint64_t start = serialStart(walk.position, walk.elements, unroll);                           \
    const std::uint64_t size = walk.elements * (WIDTH);                                                      \
    std::uint64_t blocks = blocksFor(moves, unroll), offset = start * (WIDTH), a, b, c, d;                   \
    const std::uint64_t made = blocks * unroll;                                                              \
    const std::byte* from = walk.source + offset;                                                            \
    std::byte* to = walk.destination + offset;                                                               \
    if (unroll == serialUnroll) {                                                                            \
      STRATA_MOVES_LOOP(WIDTH, serialUnroll,                                                                 \
                         STRATA_FOUR_MOVES(LOAD, STORE, WIDTH, SIZE,                                         \
                                           "0,4,8,12,16,20,24,28,32,36,40,44,48,52,56,60"));                 \
    } else if (unroll == serialUnrollShort) {                                                                \
      STRATA_MOVES_LOOP(WIDTH, serialUnrollShort,                                                            \
                         STRATA_FOUR_MOVES(LOAD, STORE, WIDTH, SIZE, "0,4"));                                \
    } else {                                                                                                 \
      STRATA_MOVES_LOOP(WIDTH, 1, STRATA_ONE_MOVE(LOAD, STORE, SIZE));                                       \
    }                                                                                                        \
    walk.position = offset / (WIDTH);                                                                        \
    return made;                                                                                             \
  }

#define STRATA_RANDOM_MOVE(LOAD, STORE, SHIFT, SIZE)                                                         \
  LOAD " %" SIZE "[value], [%x[source], %x[index]" SHIFT "]\n\t"                                             \
  STORE " %" SIZE "[value], [%x[destination], %x[index]" SHIFT "]\n\t"

#define STRATA_RANDOM(NAME, MOVE)                                                                            \
  std::uint64_t NAME(Walk& walk, std::uint64_t moves) noexcept {                                             \
    if (moves == 0 || walk.elements == 0) return 0;                                                          \
    std::uint64_t blocks = blocksFor(moves, randomUnroll), index, value;                                     \
    const std::uint64_t made = blocks * randomUnroll;                                                        \
    asm volatile(                                                                                            \
      STRATA_RANDOM_LOOP(MOVE)                                                                               \
      : [s0] "+&r"(walk.seeds[0]), [s1] "+&r"(walk.seeds[1]), [s2] "+&r"(walk.seeds[2]),                     \
        [s3] "+&r"(walk.seeds[3]), [blocks] "+&r"(blocks), [index] "=&r"(index), [value] "=&r"(value)        \
      : [source] "r"(walk.source), [destination] "r"(walk.destination), [elements] "r"(walk.elements),       \
        [multiplier] "r"(randomMultiplier), [increment] "r"(randomIncrement)                                 \
      : "cc", "memory");                                                                                     \
    return made;                                                                                             \
  }

// clang-format on

namespace strata::kernels {

static_assert(serialUnroll == 64 && serialUnrollShort == 8 && randomUnroll == 8, "the macros' lists");

STRATA_SERIAL(moveSerial1, "ldrb", "strb", 1, "w")
STRATA_SERIAL(moveSerial2, "ldrh", "strh", 2, "w")
STRATA_SERIAL(moveSerial4, "ldr", "str", 4, "w")
STRATA_SERIAL(moveSerial8, "ldr", "str", 8, "x")

STRATA_RANDOM(moveRandom1, STRATA_RANDOM_MOVE("ldrb", "strb", "", "w"))
STRATA_RANDOM(moveRandom2, STRATA_RANDOM_MOVE("ldrh", "strh", ", lsl #1", "w"))
STRATA_RANDOM(moveRandom4, STRATA_RANDOM_MOVE("ldr", "str", ", lsl #2", "w"))
STRATA_RANDOM(moveRandom8, STRATA_RANDOM_MOVE("ldr", "str", ", lsl #3", "x"))
STRATA_RANDOM(indexRandom, "")

}  // namespace strata::kernels
