// SPDX-License-Identifier: GPL-3.0-or-later
// The knee of latency under load.
#include "core/stats/load_curve.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace strata {
namespace {

/// Service takes 100 ns, and 10 GB/s are served at most. The time in an M/D/1 queue (random arrivals, one
/// server, each service as long as the other), waiting and service together, is s (1 + u / (2 (1 - u))) at a
/// load u: twice the service where u = 2 (1 - u), so at 2/3.
LoadPoint queueAt(double load) {
  return {10'000 * load, 100 * (1 + load / (2 * (1 - load)))};
}

LoadCurve queueOf(const std::vector<double>& loads) {
  LoadCurve curve{queueAt(0), {}};
  for (const double load : loads) curve.points.push_back(queueAt(load));
  return curve;
}

TEST(Knee, OfAQueueIsAtTwoThirdsOfWhatIsServed) {
  // Each 1.68 times the load before, as the delays are.
  for (double first = 0.01; first < 0.0168; first += 0.0005) {
    std::vector<double> loads;
    for (double load = first; load < 0.97; load *= 1.68) loads.push_back(load);
    loads.push_back(0.97);
    const auto knee = kneeRate(queueOf(loads));
    ASSERT_TRUE(knee);
    EXPECT_NEAR(*knee, 6667, 667) << first;
  }
}

TEST(Knee, IsThePointItselfWhereThatHasTwiceTheIdleLatency) {
  const auto knee = kneeRate({{600, 90}, {{1000, 92}, {9000, 180}, {9500, 200}}});
  ASSERT_TRUE(knee);
  EXPECT_NEAR(*knee, 9000, 1e-9);
}

// 100 ns more than the idle 100 at 8 GB/s, 25 more at 4: by four times 25 the excess grows over 4 GB/s. At
// the knee it is 100.
TEST(Knee, LiesBetweenPointsByTheLogarithmOfWhatIsAdded) {
  const auto knee = kneeRate({{600, 100}, {{4000, 125}, {8000, 500}, {9000, 900}}});
  ASSERT_TRUE(knee);
  EXPECT_NEAR(*knee, 4000 + 4000 * std::log(4) / std::log(16), 1e-6);
}

TEST(Knee, IsNotReachedBelowTwice) {
  EXPECT_FALSE(kneeRate({{600, 95}, {{8000, 120}, {14'000, 189.9}}}));
  EXPECT_FALSE(kneeRate({{600, 95}, {}}));
  EXPECT_FALSE(kneeRate({{0, 0}, {{8000, 120}, {14'000, 300}}})) << "the idle latency is not known";
}

TEST(Knee, IsNoSinglePointThatWasDisturbed) {
  EXPECT_FALSE(kneeRate({{600, 95}, {{2000, 96}, {4000, 300}, {8000, 120}, {14'000, 150}}}));
  const auto knee = kneeRate({{600, 100}, {{2000, 500}, {4000, 110}, {8000, 210}, {9000, 300}}});
  ASSERT_TRUE(knee);
  EXPECT_GT(*knee, 4000);
  EXPECT_LT(*knee, 8000);
}

TEST(Knee, MayBeTheLastPointAlone) {
  const auto knee = kneeRate({{600, 100}, {{4000, 110}, {8000, 200}}});
  ASSERT_TRUE(knee);
  EXPECT_NEAR(*knee, 8000, 1e-9);
}

// Latency may be a little lower than without load.
TEST(Knee, ComesAfterPointsBelowTheIdleLatency) {
  const auto knee = kneeRate({{600, 100}, {{4000, 99}, {8000, 300}, {9000, 400}}});
  ASSERT_TRUE(knee);
  EXPECT_GT(*knee, 4000);
  EXPECT_LT(*knee, 8000);
}

TEST(HighestRate, IsTheMostAtAnyLoad) {
  EXPECT_EQ(highestRate({{600, 95}, {{8000, 120}, {14'000, 150}, {13'500, 180}}}), 14'000);
  EXPECT_EQ(highestRate({{600, 95}, {}}), 600);
}

}  // namespace
}  // namespace strata
