// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/probe.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace strata {
namespace {

using Curve = std::vector<LatencyPoint>;

Machine machineWith(std::vector<Cache> caches, Bytes available = 64_GiB) {
  Machine machine;
  machine.caches = std::move(caches);
  machine.memoryAvailable = available;
  machine.pageSize = 4_KiB;
  machine.cpus = {LogicalCpu{}};
  return machine;
}

/// A cache of that size, of which a cyclic walk through more than fits hits `kept` of the share that could
/// fit.
Curve imagined(Bytes smallest, Bytes largest, double capacity, double cacheNs, double memoryNs, double kept) {
  Curve curve;
  for (Bytes size = smallest; size <= largest; size = size * 2) {
    const double ratio = capacity / static_cast<double>(size.count);
    const double hits = ratio >= 1 ? 1 : ratio * kept;
    curve.push_back({size, hits * cacheNs + (1 - hits) * memoryNs});
  }
  return curve;
}

TEST(ProbeFootprints, DoubleUpToFourTimesTheLastLevel) {
  const auto sizes = probeFootprints(machineWith({{1, 48_KiB, 1}, {2, 256_KiB, 1}, {3, 32_MiB, 8}}));
  EXPECT_EQ(sizes,
            (std::vector<Bytes>{512_KiB, 1_MiB, 2_MiB, 4_MiB, 8_MiB, 16_MiB, 32_MiB, 64_MiB, 128_MiB}));
}

TEST(ProbeFootprints, HoldTheReportedSizeItself) {
  const auto sizes = probeFootprints(machineWith({{1, 32_KiB, 1}, {2, 1_MiB, 1}, {3, 33_MiB, 48}}));
  EXPECT_NE(std::find(sizes.begin(), sizes.end(), 33_MiB), sizes.end());
  EXPECT_GE(sizes.front(), 2_MiB);
}

TEST(ProbeFootprints, AreBoundedByWhatCachesExistAndByMemory) {
  EXPECT_EQ(probeFootprints(machineWith({{1, 48_KiB, 1}, {2, 2_MiB, 1}, {3, 480_MiB, 2}})).back(), 1920_MiB);
  EXPECT_EQ(probeFootprints(machineWith({{1, 48_KiB, 1}, {2, 2_MiB, 1}, {3, 480_MiB, 2}})).front(), 7680_KiB);
  EXPECT_EQ(probeFootprints(machineWith({{1, 48_KiB, 1}, {2, 1_MiB, 1}, {3, 32_MiB, 2}}, 512_MiB)).back(),
            64_MiB);
  EXPECT_EQ(probeFootprints(machineWith({})).back(), 256_MiB);
  EXPECT_EQ(probeFootprints(machineWith({{1, 32_KiB, 1}})).back(), 256_MiB);
  EXPECT_TRUE(probeFootprints(machineWith({}, 1_MiB)).empty());
}

TEST(ProbeFootprints, ASecondLevelMayBeTheLast) {
  const auto sizes = probeFootprints(machineWith({{1, 32_KiB, 1}, {2, 1_MiB, 4}}));
  EXPECT_EQ(sizes, (std::vector<Bytes>{64_KiB, 128_KiB, 256_KiB, 512_KiB, 1_MiB, 2_MiB, 4_MiB}));
}

TEST(UsableFromLatencies, ADesktopWithThirtyTwoMebibytes) {
  // A cache that loses all of a cyclic walk, one that loses at random, and one that keeps its part.
  for (double kept : {0.0, 0.4, 0.7}) {
    EXPECT_EQ(usableFromLatencies(imagined(1_MiB, 128_MiB, 32.0 * (1 << 20), 11, 90, kept)), 32_MiB) << kept;
  }
}

TEST(UsableFromLatencies, AVirtualMachineWithThirtyTimesLessThanItSays) {
  for (double capacity : {16.0, 18.0, 20.0}) {
    EXPECT_EQ(usableFromLatencies(imagined(2_MiB, 256_MiB, capacity * (1 << 20), 22, 125, 0.3)), 16_MiB);
  }
}

TEST(UsableFromLatencies, WhatHitsHalfOfTheTimeDoesNotFit) {
  // The part that is held is held for good: the most that a footprint of twice the cache can hit.
  for (double capacity : {16.0, 18.0, 20.0})
    EXPECT_EQ(usableFromLatencies(imagined(1_MiB, 128_MiB, capacity * (1 << 20), 10, 97, 1.0)), 16_MiB);
}

TEST(UsableFromLatencies, NothingWhenTheLargestFits) {
  EXPECT_FALSE(usableFromLatencies(imagined(2_MiB, 256_MiB, 480.0 * (1 << 20), 20, 110, 0.3)));
}

struct CurveCase {
  const char* what;
  Bytes first;                      ///< footprint of the first latency; each next one is twice as large
  std::vector<double> nanoseconds;  ///< of a load
  std::optional<Bytes> usable;
};

void check(const std::vector<CurveCase>& cases) {
  for (const CurveCase& tried : cases) {
    Curve curve;
    Bytes footprint = tried.first;
    for (const double nanoseconds : tried.nanoseconds) {
      curve.push_back({footprint, nanoseconds});
      footprint = footprint * 2;
    }
    EXPECT_EQ(usableFromLatencies(curve), tried.usable) << tried.what;
  }
}

TEST(UsableFromLatencies, CurvesMadeUp) {
  constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();
  check({
      {"the level below was reported too small, and counts too", 1_MiB, {4, 5, 20, 21, 24, 95, 100}, 16_MiB},
      {"flat noise", 1_MiB, {80, 95, 78, 99, 85, 101}, {}},
      {"flat", 1_MiB, {10, 10, 10, 10}, {}},
      {"one slow point at the end is no step", 1_MiB, {10, 10, 10, 10, 60}, {}},
      {"one slow point in the middle is overlooked", 1_MiB, {10, 150, 10, 10, 80, 90}, 8_MiB},
      {"no points", 1_MiB, {}, {}},
      {"too few points", 1_MiB, {10, 90}, {}},
      {"no time at all", 1_MiB, {0, 50, 90, 90}, {}},
      {"no numbers", 1_MiB, {noNumber, noNumber, noNumber}, {}},
  });
}

// On a virtual machine with two CPUs of Zen 5 and 32 MiB of third level, when it was quiet and while
// compilers ran on both CPUs; then as others on the same chip take and leave their part of the cache from one
// moment to the next.
TEST(UsableFromLatencies, CurvesRecorded) {
  check({
      {"quiet", 2_MiB, {9.31, 9.28, 9.31, 9.39, 16.98, 48.42, 71.14}, 32_MiB},
      {"less quiet", 2_MiB, {9.32, 9.29, 9.32, 9.47, 35.66, 80.71, 79.99}, 16_MiB},
      {"compilers", 2_MiB, {12.14, 9.82, 33.90, 73.60, 80.12, 87.52, 94.44}, 4_MiB},
      {"others on the chip", 2_MiB, {9.9, 9.8, 9.8, 14.9, 72.1, 92.5, 99.3}, 16_MiB},
      {"more of them", 2_MiB, {9.7, 9.9, 10.4, 46.4, 96.5, 98.4, 98.6}, 8_MiB},
  });
}

const auto never = [] { return false; };

TEST(LatencyField, GivesOnePointForEachFootprint) {
  const auto field = LatencyField::make({64_KiB, 256_KiB, 1_MiB}, 64_B, never, never);
  ASSERT_TRUE(field);
  const Curve curve = field->measure(never).points;
  const Bytes expected[] = {64_KiB, 256_KiB, 1_MiB};
  ASSERT_EQ(curve.size(), 3u);
  for (std::size_t i = 0; i < curve.size(); ++i) {
    EXPECT_EQ(curve[i].footprint, expected[i]);
    EXPECT_TRUE(std::isfinite(curve[i].nanoseconds));
    EXPECT_GT(curve[i].nanoseconds, 0);
  }
}

TEST(LatencyField, TakesLinesOfAnyLength) {
  for (const Bytes line : {64_B, 128_B, 256_B}) {
    const auto field = LatencyField::make({256_KiB, 512_KiB}, line, never, never);
    ASSERT_TRUE(field);
    EXPECT_EQ(field->measure(never).points.size(), 2u);
  }
}

TEST(LatencyField, LeavesOutWhatThereIsNoTimeToWrite) {
  int asked = 0;
  const auto field =
      LatencyField::make({1_MiB, 2_MiB, 4_MiB, 8_MiB, 16_MiB}, 64_B, [&] { return ++asked > 9; }, never);
  ASSERT_TRUE(field);
  const LatencyCurve curve = field->measure(never);
  EXPECT_EQ(curve.points.size(), 4u) << "nine blocks of 1 MiB were written";
  EXPECT_TRUE(curve.isCut);
  const auto least = LatencyField::make({1_MiB, 2_MiB, 4_MiB, 8_MiB}, 64_B, [] { return true; }, never);
  EXPECT_EQ(least->measure(never).points.size(), 3u);
}

TEST(LatencyField, EndsWhenToldTo) {
  const auto always = [] { return true; };
  EXPECT_FALSE(LatencyField::make({1_MiB, 64_MiB}, 64_B, never, always));
  EXPECT_FALSE(LatencyField::make({}, 64_B, never, never));
  const auto field = LatencyField::make({1_MiB, 2_MiB}, 64_B, never, never);
  ASSERT_TRUE(field);
  EXPECT_TRUE(field->measure(always).points.empty());
}

TEST(LatencyField, IsNotMadeWhereTheMemoryCannotBeHad) {
  EXPECT_FALSE(LatencyField::make({1_MiB, Bytes{std::uint64_t{1} << 60}}, 64_B, never, never));
  EXPECT_FALSE(LatencyField::make({1_KiB, 1_MiB}, 64_B, never, never)) << "no block fits";
}

TEST(ProbeLastLevel, NothingOnceStopped) {
  std::stop_source source;
  source.request_stop();
  EXPECT_EQ(
      probeLastLevel(machineWith({{1, 48_KiB, 1}, {2, 1_MiB, 1}, {3, 32_MiB, 2}}), {}, source.get_token()),
      LastLevelAnswer());
}

LatencyCurve calm(double capacityMib) {
  return {imagined(2_MiB, 1920_MiB, capacityMib * (1 << 20), 34, 152, 0.3), true};
}
LatencyCurve disturbed(double capacityMib) {
  LatencyCurve curve = calm(capacityMib);
  curve.isCalm = false;
  return curve;
}
LatencyCurve flat(Bytes largest) {
  return {imagined(2_MiB, largest, 1, 34, 152, 0), true};
}

TEST(AnswerOfCurves, IsConfirmedByTwoCalmOnesThatAgree) {
  const LastLevelAnswer sixteen{LastLevelProbe::Confirmed, 16_MiB};
  EXPECT_EQ(answerOf({calm(16), calm(18)}, 480_MiB), sixteen);
  EXPECT_EQ(answerOf({calm(16), calm(8), calm(17)}, 480_MiB), sixteen) << "not one after the other";
  EXPECT_EQ(answerOf({calm(16), disturbed(4), calm(16)}, 480_MiB), sixteen);
}

TEST(AnswerOfCurves, IsNotConfirmedOtherwise) {
  const LastLevelAnswer unconfirmed{LastLevelProbe::Unconfirmed, {}};
  EXPECT_EQ(answerOf({calm(16)}, 480_MiB), unconfirmed) << "one alone";
  EXPECT_EQ(answerOf({calm(16), calm(8)}, 480_MiB), unconfirmed) << "they do not agree";
  EXPECT_EQ(answerOf({disturbed(16), disturbed(16)}, 480_MiB), unconfirmed) << "neighbours were busy";
  EXPECT_EQ(answerOf({calm(16), disturbed(16)}, 480_MiB), unconfirmed);
  EXPECT_EQ(answerOf({}, 480_MiB), unconfirmed) << "there was no time for any";
}

// On a virtual machine whose memory was never written before, a gigabyte took its host all of the time.
TEST(AnswerOfCurves, OneThatEndsBelowTheStepSaysNothing) {
  LatencyCurve below = flat(256_MiB);
  below.isCut = true;
  EXPECT_EQ(answerOf({below, below}, 480_MiB), (LastLevelAnswer{LastLevelProbe::Unconfirmed, {}}));
  LatencyCurve beyond = calm(16);
  beyond.points.resize(beyond.points.size() - 3);
  beyond.isCut = true;
  EXPECT_EQ(answerOf({beyond, beyond}, 480_MiB), (LastLevelAnswer{LastLevelProbe::Confirmed, 16_MiB}));
}

TEST(AnswerOfCurves, SeesA480MebibyteCacheThatIsReal) {
  // At the footprints that are probed for such a cache.
  LatencyCurve curve;
  for (Bytes footprint = 30_MiB; footprint <= 1920_MiB; footprint = footprint * 2)
    curve.points.push_back({footprint, footprint <= 480_MiB ? 34.0 : 152.0});
  curve.isCalm = true;
  EXPECT_EQ(answerOf({curve, curve}, 480_MiB), (LastLevelAnswer{LastLevelProbe::Confirmed, 480_MiB}));
}

TEST(AnswerOfCurves, SeesThatNothingOfALevelIsThere) {
  EXPECT_EQ(answerOf({flat(1920_MiB), flat(1920_MiB)}, 480_MiB),
            (LastLevelAnswer{LastLevelProbe::Confirmed, 0_B}));
  // Where the curve does not reach memory for certain it may as well lie in the cache as a whole.
  const LastLevelAnswer unknown{LastLevelProbe::Confirmed, {}};
  EXPECT_EQ(answerOf({flat(480_MiB), flat(480_MiB)}, 480_MiB), unknown);
  EXPECT_EQ(answerOf({flat(256_MiB), flat(256_MiB)}, 0_B), unknown) << "no cache is reported";
}

}  // namespace
}  // namespace strata
