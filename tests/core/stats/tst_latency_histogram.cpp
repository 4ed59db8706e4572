// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "core/stats/latency_histogram.h"

namespace strata::test {
namespace {

using Random = std::mt19937_64;

LatencyHistogram histogramOf(const std::vector<std::uint64_t>& latencies) {
  LatencyHistogram histogram;
  for (const std::uint64_t ns : latencies) histogram.record(ns);
  return histogram;
}

/// The nearest-rank percentile of a sorted list; `thousandths` of all, so that the rank is whole numbers.
std::uint64_t ofSorted(const std::vector<std::uint64_t>& sorted, std::uint64_t thousandths) {
  const std::uint64_t rank = (thousandths * sorted.size() + 999) / 1000;
  return sorted[std::max<std::uint64_t>(rank, 1) - 1];
}

/// From the list's own to a thousandth more.
void expectPercentilesOf(std::vector<std::uint64_t> latencies, const std::string& name) {
  const LatencyHistogram histogram = histogramOf(latencies);
  std::sort(latencies.begin(), latencies.end());
  ASSERT_EQ(histogram.count(), latencies.size()) << name;
  EXPECT_EQ(histogram.max(), latencies.back()) << name;
  for (const std::uint64_t thousandths : {0U, 1U, 10U, 70U, 250U, 500U, 900U, 990U, 999U, 1000U}) {
    const std::uint64_t exact = ofSorted(latencies, thousandths);
    const std::uint64_t found = histogram.atFraction(static_cast<double>(thousandths) / 1000);
    EXPECT_GE(found, exact) << name << ' ' << thousandths;
    EXPECT_LE(found - exact, exact / 1000) << name << ' ' << thousandths;
  }
  EXPECT_EQ(histogram.atFraction(1), latencies.back()) << name;
}

TEST(LatencyHistogram, OfNothing) {
  const LatencyHistogram histogram;
  EXPECT_EQ(histogram.count(), 0U);
  EXPECT_EQ(histogram.atFraction(0.5), 0U);
  EXPECT_EQ(histogram.max(), 0U);
}

TEST(LatencyHistogram, WorkedByHand) {
  const LatencyHistogram histogram = histogramOf({40, 10, 30, 20});
  EXPECT_EQ(histogram.atFraction(0), 10U);
  EXPECT_EQ(histogram.atFraction(0.25), 10U);
  EXPECT_EQ(histogram.atFraction(0.26), 20U);
  EXPECT_EQ(histogram.atFraction(0.5), 20U);
  EXPECT_EQ(histogram.atFraction(0.75), 30U);
  EXPECT_EQ(histogram.atFraction(0.99), 40U);
  EXPECT_EQ(histogram.atFraction(1), 40U);
}

/// In doubles 0.07 × 100 is more than 7.
TEST(LatencyHistogram, ARankIsNotRoundedUpByADoublesError) {
  std::vector<std::uint64_t> latencies;
  for (std::uint64_t ns = 1; ns <= 100; ++ns) latencies.push_back(ns);
  const LatencyHistogram histogram = histogramOf(latencies);
  for (std::uint64_t hundredths = 1; hundredths <= 100; ++hundredths)
    EXPECT_EQ(histogram.atFraction(static_cast<double>(hundredths) / 100), hundredths);
}

TEST(LatencyHistogram, IsExactBelow2048) {
  for (std::uint64_t ns = 0; ns < 2048; ++ns) {
    const LatencyHistogram histogram = histogramOf({ns, 10'000});
    ASSERT_EQ(histogram.atFraction(0.5), ns);
  }
}

/// The edges of bins, where shifts go wrong.
TEST(LatencyHistogram, RoundsUpByLessThanAThousandthAroundEachPowerOfTwo) {
  for (int bits = 1; bits < 43; ++bits) {
    const std::uint64_t power = std::uint64_t{1} << bits;
    for (const std::uint64_t ns : {power - 1, power, power + 1, power + power / 2, power * 2 - 1}) {
      const LatencyHistogram histogram = histogramOf({ns, std::uint64_t{1} << 44});
      const std::uint64_t found = histogram.atFraction(0.5);
      ASSERT_GE(found, ns);
      ASSERT_LE(found - ns, ns / 1000);
    }
  }
}

TEST(LatencyHistogram, AgreesWithASortedListForManyDistributions) {
  std::lognormal_distribution<double> logNormal(11, 1.5);
  std::exponential_distribution<double> exponential(1.0 / 80'000);
  std::uniform_real_distribution<double> uniform(0, 5'000'000);
  std::cauchy_distribution<double> heavyTail(100'000, 30'000);
  std::bernoulli_distribution fromTheDrive(0.03);
  const std::vector<std::pair<std::string, std::function<double(Random&)>>> distributions{
      {"constant", [](Random&) { return 12'345; }},
      {"log-normal", std::ref(logNormal)},
      {"exponential", std::ref(exponential)},
      {"uniform", std::ref(uniform)},
      {"heavy tail", [&](Random& random) { return std::abs(heavyTail(random)); }},
      {"cache and drive",
       [&](Random& random) { return fromTheDrive(random) ? 8'000'000 + uniform(random) : 9'000; }},
      {"few nanoseconds", [&](Random& random) { return uniform(random) / 1e5; }},
  };
  Random random(1);
  for (const auto& [name, draw] : distributions) {
    for (const std::size_t count : {1U, 2U, 3U, 10U, 999U, 1000U, 1001U, 50'000U}) {
      std::vector<std::uint64_t> latencies;
      for (std::size_t i = 0; i < count; ++i)
        latencies.push_back(static_cast<std::uint64_t>(std::min(draw(random), 8e12)));
      expectPercentilesOf(latencies, name + " of " + std::to_string(count));
    }
  }
}

TEST(LatencyHistogram, WhatTookLongerThanItHoldsIsTheMaximumAllTheSame) {
  constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  const LatencyHistogram histogram = histogramOf({1, most});
  EXPECT_EQ(histogram.count(), 2U);
  EXPECT_EQ(histogram.atFraction(0.5), 1U);
  EXPECT_EQ(histogram.max(), most);
  EXPECT_GE(histogram.atFraction(1), std::uint64_t{1} << 42);
}

TEST(LatencyHistogram, OfSeveralThreadsIsThatOfAllTheirLatencies) {
  Random random(2);
  std::lognormal_distribution<double> draw(12, 1);
  std::vector<std::uint64_t> all;
  LatencyHistogram sum;
  for (int thread = 0; thread < 4; ++thread) {
    std::vector<std::uint64_t> own;
    for (int i = 0; i < 1000; ++i) own.push_back(static_cast<std::uint64_t>(draw(random)));
    sum.add(histogramOf(own));
    all.insert(all.end(), own.begin(), own.end());
  }
  const LatencyHistogram expected = histogramOf(all);
  EXPECT_EQ(sum.count(), expected.count());
  EXPECT_EQ(sum.max(), expected.max());
  for (const double fraction : {0.01, 0.5, 0.9, 0.99, 0.999, 1.0})
    EXPECT_EQ(sum.atFraction(fraction), expected.atFraction(fraction)) << fraction;
}

TEST(LatencyHistogram, IsEmptyAfterClear) {
  LatencyHistogram histogram = histogramOf({5, 6, 7});
  histogram.clear();
  EXPECT_EQ(histogram.count(), 0U);
  EXPECT_EQ(histogram.max(), 0U);
  histogram.record(3);
  EXPECT_EQ(histogram.atFraction(0.5), 3U);
}

}  // namespace
TEST(LatencyHistogram, CountsWhatTakesHoursAsTwoPointFour) {
  LatencyHistogram histogram;
  histogram.record(std::numeric_limits<std::uint64_t>::max());
  histogram.record(std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(histogram.atFraction(0.5), (std::uint64_t{1} << 43) - 1);
}

TEST(LatencyHistogram, HasBinsOfFourNanosecondsFrom4096On) {
  LatencyHistogram histogram;
  for (const std::uint64_t ns : {4097u, 9999u}) histogram.record(ns);
  EXPECT_EQ(histogram.atFraction(0.5), 4099u);
}

// For 1 … 1000 each quantile is a thousand times its share, rounded up.
TEST(LatencyQuantiles, AreOf26Shares) {
  LatencyHistogram histogram;
  EXPECT_TRUE(latencyQuantiles(histogram).empty());
  histogram.record(7);
  EXPECT_EQ(latencyQuantiles(histogram).size(), 26u);
  histogram.clear();
  for (std::uint64_t ns = 1; ns <= 1000; ++ns) histogram.record(ns);
  const std::vector<LatencyQuantile> expected{
      {0, 1},       {0.01, 10},     {0.05, 50},     {0.1, 100},      {0.2, 200},  {0.3, 300},   {0.4, 400},
      {0.5, 500},   {0.6, 600},     {0.7, 700},     {0.75, 750},     {0.8, 800},  {0.85, 850},  {0.9, 900},
      {0.925, 925}, {0.95, 950},    {0.97, 970},    {0.98, 980},     {0.99, 990}, {0.995, 995}, {0.998, 998},
      {0.999, 999}, {0.9995, 1000}, {0.9999, 1000}, {0.99999, 1000}, {1, 1000}};
  EXPECT_EQ(latencyQuantiles(histogram), expected);
}

}  // namespace strata::test
