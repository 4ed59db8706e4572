// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/payoff.h"

#include <gtest/gtest.h>

#include <limits>

namespace strata {
namespace {

double usesOf(const Payoff& payoff) {
  const auto* after = std::get_if<PaysAfter>(&payoff);
  return after != nullptr ? after->uses : -1;
}

TEST(Payoff, IsWhatIsDearerByWhatEachUseSaves) {
  // Published: 32 MB at 3.8 and 5.7 GB/s, the first uses 22 and 81 ms: 59 ms / 2.807 ms.
  EXPECT_NEAR(usesOf(payoffOf({22e-3, 32e6 / 3.8e9}, {81e-3, 32e6 / 5.7e9})), 21.02, 0.01);
  EXPECT_DOUBLE_EQ(usesOf(payoffOf({1.0, 4.0}, {7.0, 2.0})), 3);
  EXPECT_DOUBLE_EQ(usesOf(payoffOf({1.0, 4.0}, {2.0, 2.0})), 0.5);
}

TEST(Payoff, IsAtOnceWhereTheFirstUseTakesNoMore) {
  EXPECT_TRUE(std::holds_alternative<PaysAtOnce>(payoffOf({2.0, 4.0}, {1.0, 3.0})));
  EXPECT_TRUE(std::holds_alternative<PaysAtOnce>(payoffOf({2.0, 4.0}, {2.0, 3.0})));
}

TEST(Payoff, NeverComesWhereLaterUsesTakeNoLess) {
  EXPECT_TRUE(std::holds_alternative<PaysNever>(payoffOf({1.0, 3.0}, {2.0, 4.0})));
  EXPECT_TRUE(std::holds_alternative<PaysNever>(payoffOf({1.0, 3.0}, {2.0, 3.0})));
  // The second is ahead after the first use, and behind from some use on.
  EXPECT_TRUE(std::holds_alternative<PaysNever>(payoffOf({2.0, 3.0}, {1.0, 4.0})));
  EXPECT_TRUE(std::holds_alternative<PaysNever>(
      payoffOf({2.0, std::numeric_limits<double>::quiet_NaN()}, {1.0, 4.0})));
}

}  // namespace
}  // namespace strata
