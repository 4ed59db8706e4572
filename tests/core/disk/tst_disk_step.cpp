// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <future>

#include "tests/core/disk/fake_disk_host.h"

namespace strata::test {
namespace {

std::vector<CellResult> run(FakeDiskHost& host, const Plan& plan) {
  return runDiskStep(plan, fakeDiskStep(plan), host, nullptr, {});
}

TEST(DiskStep, FiguresOfOneThreadAreThoseWorkedByHand) {
  FakeDiskHost host(1);
  host.threads[0].writeNs = {1 * millisecond, 2 * millisecond, 4 * millisecond, 2 * millisecond,
                             10 * millisecond};
  host.threads[0].readNs = {millisecond / 2};
  host.threads[0].flushNs = 30 * millisecond;
  const Plan plan = fakeDiskPlan(1, 5);

  const auto results = run(host, plan);

  ASSERT_EQ(results.size(), 2U);
  EXPECT_EQ(results[0].test, strata::Test::Disk);
  EXPECT_EQ(results[0].kernel, writeCell);
  EXPECT_EQ(results[0].metric, "rate");
  EXPECT_EQ(results[0].unit, "MB/s");
  EXPECT_TRUE(results[0].higherIsBetter);
  EXPECT_EQ(results[0].parameters, fakeDiskStep(plan).cells[0].parameters);
  const Measured* write = measuredIn(results, writeCell);
  ASSERT_NE(write, nullptr);
  EXPECT_EQ(write->statistic, "p50-operation");
  EXPECT_DOUBLE_EQ(write->value, 500);  // 1 MB in 2 ms
  EXPECT_EQ(write->perThread, std::vector<double>{500});
  EXPECT_EQ(write->samples, (std::vector<double>{1000, 500, 250, 500, 100}));
  EXPECT_EQ(write->clean, std::vector<bool>(5, true));
  EXPECT_EQ(write->median, 500);
  EXPECT_EQ(write->mad, 250);  // of 500, 0, 250, 0, 400
  EXPECT_EQ(write->quantiles.size(), 9U);
  EXPECT_DOUBLE_EQ(write->quantiles.front(), 100);
  EXPECT_DOUBLE_EQ(write->quantiles.back(), 1000);
  EXPECT_EQ(write->count, 5U);
  EXPECT_EQ(write->cleanCount, 5U);
  EXPECT_EQ(write->iterations, 5U);
  EXPECT_EQ(write->bytes, 5'000'000U);
  EXPECT_DOUBLE_EQ(write->elapsedS, 0.019);
  EXPECT_DOUBLE_EQ(*write->totalRate, 5.0 / 0.019);
  EXPECT_DOUBLE_EQ(*write->flushS, 0.030);
  EXPECT_EQ(write->placement, std::vector<int>{0});

  const Measured* read = measuredIn(results, readCell);
  ASSERT_NE(read, nullptr);
  EXPECT_DOUBLE_EQ(read->value, 2000);
  EXPECT_DOUBLE_EQ(read->elapsedS, 0.0025);  // neither write nor flush in it
  EXPECT_FALSE(read->flushS.has_value());
}

TEST(DiskStep, SumsThreadsOverTheTimeInWhichAllWereBusy) {
  FakeDiskHost host(2);
  host.threads[0].writeNs = {2 * millisecond};  // done after 8 ms
  host.threads[1].writeNs = {3 * millisecond};  // then two operations done, and two thirds of the third
  host.threads[0].flushNs = millisecond;
  host.threads[1].flushNs = 7 * millisecond;

  const auto results = run(host, fakeDiskPlan(2, 4));

  const Measured* write = measuredIn(results, writeCell);
  ASSERT_NE(write, nullptr);
  ASSERT_EQ(write->perThread.size(), 2U);
  EXPECT_DOUBLE_EQ(write->perThread[0], 500);
  EXPECT_DOUBLE_EQ(write->perThread[1], 1000.0 / 3);
  EXPECT_DOUBLE_EQ(write->value, 500 + 1000.0 / 3);
  EXPECT_EQ(write->count, 7U);  // the last of the slow thread began too late
  EXPECT_EQ(write->iterations, 7U);
  EXPECT_EQ(write->bytes, 4'000'000U + 2'000'000U + 666'666U);
  EXPECT_DOUBLE_EQ(write->elapsedS, 0.008);
  EXPECT_DOUBLE_EQ(*write->totalRate, 6.666666 / 0.008);
  EXPECT_DOUBLE_EQ(*write->flushS, 0.007);
  EXPECT_EQ(write->placement, (std::vector<int>{0, 1}));
}

TEST(DiskStep, OperationsPerSecondTimesBlockAreBytesPerSecond) {
  FakeDiskHost host(1);
  host.ticksPerSecond = 24e6;  // a coarse counter, whose ticks are no whole nanoseconds
  host.threads[0].writeNs = {3 * millisecond};
  const Plan plan = fakeDiskPlan(1, 40);

  const auto results = run(host, plan);

  const Measured* write = measuredIn(results, writeCell);
  ASSERT_NE(write, nullptr);
  const double operationsPerSecond = static_cast<double>(write->iterations) / write->elapsedS;
  const double bytesPerSecond = operationsPerSecond * static_cast<double>(plan.diskBlock.count);
  EXPECT_DOUBLE_EQ(*write->totalRate * 1e6, bytesPerSecond);
  EXPECT_DOUBLE_EQ(write->value * 1e6, bytesPerSecond);
  EXPECT_EQ(write->bytes, write->iterations * plan.diskBlock.count);
}

TEST(DiskStep, NothingIsReadBeforeAllIsWritten) {
  FakeDiskHost host(3);
  const auto results = run(host, fakeDiskPlan(3, 8));
  EXPECT_EQ(host.leastWritesSeenByRead, 3U * 8U);
  EXPECT_NE(measuredIn(results, readCell), nullptr);
  EXPECT_EQ(host.openFiles, 0);
  EXPECT_FALSE(host.ioOnCallingThread);
}

TEST(DiskStep, ThreadsWriteDataOfTheirOwn) {
  FakeDiskHost host(2);
  run(host, fakeDiskPlan(2, 2));
  EXPECT_NE(host.threads[0].content, host.threads[1].content);
}

TEST(DiskStep, EndOfAFileThatIsNoWholeBlockIsWrittenButNotASample) {
  FakeDiskHost host(1);
  host.threads[0].writeNs = {2 * millisecond, 2 * millisecond, 2 * millisecond, 4 * millisecond};
  Plan plan = fakeDiskPlan(1, 3);
  plan.diskFile = plan.diskFile + 4096_B;

  const auto results = run(host, plan);

  const Measured* write = measuredIn(results, writeCell);
  ASSERT_NE(write, nullptr);
  EXPECT_DOUBLE_EQ(write->value, 500);
  EXPECT_EQ(write->count, 3U);
  EXPECT_EQ(write->iterations, 4U);
  EXPECT_EQ(write->bytes, 3'004'096U);
  EXPECT_DOUBLE_EQ(write->elapsedS, 0.010);
}

TEST(DiskStep, ABlockLargerThanTheFileIsCutToIt) {
  FakeDiskHost host(1);
  Plan plan = fakeDiskPlan(1, 1);
  plan.diskFile = 65536_B;
  const auto results = run(host, plan);
  const Measured* write = measuredIn(results, writeCell);
  ASSERT_NE(write, nullptr);
  EXPECT_EQ(write->bytes, 65536U);
  EXPECT_DOUBLE_EQ(write->value, 65.536);
}

TEST(DiskStep, KeepsAtMost64SamplesAndTheQuantilesOfAll) {
  FakeDiskHost host(1);
  for (std::uint64_t i = 1; i <= 200; ++i) host.threads[0].writeNs.push_back(i * millisecond);
  const auto results = run(host, fakeDiskPlan(1, 200));
  const Measured* write = measuredIn(results, writeCell);
  ASSERT_NE(write, nullptr);
  EXPECT_EQ(write->count, 200U);
  EXPECT_EQ(write->samples.size(), 64U);
  EXPECT_EQ(write->clean.size(), 64U);
  EXPECT_NEAR(write->quantiles.front(), 1000.0 / 199, 1e-6) << "samples are kept with 24 bits";
}

TEST(DiskStep, SteadyOperationsInPlacesOfTheirOwnAreGood) {
  FakeDiskHost host(2);
  const auto results = run(host, fakeDiskPlan(2, 30));
  const Measured* write = measuredIn(results, writeCell);
  ASSERT_NE(write, nullptr);
  EXPECT_EQ(write->verdict, Verdict{});
  EXPECT_DOUBLE_EQ(*write->low, 2000);
  EXPECT_DOUBLE_EQ(*write->high, 2000);
}

TEST(DiskStep, SaysWhenDirectAccessWasRefusedOrNotReal) {
  FakeDiskHost host(3);
  host.threads[0].bypass.fill(CacheBypass::Refused);
  host.threads[2].bypass.fill(CacheBypass::NotReal);
  host.threads[2].residentShare = 0.75;
  const auto results = run(host, fakeDiskPlan(3, 30));
  for (const char* cell : {writeCell, readCell}) {
    const Measured* measured = measuredIn(results, cell);
    ASSERT_NE(measured, nullptr);
    EXPECT_EQ(measured->verdict.grade, Grade::Poor);
    const std::vector<Reason> expected{
        {"buffered", {{"folder", "/folder0"}, {"how", "refused"}, {"file_system", "ext4"}}},
        {"buffered",
         {{"folder", "/folder2"}, {"how", "not-real"}, {"file_system", "ext4"}, {"resident_percent", 75.0}}}};
    EXPECT_EQ(measured->verdict.reasons, expected);
  }
}

/// A file system may pass the cache in one way only.
TEST(DiskStep, LooksAtTheFileAfterWritingAndAfterReading) {
  FakeDiskHost host(1);
  host.threads[0].bypass = {CacheBypass::Direct, CacheBypass::NotReal};
  const auto results = run(host, fakeDiskPlan(1, 30));
  EXPECT_EQ(reasonIn(*measuredIn(results, writeCell), "buffered"), nullptr);
  EXPECT_NE(reasonIn(*measuredIn(results, readCell), "buffered"), nullptr);
}

TEST(DiskStep, SaysWhenTheRateIsBeyondTheLink) {
  FakeDiskHost host(2);  // 1000 MB/s each
  Plan plan = fakeDiskPlan(2, 30);
  for (FolderFacts& folder : plan.folders) {
    folder.device = "sda";
    folder.link = "SATA 6 Gbit/s";
    folder.linkRate = 1500;
  }
  const auto results = run(host, plan);
  const Reason expected{
      "beyond-link",
      {{"device", "sda"}, {"rate_mbs", 2000.0}, {"link", "SATA 6 Gbit/s"}, {"link_rate_mbs", 1500.0}}};
  EXPECT_EQ(*reasonIn(*measuredIn(results, readCell), "beyond-link"), expected);
  EXPECT_EQ(measuredIn(results, readCell)->verdict.grade, Grade::Poor);
}

TEST(DiskStep, SaysWhichThreadsShareADevice) {
  FakeDiskHost host(4);
  Plan plan = fakeDiskPlan(4, 30);
  plan.folders[2].device = "device0";
  plan.folders[3].device = plan.folders[1].device = "";  // unknown, and two folders
  const auto results = run(host, plan);
  const Measured* write = measuredIn(results, writeCell);
  ASSERT_NE(write, nullptr);
  EXPECT_EQ(write->verdict.grade, Grade::Fair);
  const std::vector<Reason> expected{
      {"shared-device", {{"device", "device0"}, {"threads", std::int64_t{2}}}}};
  EXPECT_EQ(write->verdict.reasons, expected);
}

TEST(DiskStep, ThreadsInOneFolderShareItsDeviceEvenIfItsNameIsUnknown) {
  FakeDiskHost host(2);
  Plan plan = fakeDiskPlan(2, 30);
  plan.folders[1] = plan.folders[0];
  plan.folders[0].device = plan.folders[1].device = "";
  const auto results = run(host, plan);
  EXPECT_NE(reasonIn(*measuredIn(results, readCell), "shared-device"), nullptr);
}

TEST(DiskStep, AThreadThatCouldNotBeBoundIsMeasuredAndSaid) {
  FakeDiskHost host(2);
  host.threads[1].bindError = Error{"not-bound", {{"cpu", std::int64_t{1}}}};
  const auto results = run(host, fakeDiskPlan(2, 30));
  const Measured* write = measuredIn(results, writeCell);
  ASSERT_NE(write, nullptr);
  EXPECT_NE(reasonIn(*write, "not-bound"), nullptr);
  EXPECT_EQ(write->verdict.grade, Grade::Fair);
  EXPECT_TRUE(write->placement.empty());
}

TEST(DiskStep, MeasuresOnlyTheCellsOfTheStep) {
  const Plan plan = fakeDiskPlan(1, 30);
  Step writeOnly = fakeDiskStep(plan);
  writeOnly.cells.pop_back();
  FakeDiskHost writing(1);
  const auto written = runDiskStep(plan, writeOnly, writing, nullptr, {});
  ASSERT_EQ(written.size(), 1U);
  EXPECT_NE(measuredIn(written, writeCell), nullptr);
  EXPECT_EQ(writing.threads[0].operations[1], 0U);

  Step readOnly = fakeDiskStep(plan);
  readOnly.cells.erase(readOnly.cells.begin());
  FakeDiskHost reading(1);
  const auto read = runDiskStep(plan, readOnly, reading, nullptr, {});
  ASSERT_EQ(read.size(), 1U);
  EXPECT_NE(measuredIn(read, readCell), nullptr);
  EXPECT_EQ(reading.threads[0].operations[0], 30U);  // written all the same
}

TEST(DiskStep, ACellThatThePlanSkipsIsSkipped) {
  const Plan plan = fakeDiskPlan(1, 30);
  Step step = fakeDiskStep(plan);
  const Reason reason{"left-out", {}};
  step.cells[1].skip = reason;
  FakeDiskHost host(1);
  const auto results = runDiskStep(plan, step, host, nullptr, {});
  ASSERT_EQ(results.size(), 2U);
  EXPECT_EQ(std::get<Skipped>(results[1].outcome).reason, reason);
  EXPECT_EQ(host.threads[0].operations[1], 0U);
}

TEST(DiskStep, ReportsWhileOperationsGoOnAndAllOfThemInTheEnd) {
  FakeDiskHost host(2);
  std::promise<void> seen;
  auto seenOnce = seen.get_future().share();
  // The second operation waits until the first has been reported: a report only at the end would never come.
  host.threads[0].before = [seenOnce](DiskOp op, std::size_t index) {
    if (op == DiskOp::Write && index == 1) seenOnce.wait();
  };
  bool told = false;
  std::vector<double> bytesOf[2] = {{0, 0}, {0, 0}};  // by cell, then thread
  double lastFraction = 0;
  const auto progress = [&](double fraction, const std::vector<DiskPoint>& points) {
    EXPECT_EQ(std::this_thread::get_id(), host.callingThread);
    EXPECT_GE(fraction, lastFraction);
    lastFraction = fraction;
    for (const DiskPoint& point : points) {
      EXPECT_GT(point.bytesDone, bytesOf[point.cell][point.thread]);
      EXPECT_DOUBLE_EQ(point.rate, 1000);
      bytesOf[point.cell][point.thread] = point.bytesDone;
      if (point.thread == 0 && !told) {
        told = true;
        seen.set_value();
      }
    }
  };
  const Plan plan = fakeDiskPlan(2, 3);
  runDiskStep(plan, fakeDiskStep(plan), host, progress, {});
  EXPECT_DOUBLE_EQ(lastFraction, 1);
  for (const auto& cell : bytesOf) EXPECT_EQ(cell, (std::vector<double>{3e6, 3e6}));
}

}  // namespace
}  // namespace strata::test
