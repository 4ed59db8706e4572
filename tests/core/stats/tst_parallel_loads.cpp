// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/parallel_loads.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace strata::test {
namespace {

/// A core that has that many buffers for lines on their way, each of which is in flight for so long.
std::vector<ChainsPoint> pointsOfBuffers(double latencyNs, std::int64_t buffers) {
  std::vector<ChainsPoint> points;
  for (const std::int64_t chains : {1, 2, 3, 4, 6, 8, 12, 16, 24}) {
    const double ns = latencyNs / static_cast<double>(std::min(chains, buffers));
    points.push_back({chains, ns, ns * 0.99, ns * 1.01});
  }
  return points;
}

TEST(LoadsInFlight, AreTheLatencyDividedByTheTimeOfALoad) {
  const auto found = loadsInFlight({1, 90, 88, 92}, {12, 9, 8, 10});
  ASSERT_TRUE(found);
  EXPECT_DOUBLE_EQ(found->loads, 10);
  EXPECT_DOUBLE_EQ(found->low.value_or(0), 8.8);
  EXPECT_DOUBLE_EQ(found->high.value_or(0), 11.5);
}

TEST(LoadsInFlight, HaveNoIntervalWhereATimeHasNone) {
  const auto found = loadsInFlight({1, 90, 88, 92}, {12, 9});
  ASSERT_TRUE(found);
  EXPECT_FALSE(found->low || found->high);
  EXPECT_FALSE(loadsInFlight({1, 0}, {12, 9}));
  EXPECT_FALSE(loadsInFlight({1, 90}, {12, 0}));
}

TEST(LoadsInFlight, OfOneChainAreOne) {
  const auto found = loadsInFlight({1, 90, 80, 100}, {1, 90, 80, 100});
  ASSERT_TRUE(found);
  EXPECT_DOUBLE_EQ(found->loads, 1);
  EXPECT_FALSE(found->low || found->high);
}

TEST(MostLoads, AreTheBuffersOfACoreWithFewerThanChains) {
  for (const std::int64_t buffers : {1, 5, 10, 16}) {
    const auto most = mostLoads(pointsOfBuffers(100, buffers));
    ASSERT_TRUE(most) << buffers;
    EXPECT_NEAR(most->loads, static_cast<double>(buffers), 1e-9);
    EXPECT_FALSE(most->isAtLeast) << buffers;
    EXPECT_DOUBLE_EQ(most->latencyNs, 100);
  }
  EXPECT_EQ(mostLoads(pointsOfBuffers(100, 10))->chains, 12) << "the fewest with which it is so";
}

TEST(MostLoads, AreAtLeastThatManyWhereTheLastStepStillGains) {
  for (const std::int64_t buffers : {18, 24, 100}) {
    const auto most = mostLoads(pointsOfBuffers(100, buffers));
    ASSERT_TRUE(most) << buffers;
    EXPECT_NEAR(most->loads, static_cast<double>(std::min<std::int64_t>(24, buffers)), 1e-9);
    EXPECT_TRUE(most->isAtLeast) << buffers;
  }
}

// From 10 ns to 9.6 ns is 4.2 %, to 9.5 ns 5.3 %.
TEST(MostLoads, HaveComeToAnEndWithAGainOfLessThanFivePercent) {
  EXPECT_FALSE(mostLoads({{1, 100}, {12, 10}, {16, 9.6}})->isAtLeast);
  EXPECT_TRUE(mostLoads({{1, 100}, {12, 10}, {16, 9.5}})->isAtLeast);
}

TEST(MostLoads, HaveComeToAnEndWhereTheLastTwoIntervalsOverlap) {
  EXPECT_FALSE(mostLoads({{1, 100}, {12, 10, 9, 11}, {16, 8.5, 8.2, 9.2}})->isAtLeast);
  EXPECT_TRUE(mostLoads({{1, 100}, {12, 10, 9.4, 11}, {16, 8.5, 8.2, 9.2}})->isAtLeast);
}

TEST(MostLoads, TakeTheBestPointThoughMoreChainsAreSlower) {
  const auto most = mostLoads({{24, 12}, {1, 100}, {12, 8}});
  ASSERT_TRUE(most);
  EXPECT_DOUBLE_EQ(most->loads, 12.5);
  EXPECT_EQ(most->chains, 12);
  EXPECT_FALSE(most->isAtLeast);
}

TEST(MostLoads, AreNotKnownWithoutAReliableTimeOfOneChainAndOfSeveral) {
  EXPECT_FALSE(mostLoads({}));
  EXPECT_FALSE(mostLoads({{1, 100}}));
  EXPECT_FALSE(mostLoads({{2, 50}, {3, 34}}));
  EXPECT_FALSE(mostLoads({{1, 100, {}, {}, false}, {2, 50}, {3, 34}}));
  EXPECT_FALSE(mostLoads({{1, 100}, {2, 50, {}, {}, false}}));
  const auto most = mostLoads({{1, 100}, {12, 10}, {16, 2, {}, {}, false}});
  ASSERT_TRUE(most);
  EXPECT_DOUBLE_EQ(most->loads, 10) << "the unreliable point is left out";
}

// 64 bytes in 8 ns are 8 bytes a nanosecond.
TEST(RandomLines, BringALineInTheTimeOfALoad) {
  EXPECT_DOUBLE_EQ(randomLinesRate(8, 64_B), 8000);
  EXPECT_DOUBLE_EQ(randomLinesRate(8, 128_B), 16000);
}

}  // namespace
}  // namespace strata::test
