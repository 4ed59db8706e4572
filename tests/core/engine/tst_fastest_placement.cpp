// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/fastest_placement.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace strata {
namespace {

TEST(FastestPlacement, IsTheOneWhoseBestRoundIsBest) {
  // Each is disturbed in all rounds but one, the last of them most, and is the fastest all the same.
  std::array<int, 3> calls{};
  const std::array<double, 3> quiet{1.15, 1.06, 1.0};
  const int chosen = fastestPlacement(3, [&](int i) {
    const auto place = static_cast<std::size_t>(i);
    const bool disturbed = calls[place]++ != i + 1;
    return quiet[place] * (disturbed ? 2.0 + i : 1.0);
  });
  EXPECT_EQ(chosen, 2);
}

TEST(FastestPlacement, TakesTurns) {
  std::vector<int> order;
  fastestPlacement(3, [&](int i) {
    order.push_back(i);
    return 1.0;
  });
  ASSERT_GE(order.size(), 6u);
  for (std::size_t k = 0; k < order.size(); ++k) EXPECT_EQ(order[k], static_cast<int>(k % 3));
}

TEST(FastestPlacement, AloneItIsNotTimed) {
  int calls = 0;
  EXPECT_EQ(fastestPlacement(1, [&](int) { return ++calls, 1.0; }), 0);
  EXPECT_EQ(calls, 0);
}

}  // namespace
}  // namespace strata
