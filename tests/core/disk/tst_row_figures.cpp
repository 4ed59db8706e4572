// SPDX-License-Identifier: GPL-3.0-or-later
// What a row makes of its operations, worked out by hand.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "core/disk/row_figures.h"
#include "core/stats/enough_requests.h"

namespace strata {
namespace {

std::uint64_t sum(const SliceBytes& bytes) {
  return std::accumulate(bytes.begin(), bytes.end(), std::uint64_t{0});
}

/// From 1000 on, 64 slices of 100.
RowTally tally() {
  RowTally made;
  made.restart({1000, 100});
  return made;
}

TEST(RowTally, CountsAnOperationInItsSlice) {
  RowTally made = tally();
  made.record(1010, 1020, 4096);
  made.record(1020, 1099, 4096);
  made.record(1250, 1260, 512);
  EXPECT_EQ(made.bytes()[0], 8192U);
  EXPECT_EQ(made.bytes()[2], 512U);
  EXPECT_EQ(sum(made.bytes()), 8704U);
  EXPECT_EQ(made.operations(), 3U);
  EXPECT_EQ(made.latency().max(), 79U);
}

TEST(RowTally, SharesAnOperationAmongItsSlices) {
  RowTally made = tally();
  made.record(1050, 1250, 1000);  // a quarter, a half, a quarter
  EXPECT_EQ(made.bytes()[0], 250U);
  EXPECT_EQ(made.bytes()[1], 500U);
  EXPECT_EQ(made.bytes()[2], 250U);
}

TEST(RowTally, LosesNoByteByRounding) {
  RowTally made = tally();
  made.record(1001, 1998, 1001);
  EXPECT_EQ(sum(made.bytes()), 1001U);
}

TEST(RowTally, TakesOfAnOperationThatReachesBeyondTheTimeItsPart) {
  RowTally made = tally();
  made.record(900, 1100, 1000);   // half of it before
  made.record(7300, 7500, 1000);  // half of it behind 1000 + 64 × 100
  EXPECT_EQ(made.bytes()[0], 500U);
  EXPECT_EQ(made.bytes()[63], 500U);
  // The first began before: no operation of the counted time; the second did not.
  EXPECT_EQ(made.operations(), 1U);
  EXPECT_EQ(made.latency().max(), 200U);
}

TEST(RowTally, LeavesOutWhatIsWhollyOutside) {
  RowTally made = tally();
  made.record(100, 900, 1000);
  made.record(7400, 7500, 1000);
  made.record(8000, 9000, 1000);
  EXPECT_EQ(sum(made.bytes()), 0U);
  EXPECT_EQ(made.operations(), 0U);
}

TEST(RowTally, TakesOperationsThatTookNoTime) {
  RowTally made = tally();
  made.record(1100, 1100, 10);
  made.record(1000, 1000, 1);
  made.record(7399, 7399, 5);
  EXPECT_EQ(made.bytes()[0], 1U);
  EXPECT_EQ(made.bytes()[1], 10U);
  EXPECT_EQ(made.bytes()[63], 5U);
}

TEST(RowTally, GoesBackToAnEarlierSlice) {
  RowTally made = tally();
  made.record(1500, 1510, 1);
  made.record(1020, 1520, 1000);  // comes back later, and began long before
  EXPECT_EQ(sum(made.bytes()), 1001U);
  made.record(1521, 1522, 7);
  EXPECT_EQ(sum(made.bytes()), 1008U);
}

TEST(RowTally, BeginsAnew) {
  RowTally made = tally();
  made.record(1010, 1020, 4096);
  made.restart({5000, 10});
  EXPECT_EQ(sum(made.bytes()), 0U);
  EXPECT_EQ(made.operations(), 0U);
  EXPECT_EQ(made.latency().count(), 0U);
  made.record(5005, 5009, 3);
  EXPECT_EQ(made.bytes()[0], 3U);
}

/// Two threads of 4 KiB blocks for 64 slices of a millisecond.
RowWork plainWork() {
  RowWork work;
  work.block = 4_KiB;
  work.queueDepth = 2;
  work.sliceNs = 1'000'000;
  work.threads.resize(2);
  for (std::size_t i = 0; i < rowSlices; ++i) {
    work.threads[0].bytes[i] = 4096 * 30;
    work.threads[1].bytes[i] = 4096 * 20;
  }
  work.threads[0].operations = 30 * 64;
  work.threads[1].operations = 20 * 64;
  for (int i = 1; i <= 1000; ++i) work.latency.record(static_cast<std::uint64_t>(i));
  work.engine = "threads";
  work.cpuPercent = 12.5;
  return work;
}

TEST(RowFigures, AreBytesOverTime) {
  const auto measured = measureRow(plainWork(), 1);
  ASSERT_TRUE(measured);
  // 50 blocks of 4096 bytes a millisecond.
  EXPECT_DOUBLE_EQ(measured->value, 204.8);
  EXPECT_EQ(measured->statistic, "total");
  EXPECT_EQ(measured->bytes, 4096U * 50 * 64);
  EXPECT_EQ(measured->iterations, 50U * 64);
  EXPECT_DOUBLE_EQ(measured->elapsedS, 0.064);
  EXPECT_EQ(measured->perThread, (std::vector<double>{122.88, 81.92}));
  EXPECT_EQ(measured->count, 64U);
  EXPECT_EQ(measured->samples.size(), 64U);
  EXPECT_EQ(measured->clean, std::vector<bool>(64, true));
  EXPECT_DOUBLE_EQ(*measured->median, 204.8);
  EXPECT_DOUBLE_EQ(*measured->mad, 0);
  EXPECT_NEAR(*measured->low, 204.8, 1e-9);
  EXPECT_NEAR(*measured->high, 204.8, 1e-9);
  EXPECT_EQ(measured->verdict.grade, Grade::Good);
  EXPECT_FALSE(measured->clockGhz);
  EXPECT_FALSE(measured->totalRate);
}

TEST(RowFigures, TellLatencies) {
  const auto measured = measureRow(plainWork(), 1);
  ASSERT_TRUE(measured && measured->disk);
  const auto at = [&](double fraction) {
    const auto found = std::ranges::find(measured->disk->latency, fraction, &LatencyQuantile::fraction);
    return found == measured->disk->latency.end() ? 0 : found->ns;
  };
  EXPECT_EQ(at(0.5), 500U);
  EXPECT_EQ(at(0.9), 900U);
  EXPECT_EQ(at(0.99), 990U);
  EXPECT_EQ(at(0.999), 999U);
  EXPECT_EQ(at(1), 1000U);
  EXPECT_TRUE(std::ranges::is_sorted(measured->disk->latency, {}, &LatencyQuantile::fraction));
  EXPECT_TRUE(std::ranges::is_sorted(measured->disk->latency, {}, &LatencyQuantile::ns));
  // Two under way by each of two threads: 4 × 4096 bytes in 500 ns.
  EXPECT_DOUBLE_EQ(measured->disk->medianOperationRate, 4.0 * 4096 * 1000 / 500);
  EXPECT_EQ(measured->disk->engine, "threads");
  EXPECT_EQ(measured->disk->cpuPercent, 12.5);
}

/// Ten beyond: p99 of 999 requests rests on nine.
TEST(RowFigures, GivePercentilesOnlyWhereEnoughRequestsTookLonger) {
  Measured measured;
  measured.disk = DiskFigures{};
  measured.disk->latency = {{0.5, 1}, {0.9, 2}, {0.99, 3}, {0.999, 4}, {1, 5}};
  const auto given = [&](std::uint64_t requests) {
    measured.iterations = requests;
    std::vector<double> fractions;
    for (const LatencyQuantile& at : measured.disk->latency)
      if (percentileNs(measured, at.fraction)) fractions.push_back(at.fraction);
    return fractions;
  };
  EXPECT_EQ(given(19), (std::vector<double>{1}));
  EXPECT_EQ(given(20), (std::vector<double>{0.5, 1}));
  EXPECT_EQ(given(100), (std::vector<double>{0.5, 0.9, 1}));
  EXPECT_EQ(given(999), (std::vector<double>{0.5, 0.9, 1}));
  EXPECT_EQ(given(1000), (std::vector<double>{0.5, 0.9, 0.99, 1}));
  EXPECT_EQ(given(9999), (std::vector<double>{0.5, 0.9, 0.99, 1}));
  EXPECT_EQ(given(10000).size(), 5U);
  EXPECT_EQ(given(0).size(), 5U);  // another program tells no number
}

/// To the last bit of a double: a popular peer is 2.34 % off here, since it takes KiB for kB.
TEST(RowFigures, OperationsTimesBlockIsTheRate) {
  RowWork work = plainWork();
  for (const std::uint64_t block : {512U, 4096U, 131072U, 1048576U}) {
    for (const std::uint64_t bytes : {block, 7 * block, 12345 * block}) {
      work.block = {block};
      for (RowWork::Thread& thread : work.threads) thread.bytes.fill(bytes);
      const auto measured = measureRow(work, 1);
      ASSERT_TRUE(measured);
      const double operations = measured->disk->operationsPerSecond;
      EXPECT_DOUBLE_EQ(operations * static_cast<double>(block) / 1e6, measured->value);
      const std::uint64_t count = 2 * 64 * (bytes / block);
      EXPECT_DOUBLE_EQ(operations, static_cast<double>(count) / 0.064);
    }
  }
}

TEST(RowFigures, CountTheSlicesThatAreWhole) {
  RowWork work = plainWork();
  work.slices = 16;
  const auto measured = measureRow(work, 1);
  ASSERT_TRUE(measured);
  EXPECT_DOUBLE_EQ(measured->value, 204.8);
  EXPECT_DOUBLE_EQ(measured->elapsedS, 0.016);
  EXPECT_EQ(measured->samples.size(), 16U);
  work.slices = 2;
  EXPECT_FALSE(measureRow(work, 1)->low);
}

TEST(RowFigures, OfNothingAreNone) {
  RowWork work = plainWork();
  for (RowWork::Thread& thread : work.threads) thread.bytes.fill(0);
  EXPECT_FALSE(measureRow(work, 1));
  work = plainWork();
  work.slices = 0;
  EXPECT_FALSE(measureRow(work, 1));
}

TEST(RowFigures, SayWhenThereWereFewOperations) {
  RowWork work = plainWork();
  work.threads[1].operations = 29;
  auto measured = measureRow(work, 1);
  EXPECT_EQ(measured->verdict.grade, Grade::Fair);
  ASSERT_EQ(measured->verdict.reasons.size(), 1U);
  EXPECT_EQ(measured->verdict.reasons[0],
            (Reason{"too-few-samples", {{"clean", std::int64_t{29}}, {"needed", std::int64_t{30}}}}));
  work.threads[1].operations = 9;
  EXPECT_EQ(measureRow(work, 1)->verdict.grade, Grade::Poor);
}

/// All of it in the first half: the mean of blocks drawn anew is anywhere between nothing and double.
TEST(RowFigures, SayWhenTheRateIsUneven) {
  RowWork work = plainWork();
  for (RowWork::Thread& thread : work.threads)
    for (std::size_t i = 32; i < rowSlices; ++i) thread.bytes[i] = 0;
  const auto measured = measureRow(work, 1);
  ASSERT_TRUE(measured->low);
  EXPECT_LT(*measured->low, measured->value);
  EXPECT_GT(*measured->high, measured->value);
  ASSERT_EQ(measured->verdict.reasons.size(), 1U);
  EXPECT_EQ(measured->verdict.reasons[0].id, "wide-interval");
  EXPECT_EQ(*measureRow(work, 1), *measured);  // the same seed, the same interval
}

}  // namespace
}  // namespace strata
