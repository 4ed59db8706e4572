// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/clock_check.h"

#include <gtest/gtest.h>

#include <vector>

namespace strata {
namespace {

using Readings = std::vector<std::uint64_t>;

TEST(TickSteps, OfACounterOfNanosecondsThatStepsAt24MegahertzAre41) {
  EXPECT_EQ(ticksPerStep(Readings{1000, 1000, 1042, 1042, 1083, 1083, 1083, 1125}), 41u);
}

TEST(TickSteps, OfACoarseCounterThatCountsItsStepsAreSingle) {
  EXPECT_EQ(ticksPerStep(Readings{7, 7, 8, 8, 8, 9, 11}), 1u);
}

TEST(TickSteps, ShorterThanAReadingAreSingle) {
  // A reading takes 20 to 50 ticks here: the smallest difference is that, not a step.
  EXPECT_EQ(ticksPerStep(Readings{100, 126, 150, 200, 221}), 1u);
}

TEST(TickSteps, OfNothingAreSingle) {
  EXPECT_EQ(ticksPerStep({}), 1u);
  EXPECT_EQ(ticksPerStep(Readings{5}), 1u);
  EXPECT_EQ(ticksPerStep(Readings{5, 5, 5}), 1u);
}

TEST(TickSteps, AreNoLessThanATick) {
  EXPECT_GE(measureTicksPerStep(), 1u);
}

}  // namespace
}  // namespace strata
