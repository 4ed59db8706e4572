// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <vector>

#include "core/disk/endurance_figures.h"
#include "tests/core/disk/quantities.h"

namespace strata::test {
namespace {

constexpr Bytes megabyte{1'000'000};

std::vector<EnduranceStretch> ofRates(const std::vector<double>& rates) {
  std::vector<EnduranceStretch> stretches;
  for (const double rate : rates) stretches.push_back({(stretches.size() + 1) * 100, rate, 0, 0, 0});
  return stretches;
}

std::vector<double> repeated(std::size_t count, double rate, std::vector<double> then = {}) {
  std::vector<double> rates(count, rate);
  rates.insert(rates.end(), then.begin(), then.end());
  return rates;
}

/// One write after the other, a megabyte each.
std::vector<EnduranceStretch> tallied(StretchTally& tally, const std::vector<std::uint64_t>& takesNs) {
  std::vector<EnduranceStretch> stretches;
  std::uint64_t now = 5 * ms;
  tally.resume(now);
  for (const std::uint64_t ns : takesNs) {
    if (const auto stretch = tally.record(now, now + ns, megabyte)) stretches.push_back(*stretch);
    now += ns;
  }
  tally.pause(now);
  return stretches;
}

TEST(StretchTally, WorkedByHand) {
  StretchTally tally(megabyte * 512, megabyte, megabyte);  // two blocks a stretch
  const auto stretches = tallied(tally, {1 * ms, 3 * ms, 2 * ms, 2 * ms, 4 * ms});
  ASSERT_EQ(stretches.size(), 2U);
  EXPECT_EQ(stretches[0].bytes, 2'000'000U);
  EXPECT_DOUBLE_EQ(stretches[0].rate, 500);
  EXPECT_EQ(stretches[0].maxNs, 3 * ms);
  EXPECT_NEAR(static_cast<double>(stretches[0].p50Ns), 1e6, 1e3);
  EXPECT_EQ(stretches[1].bytes, 4'000'000U);
  EXPECT_DOUBLE_EQ(stretches[1].rate, 500);
  EXPECT_EQ(tally.busyNs(), 12 * ms);
  EXPECT_EQ(tally.written(), megabyte * 5);
  const auto rest = tally.rest();
  ASSERT_TRUE(rest);  // half a stretch
  EXPECT_EQ(rest->bytes, 5'000'000U);
  EXPECT_DOUBLE_EQ(rest->rate, 250);
  EXPECT_EQ(tally.latency().count(), 5U);
  EXPECT_FALSE(tally.rest());
}

TEST(StretchTally, TellsTheTimeOfWritingWhileItGoesOn) {
  StretchTally tally(megabyte * 512, megabyte, megabyte);  // two blocks a stretch
  tally.resume(10 * ms);
  tally.record(10 * ms, 13 * ms, megabyte);
  EXPECT_EQ(tally.busyNs(13 * ms), 3 * ms);
  tally.record(13 * ms, 15 * ms, megabyte);
  EXPECT_EQ(tally.busyNs(15 * ms), 5 * ms) << "a stretch has ended";
  tally.pause(16 * ms);
  tally.resume(96 * ms);
  EXPECT_EQ(tally.busyNs(97 * ms), 7 * ms);
}

TEST(StretchTally, APauseCountsForNothing) {
  StretchTally tally(megabyte * 512, megabyte, megabyte);
  tally.resume(0);
  EXPECT_FALSE(tally.record(0, 1 * ms, megabyte));
  tally.pause(1 * ms);
  tally.resume(1000 * ms);
  const auto stretch = tally.record(1000 * ms, 1001 * ms, megabyte);
  ASSERT_TRUE(stretch);
  EXPECT_DOUBLE_EQ(stretch->rate, 1000);
}

TEST(StretchTally, HasAtMostSoManyStretches) {
  for (const std::uint64_t blocks : {1U, 2U, 255U, 256U, 257U, 511U, 1000U, 5000U}) {
    StretchTally tally(megabyte * blocks, megabyte, megabyte);
    auto stretches = tallied(tally, std::vector<std::uint64_t>(blocks, ms));
    if (const auto rest = tally.rest()) stretches.push_back(*rest);
    EXPECT_LE(stretches.size(), mostStretches) << blocks;
    EXPECT_GE(stretches.size(), std::min<std::uint64_t>(blocks, 128)) << blocks;
    EXPECT_EQ(tally.latency().count(), blocks);
    for (const EnduranceStretch& stretch : stretches) EXPECT_DOUBLE_EQ(stretch.rate, 1000) << blocks;
  }
}

TEST(StretchTally, NoStretchIsShorterThanTheLeast) {
  StretchTally tally(megabyte * 100, megabyte, megabyte * 32);
  auto stretches = tallied(tally, std::vector<std::uint64_t>(100, ms));
  ASSERT_EQ(stretches.size(), 3U);
  EXPECT_EQ(stretches[2].bytes, 96'000'000U);
  EXPECT_FALSE(tally.rest());  // too little to tell
  EXPECT_EQ(tally.latency().count(), 100U);
}

TEST(StretchTally, LessThanOneStretchIsOne) {
  StretchTally tally(megabyte * 25'600, megabyte, megabyte);
  EXPECT_TRUE(tallied(tally, {2 * ms}).empty());
  const auto rest = tally.rest();
  ASSERT_TRUE(rest);
  EXPECT_DOUBLE_EQ(rest->rate, 500);
}

TEST(Together, AddsRatesAndKeepsTheSlowestLatency) {
  const auto all = together({{{100, 10, 1, 5, 9}, {200, 20, 2, 6, 8}}, {{100, 30, 3, 4, 7}}});
  EXPECT_EQ(all, (std::vector<EnduranceStretch>{{200, 40, 3, 5, 9}}));
  EXPECT_TRUE(together({}).empty());
}

TEST(RateFall, OfACacheThatIsFull) {
  const auto fall = findRateFall(ofRates(repeated(20, 2000, repeated(30, 500))));
  ASSERT_TRUE(fall);
  EXPECT_EQ(fall->atBytes, 2000U);
  EXPECT_DOUBLE_EQ(fall->before, 2000);
  EXPECT_DOUBLE_EQ(fall->after, 500);
}

TEST(RateFall, IsNotWhatStaysAbove70Percent) {
  EXPECT_FALSE(findRateFall(ofRates(repeated(20, 1000, repeated(30, 700)))));
  EXPECT_TRUE(findRateFall(ofRates(repeated(20, 1000, repeated(30, 699)))));
}

TEST(RateFall, IsForGood) {
  // It comes back.
  EXPECT_FALSE(findRateFall(ofRates(repeated(20, 1000, repeated(10, 300, repeated(20, 1000))))));
  // A stretch now and then that is fast again changes nothing.
  std::vector<double> rates = repeated(20, 1000, repeated(40, 300));
  rates[40] = rates[50] = 1000;
  const auto fall = findRateFall(ofRates(rates));
  ASSERT_TRUE(fall);
  EXPECT_EQ(fall->atBytes, 2000U);
}

TEST(RateFall, ASlowStretchAloneIsNone) {
  std::vector<double> rates = repeated(60, 1000);
  rates[10] = rates[30] = rates[59] = 100;
  EXPECT_FALSE(findRateFall(ofRates(rates)));
}

TEST(RateFall, NeedsEnoughToTell) {
  EXPECT_FALSE(findRateFall({}));
  EXPECT_FALSE(findRateFall(ofRates({1000, 1000, 1000, 100, 100})));
  EXPECT_TRUE(findRateFall(ofRates({1000, 1000, 1000, 100, 100, 100})));
}

}  // namespace
}  // namespace strata::test
