// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/stall_watch.h"

#include <gtest/gtest.h>

namespace strata {

namespace {

using namespace std::chrono_literals;

const StallWatch::Clock::time_point begin{1000s};

}  // namespace

TEST(StallWatch, IsTooLongOnlyAfterItsTime) {
  StallWatch stall(10s, begin);
  EXPECT_FALSE(stall.isTooLong(0, begin));
  EXPECT_FALSE(stall.isTooLong(0, begin + 10s));
  EXPECT_TRUE(stall.isTooLong(0, begin + 10001ms));
}

// Sixteen that take nine seconds each are no stall.
TEST(StallWatch, BeginsAnewWithEachThatComes) {
  StallWatch stall(10s, begin);
  for (int i = 1; i <= 16; ++i)
    EXPECT_FALSE(stall.isTooLong(static_cast<std::size_t>(i), begin + 9s * i)) << i;
  EXPECT_FALSE(stall.isTooLong(16, begin + 154s));
  EXPECT_TRUE(stall.isTooLong(16, begin + 155s));
}

// One that goes is a change as well.
TEST(StallWatch, BeginsAnewWithOneThatGoes) {
  StallWatch stall(10s, begin);
  EXPECT_FALSE(stall.isTooLong(2, begin + 1s));
  EXPECT_FALSE(stall.isTooLong(1, begin + 9s));
  EXPECT_FALSE(stall.isTooLong(1, begin + 19s));
  EXPECT_TRUE(stall.isTooLong(1, begin + 20s));
}

}  // namespace strata
