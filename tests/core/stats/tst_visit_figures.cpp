// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of a step that is measured at several visits.
#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

#include "core/stats/headline.h"

namespace strata {
namespace {

/// A second of one thread at that clock.
ThreadSample oneSecond(double units, double ghz = 4) {
  ThreadSample thread;
  thread.units = units;
  thread.seconds = 1;
  thread.chunkS = 1;
  thread.clockBeforeGhz = thread.clockAfterGhz = ghz;
  thread.clockConfirmed = true;
  thread.aluPerCycle = 5;
  return thread;
}

ThreadSample withUnknownClock(double units) {
  ThreadSample thread = oneSecond(units);
  thread.clockConfirmed = false;
  return thread;
}

TEST(VisitFigures, AreTakenAtTheClockOfEachVisit) {
  std::vector<Sample> samples;
  for (std::size_t visit = 0; visit < 3; ++visit)
    for (int i = 0; i < 5; ++i) {
      const double ghz = 4.0 - static_cast<double>(visit);
      samples.push_back({0, {oneSecond(100 * ghz, ghz)}, visit});
    }
  const auto visits = sortOutByVisit(samples, {0});
  ASSERT_EQ(visits.size(), 3U);
  for (const SortedSamples& visit : visits) EXPECT_EQ(visit.blemishes.size(), 5U);
  const auto figures = figuresOfVisits(samples, visits, 0, BoundBy::Core, {1, false});
  ASSERT_TRUE(figures);
  EXPECT_EQ(figures->statistic, "p90-per-clock-of-visits");
  ASSERT_EQ(figures->ofGroups.size(), 3U);
  EXPECT_DOUBLE_EQ(figures->ofGroups[0], 400);
  EXPECT_DOUBLE_EQ(figures->ofGroups[2], 200);
  EXPECT_DOUBLE_EQ(figures->value, 300);
  EXPECT_EQ(figures->values.size(), 15U);
  EXPECT_FALSE(figuresOfVisits(samples, visits, 1, BoundBy::Core, {1, false})) << "no such cell";
}

// Worked by hand: each visit is of 130, 310 and 220 units a second, together.
TEST(VisitFigures, AreTheMedianOfTheVisitsForEachThread) {
  const std::vector<Sample> samples{{0, {oneSecond(100), oneSecond(30)}, 0},
                                    {0, {oneSecond(300), oneSecond(10)}, 1},
                                    {0, {oneSecond(200), oneSecond(20)}, 2}};
  const auto visits = sortOutByVisit(samples, {0, 1});
  ASSERT_EQ(visits.size(), 3U);
  const auto figures = figuresOfVisits(samples, visits, 0, BoundBy::Shared, {1, false});
  ASSERT_TRUE(figures);
  EXPECT_EQ(figures->statistic, "p90-of-visits");
  EXPECT_EQ(figures->values, (std::vector<double>{130, 310, 220}));
  EXPECT_EQ(figures->ofGroups, figures->values);
  EXPECT_EQ(figures->value, 220);
  EXPECT_EQ(figures->perThread, (std::vector<double>{200, 20}));
}

// A rate and a rate per clock are no values of one kind: all then pass for the lesser of the two.
TEST(VisitFigures, AreRatesWhereTheClockWasNotKnownEachTime) {
  for (const bool isKnownFirst : {true, false}) {
    const ThreadSample first = isKnownFirst ? oneSecond(100) : withUnknownClock(100);
    const ThreadSample second = isKnownFirst ? withUnknownClock(100) : oneSecond(100);
    const std::vector<Sample> samples{{0, {first}, 0}, {0, {second}, 1}};
    const auto figures = figuresOfVisits(samples, sortOutByVisit(samples, {0}), 0, BoundBy::Core, {1, false});
    ASSERT_TRUE(figures);
    EXPECT_EQ(figures->statistic, "p90-of-visits") << isKnownFirst;
  }
}

TEST(VisitFigures, TogetherHaveTheMedianOfTheClocksThatAreKnown) {
  const std::vector<Sample> samples{{0, {oneSecond(1, 0.5), withUnknownClock(1)}, 0},
                                    {0, {oneSecond(1, 0.7), withUnknownClock(1)}, 1},
                                    {0, {withUnknownClock(1), withUnknownClock(1)}, 2}};
  const SortedSamples all = joined(sortOutByVisit(samples, {0, 1}));
  EXPECT_EQ(all.blemishes.size(), 3U);
  ASSERT_EQ(all.clockGhz.size(), 2U);
  EXPECT_DOUBLE_EQ(all.clockGhz[0], 0.6);
  EXPECT_EQ(all.clockGhz[1], 0) << "known at no visit";
}

}  // namespace
}  // namespace strata
