// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/region_copy.h"

#include <algorithm>
#include <cstring>

namespace strata::kernels {
namespace {

/// All of memory may be read now: a pass that the next one would overwrite with the same bytes must not be
/// left out for it.
[[gnu::always_inline]] inline void passIsSeen() noexcept {
  asm volatile("" : : : "memory");
}

}  // namespace

std::uint64_t copyMemcpy(const RegionCopy& copy, std::uint64_t passes) noexcept {
  for (std::uint64_t pass = 0; pass < passes; ++pass) {
    std::memcpy(copy.destination, copy.source, copy.bytes);
    passIsSeen();
  }
  return passes;
}

std::uint64_t copyElements(const RegionCopy& copy, std::uint64_t passes) noexcept {
  for (std::uint64_t pass = 0; pass < passes; ++pass) copyElementsOnce(copy);
  return passes;
}

std::uint64_t copyBlocks(const RegionCopy& copy, std::uint64_t passes) noexcept {
  const std::uint64_t block = std::max<std::uint64_t>(1, copy.blockBytes);
  for (std::uint64_t pass = 0; pass < passes; ++pass) {
    const std::byte* from = copy.source;
    std::byte* to = copy.destination;
    std::uint64_t rest = copy.bytes;
    for (; rest >= block; rest -= block) {
      std::memcpy(to, from, block);
      from += block;
      to += block;
    }
    if (rest > 0) std::memcpy(to, from, rest);
    passIsSeen();
  }
  return passes;
}

}  // namespace strata::kernels
