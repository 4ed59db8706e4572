// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/difference.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

#include "core/stats/summary.h"
#include "tests/core/stats/one_difference.h"

namespace strata {

namespace {

/// A repetition as it is measured: a run effect (pages, neighbours) shared by all of its samples, which hang
/// together in time, and the 90th percentile of those as its figure.
double repetition(double truth, double floor, std::mt19937_64& random) {
  std::normal_distribution<double> normal;
  // Together half of the floor: unchanged series of some repetitions then lie about so far apart.
  const double run = floor / 3 * normal(random);
  const double sampleSpread = floor / 2;
  constexpr double memory = 0.8;
  std::vector<double> samples;
  double state = normal(random);
  for (int i = 0; i < 60; ++i) {
    state = memory * state + std::sqrt(1 - memory * memory) * normal(random);
    samples.push_back(truth * std::exp(run + sampleSpread * state));
  }
  return quantile(samples, 0.9);
}

Sides simulated(double ratio, double floor, std::mt19937_64& random, int repetitions = 8) {
  Sides sides;
  sides.floor = floor;
  for (int i = 0; i < repetitions; ++i) {
    sides.first.push_back(repetition(1000, floor, random));
    sides.second.push_back(repetition(1000 * ratio, floor, random));
  }
  return sides;
}

int countOf(const std::vector<Difference>& differences, Finding finding) {
  return static_cast<int>(std::count_if(differences.begin(), differences.end(),
                                        [&](const Difference& one) { return one.finding == finding; }));
}

}  // namespace

// As methodology.md says of four repetitions: above about 4 % by the usual margin of memory, and above about
// 1.4 % by the least. By hand: 2.447 × log(1 + margin) ÷ 5 × √(2 ÷ 4) beyond the margin, so 4.06 % and 1.35
// %.
TEST(Difference, IsFoundFromAThirdBeyondTheMarginOn) {
  const auto findingAt = [](double ratio, double margin) {
    return differenceOf({{100, 100, 100, 100}, std::vector<double>(4, 100 * ratio), true, margin}).finding;
  };
  EXPECT_EQ(findingAt(1.040, 0.03), Finding::NotDecided);
  EXPECT_EQ(findingAt(1.041, 0.03), Finding::Faster);
  EXPECT_EQ(findingAt(1.013, 0.01), Finding::NotDecided);
  EXPECT_EQ(findingAt(1.014, 0.01), Finding::Faster);
}

// By hand: the means of the logarithms lie 0.092779 apart, with a standard error of 0.012976 and 5.90 degrees
// of freedom, whose t (0.975) is 2.457.
TEST(Difference, IsThatOfWelch) {
  const Difference difference = differenceOf({{100, 102, 98, 101}, {110, 113, 108, 109}, true, 0.01});
  EXPECT_NEAR(difference.ratio, std::exp(0.092779), 1e-5);
  ASSERT_TRUE(difference.low && difference.high);
  EXPECT_NEAR(*difference.low, std::exp(0.092779 - 2.457 * 0.012976), 1e-4);
  EXPECT_NEAR(*difference.high, std::exp(0.092779 + 2.457 * 0.012976), 1e-4);
  EXPECT_EQ(difference.finding, Finding::Faster);
}

// By hand: a fifth of ln 1.04 is 0.0078441 for one, half of that for the mean of four; both sides together
// have a standard error of 0.0055466 and 6 degrees of freedom, whose t (0.975) is 2.4469.
TEST(Difference, TakesAFifthOfTheFloorForFiguresThatAgreeByLuck) {
  const std::vector<double> equal(4, 100);
  const Difference difference = differenceOf({equal, equal, true, 0.04});
  ASSERT_TRUE(difference.low && difference.high);
  EXPECT_NEAR(*difference.high, std::exp(2.4469 * 0.0055466), 1e-6);
  EXPECT_NEAR(*difference.low, std::exp(-2.4469 * 0.0055466), 1e-6);
}

TEST(Difference, OfTwoOnEachSideHasAnInterval) {
  const Difference difference = differenceOf({{100, 102}, {110, 112}, true, 0.01});
  EXPECT_TRUE(difference.low && difference.high);
  EXPECT_EQ(difference.repetitionsMissing, 2U);
}

TEST(Difference, OfTwoIsAsWideAsTheySpread) {
  const Difference wide = differenceOf({{100, 200}, {100, 200}, true, 0.01});
  EXPECT_LT(*wide.low, 0.2);
  EXPECT_GT(*wide.high, 5);
}

TEST(Difference, OfOneOnEitherSideHasNoInterval) {
  const std::vector<double> some{110, 112, 111, 113};
  for (const Sides& sides : {Sides{{100}, some, true, 0.01}, Sides{some, {100}, true, 0.01}}) {
    EXPECT_FALSE(differenceOf(sides).low);
    EXPECT_EQ(differenceOf(sides).finding, Finding::SingleRuns);
    EXPECT_EQ(differenceOf(sides).repetitionsMissing, 3U);
  }
  EXPECT_EQ(differenceOf({some, some, true, 0.01}).repetitionsMissing, 0U);
}

// Computed by hand: 0.25 ≤ 0.5 × 1 / 2, and 0.5 ≤ 0.5 × 2 / 2.
TEST(CorrectedErrorRate, StepsUpToTheLargestThatIsSmallEnough) {
  EXPECT_EQ(correctedErrorRate({0.5, 0.25}, 0.5), 0.5);
  EXPECT_EQ(correctedErrorRate({0.25, 0.5625}, 0.5), 0.25);
  EXPECT_EQ(correctedErrorRate({0.5, 0.5}, 0.5), 0.5) << "the second is";
  EXPECT_EQ(correctedErrorRate({1, 1}, 0.5), 0.25) << "none is";
  EXPECT_EQ(correctedErrorRate({}, 0.5), 0.5);
}

namespace {

/// Four equal results on each side, whose difference lies `errors` standard errors beyond the margin. Both
/// sides have the least spread that is assumed: a fifth of ln 1.01, over the root of two, and 6 degrees of
/// freedom.
Sides beyondMargin(double errors) {
  const double margin = std::log1p(0.01);
  const double figure = 100 * std::exp(margin + errors * margin / 5 / std::sqrt(2));
  return {std::vector<double>(4, 100), std::vector<double>(4, figure), true, 0.01};
}

}  // namespace

// With 6 degrees of freedom, chance exceeds 2.6 standard errors in 4.1 %, 2.3 in 6.1 %: the first row lets
// the other keep its rate of 5 %, the second halves it.
TEST(Difference, IsCorrectedByHowSureTheOthersAre) {
  const Sides sure = beyondMargin(20);
  const auto lowBeside = [&](const Sides& other) {
    return *differencesOf(std::vector{sure, other}).front().low;
  };
  const double alone = *differenceOf(sure).low;
  EXPECT_DOUBLE_EQ(lowBeside(beyondMargin(2.6)), alone);
  EXPECT_LT(lowBeside(beyondMargin(2.3)), alone);
  // Rows of too few repetitions do not count.
  EXPECT_DOUBLE_EQ(lowBeside({{100, 100, 100}, {100, 100, 100}, true, 0.01}), alone);
  EXPECT_LT(lowBeside({{100, 100, 100, 100}, {100, 100, 100, 100}, true, 0.01}), alone);
}

TEST(Difference, ThatIsNotDecidedIsNotCorrected) {
  const Sides open{{100, 110, 90, 105}, {102, 112, 92, 108}, true, 0.01};
  const auto differences = differencesOf(std::vector<Sides>(50, open));
  EXPECT_EQ(differences.front().finding, Finding::NotDecided);
  EXPECT_DOUBLE_EQ(*differences.front().low, *differenceOf(open).low);
}

TEST(Difference, FromNothingIsNone) {
  const std::vector<double> some{110, 112, 111, 113};
  for (const Sides& sides : {Sides{{}, some, true, 0.01}, Sides{some, {}, true, 0.01}}) {
    const Difference difference = differenceOf(sides);
    EXPECT_DOUBLE_EQ(difference.ratio, 1);
    EXPECT_FALSE(difference.low || difference.high);
    EXPECT_EQ(difference.repetitionsMissing, 4U);
  }
}

TEST(Difference, OfTimesIsTheOtherWayRound) {
  const Sides slower{{100, 102, 98, 101}, {110, 113, 108, 109}, false, 0.01};
  EXPECT_EQ(differenceOf(slower).finding, Finding::Slower);
  EXPECT_EQ(differenceOf({slower.second, slower.first, false, 0.01}).finding, Finding::Faster);
}

TEST(Difference, IsNoneWithinTheMargin) {
  const Sides sides{{100, 100.1, 99.9, 100.05}, {100.1, 100, 99.95, 100.2}, true, 0.01};
  EXPECT_EQ(differenceOf(sides).finding, Finding::NoDifference);
}

// 2 % more with next to no spread: clear where 1 % is a difference, none where unchanged series lie 3 %
// apart.
TEST(Difference, IsMeasuredByTheFloor) {
  Sides sides{{100, 100.1, 99.9, 100}, {102, 102.1, 101.9, 102}, true, 0.01};
  EXPECT_EQ(differenceOf(sides).finding, Finding::Faster);
  sides.floor = 0.03;
  EXPECT_NE(differenceOf(sides).finding, Finding::Faster);
  EXPECT_DOUBLE_EQ(differenceOf(sides).margin, 0.03);
  sides.floor = 0.001;
  EXPECT_DOUBLE_EQ(differenceOf(sides).margin, leastMargin);
}

TEST(Difference, IsNotDecidedWhereTheIntervalReachesOver) {
  EXPECT_EQ(differenceOf({{100, 110, 90, 105}, {102, 112, 92, 108}, true, 0.01}).finding,
            Finding::NotDecided);
}

TEST(Difference, OfSingleRunsSaysHowManyAreMissing) {
  const Difference one = differenceOf({{100}, {150}, true, 0.01});
  EXPECT_EQ(one.finding, Finding::SingleRuns);
  EXPECT_DOUBLE_EQ(one.ratio, 1.5);
  EXPECT_FALSE(one.low);
  EXPECT_EQ(one.repetitionsMissing, 3u);
  const Difference three = differenceOf({{100, 101, 99, 100, 100}, {150, 151, 149}, true, 0.01});
  EXPECT_EQ(three.finding, Finding::SingleRuns);
  EXPECT_EQ(three.repetitionsMissing, 1u);
  EXPECT_TRUE(three.low);
}

TEST(Difference, OfAPublishedSideIsShownAndNeverTested) {
  const Difference one =
      differenceOf({{100, 101, 99, 100}, {150, 151, 149, 150}, true, 0.01, Finding::Published});
  EXPECT_EQ(one.finding, Finding::Published);
  EXPECT_NEAR(one.ratio, 1.5, 0.001);
  EXPECT_FALSE(one.low);
  EXPECT_EQ(one.repetitionsMissing, 0u);
}

// Nor does it count among the rows that the others are corrected for.
TEST(Difference, OfAPublishedSideIsNoRowOfTheCorrection) {
  const Sides near{{100, 100.4, 99.6, 100.1}, {103, 103.4, 102.6, 103.1}, true, 0.01};
  const Sides published{{100}, {150}, true, 0.01, Finding::Published};
  const std::vector<Sides> rows{near, published, published, published};
  const Difference alone = differencesOf(std::vector{near}).front();
  EXPECT_EQ(differencesOf(rows).front().low, alone.low);
}

// Equal figures prove no spread of zero.
TEST(Difference, OfEqualFiguresHasAnInterval) {
  const Difference same = differenceOf({{100, 100, 100, 100}, {100, 100, 100, 100}, true, 0.01});
  EXPECT_EQ(same.finding, Finding::NoDifference);
  EXPECT_LT(*same.low, 1);
  EXPECT_GT(*same.high, 1);
}

TEST(Difference, TurnsRoundWithItsSides) {
  const Sides there{{100, 103, 98, 101}, {90, 93, 88, 91}, true, 0.01};
  const Difference one = differenceOf(there);
  const Difference other = differenceOf({there.second, there.first, true, 0.01});
  EXPECT_NEAR(one.ratio * other.ratio, 1, 1e-12);
  EXPECT_NEAR(*one.low * *other.high, 1, 1e-12);
}

// Samples that hang together and an effect of each run: what fools a test on samples must not fool this.
TEST(DifferenceCalibration, HasAtMost5PercentFalseVerdicts) {
  for (const double floor : {0.01, 0.03, 0.10}) {
    std::mt19937_64 random(20261121);
    int falseOnes = 0;
    for (int pair = 0; pair < 200; ++pair) {
      const Finding finding = differenceOf(simulated(1, floor, random)).finding;
      if (finding == Finding::Faster || finding == Finding::Slower) ++falseOnes;
    }
    EXPECT_LE(falseOnes, 10) << floor;
  }
}

// The worst place for it: exactly at the edge, where each verdict is false by a hair.
TEST(DifferenceCalibration, HoldsAtTheEdgeOfTheMargin) {
  std::mt19937_64 random(3);
  int falseOnes = 0;
  for (int pair = 0; pair < 200; ++pair)
    if (differenceOf(simulated(1.03, 0.03, random)).finding == Finding::Faster) ++falseOnes;
  EXPECT_LE(falseOnes, 12);
}

TEST(DifferenceCalibration, FindsTwiceTheMarginIn80Percent) {
  for (const double floor : {0.01, 0.03, 0.10}) {
    std::mt19937_64 random(7);
    int found = 0;
    for (int pair = 0; pair < 200; ++pair)
      if (differenceOf(simulated(1 + 2 * floor, floor, random)).finding == Finding::Faster) ++found;
    EXPECT_GE(found, 160) << floor;
  }
}

TEST(DifferenceCalibration, OfManyRowsCallsFewWrongly) {
  std::mt19937_64 random(5);
  int falseOnes = 0;
  int found = 0;
  for (int table = 0; table < 20; ++table) {
    std::vector<Sides> rows;
    for (int row = 0; row < 100; ++row) rows.push_back(simulated(row < 20 ? 1.04 : 1.01, 0.01, random));
    const auto differences = differencesOf(rows);
    found += countOf({differences.begin(), differences.begin() + 20}, Finding::Faster);
    falseOnes += countOf({differences.begin() + 20, differences.end()}, Finding::Faster) +
                 countOf(differences, Finding::Slower);
  }
  EXPECT_GE(found, 300);
  EXPECT_LE(falseOnes, (found + falseOnes) / 20);
}

// What differs by itself and not among many rows has an interval all the same.
TEST(Difference, ThatIsNoneAmongManyRowsHasAnInterval) {
  std::vector<Sides> rows(200, Sides{{100, 101, 99, 100.5}, {100.2, 101, 99, 100.1}, true, 0.01});
  rows.front() = {{100, 101.5, 98.5, 100}, {104.5, 106, 103, 104.6}, true, 0.01};
  ASSERT_EQ(differenceOf(rows.front()).finding, Finding::Faster);
  const Difference among = differencesOf(rows).front();
  EXPECT_EQ(among.finding, Finding::NotDecided);
  EXPECT_GT(*among.low, 0.8);
  EXPECT_LT(*among.high, 1.3);
}

// A table of one row is a cell that was named.
TEST(Difference, OfOneRowIsThatOfTheCell) {
  const Sides sides{{100, 102, 98, 101}, {110, 113, 108, 109}, true, 0.01};
  const auto differences = differencesOf(std::vector{sides});
  ASSERT_EQ(differences.size(), 1u);
  EXPECT_EQ(differences.front().finding, differenceOf(sides).finding);
  EXPECT_DOUBLE_EQ(*differences.front().low, *differenceOf(sides).low);
}

TEST(Difference, OfEqualFiguresIsNoneWhateverTheFloor) {
  const std::vector<double> equal(4, 1.77);
  for (const double floor : {0.0, 0.0005, 0.01}) {
    const Difference difference = differenceOf({equal, equal, false, floor});
    EXPECT_EQ(difference.finding, Finding::NoDifference) << floor;
    EXPECT_NEAR(*difference.low, 0.996, 0.003) << floor;
  }
}

}  // namespace strata
