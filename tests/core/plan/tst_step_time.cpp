// SPDX-License-Identifier: GPL-3.0-or-later
// How long a step takes where nothing disturbs it.
#include "core/plan/step_time.h"

#include <gtest/gtest.h>

namespace strata {
namespace {

constexpr double usual = 4;

TEST(StepTime, EndsAtTheFirstLookAtWhichEachCellHasItsSamples) {
  // 8 × 30 samples of half a millisecond are there long before; 40 × 30 are not.
  EXPECT_DOUBLE_EQ(sampledSeconds(8, BoundBy::Core, 2, true, usual), 0.5);
  EXPECT_DOUBLE_EQ(sampledSeconds(40, BoundBy::Core, 2, true, usual), 1);
  EXPECT_DOUBLE_EQ(sampledSeconds(8, BoundBy::Shared, 2, true, usual), 0.5);
}

TEST(StepTime, TakesAllOfItsTimeWhereItDoesNotStopForBeingPrecise) {
  EXPECT_DOUBLE_EQ(sampledSeconds(8, BoundBy::Core, 2, false, usual), 2);
  EXPECT_DOUBLE_EQ(sampledSeconds(1, BoundBy::Core, 0.2, true, usual), 0.2);
}

TEST(StepTime, GoesOnWhereTheTimeIsTooShortForTheSamples) {
  // 2.4 s of samples in 2 s, which is looked at each quarter of that.
  EXPECT_DOUBLE_EQ(sampledSeconds(40, BoundBy::Shared, 2, true, usual), 2.5);
  EXPECT_DOUBLE_EQ(sampledSeconds(40, BoundBy::Shared, 0.1, true, usual), 0.4);
}

TEST(StepTime, CountsNoCellThatIsLeftOut) {
  Step step;
  step.cells.resize(3);
  for (PlannedCell& cell : step.cells) cell.seconds = 1;
  step.cells.front().skip = Reason{"no-time-left", {}};
  EXPECT_DOUBLE_EQ(plannedSeconds(step), 2);
  EXPECT_TRUE(isSampledByTurns(step));
  step.cells.back().passes = 3;
  EXPECT_FALSE(isSampledByTurns(step));
}

}  // namespace
}  // namespace strata
