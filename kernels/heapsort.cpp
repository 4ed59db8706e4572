// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/heapsort.h"

#include "kernels/heapsort_algorithm.h"
#include "kernels/kernel.h"

namespace strata::kernels {
namespace {

struct Plain {
  using Array = std::int32_t*;
  using Index = std::ptrdiff_t;
  using Value = std::int32_t;

  static void call(int) noexcept {}

  /// Plain source varies twofold between compilers and levels, by whether they make a branch or a conditional
  /// move of this. An opaque 0 or 1 leaves only the addition; opaque operands leave only one way to load
  /// them.
  [[gnu::always_inline]] static void advanceIfGreater(Index& index, Value right, Value left) noexcept {
    asm volatile("" : "+r"(left), "+r"(right));
    Index step = right > left ? 1 : 0;
    asm volatile("" : "+r"(step));
    index += step;
  }
};

}  // namespace

void heapsort1000(std::int32_t* data, std::size_t arrays) noexcept {
  for (std::size_t i = 0; i < arrays; ++i) {
    heapsort<Plain>(data + i * heapsortLength, static_cast<Plain::Index>(heapsortLength));
  }
}

}  // namespace strata::kernels
