// SPDX-License-Identifier: GPL-3.0-or-later
// Falls of a rate on traces that are made up.
#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <string>
#include <vector>

#include "core/stats/sustained_figures.h"
#include "core/stats/trace.h"

namespace strata {
namespace {

/// So many seconds at 100, then the rest at `level`.
std::vector<double> stepped(std::size_t seconds, std::size_t at, double level) {
  std::vector<double> rates(seconds, 100);
  for (std::size_t i = at; i < seconds; ++i) rates[i] = level;
  return rates;
}

/// The rates with a normal scatter of 1 %.
std::vector<double> withNoise(std::vector<double> rates, std::mt19937& random) {
  std::normal_distribution<double> noise(1, 0.01);
  for (double& rate : rates) rate *= noise(random);
  return rates;
}

TEST(SustainedReference, IsTheMedianOfSeconds2To12) {
  std::vector<double> rates{500, 400};
  for (int i = 0; i < 10; ++i) rates.push_back(100 + i);
  rates.insert(rates.end(), 100, 7);
  EXPECT_EQ(referenceRateOf(rates), 104.5);
  EXPECT_EQ(referenceRateOf(std::vector<double>{500, 400, 90}), 90) << "as much of it as there is";
  EXPECT_FALSE(referenceRateOf(std::vector<double>{500, 400}));
  EXPECT_FALSE(referenceRateOf(std::vector<double>(20, 0.0))) << "no share of nothing";
}

TEST(SustainedFall, IsFoundAtItsSecond) {
  const auto fall = findFall(stepped(120, 48, 71));
  ASSERT_TRUE(fall);
  EXPECT_EQ(fall->atS, 48U);
  EXPECT_EQ(fall->rate, 71);
}

TEST(SustainedFall, OfLessThanAThresholdIsNone) {
  EXPECT_FALSE(findFall(stepped(120, 48, 96)));
  EXPECT_TRUE(findFall(stepped(120, 48, 95)));
}

TEST(SustainedFall, IsForGood) {
  std::vector<double> rates = stepped(120, 30, 70);
  for (std::size_t i = 60; i < 90; ++i) rates[i] = 100;  // cool again, and hot once more
  const auto fall = findFall(rates);
  ASSERT_TRUE(fall);
  EXPECT_EQ(fall->atS, 90U);
  for (std::size_t i = 100; i < 120; ++i) rates[i] = 100;
  EXPECT_FALSE(findFall(rates));
}

TEST(SustainedFall, IsNotInventedByAShortDip) {
  std::vector<double> rates = stepped(120, 120, 0);
  for (std::size_t i = 50; i < 54; ++i) rates[i] = 20;
  EXPECT_FALSE(findFall(rates));
  // Fewer than half of the last window are low.
  std::vector<double> late = stepped(120, 117, 20);
  EXPECT_FALSE(findFall(late));
}

TEST(SustainedFall, NeedsTenSecondsAfterTheReference) {
  EXPECT_FALSE(findFall(stepped(21, 12, 50)));
  EXPECT_TRUE(findFall(stepped(22, 12, 50)));
}

TEST(SustainedFall, IsFoundInNoiseWithinTwoSeconds) {
  std::mt19937 random(1);
  std::size_t count = 0;
  for (const double level : {93.0, 90.0, 80.0, 60.0})
    for (const std::size_t at : {20U, 48U, 200U})
      for (int i = 0; i < 20; ++i, ++count) {
        const auto fall = findFall(withNoise(stepped(300, at, level), random));
        ASSERT_TRUE(fall) << level << ' ' << at;
        EXPECT_NEAR(static_cast<double>(fall->atS), static_cast<double>(at), 2) << level;
        EXPECT_NEAR(fall->rate, level, 1);
      }
  EXPECT_EQ(count, 240U);
  // Noise alone decides some at the very threshold.
  int found = 0;
  for (int i = 0; i < 100; ++i) {
    const auto fall = findFall(withNoise(stepped(60, 40, 95), random));
    if (fall && fall->atS >= 38 && fall->atS <= 42) ++found;
  }
  EXPECT_GE(found, 85);
}

TEST(SustainedFall, IsInventedInAtMostOneOfAHundredFlatTraces) {
  std::mt19937 random(2);
  int invented = 0;
  for (int i = 0; i < 1000; ++i)
    if (findFall(withNoise(stepped(60 + static_cast<std::size_t>(i % 4) * 180, 10'000, 0), random)))
      ++invented;
  EXPECT_LE(invented, 10);
}

std::vector<SustainedSecond> secondsOf(const std::vector<double>& rates) {
  std::vector<SustainedSecond> seconds;
  for (const double rate : rates) {
    SustainedSecond& second = seconds.emplace_back();
    second.rate = rate;
    second.onCpuShare = 1;
  }
  return seconds;
}

TEST(SustainedMeasured, IsTheLevelAfterTheFall) {
  SustainedLoad load;
  load.plannedS = 120;
  load.perUnit = 2;
  load.rateUnit = "MB/s";
  std::vector<SustainedSecond> seconds = secondsOf(stepped(120, 48, 71));
  for (std::size_t i = 0; i < seconds.size(); ++i) {
    seconds[i].clockGhz = i < 48 ? 4.0 : 3.0;
    if (i != 50) seconds[i].temperatureC = i < 48 ? 60 : 97;
  }
  const auto measured = measuredSustained(seconds, load, 1);
  ASSERT_TRUE(measured && measured->sustained);
  EXPECT_DOUBLE_EQ(measured->value, 71);
  EXPECT_EQ(measured->verdict.grade, Grade::Good);
  EXPECT_EQ(measured->elapsedS, 120);
  const SustainedFigures& of = *measured->sustained;
  EXPECT_DOUBLE_EQ(of.referenceRate, 200);
  EXPECT_DOUBLE_EQ(of.sustainedRate, 142);
  EXPECT_EQ(of.fallS, 48.0);
  EXPECT_FALSE(of.perCpuTime);
  ASSERT_EQ(of.trace.endS.size(), 120U);
  EXPECT_EQ(of.trace.endS.front(), 1);
  EXPECT_EQ(of.trace.sharePercent[47], 100);
  EXPECT_EQ(of.trace.sharePercent[48], 71);
  EXPECT_EQ(of.trace.temperatureC[50], 97) << "a sensor that failed for a moment";
  EXPECT_TRUE(of.trace.powerW.empty()) << "what nobody told has no list";
  EXPECT_EQ(medianOfTrace(of.trace.endS, of.trace.clockGhz, 48, 120), 3.0);
}

TEST(SustainedMeasured, IsAllOfItWhereTheRateHolds) {
  const auto measured = measuredSustained(secondsOf(stepped(60, 30, 97)), {}, 1);
  ASSERT_TRUE(measured);
  EXPECT_EQ(measured->value, 100);
  EXPECT_FALSE(measured->sustained->fallS);
  EXPECT_FALSE(measuredSustained(secondsOf({1, 1}), {}, 1));
}

// The host takes 40 % of the time from second 30 on: the work falls, the computer does not.
TEST(SustainedMeasured, GoesByCpuTimeWhereOthersTakeSome) {
  std::vector<SustainedSecond> seconds = secondsOf(stepped(60, 30, 60));
  for (std::size_t i = 30; i < 60; ++i) seconds[i].onCpuShare = 0.6;
  const auto measured = measuredSustained(seconds, {}, 1);
  ASSERT_TRUE(measured);
  EXPECT_EQ(measured->value, 100);
  EXPECT_TRUE(measured->sustained->perCpuTime);
  EXPECT_NEAR(*measured->sustained->offCpuPercent, 20, 1e-9);
  ASSERT_FALSE(measured->verdict.reasons.empty());
  EXPECT_EQ(measured->verdict.reasons.front().id, "sustained-disturbed");
  EXPECT_EQ(measured->verdict.grade, Grade::Fair);
  // Threads that share CPUs take the time from one another.
  SustainedLoad shared;
  shared.hasOwnCpus = false;
  const auto together = measuredSustained(seconds, shared, 1);
  EXPECT_EQ(together->value, 60);
  EXPECT_FALSE(together->sustained->offCpuPercent);
  EXPECT_EQ(together->verdict.grade, Grade::Good);
}

TEST(SustainedMeasured, IsUnreliableWhereOthersTakeMost) {
  std::vector<SustainedSecond> seconds = secondsOf(stepped(60, 60, 0));
  for (SustainedSecond& second : seconds) second.onCpuShare = 0.7;
  EXPECT_EQ(measuredSustained(seconds, {}, 1)->verdict.grade, Grade::Poor);
}

TEST(SustainedMeasured, KeepsTwoHoursInFewerPieces) {
  std::vector<SustainedSecond> seconds = secondsOf(stepped(7200, 3600, 50));
  const auto measured = measuredSustained(seconds, {}, 1);
  const SustainedTrace& trace = measured->sustained->trace;
  ASSERT_EQ(trace.endS.size(), 1800U) << "of four seconds each";
  EXPECT_EQ(trace.endS.front(), 4);
  EXPECT_EQ(trace.endS.back(), 7200);
  EXPECT_EQ(trace.sharePercent[899], 100);
  EXPECT_EQ(trace.sharePercent[900], 50);
  EXPECT_EQ(measured->sustained->fallS, 3600.0);
}

}  // namespace
}  // namespace strata
