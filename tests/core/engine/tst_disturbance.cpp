// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/disturbance.h"

#include <gtest/gtest.h>

#include <vector>

namespace strata {
namespace {

ThreadSample threadWith(double lostS, double beforeGhz, double afterGhz, bool confirmed = true) {
  ThreadSample thread;
  thread.lostS = lostS;
  thread.clockBeforeGhz = beforeGhz;
  thread.clockAfterGhz = afterGhz;
  thread.clockConfirmed = confirmed;
  return thread;
}

TEST(Disturbance, IsTheTimeThatThreadsLostOfTheirs) {
  // 60 ms and 40 ms of two threads in a second each: a twentieth of what they had.
  const std::vector<Sample> samples{{0, {threadWith(0.06, 3.4, 3.4), threadWith(0.0, 9, 9)}},
                                    {1, {threadWith(-1e-6, 3.3, 3.5), threadWith(0.04, 9, 9)}}};
  const auto disturbance = disturbanceOf(samples, 1);
  ASSERT_TRUE(disturbance);
  EXPECT_DOUBLE_EQ(disturbance->othersPercent, 5);
  EXPECT_DOUBLE_EQ(disturbance->othersOfOneCpuPercent, 10) << "two threads";
  EXPECT_DOUBLE_EQ(disturbance->lowestGhz, 3.3);
  EXPECT_DOUBLE_EQ(disturbance->highestGhz, 3.5);
  EXPECT_FALSE(disturbance->stolenPercent);
}

TEST(Disturbance, TrustsNoClockThatOneProbeAloneReports) {
  const std::vector<Sample> samples{{0, {threadWith(0, 1.2, 5.9, false)}}};
  EXPECT_EQ(disturbanceOf(samples, 1)->highestGhz, 0);
}

TEST(Disturbance, SaysNothingWithoutEvidence) {
  EXPECT_FALSE(disturbanceOf({}, 1));
  const std::vector<Sample> uncounted{{0, {ThreadSample{}}}};
  EXPECT_FALSE(disturbanceOf(uncounted, 1));
}

TEST(Disturbance, ClosesInWithTheSquareRootOfTheSamples) {
  // 0 … 1 evenly: the quantile p is p, and its 95 % ranks lie 1.96 · √(0.25 ÷ n) to either side.
  const auto evenly = [](int count) {
    std::vector<double> values;
    for (int i = 0; i < count; ++i) values.push_back(static_cast<double>(i) / (count - 1));
    return values;
  };
  EXPECT_NEAR(*quickHalfWidthPercent(evenly(100), 0.5, 0.5), 19.6, 1e-9);
  EXPECT_NEAR(*quickHalfWidthPercent(evenly(400), 0.5, 0.5), 9.8, 1e-9);
  EXPECT_FALSE(quickHalfWidthPercent(evenly(9), 0.5, 0.5));
  EXPECT_FALSE(quickHalfWidthPercent(evenly(100), 0.5, 0));
}

}  // namespace
}  // namespace strata
