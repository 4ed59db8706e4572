// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/disk/disk_figures.h"
#include "core/stats/judge.h"

namespace strata::test {
namespace {

/// Operations of a block of 1000 bytes, end to end from `startNs` on.
std::vector<DiskOperation> endToEnd(std::uint64_t startNs, const std::vector<std::uint64_t>& timesNs) {
  std::vector<DiskOperation> operations;
  for (const std::uint64_t timeNs : timesNs) {
    operations.push_back({startNs, startNs + timeNs, 1000_B});
    startNs += timeNs;
  }
  return operations;
}

std::vector<DiskOperation> steady(std::size_t count, std::uint64_t timeNs) {
  return endToEnd(0, std::vector<std::uint64_t>(count, timeNs));
}

TEST(DiskFigures, RateIsInMillionBytesASecond) {
  EXPECT_DOUBLE_EQ(megabytesPerSecond(1'000'000, 1e9), 1);
  EXPECT_DOUBLE_EQ(megabytesPerSecond(4096, 1000), 4096);
  EXPECT_DOUBLE_EQ(megabytesPerSecond(5, 0), 5000);  // no less than a nanosecond
}

TEST(DiskFigures, EvenNumberOfOperationsTakesTheMiddleOfTheTwoTimes) {
  const Measured measured = measureDisk({1000_B, 0, {endToEnd(0, {100, 200, 400, 800})}}, 1);
  EXPECT_DOUBLE_EQ(measured.value, 1000 * 1000 / 300.0);
}

TEST(DiskFigures, WindowReachesFromTheBarrierToTheFirstThreadThatIsDone) {
  // One thread loses 50 ns before its first operation: that is part of the window.
  const Measured measured =
      measureDisk({1000_B, 1000, {endToEnd(1050, {100, 100}), endToEnd(1000, {500})}}, 1);
  EXPECT_DOUBLE_EQ(measured.elapsedS, 250e-9);
  EXPECT_EQ(measured.bytes, 2000U + 500U);
  EXPECT_DOUBLE_EQ(*measured.totalRate, 2500 * 1000 / 250.0);
}

TEST(DiskFigures, SamplesOfSeveralThreadsStandInTheOrderOfTime) {
  const Measured measured =
      measureDisk({1000_B, 0, {endToEnd(0, {100, 400}), endToEnd(0, {200, 250, 50})}}, 1);
  // Ends at 100, 200, 450, 500 (both): the same moment keeps the order of the threads.
  EXPECT_EQ(measured.samples, (std::vector<double>{10000, 5000, 4000, 2500, 20000}));
}

TEST(DiskFigures, AThreadThatBeganAfterTheWindowCountsWithItsFirstOperation) {
  const Measured measured = measureDisk({1000_B, 0, {endToEnd(0, {100}), endToEnd(500, {200, 100})}}, 1);
  EXPECT_EQ(measured.perThread, (std::vector<double>{10000, 5000}));
  EXPECT_EQ(measured.bytes, 1000U);  // none of its bytes fell into the window
  EXPECT_EQ(measured.count, 2U);
  EXPECT_EQ(measured.verdict.grade, Grade::Poor);
}

TEST(DiskFigures, FewOperationsOfTheSlowestThreadLowerTheGrade) {
  struct Case {
    std::size_t count;
    Grade grade;
  };
  for (const Case& c : {Case{9, Grade::Poor}, {10, Grade::Fair}, {29, Grade::Fair}, {30, Grade::Good}}) {
    const Measured measured = measureDisk({1000_B, 0, {steady(c.count, 100), steady(c.count * 2, 50)}}, 1);
    EXPECT_EQ(measured.verdict.grade, c.grade) << c.count;
    if (c.grade == Grade::Good) {
      EXPECT_TRUE(measured.verdict.reasons.empty());
    } else {
      const Reason expected{"too-few-samples",
                            {{"clean", static_cast<std::int64_t>(c.count)}, {"needed", std::int64_t{30}}}};
      EXPECT_EQ(measured.verdict.reasons, std::vector<Reason>{expected});
    }
  }
}

TEST(DiskFigures, NoIntervalUnderThreeOperations) {
  EXPECT_FALSE(measureDisk({1000_B, 0, {steady(2, 100)}}, 1).low.has_value());
  EXPECT_TRUE(measureDisk({1000_B, 0, {steady(3, 100)}}, 1).low.has_value());
}

/// `slow` of 60 operations, in a stretch at the end, take longer: the median can land on either kind.
Measured twoKinds(std::uint64_t slowNs) {
  std::vector<std::uint64_t> timesNs(60, 1000);
  for (std::size_t i = 31; i < 60; ++i) timesNs[i] = slowNs;
  return measureDisk({1000_B, 0, {endToEnd(0, timesNs)}}, 1);
}

TEST(DiskFigures, WideIntervalLowersTheGrade) {
  EXPECT_EQ(twoKinds(1100).verdict, Verdict{});  // 5 % either way

  const Measured fair = twoKinds(1500);  // 1000 and 667 MB/s: half of that is 17 % of 1000
  EXPECT_EQ(fair.verdict.grade, Grade::Fair);
  ASSERT_EQ(fair.verdict.reasons.size(), 1U);
  EXPECT_EQ(fair.verdict.reasons[0].id, "wide-interval");
  const double halfWidth = std::get<double>(fair.verdict.reasons[0].data[0].value);
  EXPECT_DOUBLE_EQ(halfWidth, 100 * (*fair.high - *fair.low) / 2 / fair.value);
  EXPECT_NEAR(halfWidth, 100 / 6.0, 1e-9);

  EXPECT_EQ(twoKinds(5000).verdict.grade, Grade::Poor);  // 1000 and 200 MB/s
}

TEST(DiskFigures, IntervalHoldsTheValueAndIsTheSameForTheSameSeed) {
  std::vector<std::uint64_t> timesNs;
  for (std::uint64_t i = 0; i < 100; ++i) timesNs.push_back(1000 + i * 37 % 101);
  const DiskPhase phase{1000_B, 0, {endToEnd(0, timesNs), endToEnd(0, timesNs)}};
  const Measured once = measureDisk(phase, 7);
  EXPECT_LT(*once.low, once.value);
  EXPECT_GT(*once.high, once.value);
  EXPECT_EQ(once, measureDisk(phase, 7));
}

TEST(DiskFigures, ThreadsOfDifferentSpeedAreDrawnTogether) {
  // 90 operations of one beside 30 of the other, all steady: whatever is drawn, the sum is the value.
  const Measured measured = measureDisk({1000_B, 0, {steady(90, 100), steady(30, 300)}}, 1);
  EXPECT_DOUBLE_EQ(measured.value, 10000 + 1000 * 1000 / 300.0);
  EXPECT_DOUBLE_EQ(*measured.low, measured.value);
  EXPECT_DOUBLE_EQ(*measured.high, measured.value);
}

TEST(DiskFigures, ReasonsOnlyEverLowerTheGrade) {
  Verdict verdict;
  addReason(verdict, Grade::Poor, {"first", {}});
  addReason(verdict, Grade::Fair, {"second", {}});
  EXPECT_EQ(verdict.grade, Grade::Poor);
  EXPECT_EQ(verdict.reasons.size(), 2U);
}

}  // namespace
}  // namespace strata::test
