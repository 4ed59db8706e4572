// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/move.h"

#include "kernels/loops_x86.h"

// The loops of one width differ in mnemonics and register names only, and those must be literals for the
// assembler: hence macros. Sizes of registers are operand modifiers: b, w, k, q for 8, 16, 32 and 64 bits.

// clang-format off: one instruction a line

// A whole serial loop around the moves of one block. After them comes the wrap: the offset goes on by a
// block, or to size − offset where less than a block is left, by a conditional move, because a branch would
// mispredict once a pass. Pointers are computed once a block: stores with an index register have fewer ports on
// some cores.
#define STRATA_MOVES_LOOP(WIDTH, UNROLL, MOVES)                                                              \
  asm volatile(                                                                                              \
      ".p2align 6\n"                                                                                         \
      "1:\n\t"                                                                                               \
      MOVES                                                                                                  \
      "addq %[step], %[offset]\n\t"                                                                          \
      "movq %[size], %[a]\n\t"                                                                               \
      "subq %[offset], %[a]\n\t"                                                                             \
      "cmpq %[step], %[a]\n\t"                                                                               \
      "cmovbq %[a], %[offset]\n\t"                                                                           \
      "leaq (%[source],%[offset]), %[from]\n\t"                                                              \
      "leaq (%[destination],%[offset]), %[to]\n\t"                                                           \
      "decq %[blocks]\n\t"                                                                                   \
      "jnz 1b"                                                                                               \
      : [offset] "+&r"(offset), [from] "+&r"(from), [to] "+&r"(to), [blocks] "+&r"(blocks),                  \
        [a] "=&r"(a), [b] "=&r"(b), [c] "=&r"(c), [d] "=&r"(d)                                               \
      : [source] "r"(walk.source), [destination] "r"(walk.destination), [size] "r"(size),                    \
        [step] "i"((UNROLL) * (WIDTH))                                                                       \
      : "cc", "memory")

// Moves by four registers in rotation; FIRSTS are the indices of every fourth element.
#define STRATA_FOUR_MOVES(LOAD, STORE, WIDTH, WIDE, NARROW, FIRSTS)                                          \
  ".irp first," FIRSTS "\n\t"                                                                                \
  LOAD " \\first*" #WIDTH "+0*" #WIDTH "(%[from]), %" WIDE "[a]\n\t"                                         \
  LOAD " \\first*" #WIDTH "+1*" #WIDTH "(%[from]), %" WIDE "[b]\n\t"                                         \
  LOAD " \\first*" #WIDTH "+2*" #WIDTH "(%[from]), %" WIDE "[c]\n\t"                                         \
  LOAD " \\first*" #WIDTH "+3*" #WIDTH "(%[from]), %" WIDE "[d]\n\t"                                         \
  STORE " %" NARROW "[a], \\first*" #WIDTH "+0*" #WIDTH "(%[to])\n\t"                                        \
  STORE " %" NARROW "[b], \\first*" #WIDTH "+1*" #WIDTH "(%[to])\n\t"                                        \
  STORE " %" NARROW "[c], \\first*" #WIDTH "+2*" #WIDTH "(%[to])\n\t"                                        \
  STORE " %" NARROW "[d], \\first*" #WIDTH "+3*" #WIDTH "(%[to])\n\t"                                        \
  ".endr\n\t"

#define STRATA_ONE_MOVE(LOAD, STORE, WIDE, NARROW)                                                           \
  LOAD " (%[from]), %" WIDE "[a]\n\t"                                                                        \
  STORE " %" NARROW "[a], (%[to])\n\t"

#define STRATA_SERIAL(NAME, LOAD, STORE, WIDTH, WIDE, NARROW)                                                \
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
                         STRATA_FOUR_MOVES(LOAD, STORE, WIDTH, WIDE, NARROW,                                 \
                                           "0,4,8,12,16,20,24,28,32,36,40,44,48,52,56,60"));                 \
    } else if (unroll == serialUnrollShort) {                                                                \
      STRATA_MOVES_LOOP(WIDTH, serialUnrollShort,                                                            \
                         STRATA_FOUR_MOVES(LOAD, STORE, WIDTH, WIDE, NARROW, "0,4"));                        \
    } else {                                                                                                 \
      STRATA_MOVES_LOOP(WIDTH, 1, STRATA_ONE_MOVE(LOAD, STORE, WIDE, NARROW));                               \
    }                                                                                                        \
    walk.position = offset / (WIDTH);                                                                        \
    return made;                                                                                             \
  }

#define STRATA_RANDOM_MOVE(LOAD, STORE, WIDTH, WIDE, NARROW)                                                 \
  LOAD " (%[source],%[index]," #WIDTH "), %" WIDE "[value]\n\t"                                              \
  STORE " %" NARROW "[value], (%[destination],%[index]," #WIDTH ")\n\t"

#define STRATA_RANDOM(NAME, MOVE)                                                                            \
  std::uint64_t NAME(Walk& walk, std::uint64_t moves) noexcept {                                             \
    if (moves == 0 || walk.elements == 0) return 0;                                                          \
    std::uint64_t blocks = blocksFor(moves, randomUnroll), index, value;                                     \
    const std::uint64_t made = blocks * randomUnroll;                                                        \
    asm volatile(                                                                                            \
      STRATA_RANDOM_LOOP("", MOVE)                                                                           \
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

STRATA_SERIAL(moveSerial1, "movzbl", "movb", 1, "k", "b")
STRATA_SERIAL(moveSerial2, "movzwl", "movw", 2, "k", "w")
STRATA_SERIAL(moveSerial4, "movl", "movl", 4, "k", "k")
STRATA_SERIAL(moveSerial8, "movq", "movq", 8, "q", "q")

STRATA_RANDOM(moveRandom1, STRATA_RANDOM_MOVE("movzbl", "movb", 1, "k", "b"))
STRATA_RANDOM(moveRandom2, STRATA_RANDOM_MOVE("movzwl", "movw", 2, "k", "w"))
STRATA_RANDOM(moveRandom4, STRATA_RANDOM_MOVE("movl", "movl", 4, "k", "k"))
STRATA_RANDOM(moveRandom8, STRATA_RANDOM_MOVE("movq", "movq", 8, "q", "q"))
STRATA_RANDOM(indexRandom, "")

}  // namespace strata::kernels
