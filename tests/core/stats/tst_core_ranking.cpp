// SPDX-License-Identifier: GPL-3.0-or-later
// Which cores differ, in simulated runs of equal and of unequal ones, and the distribution behind it.
#include "core/stats/core_ranking.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>
#include <vector>

#include "core/stats/studentized_range.h"
#include "core/stats/summary.h"

namespace strata::test {
namespace {

// From the published tables: Harter 1960.
TEST(StudentizedRange, HasTheQuantilesOfTheTables) {
  EXPECT_NEAR(studentizedRangeAt(0.05, 2, 10), 3.151, 0.001);
  EXPECT_NEAR(studentizedRangeAt(0.05, 3, 10), 3.877, 0.001);
  EXPECT_NEAR(studentizedRangeAt(0.05, 8, 20), 4.768, 0.001);
  EXPECT_NEAR(studentizedRangeAt(0.01, 4, 6), 7.033, 0.001);
  EXPECT_NEAR(studentizedRangeAt(0.05, 20, 120), 5.126, 0.001);
  EXPECT_NEAR(studentizedRangeAt(0.05, 2, 1), 17.97, 0.01);
  // For two cores it is the root of two times Student's t, which exceeds 0.1289 in nine of ten cases on
  // either side.
  EXPECT_NEAR(studentizedRangeAt(0.9, 2, 10), 0.1289 * std::numbers::sqrt2, 0.0002);
}

constexpr int cpus = 8;
constexpr int rounds = 4;

/// Rates around 1000 with noise of a hundredth; those of each round are that much lower for all.
std::vector<CoreFigure> simulated(std::mt19937_64& random, double lossOfRound, double slowest = 1) {
  std::normal_distribution<double> noise(0, 0.01);
  std::vector<CoreFigure> cores;
  for (int cpu = 0; cpu < cpus; ++cpu) {
    CoreFigure& core = cores.emplace_back();
    core.cpu = cpu;
    for (int round = 0; round < rounds; ++round)
      core.visits.push_back(1000 * std::pow(1 - lossOfRound, round) * std::exp(noise(random)) *
                            (cpu == 5 ? slowest : 1));
    core.value = median(core.visits);
  }
  return cores;
}

TEST(CoreRanking, CallsEqualCoresDifferentInAtMostOneOfTwentyRuns) {
  // The test is exact, so that a thousand runs of another seed have 50, give or take 7.
  constexpr int runs = 1000;
  std::mt19937_64 random(1);
  int different = 0;
  for (int run = 0; run < runs; ++run)
    if (rankCores(simulated(random, 0.03)).differs) ++different;
  EXPECT_LE(different, runs / 20);
  EXPECT_GT(different, runs / 50) << "far fewer would miss what there is";
}

TEST(CoreRanking, FindsTheCoreThatIsSlower) {
  std::mt19937_64 random(5);
  const CoreRanking ranking = rankCores(simulated(random, 0.02, 0.95));
  EXPECT_TRUE(ranking.isDecided);
  EXPECT_TRUE(ranking.differs);
  EXPECT_EQ(ranking.ranked.back().cpu, 5);
  EXPECT_EQ(ranking.worst, std::vector{5});
  EXPECT_EQ(ranking.best.size(), 7U);
  EXPECT_GT(ranking.leastDifference, 0.01);
  EXPECT_LT(ranking.leastDifference, 0.04);
}

std::vector<CoreFigure> exactly(const std::vector<double>& values) {
  std::vector<CoreFigure> cores;
  for (const double value : values)
    cores.push_back({static_cast<int>(cores.size()), value, {value, value, value, value}});
  return cores;
}

TEST(CoreRanking, CallsNothingADifferenceThatIsBelowAHundredth) {
  const CoreRanking ranking = rankCores(exactly({1000, 1005, 1000}));
  EXPECT_TRUE(ranking.isDecided);
  EXPECT_FALSE(ranking.differs);
  EXPECT_EQ(ranking.ranked[0].cpu, 1);
  EXPECT_EQ(ranking.ranked[1].cpu, 0);
  EXPECT_TRUE(ranking.best.empty());
  EXPECT_TRUE(ranking.worst.empty());
}

TEST(CoreRanking, CountsAmongTheBestAllThatDoNotDifferFromTheBest) {
  const CoreRanking ranking = rankCores(exactly({1000, 1016, 1008, 900}));
  EXPECT_EQ(ranking.best, (std::vector{1, 2}));
  EXPECT_EQ(ranking.worst, std::vector{3});
}

TEST(CoreRanking, DecidesFromThreeVisitsOn) {
  std::vector<CoreFigure> cores = exactly({1000, 900});
  cores[0].visits.resize(3);
  const CoreRanking ranking = rankCores(cores);
  EXPECT_TRUE(ranking.isDecided);
  EXPECT_EQ(ranking.worst, std::vector{1});
}

TEST(CoreRanking, FindsNothingInTooFewVisitsOrCores) {
  std::vector<CoreFigure> cores = exactly({1000, 900});
  cores[0].visits.resize(2);
  const CoreRanking stopped = rankCores(cores);
  EXPECT_EQ(stopped.leastDifference, 0);
  EXPECT_FALSE(stopped.isDecided);
  EXPECT_FALSE(stopped.differs);
  EXPECT_EQ(stopped.ranked.size(), 2U);
  EXPECT_FALSE(rankCores(exactly({1000})).isDecided);
  EXPECT_TRUE(rankCores({}).ranked.empty());
}

}  // namespace
}  // namespace strata::test
