// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/system_clocks.h"

#include <gtest/gtest.h>

namespace strata {
namespace {

constexpr SystemClocks start{1'767'323'045.25, 500.0, 70.0};  // up for 570 s, 70 of them asleep

ClockCourse after(double wallS, double steadyS, double suspendedS) {
  return courseBetween(start, {start.wallS + wallS, start.steadyS + steadyS, start.suspendedS + suspendedS});
}

TEST(ClockCourse, OfAQuietRun) {
  const ClockCourse course = after(12.001, 12.0, 0.00004);
  EXPECT_DOUBLE_EQ(course.elapsedS, 12.0);
  EXPECT_EQ(course.suspendedS, 0);
  EXPECT_EQ(course.steppedS, 0);
}

TEST(ClockCourse, SeesAClockThatIsSet) {
  const ClockCourse back = after(-3588.0, 12.0, 0);  // the hour of daylight saving, by hand
  EXPECT_DOUBLE_EQ(back.elapsedS, 12.0);
  EXPECT_DOUBLE_EQ(back.steppedS, -3600.0);
  const ClockCourse forth = after(14.0, 12.0, 0);
  EXPECT_DOUBLE_EQ(forth.steppedS, 2.0);
  EXPECT_DOUBLE_EQ(forth.elapsedS, 12.0);
}

TEST(ClockCourse, TakesNoSteeringForASetting) {
  EXPECT_EQ(after(12.99, 12.0, 0).steppedS, 0);
  // Two hours at the most that adjtime slews are 3.6 s.
  EXPECT_EQ(after(7203.5, 7200.0, 0).steppedS, 0);
  EXPECT_DOUBLE_EQ(after(7203.75, 7200.0, 0).steppedS, 3.75);
}

TEST(ClockCourse, CountsTheTimeAsleep) {
  const ClockCourse course = after(612.0, 12.0, 600.0);
  EXPECT_DOUBLE_EQ(course.elapsedS, 612.0);
  EXPECT_DOUBLE_EQ(course.suspendedS, 600.0);
  EXPECT_EQ(course.steppedS, 0);
}

TEST(ClockCourse, HasSleepAndStepAtOnce) {
  const ClockCourse course = after(4212.0, 12.0, 600.0);
  EXPECT_DOUBLE_EQ(course.suspendedS, 600.0);
  EXPECT_DOUBLE_EQ(course.steppedS, 3600.0);
}

TEST(ClockCourse, NeverRunsBackwards) {
  const ClockCourse course = after(0, -5.0, -5.0);
  EXPECT_EQ(course.elapsedS, 0);
  EXPECT_EQ(course.suspendedS, 0);
}

TEST(UtcText, IsIso8601) {
  EXPECT_EQ(utcText(0), "1970-01-01T00:00:00Z");
  EXPECT_EQ(utcText(1'767'323'045.999), "2026-01-02T03:04:05Z");
  EXPECT_EQ(utcText(951'782'400), "2000-02-29T00:00:00Z");
}

TEST(SystemClocks, GoTogether) {
  const SystemClocks before = readSystemClocks();
  const SystemClocks later = readSystemClocks();
  EXPECT_GT(before.wallS, 1.6e9);
  EXPECT_GE(later.steadyS, before.steadyS);
}

}  // namespace
}  // namespace strata
