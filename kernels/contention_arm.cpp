// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/contention.h"

namespace strata::kernels {

// The compiler writes this loop, and not an assembler: where the build is for any arm64, its own function
// takes the atomic instructions of Armv8.1 on a CPU that has them, and exclusive loads and stores elsewhere,
// as in other programs.
std::uint64_t contendAdd(std::uint64_t& word, std::uint64_t increments) noexcept {
  for (std::uint64_t i = 0; i < increments; ++i) __atomic_fetch_add(&word, 1, __ATOMIC_SEQ_CST);
  return increments;
}

std::uint64_t contendCas(std::uint64_t& word, std::uint64_t increments) noexcept {
  for (std::uint64_t i = 0; i < increments; ++i) {
    std::uint64_t seen = __atomic_load_n(&word, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(&word, &seen, seen + 1, false, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED)) {
    }
  }
  return increments;
}

}  // namespace strata::kernels
