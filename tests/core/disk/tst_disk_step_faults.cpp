// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/core/disk/fake_disk_host.h"

namespace strata::test {
namespace {

std::vector<CellResult> ran(FakeDiskHost& host, const Plan& plan, std::stop_token stop = {}) {
  auto results = runDiskStep(plan, fakeDiskStep(plan), host, nullptr, stop);
  EXPECT_EQ(host.openFiles, 0);
  return results;
}

class OneOfThreeThreads : public testing::TestWithParam<std::size_t> {};

TEST_P(OneOfThreeThreads, CannotCreateItsFile) {
  FakeDiskHost host(3);
  host.threads[GetParam()].createError = Error{"folder-not-writable", {{"path", "/folder"}}};
  const auto results = ran(host, fakeDiskPlan(3, 4));
  EXPECT_EQ(errorIn(results, writeCell), "folder-not-writable");
  EXPECT_EQ(errorIn(results, readCell), "nothing-to-read");
  EXPECT_EQ(host.writesDone, 0U);
}

TEST_P(OneOfThreeThreads, FillsTheDiskAtAnyOperation) {
  for (std::size_t at = 0; at < 6; ++at) {
    FakeDiskHost host(3);
    host.threads[GetParam()].failAt[0] = at;
    host.threads[GetParam()].operationError = Error{"disk-full", {{"path", "/folder"}}};
    const auto results = ran(host, fakeDiskPlan(3, 6));
    EXPECT_EQ(errorIn(results, writeCell), "disk-full") << at;
    EXPECT_EQ(errorIn(results, readCell), "nothing-to-read") << at;
    for (const FakeDiskThread& thread : host.threads) EXPECT_EQ(thread.operations[1], 0U) << at;
  }
}

TEST_P(OneOfThreeThreads, CannotFlush) {
  FakeDiskHost host(3);
  host.threads[GetParam()].flushError = Error{"flush-failed", {}};
  const auto results = ran(host, fakeDiskPlan(3, 4));
  EXPECT_EQ(errorIn(results, writeCell), "flush-failed");
  EXPECT_EQ(errorIn(results, readCell), "nothing-to-read");
}

TEST_P(OneOfThreeThreads, CannotReadAtAnyOperation) {
  for (std::size_t at = 0; at < 6; ++at) {
    FakeDiskHost host(3);
    host.threads[GetParam()].failAt[1] = at;
    host.threads[GetParam()].operationError = Error{"short-read", {}};
    const auto results = ran(host, fakeDiskPlan(3, 6));
    ASSERT_NE(measuredIn(results, writeCell), nullptr) << at;
    EXPECT_DOUBLE_EQ(measuredIn(results, writeCell)->value, 3000) << at;
    EXPECT_EQ(errorIn(results, readCell), "short-read") << at;
  }
}

TEST_P(OneOfThreeThreads, ReadsOtherDataThanItWrote) {
  FakeDiskHost host(3);
  host.threads[GetParam()].corruptAt = 2;
  const auto results = ran(host, fakeDiskPlan(3, 4));
  EXPECT_NE(measuredIn(results, writeCell), nullptr);
  ASSERT_EQ(errorIn(results, readCell), "data-mismatch");
  const std::vector<Datum> expected{{"path", "/folder" + std::to_string(GetParam())},
                                    {"offset_bytes", std::int64_t{2'000'000}}};
  EXPECT_EQ(std::get<Failed>(results[1].outcome).error.data, expected);
}

INSTANTIATE_TEST_SUITE_P(DiskStep, OneOfThreeThreads, testing::Values(0U, 1U, 2U));

TEST(DiskStepFaults, AReadWithoutAWriteCellTellsTheErrorOfTheWrite) {
  const Plan plan = fakeDiskPlan(1, 4);
  Step step = fakeDiskStep(plan);
  step.cells.erase(step.cells.begin());
  FakeDiskHost host(1);
  host.threads[0].failAt[0] = 1;
  const auto results = runDiskStep(plan, step, host, nullptr, {});
  EXPECT_EQ(errorIn(results, readCell), "write-failed");
}

TEST(DiskStepFaults, MemoryThatCannotBeHadIsAnError) {
  Plan plan = fakeDiskPlan(2, 1);
  plan.diskFile = plan.diskBlock = {std::uint64_t{1} << 60};
  FakeDiskHost host(2);
  const auto results = ran(host, plan);
  EXPECT_EQ(errorIn(results, writeCell), "allocation-failed");
  EXPECT_EQ(errorIn(results, readCell), "nothing-to-read");
}

TEST(DiskStepFaults, AKernelThatIsNotOursFailsWithoutTouchingADisk) {
  const Plan plan = fakeDiskPlan(1, 4);
  Step step = fakeDiskStep(plan);
  step.cells.resize(1);
  step.cells[0].kernel = "disk-shred";
  FakeDiskHost host(1);
  const auto results = runDiskStep(plan, step, host, nullptr, {});
  EXPECT_EQ(errorIn(results, "disk-shred"), "unknown-kernel");
  EXPECT_EQ(host.writesDone, 0U);
}

TEST(DiskStepStop, BeforeItBeginsNothingIsDone) {
  std::stop_source source;
  source.request_stop();
  FakeDiskHost host(2);
  EXPECT_TRUE(ran(host, fakeDiskPlan(2, 4), source.get_token()).empty());
  EXPECT_EQ(host.writesDone, 0U);
}

/// The operation during which the stop is asked for is still finished, and nothing after it begun.
TEST(DiskStepStop, DuringAnyWriteKeepsWhatWasWritten) {
  for (std::size_t at = 0; at < 5; ++at) {
    std::stop_source source;
    FakeDiskHost host(1);
    host.threads[0].before = [&](DiskOp op, std::size_t index) {
      if (op == DiskOp::Write && index == at) source.request_stop();
    };
    host.threads[0].flushError = Error{"flushed-after-stop", {}};
    const auto results = ran(host, fakeDiskPlan(1, 5), source.get_token());
    ASSERT_EQ(results.size(), 1U) << at;
    const Measured* write = measuredIn(results, writeCell);
    ASSERT_NE(write, nullptr) << at;
    EXPECT_EQ(write->iterations, at + 1);
    EXPECT_EQ(write->bytes, (at + 1) * 1'000'000);
    EXPECT_FALSE(write->flushS.has_value());
    EXPECT_EQ(host.threads[0].operations[0], at + 1);
    EXPECT_EQ(host.threads[0].operations[1], 0U);
  }
}

TEST(DiskStepStop, DuringAnyReadKeepsTheWriteAndWhatWasRead) {
  for (std::size_t at = 0; at < 5; ++at) {
    std::stop_source source;
    FakeDiskHost host(1);
    host.threads[0].before = [&](DiskOp op, std::size_t index) {
      if (op == DiskOp::Read && index == at) source.request_stop();
    };
    const auto results = ran(host, fakeDiskPlan(1, 5), source.get_token());
    ASSERT_NE(measuredIn(results, writeCell), nullptr) << at;
    EXPECT_EQ(measuredIn(results, writeCell)->iterations, 5U);
    ASSERT_NE(measuredIn(results, readCell), nullptr) << at;
    EXPECT_EQ(measuredIn(results, readCell)->iterations, at + 1);
  }
}

TEST(DiskStepStop, ByOneThreadEndsTheOthersToo) {
  for (std::size_t at = 0; at < 5; ++at) {
    std::stop_source source;
    FakeDiskHost host(3);
    host.threads[1].before = [&](DiskOp op, std::size_t index) {
      if (op == DiskOp::Write && index == at) source.request_stop();
    };
    Plan plan = fakeDiskPlan(3, 1);
    plan.diskBlock = 8_KiB;
    plan.diskFile = 8_MiB;
    const auto results = ran(host, plan, source.get_token());
    EXPECT_EQ(host.threads[1].operations[0], at + 1);
    // How far the others were is up to the scheduler; a figure without one of them would be no sum.
    bool allBegan = true;
    for (const FakeDiskThread& thread : host.threads) {
      allBegan = allBegan && thread.operations[0] > 0;
      EXPECT_EQ(thread.operations[1], 0U);
    }
    EXPECT_EQ(measuredIn(results, writeCell) != nullptr, allBegan);
    EXPECT_EQ(measuredIn(results, readCell), nullptr);
  }
}

}  // namespace
}  // namespace strata::test
