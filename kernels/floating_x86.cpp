// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/floating.h"
#include "kernels/floating_loop.h"

namespace strata::kernels {
namespace {

struct Scalar {
  using Number = double;
  using Counter = std::uint64_t;
  [[gnu::always_inline]] static void hold(double& value) noexcept { asm volatile("" : "+x"(value)); }
};

}  // namespace

void floatingMix(FloatingState& state, std::uint64_t iterations) noexcept {
  floatingLoop<Scalar>(state, iterations);
}

}  // namespace strata::kernels
