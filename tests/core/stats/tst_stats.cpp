// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "core/stats/bootstrap.h"
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

TEST(EvenlySpaced, keepsTheFirstAndTheLast) {
  EXPECT_EQ(evenlySpaced(3, 64), (std::vector<std::size_t>{0, 1, 2}));
  EXPECT_EQ(evenlySpaced(101, 5), (std::vector<std::size_t>{0, 25, 50, 75, 100}));
  EXPECT_TRUE(evenlySpaced(0, 5).empty());
  EXPECT_EQ(evenlySpaced(9, 1), (std::vector<std::size_t>{0}));
}

namespace {

double mean(std::span<const double> values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum / static_cast<double>(values.size());
}

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

TEST(BlockBootstrap, isRepeatableAndWantsThreeSamples) {
  const std::vector<double> values{5, 6, 7, 8, 9};
  EXPECT_EQ(blockBootstrap(values, mean, 2), blockBootstrap(values, mean, 2));
  EXPECT_FALSE(blockBootstrap(std::vector<double>{1, 2}, mean, 1));
  const auto flat = blockBootstrap(std::vector<double>{4, 4, 4, 4}, mean, 2);
  EXPECT_EQ(*flat, (Interval{4, 4}));
}

}  // namespace strata
