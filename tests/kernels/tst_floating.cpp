// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <set>

#include "kernels/catalog.h"
#include "kernels/floating.h"
#include "kernels/floating_loop.h"
#include "tests/kernels/counted.h"

namespace strata::test {
namespace {

using kernels::FloatingState;
using Bits = std::array<std::uint64_t, 4>;

Bits bitsAfter(std::uint64_t iterations) {
  FloatingState state = kernels::floatingStart;
  kernels::floatingMix(state, iterations);
  return std::bit_cast<Bits>(state.carried);
}

// Worked out by hand from the start (x, y, z, w) = (1.25, 0.75, 0.5, 0.25): d = 1.5625 + 0.25 + 0.25
// = 2.0625, f = (2.4375 + 0.46875) / d, e = 4.5, g = (0.25 + 0.1875) / e, p = −0.046875 − 0.09375, q =
// −0.015625 − 0.28125.
TEST(Floating, OneIterationIsTheFormula) {
  FloatingState state = kernels::floatingStart;
  kernels::floatingMix(state, 1);
  const double f = 2.90625 / 2.0625, g = 0.4375 / 4.5;
  const double y = -0.140625 + g, w = -0.296875 + f;
  EXPECT_EQ(state.carried[0], (f + y) + f * g);
  EXPECT_EQ(state.carried[1], y);
  EXPECT_EQ(state.carried[2], (g + w) + f * g);
  EXPECT_EQ(state.carried[3], w);
}

TEST(Floating, ResultIsTheSameBitsEverywhere) {
  EXPECT_EQ(bitsAfter(0), std::bit_cast<Bits>(kernels::floatingStart.carried));
  EXPECT_EQ(bitsAfter(1000), std::bit_cast<Bits>(std::array{-0x1.2cd5878527e92p-1, -0x1.b7ad09770e811p-1,
                                                            0x1.1515e0099c7d7p-3, 0x1.1c545bce8ce1cp-5}));
  EXPECT_EQ(bitsAfter(100'000), std::bit_cast<Bits>(std::array{-0x1.93e3b75a837fap-1, -0x1.f2376abbd58cep-1,
                                                               0x1.5656b62a2820dp-4, 0x1.d9dcf9d2750ap-8}));
}

TEST(Floating, CallsGoOnWhereTheOneBeforeStopped) {
  FloatingState state = kernels::floatingStart;
  kernels::floatingMix(state, 400);
  kernels::floatingMix(state, 0);
  kernels::floatingMix(state, 600);
  EXPECT_EQ(std::bit_cast<Bits>(state.carried), bitsAfter(1000));
}

// Some dividers are faster on simple operands, and denormals are slow everywhere: neither may come up.
TEST(Floating, ValuesStayNormalAndNeverRepeat) {
  FloatingState state = kernels::floatingStart;
  std::set<std::uint64_t> seen;
  for (int i = 0; i < 200'000; ++i) {
    kernels::floatingMix(state, 1);
    for (const double value : state.carried) {
      ASSERT_TRUE(std::isnormal(value)) << i;
      ASSERT_LT(std::abs(value), 100.0) << i;
    }
    ASSERT_TRUE(seen.insert(std::bit_cast<std::uint64_t>(state.carried[0])).second) << i;
  }
}

struct Counting {
  using Number = Counted<double>;
  using Counter = Counted<int>;
  static void hold(Number&) {}
};

struct CountedState {
  std::array<Counted<double>, 4> carried;
  std::array<Counted<double>, 4> constants;
};

Tally countLoop(int iterations) {
  CountedState state{};
  for (std::size_t i = 0; i < 4; ++i) {
    state.carried[i] = kernels::floatingStart.carried[i];
    state.constants[i] = kernels::floatingStart.constants[i];
  }
  tally = {};
  kernels::floatingLoop<Counting>(state, iterations);
  const Tally counted = tally;
  FloatingState plain = kernels::floatingStart;
  kernels::floatingMix(plain, static_cast<std::uint64_t>(iterations));
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(state.carried[i].value(), plain.carried[i]);
  return counted;
}

TEST(FloatingTwin, CountsOneIteration) {
  const Tally none = countLoop(0);
  const Tally ten = countLoop(10);
  // The loop's own addition is the twelfth.
  EXPECT_EQ(ten.additions - none.additions, 10u * (11 + 1));
  EXPECT_EQ(ten.subtractions - none.subtractions, 10u * 2);
  EXPECT_EQ(ten.multiplications - none.multiplications, 10u * 9);
  EXPECT_EQ(ten.divisions - none.divisions, 10u * 2);
  EXPECT_EQ(ten.assignments - none.assignments, 10u * (11 + 1));
  EXPECT_EQ(ten.comparisons - none.comparisons, 10u);
  const kernels::Kernel* row = kernels::find("floating-mix");
  ASSERT_NE(row, nullptr);
  EXPECT_EQ(static_cast<double>(ten.all() - none.all()), 10.0 * row->operations);
}

}  // namespace
}  // namespace strata::test
