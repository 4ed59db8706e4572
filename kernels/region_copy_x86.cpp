// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/region_copy.h"

// clang-format off: one instruction a line

// A load and a store an iteration. The index counts up to 0, so that it counts the iterations too.
#define STRATA_ELEMENTS(LOAD, LOADED, STORE, STORED, WIDTH)                                                  \
  asm volatile(                                                                                              \
    ".p2align 6\n"                                                                                           \
    "1:\n\t"                                                                                                 \
    LOAD " (%[from],%[at]," #WIDTH "), " LOADED "\n\t"                                                       \
    STORE " " STORED ", (%[to],%[at]," #WIDTH ")\n\t"                                                        \
    "incq %[at]\n\t"                                                                                         \
    "jnz 1b"                                                                                                 \
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
    STRATA_ELEMENTS("movq", "%[value]", "movq", "%[value]", 8);
  from = copy.source + copy.bytes;
  to = copy.destination + copy.bytes;
  if (auto at = -static_cast<std::int64_t>(copy.bytes % elementBytes); at != 0)
    STRATA_ELEMENTS("movzbl", "%k[value]", "movb", "%b[value]", 1);
}

}  // namespace strata::kernels
