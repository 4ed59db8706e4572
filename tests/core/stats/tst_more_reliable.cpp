// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/judge.h"

#include <gtest/gtest.h>

#include <optional>

namespace strata {
namespace {

Measured figure(Grade grade, double value, std::optional<double> half) {
  Measured measured;
  measured.value = value;
  if (half) {
    measured.low = value - *half;
    measured.high = value + *half;
  }
  measured.verdict.grade = grade;
  return measured;
}

TEST(MoreReliable, TheGradeCountsFirst) {
  const Measured good = figure(Grade::Good, 100, 5);
  const Measured fair = figure(Grade::Fair, 100, 1);
  EXPECT_TRUE(isMoreReliable(good, fair));
  EXPECT_FALSE(isMoreReliable(fair, good));
}

// 3 of 200 is 1.5 %, 2 of 100 is 2 %.
TEST(MoreReliable, OfOneGradeTheNarrowerIntervalCountsInProportion) {
  const Measured narrow = figure(Grade::Fair, 200, 3);
  const Measured wide = figure(Grade::Fair, 100, 2);
  EXPECT_TRUE(isMoreReliable(narrow, wide));
  EXPECT_FALSE(isMoreReliable(wide, narrow));
  EXPECT_TRUE(isMoreReliable(wide, figure(Grade::Fair, 100, {})));
  EXPECT_FALSE(isMoreReliable(figure(Grade::Fair, 100, {}), wide));
}

// A step that was stopped soon may have had no sample with a clock.
TEST(MoreReliable, OfOneGradeALimitCountsMoreThanTheInterval) {
  Measured limited = figure(Grade::Poor, 100, 5);
  limited.limit = 120;
  const Measured narrow = figure(Grade::Poor, 100, 1);
  EXPECT_TRUE(isMoreReliable(limited, narrow));
  EXPECT_FALSE(isMoreReliable(narrow, limited));
  EXPECT_TRUE(isMoreReliable(figure(Grade::Fair, 100, 9), limited));
}

// Neither of two that are alike takes the place of the other, however much faster it is.
TEST(MoreReliable, TheValueDoesNotCount) {
  const Measured slow = figure(Grade::Fair, 100, 2);
  const Measured fast = figure(Grade::Fair, 200, 4);
  EXPECT_FALSE(isMoreReliable(fast, slow));
  EXPECT_FALSE(isMoreReliable(slow, fast));
}

}  // namespace
}  // namespace strata
