// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/string_instructions.h"

#include <algorithm>
#include <bit>

#include "kernels/loops_x86.h"
#include "kernels/write.h"

// Mnemonics must be literals for the assembler: hence macros.

// clang-format off: one instruction a line

// A block, and then pointers from the offset, wherever the instructions have left them.
#define STRATA_STRING_LOOP(STEP, TIMES, INSTRUCTION)                                                         \
  asm volatile(                                                                                              \
    STRATA_SERIAL_LOOP(".rept " #TIMES "\n\t" INSTRUCTION "\n\t.endr\n\t", STRATA_FROM STRATA_TO)            \
    : [offset] "+&r"(course.offset), [from] "+&S"(from), [to] "+&D"(to), [blocks] "+&r"(course.blocks),      \
      [rest] "=&r"(rest), [value] "+&a"(value)                                                               \
    : [source] "r"(walk.source), [destination] "r"(walk.destination), [last] "r"(course.last),               \
      [turn] "r"(course.turn), [step] "i"(STEP)                                                              \
    : "cc", "memory")

#define STRATA_STRING(NAME, WIDTH, INSTRUCTION)                                                              \
  std::uint64_t NAME(Walk& walk, std::uint64_t units) noexcept {                                             \
    if (units == 0 || walk.elements == 0) return 0;                                                          \
    SerialCourse course =                                                                                    \
      serialCourse(walk.position, walk.elements, units, serialUnrollFor(walk.elements), WIDTH);              \
    auto from = reinterpret_cast<std::uintptr_t>(walk.source) + course.offset;                               \
    auto to = reinterpret_cast<std::uintptr_t>(walk.destination) + course.offset;                            \
    std::uint64_t rest, value = writePattern;                                                                \
    if (course.unroll == serialUnroll) {                                                                     \
      STRATA_STRING_LOOP(64 * (WIDTH), 64, INSTRUCTION);                                                     \
    } else if (course.unroll == serialUnrollShort) {                                                         \
      STRATA_STRING_LOOP(8 * (WIDTH), 8, INSTRUCTION);                                                       \
    } else {                                                                                                 \
      STRATA_STRING_LOOP(1 * (WIDTH), 1, INSTRUCTION);                                                       \
    }                                                                                                        \
    walk.position = course.offset / (WIDTH);                                                                 \
    return course.made;                                                                                      \
  }

// The same as STRATA_SERIAL_LOOP, for blocks of any number of elements.
#define STRATA_REP_LODS(NAME, WIDTH, INSTRUCTION)                                                            \
  std::uint64_t NAME(Walk& walk, std::uint64_t units) noexcept {                                             \
    if (units == 0 || walk.elements == 0) return 0;                                                          \
    SerialCourse course =                                                                                    \
      serialCourse(walk.position, walk.elements, units, repLodsUnrollFor(walk.elements), WIDTH);             \
    auto from = reinterpret_cast<std::uintptr_t>(walk.source) + course.offset;                               \
    std::uint64_t rest, count, value = 0;                                                                    \
    asm volatile(                                                                                            \
      ".p2align 6\n"                                                                                         \
      "1:\n\t"                                                                                               \
      "movq %[last], %[rest]\n\t"                                                                            \
      "subq %[offset], %[rest]\n\t"                                                                          \
      "cmpq %[turn], %[offset]\n\t"                                                                          \
      "leaq (%[offset],%[unroll]," #WIDTH "), %[offset]\n\t"                                                 \
      "cmovgq %[rest], %[offset]\n\t"                                                                        \
      "movq %[unroll], %[count]\n\t"                                                                         \
      "rep " INSTRUCTION "\n\t"                                                                              \
      STRATA_FROM                                                                                            \
      "decq %[blocks]\n\t"                                                                                   \
      "jnz 1b\n\t"                                                                                           \
      : [offset] "+&r"(course.offset), [from] "+&S"(from), [blocks] "+&r"(course.blocks),                    \
        [rest] "=&r"(rest), [count] "=&c"(count), [value] "+&a"(value)                                       \
      : [source] "r"(walk.source), [last] "r"(course.last), [turn] "r"(course.turn),                         \
        [unroll] "r"(course.unroll)                                                                          \
      : "cc", "memory");                                                                                     \
    walk.position = course.offset / (WIDTH);                                                                 \
    return course.made;                                                                                      \
  }

#define STRATA_REP_PASSES(NAME, WIDTH, INSTRUCTION)                                                          \
  std::uint64_t NAME(const RegionCopy& copy, std::uint64_t passes) noexcept {                                \
    if (passes == 0) return 0;                                                                               \
    std::uint64_t left = passes, count, from, to;                                                            \
    asm volatile(                                                                                            \
      ".p2align 6\n"                                                                                         \
      "1:\n\t"                                                                                               \
      "movq %[source], %[from]\n\t"                                                                          \
      "movq %[destination], %[to]\n\t"                                                                       \
      "movq %[elements], %[count]\n\t"                                                                       \
      "rep " INSTRUCTION "\n\t"                                                                              \
      "decq %[left]\n\t"                                                                                     \
      "jnz 1b\n\t"                                                                                           \
      : [left] "+&r"(left), [from] "=&S"(from), [to] "=&D"(to), [count] "=&c"(count)                         \
      : [source] "r"(copy.source), [destination] "r"(copy.destination),                                      \
        [elements] "r"(copy.bytes / (WIDTH)), [value] "a"(writePattern)                                      \
      : "cc", "memory");                                                                                     \
    return passes;                                                                                           \
  }

// clang-format on

namespace strata::kernels {

static_assert(serialUnroll == 64 && serialUnrollShort == 8, "the counts above");

std::uint64_t repLodsUnrollFor(std::uint64_t elements) noexcept {
  return std::min(repLodsUnroll, std::bit_floor(elements));
}

STRATA_STRING(stringLods1, 1, "lodsb")
STRATA_STRING(stringLods2, 2, "lodsw")
STRATA_STRING(stringLods4, 4, "lodsl")
STRATA_STRING(stringLods8, 8, "lodsq")
STRATA_STRING(stringStos1, 1, "stosb")
STRATA_STRING(stringStos2, 2, "stosw")
STRATA_STRING(stringStos4, 4, "stosl")
STRATA_STRING(stringStos8, 8, "stosq")
STRATA_STRING(stringMovs1, 1, "movsb")
STRATA_STRING(stringMovs2, 2, "movsw")
STRATA_STRING(stringMovs4, 4, "movsl")
STRATA_STRING(stringMovs8, 8, "movsq")

STRATA_REP_LODS(stringRepLods1, 1, "lodsb")
STRATA_REP_LODS(stringRepLods2, 2, "lodsw")
STRATA_REP_LODS(stringRepLods4, 4, "lodsl")
STRATA_REP_LODS(stringRepLods8, 8, "lodsq")
STRATA_REP_PASSES(stringRepStos1, 1, "stosb")
STRATA_REP_PASSES(stringRepStos2, 2, "stosw")
STRATA_REP_PASSES(stringRepStos4, 4, "stosl")
STRATA_REP_PASSES(stringRepStos8, 8, "stosq")
STRATA_REP_PASSES(stringRepMovs1, 1, "movsb")
STRATA_REP_PASSES(stringRepMovs2, 2, "movsw")
STRATA_REP_PASSES(stringRepMovs4, 4, "movsl")
STRATA_REP_PASSES(stringRepMovs8, 8, "movsq")

}  // namespace strata::kernels
