// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/probe.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

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

TEST(ProbeFootprints, EightDoublingsUpToFourTimesTheLastLevel) {
  const auto sizes = probeFootprints(machineWith({{1, 48_KiB, 1}, {2, 256_KiB, 1}, {3, 32_MiB, 8}}));
  EXPECT_EQ(sizes, (std::vector<Bytes>{1_MiB, 2_MiB, 4_MiB, 8_MiB, 16_MiB, 32_MiB, 64_MiB, 128_MiB}));
}

TEST(ProbeFootprints, HoldTheReportedSizeItself) {
  const auto sizes = probeFootprints(machineWith({{1, 32_KiB, 1}, {2, 1_MiB, 1}, {3, 33_MiB, 48}}));
  EXPECT_NE(std::find(sizes.begin(), sizes.end(), 33_MiB), sizes.end());
  EXPECT_GE(sizes.front(), 2_MiB);
}

TEST(ProbeFootprints, AreBoundedByWhatCachesExistAndByMemory) {
  EXPECT_EQ(probeFootprints(machineWith({{1, 48_KiB, 1}, {2, 2_MiB, 1}, {3, 480_MiB, 2}})).back(), 256_MiB);
  EXPECT_EQ(probeFootprints(machineWith({{1, 48_KiB, 1}, {2, 2_MiB, 1}, {3, 480_MiB, 2}})).front(), 4_MiB);
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

TEST(UsableFromLatencies, SeveralLevelsCountAsOne) {
  // The level below was reported too small, and shows at the start.
  EXPECT_EQ(
      usableFromLatencies(
          {{1_MiB, 4}, {2_MiB, 5}, {4_MiB, 20}, {8_MiB, 21}, {16_MiB, 24}, {32_MiB, 95}, {64_MiB, 100}}),
      16_MiB);
}

// Recorded on a virtual machine with two CPUs of Zen 5 and 32 MiB of third level, when it was quiet and while
// compilers ran on both CPUs.
TEST(UsableFromLatencies, RecordedCurves) {
  EXPECT_EQ(usableFromLatencies({{2_MiB, 9.31},
                                 {4_MiB, 9.28},
                                 {8_MiB, 9.31},
                                 {16_MiB, 9.39},
                                 {32_MiB, 16.98},
                                 {64_MiB, 48.42},
                                 {128_MiB, 71.14}}),
            32_MiB);
  EXPECT_EQ(usableFromLatencies({{2_MiB, 9.32},
                                 {4_MiB, 9.29},
                                 {8_MiB, 9.32},
                                 {16_MiB, 9.47},
                                 {32_MiB, 35.66},
                                 {64_MiB, 80.71},
                                 {128_MiB, 79.99}}),
            16_MiB);
  EXPECT_EQ(usableFromLatencies({{2_MiB, 12.14},
                                 {4_MiB, 9.82},
                                 {8_MiB, 33.90},
                                 {16_MiB, 73.60},
                                 {32_MiB, 80.12},
                                 {64_MiB, 87.52},
                                 {128_MiB, 94.44}}),
            4_MiB);
  // Others on the same chip take and leave their part of the cache from one moment to the next.
  EXPECT_EQ(usableFromLatencies({{2_MiB, 9.9},
                                 {4_MiB, 9.8},
                                 {8_MiB, 9.8},
                                 {16_MiB, 14.9},
                                 {32_MiB, 72.1},
                                 {64_MiB, 92.5},
                                 {128_MiB, 99.3}}),
            16_MiB);
  EXPECT_EQ(usableFromLatencies({{2_MiB, 9.7},
                                 {4_MiB, 9.9},
                                 {8_MiB, 10.4},
                                 {16_MiB, 46.4},
                                 {32_MiB, 96.5},
                                 {64_MiB, 98.4},
                                 {128_MiB, 98.6}}),
            8_MiB);
}

TEST(UsableFromLatencies, NothingFromFlatNoise) {
  EXPECT_FALSE(
      usableFromLatencies({{1_MiB, 80}, {2_MiB, 95}, {4_MiB, 78}, {8_MiB, 99}, {16_MiB, 85}, {32_MiB, 101}}));
  EXPECT_FALSE(usableFromLatencies({{1_MiB, 10}, {2_MiB, 10}, {4_MiB, 10}, {8_MiB, 10}}));
}

TEST(UsableFromLatencies, NothingWhenTheLargestFits) {
  EXPECT_FALSE(usableFromLatencies(imagined(2_MiB, 256_MiB, 480.0 * (1 << 20), 20, 110, 0.3)));
}

TEST(UsableFromLatencies, OneSlowPointAtTheEndIsNoStep) {
  EXPECT_FALSE(usableFromLatencies({{1_MiB, 10}, {2_MiB, 10}, {4_MiB, 10}, {8_MiB, 10}, {16_MiB, 60}}));
}

TEST(UsableFromLatencies, OneSlowPointInTheMiddleIsOverlooked) {
  EXPECT_EQ(
      usableFromLatencies({{1_MiB, 10}, {2_MiB, 150}, {4_MiB, 10}, {8_MiB, 10}, {16_MiB, 80}, {32_MiB, 90}}),
      8_MiB);
}

TEST(UsableFromLatencies, NothingFromTooFewPointsOrNoNumbers) {
  EXPECT_FALSE(usableFromLatencies({}));
  EXPECT_FALSE(usableFromLatencies({{1_MiB, 10}, {2_MiB, 90}}));
  EXPECT_FALSE(usableFromLatencies({{1_MiB, 0}, {2_MiB, 50}, {4_MiB, 90}, {8_MiB, 90}}));
  EXPECT_FALSE(usableFromLatencies({{1_MiB, std::nan("")}, {2_MiB, std::nan("")}, {4_MiB, std::nan("")}}));
}

TEST(SingleCycle, VisitsEveryElementOnce) {
  for (std::uint32_t count : {1u, 2u, 3u, 64u, 3072u, 8192u}) {
    const std::vector<std::uint32_t> cycle = singleCycle(count, 7);
    std::set<std::uint32_t> seen;
    std::uint32_t at = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
      seen.insert(at);
      at = cycle[at];
    }
    EXPECT_EQ(seen.size(), count);
    EXPECT_EQ(at, 0u);
  }
}

TEST(SingleCycle, DependsOnTheSeedOnly) {
  EXPECT_EQ(singleCycle(1000, 1), singleCycle(1000, 1));
  EXPECT_NE(singleCycle(1000, 1), singleCycle(1000, 2));
}

TEST(MeasureLatencies, GivesOnePointForEachFootprint) {
  const Curve curve = measureLatencies({64_KiB, 256_KiB, 1_MiB}, {});
  ASSERT_LE(curve.size(), 3u);  // fewer on a machine so busy that the time ran out
  const Bytes expected[] = {64_KiB, 256_KiB, 1_MiB};
  for (std::size_t i = 0; i < curve.size(); ++i) {
    EXPECT_EQ(curve[i].footprint, expected[i]);
    EXPECT_TRUE(std::isfinite(curve[i].nanoseconds));
    EXPECT_GT(curve[i].nanoseconds, 0);
  }
}

TEST(MeasureLatencies, EndsWhenToldTo) {
  std::stop_source source;
  source.request_stop();
  EXPECT_TRUE(measureLatencies({1_MiB, 64_MiB}, source.get_token()).empty());
  EXPECT_TRUE(measureLatencies({}, {}).empty());
}

TEST(MeasureLatencies, NothingWhenTheMemoryCannotBeHad) {
  EXPECT_TRUE(measureLatencies({1_MiB, Bytes{std::uint64_t{1} << 60}}, {}).empty());
}

TEST(ProbeLastLevel, NothingOnceStopped) {
  std::stop_source source;
  source.request_stop();
  EXPECT_FALSE(
      probeLastLevel(machineWith({{1, 48_KiB, 1}, {2, 1_MiB, 1}, {3, 32_MiB, 2}}), source.get_token()));
}

TEST(FastestOf, ABurstThatHitsAnotherFootprintEachTimeIsGone) {
  const Curve calm{{4_MiB, 10}, {8_MiB, 10}, {16_MiB, 10}, {32_MiB, 60}, {64_MiB, 80}};
  Curve first = calm;
  first[1].nanoseconds = 90;
  first[2].nanoseconds = 70;
  Curve second = calm;
  second[0].nanoseconds = 30;
  second[4].nanoseconds = 95;
  EXPECT_EQ(usableFromLatencies(first), 4_MiB);
  const Curve both = fastestOf(first, second);
  for (std::size_t i = 0; i < calm.size(); ++i) EXPECT_EQ(both[i].nanoseconds, calm[i].nanoseconds);
  EXPECT_EQ(usableFromLatencies(both), 16_MiB);
}

TEST(FastestOf, ASecondCurveThatWasCutShortTakesNothingAway) {
  const Curve first{{4_MiB, 10}, {8_MiB, 50}};
  EXPECT_EQ(fastestOf(first, {}).size(), 2u);
}

}  // namespace
}  // namespace strata
