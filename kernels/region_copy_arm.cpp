// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/region_copy.h"

// clang-format off: one instruction a line

// A load and a store an iteration. The index counts up to 0, so that it counts the iterations too.
#define STRATA_ELEMENTS(LOAD, STORE, REGISTER, INDEX)                                                        \
  asm volatile(                                                                                              \
    ".p2align 6\n"                                                                                           \
    "1:\n\t"                                                                                                 \
    LOAD " " REGISTER ", [%x[from], " INDEX "]\n\t"                                                          \
    STORE " " REGISTER ", [%x[to], " INDEX "]\n\t"                                                           \
    "adds %x[at], %x[at], #1\n\t"                                                                            \
    "b.ne 1b"                                                                                                \
    : [at] "+&r"(at), [value] "=&r"(value)                                                                   \
    : [from] "r"(from), [to] "r"(to)                                                                         \
    : "cc", "memory")

// clang-format on

namespace strata::kernels {

void copyElementsOnce(const RegionCopy& copy) noexcept {
  const std::byte* from = copy.source + copy.bytes / elementBytes * elementBytes;
  std::byte* to = copy.destination + copy.bytes / elementBytes * elementBytes;
  std::uint64_t value;
  if (auto at = -static_cast<std::int64_t>(copy.bytes / elementBytes); at != 0)
    STRATA_ELEMENTS("ldr", "str", "%x[value]", "%x[at], lsl #3");
  from = copy.source + copy.bytes;
  to = copy.destination + copy.bytes;
  if (auto at = -static_cast<std::int64_t>(copy.bytes % elementBytes); at != 0)
    STRATA_ELEMENTS("ldrb", "strb", "%w[value]", "%x[at]");
}

}  // namespace strata::kernels
