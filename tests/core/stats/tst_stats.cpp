// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "core/stats/bootstrap.h"
#include "core/stats/distribution.h"
#include "core/stats/summary.h"

namespace strata {

TEST(Quantile, interpolatesBetweenOrderStatistics) {
  const std::vector<double> values{4, 1, 3, 2};
  EXPECT_DOUBLE_EQ(quantile(values, 0), 1);
  EXPECT_DOUBLE_EQ(quantile(values, 1), 4);
  EXPECT_DOUBLE_EQ(quantile(values, 0.5), 2.5);
  EXPECT_DOUBLE_EQ(quantile(values, 0.9), 3.7);  // 0.9 × 3 = 2.7: 3 + 0.7
  EXPECT_DOUBLE_EQ(quantile(std::vector<double>{7}, 0.9), 7);
}

TEST(Quantile, looksAtNothingBehindTheLast) {
  const std::vector<double> values{1, 2, 3, 5, std::numeric_limits<double>::infinity()};
  const auto four = std::span(values).first(4);
  EXPECT_DOUBLE_EQ(quantileOfSorted(four, 1), 5);
  EXPECT_DOUBLE_EQ(quantileOfSorted(four, 0.9), 4.4);
  EXPECT_DOUBLE_EQ(quantile(four, 1), 5);
  EXPECT_DOUBLE_EQ(quantile(values, 0.75), 5) << "one of them, whatever comes next";
  EXPECT_DOUBLE_EQ(quantileOfSorted(std::span(values).first(1), 0.5), 1);
}

TEST(Quantile, isTheSameForSortedAndUnsorted) {
  std::mt19937_64 random(3);
  std::vector<double> values;
  for (int i = 0; i < 101; ++i) values.push_back(static_cast<double>(random() % 50));
  std::vector<double> sorted = values;
  std::sort(sorted.begin(), sorted.end());
  for (double p = 0; p <= 1; p += 0.01) EXPECT_DOUBLE_EQ(quantile(values, p), quantileOfSorted(sorted, p));
}

TEST(Deviation, isTheMedianDistanceFromTheMedian) {
  // Median 2; distances 1 1 0 0 2 4 7 → sorted 0 0 1 1 2 4 7.
  EXPECT_DOUBLE_EQ(medianAbsoluteDeviation(std::vector<double>{1, 1, 2, 2, 4, 6, 9}), 1);
}

TEST(Deviation, dividesTheSquaresByOneLessThanTheValues) {
  // Mean 5; squares of the distances 9 1 1 1 0 0 4 16, their sum 32.
  EXPECT_DOUBLE_EQ(standardDeviation(std::vector<double>{2, 4, 4, 4, 5, 5, 7, 9}), std::sqrt(32.0 / 7));
  EXPECT_EQ(standardDeviation(std::vector<double>{7}), 0);
  EXPECT_DOUBLE_EQ(standardDeviation(std::vector<double>{1, 3}), std::sqrt(2.0)) << "two are enough";
}

TEST(EvenlySpaced, keepsTheFirstAndTheLast) {
  EXPECT_EQ(evenlySpaced(3, 64), (std::vector<std::size_t>{0, 1, 2}));
  EXPECT_EQ(evenlySpaced(101, 5), (std::vector<std::size_t>{0, 25, 50, 75, 100}));
  EXPECT_TRUE(evenlySpaced(0, 5).empty());
  EXPECT_EQ(evenlySpaced(9, 1), (std::vector<std::size_t>{0}));
  EXPECT_EQ(evenlySpaced(1, 5), (std::vector<std::size_t>{0}));
  EXPECT_EQ(evenlySpaced(5, 5), (std::vector<std::size_t>{0, 1, 2, 3, 4}));
  EXPECT_EQ(evenlySpaced(8, 5), (std::vector<std::size_t>{0, 2, 4, 5, 7}));  // 1.75, 3.5 and 5.25
  EXPECT_EQ(evenlySpaced(10, 4), (std::vector<std::size_t>{0, 3, 6, 9}));
  EXPECT_EQ(evenlySpaced(11, 4), (std::vector<std::size_t>{0, 3, 7, 10}));  // 3.33 and 6.67
  EXPECT_EQ(evenlySpaced(12, 4), (std::vector<std::size_t>{0, 4, 7, 11}));  // 3.67 and 7.33
}

TEST(Stored, areNineQuantilesInHalfOfTheDigits) {
  std::vector<double> values;
  for (int i = 100; i >= 0; --i) values.push_back(i * 0.1);
  std::vector<double> expected;
  for (const double percent : {0.0, 5.0, 10.0, 25.0, 50.0, 75.0, 90.0, 95.0, 100.0})
    expected.push_back(static_cast<double>(static_cast<float>(percent * 0.1)));
  EXPECT_EQ(quantilesToStore(values), expected);
  EXPECT_NE(asStored(0.1), 0.1);
  EXPECT_FLOAT_EQ(static_cast<float>(asStored(0.1)), 0.1F);
}

TEST(Stored, areAtMost64Samples) {
  std::vector<double> samples;
  for (int i = 0; i < 65; ++i) samples.push_back(0.1 + i);
  Measured measured;
  describeCleanSamples(measured, samples, SampleDigits::All);
  EXPECT_EQ(measured.count, 65u);
  EXPECT_EQ(measured.cleanCount, 65u);
  EXPECT_EQ(measured.median, 32.1);
  EXPECT_DOUBLE_EQ(*measured.mad, 16);
  EXPECT_EQ(measured.samples.size(), 64u);
  EXPECT_EQ(measured.samples.front(), 0.1);
  EXPECT_EQ(measured.samples.back(), 64.1);
  EXPECT_EQ(measured.clean, std::vector<bool>(64, true));
  Measured stored;
  describeCleanSamples(stored, samples, SampleDigits::Stored);
  EXPECT_EQ(stored.samples.front(), asStored(0.1));
}

namespace {

/// How often the interval of a mean holds the truth, for samples that follow their predecessor by `carried`.
double coverage(double carried, std::size_t blockLength) {
  std::mt19937_64 random(11);
  std::normal_distribution<double> noise;
  constexpr int trials = 200;
  int held = 0;
  for (int trial = 0; trial < trials; ++trial) {
    std::vector<double> values;
    double state = noise(random) / std::sqrt(1 - carried * carried);
    for (int i = 0; i < 400; ++i) values.push_back(state = carried * state + noise(random));
    const auto interval = blockBootstrap(values, mean, blockLength, 0.95, 200, 5);
    if (interval->low <= 0 && 0 <= interval->high) ++held;
  }
  return static_cast<double>(held) / trials;
}

}  // namespace

TEST(BlockBootstrap, holdsTheTruthAsOftenAsItSays) {
  EXPECT_NEAR(coverage(0, usualBlockLength(400)), 0.95, 0.05);
}

TEST(BlockBootstrap, needsBlocksWhereSamplesDependOnEachOther) {
  EXPECT_GT(coverage(0.7, 20), 0.88);
  EXPECT_LT(coverage(0.7, 1), 0.75);  // single draws: far too narrow
}

TEST(BlockBootstrap, drawsWholeBlocksFromAnywhere) {
  std::vector<double> values;
  for (int i = 0; i < 10; ++i) values.push_back(i);
  std::set<double> begins;
  const auto look = [&](std::span<const double> drawn) {
    EXPECT_EQ(drawn.size(), 10u);
    for (std::size_t i = 0; i < drawn.size(); ++i) {
      if (i % 4 != 0)
        EXPECT_EQ(drawn[i], drawn[i - 1] + 1);
      else
        begins.insert(drawn[i]);
    }
    return 0.0;
  };
  EXPECT_TRUE(blockBootstrap(values, look, 4));
  EXPECT_EQ(begins, (std::set<double>{0, 1, 2, 3, 4, 5, 6}));
}

TEST(BlockBootstrap, hasAsMuchOnEachSideAsTheConfidenceLeaves) {
  const std::vector<double> values{1, 2, 3};
  double next = 0;
  const auto count = [&](std::span<const double>) { return next++; };
  // 0 … 200: a quarter of 200 steps is left on each side.
  EXPECT_EQ(blockBootstrap(values, count, 1, 0.5, 201), (Interval{50, 150}));
  next = 0;
  EXPECT_TRUE(blockBootstrap(values, count, 1));
  EXPECT_EQ(next, 200) << "draws, unless another number is asked for";
}

TEST(BlockBootstrap, hasUsualsThatItsHeaderNames) {
  const std::vector<double> values{5, 9, 7, 1, 3, 8, 2};
  EXPECT_EQ(blockBootstrap(values, mean, 2), blockBootstrap(values, mean, 2, 0.95, 200, 1));
  EXPECT_NE(blockBootstrap(values, mean, 2), blockBootstrap(values, mean, 2, 0.95, 200, 2));
  // A block length out of range becomes the nearest one in range.
  EXPECT_EQ(blockBootstrap(values, mean, 99), blockBootstrap(values, mean, 7));
  EXPECT_EQ(blockBootstrap(values, mean, 0), blockBootstrap(values, mean, 1));
  EXPECT_NE(blockBootstrap(values, mean, 1), blockBootstrap(values, mean, 2));
}

TEST(BlockBootstrap, hasBlocksOfHalfTheRoot) {
  for (const auto& [samples, length] :
       {std::pair<std::size_t, std::size_t>{0, 1}, {1, 1}, {15, 1}, {16, 2}, {35, 2}, {36, 3}, {400, 10}})
    EXPECT_EQ(usualBlockLength(samples), length) << samples;
}

TEST(Interval, hasHalfOfItsWidthAsAShare) {
  EXPECT_DOUBLE_EQ((Interval{90, 130}.relativeHalfWidth(50)), 0.4);
}

TEST(BlockBootstrap, isRepeatableAndWantsThreeSamples) {
  EXPECT_TRUE(blockBootstrap(std::vector<double>{1, 2, 3}, mean, 1));
  const std::vector<double> values{5, 6, 7, 8, 9};
  EXPECT_EQ(blockBootstrap(values, mean, 2), blockBootstrap(values, mean, 2));
  EXPECT_FALSE(blockBootstrap(std::vector<double>{1, 2}, mean, 1));
  const auto flat = blockBootstrap(std::vector<double>{4, 4, 4, 4}, mean, 2);
  EXPECT_EQ(*flat, (Interval{4, 4}));
}

}  // namespace strata
