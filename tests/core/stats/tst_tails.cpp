// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/tails.h"

#include <gtest/gtest.h>

namespace strata {

TEST(Tails, CountsTosses) {
  EXPECT_DOUBLE_EQ(tailOfFairCoin(0, 6), 1);
  EXPECT_NEAR(tailOfFairCoin(6, 6), 1 / 64.0, 1e-12);
  EXPECT_NEAR(tailOfFairCoin(9, 10), 11 / 1024.0, 1e-12);  // 10 + 1
  EXPECT_NEAR(tailOfFairCoin(8, 10), 56 / 1024.0, 1e-12);  // 45 + 10 + 1
  EXPECT_NEAR(tailOfFairCoin(11, 13), (78 + 13 + 1) / 8192.0, 1e-12);
  EXPECT_DOUBLE_EQ(tailOfFairCoin(7, 6), 0);
}

/// With one degree of freedom it is Cauchy's distribution, whose quarter lies above 1; the others are those
/// of the tables that every textbook prints.
TEST(Tails, AreThoseOfStudentsTables) {
  EXPECT_NEAR(studentsTAbove(1, 1), 0.25, 1e-12);
  EXPECT_NEAR(studentsTOfTail(0.25, 1), 1, 1e-12);
  EXPECT_NEAR(studentsTOfTail(0.025, 3), 3.182, 0.0005);
  EXPECT_NEAR(studentsTOfTail(0.025, 10), 2.228, 0.0005);
  EXPECT_NEAR(studentsTOfTail(0.005, 4.5), 4.32, 0.05);  // between 4.604 at 4 and 4.032 at 5
  EXPECT_NEAR(studentsTAbove(studentsTOfTail(0.01, 7), 7), 0.01, 1e-12);
}

}  // namespace strata
