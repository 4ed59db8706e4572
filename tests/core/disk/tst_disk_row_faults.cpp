// SPDX-License-Identifier: GPL-3.0-or-later
// What goes wrong while the disk is measured in rows.
#include <gtest/gtest.h>

#include <atomic>

#include "core/disk/transfer.h"
#include "tests/core/disk/quantities.h"
#include "tests/core/disk/row_host.h"

namespace strata::test {
namespace {

TEST(DiskRowFaults, AFileThatCannotBeMadeFailsTheFirstCell) {
  RowHost host;
  host.disk->createError = Error{"no-room", {{"path", "/folder0"}, {"size_bytes", std::int64_t{1}}}};
  const RowOutcomes outcomes = runRows(host, rowPlan({serialRow, randomRow}, readAndWrite, 1_MiB));
  ASSERT_EQ(outcomes.results.size(), 4U);
  EXPECT_EQ(failureAt(outcomes, 0), "no-room");
  for (std::size_t i = 1; i < 4; ++i)
    EXPECT_EQ(std::get<Skipped>(outcomes.results[i].outcome).reason.id, "row-not-reached");
  EXPECT_TRUE(outcomes.failed);
}

TEST(DiskRowFaults, AQueueThatCannotBeOpenedSaysSo) {
  RowHost host;
  host.disk->queueError = Error{"queue-failed", {{"system", "no"}}};
  const RowOutcomes outcomes = runRows(host, rowPlan({serialRow}, readAndWrite, 1_MiB));
  EXPECT_EQ(failureAt(outcomes, 0), "queue-failed");
  EXPECT_EQ(host.disk->openFiles, 0);
}

TEST(DiskRowFaults, ADiskThatIsFullWhileItIsLaidSaysWhere) {
  RowHost host;
  host.disk->error = [](std::size_t, const IoRequest& request) {
    return request.offset >= 3_MiB ? systemErrors.diskFull : 0;
  };
  const RowOutcomes outcomes = runRows(host, rowPlan({serialRow}, readAndWrite, 8_MiB));
  ASSERT_EQ(failureAt(outcomes, 0), "disk-full");
  EXPECT_EQ(std::get<Failed>(outcomes.results[0].outcome).error,
            (Error{"disk-full", {{"path", "/folder0"}, {"offset_bytes", std::int64_t{3 * 1024 * 1024}}}}));
}

TEST(DiskRowFaults, KeepsWhatWasMeasuredBeforeAnError) {
  RowHost host;
  // The file is laid by one request; then the read goes well, and the write does to its middle.
  std::atomic<std::size_t> writes{0};
  host.disk->error = [&](std::size_t, const IoRequest& request) {
    return request.write && ++writes > 700 ? EIO : 0;
  };
  const RowOutcomes outcomes = runRows(host, rowPlan({serialRow, randomRow}, readAndWrite, 1_MiB));
  ASSERT_EQ(outcomes.results.size(), 4U);
  ASSERT_NE(measuredAt(outcomes, 0), nullptr);
  EXPECT_EQ(measuredAt(outcomes, 0)->verdict.grade, Grade::Good);
  const Measured* cut = measuredAt(outcomes, 1);
  ASSERT_NE(cut, nullptr);
  EXPECT_NEAR(cut->value, 65.536, 1e-9);
  // It met the error 700 ms after it began, 600 of them counted: 38 whole slices of 15.625 ms.
  EXPECT_DOUBLE_EQ(cut->elapsedS, 38 * 0.015625);
  EXPECT_EQ(cut->verdict.grade, Grade::Poor);
  const Reason* why = reasonOf(*cut, "write-failed");
  ASSERT_NE(why, nullptr);
  EXPECT_EQ(why->data.at(0).value, Datum("", std::string("/folder0")).value);
  for (std::size_t i = 2; i < 4; ++i)
    EXPECT_EQ(std::get<Skipped>(outcomes.results[i].outcome).reason.id, "row-not-reached");
  EXPECT_TRUE(outcomes.failed);
  EXPECT_EQ(host.disk->openFiles, 0);
}

TEST(DiskRowFaults, AShortReadIsAnError) {
  RowHost host;
  host.disk->shortAt = 50;  // before the counted time
  const RowOutcomes outcomes = runRows(host, rowPlan({serialRow}, readOnly, 1_MiB));
  EXPECT_EQ(failureAt(outcomes, 0), "short-read");
}

TEST(DiskRowFaults, AFlushThatFailsIsOneOfItsCell) {
  RowHost host;
  const Plan plan = rowPlan({serialRow}, {"write", "read"}, 1_MiB);
  host.disk->onWait = [&](std::size_t number) {
    if (number > 10) host.disk->flushError = Error{"flush-failed", {{"path", "/folder0"}, {"system", "no"}}};
  };
  const RowOutcomes outcomes = runRows(host, plan);
  ASSERT_NE(measuredAt(outcomes, 0), nullptr);
  EXPECT_NE(reasonOf(*measuredAt(outcomes, 0), "flush-failed"), nullptr);
  EXPECT_TRUE(std::holds_alternative<Skipped>(outcomes.results.at(1).outcome));
  EXPECT_TRUE(outcomes.failed);
}

TEST(DiskRowFaults, LaysOnlyWhatItHasTimeFor) {
  RowHost host;
  host.disk->takesNs = [](const IoRequest& request) { return request.size == 1_MiB ? 20'000 * ms : ms; };
  const RowOutcomes outcomes = runRows(host, rowPlan({randomRow}, readOnly, 256_MiB));
  const Measured* measured = measuredAt(outcomes, 0);
  ASSERT_NE(measured, nullptr);
  EXPECT_EQ(measured->verdict.grade, Grade::Fair);
  EXPECT_NE(reasonOf(*measured, "file-laid-in-part"), nullptr);
  EXPECT_FALSE(host.disk->readUnwritten);
}

// The file of a whole machine is as large as the time allows, which is no doubt.
TEST(DiskRowFaults, LaysWhatTheTimeOfTheWholeMachineAllows) {
  RowHost host;
  host.disk->takesNs = [](const IoRequest& request) { return request.size == 1_MiB ? 200 * ms : ms; };
  Plan plan = rowPlan({randomRow}, readOnly, 256_MiB);
  plan.layingSeconds = 3;
  const RowOutcomes outcomes = runRows(host, plan);
  const Measured* measured = measuredAt(outcomes, 0);
  ASSERT_NE(measured, nullptr);
  const Reason* laid = reasonOf(*measured, "file-laid-in-part");
  ASSERT_NE(laid, nullptr);
  EXPECT_EQ(measured->verdict.grade, Grade::Good);
  const auto bytes = std::get<std::int64_t>(laid->data[1].value);
  EXPECT_GE(bytes, std::int64_t{(64_MiB).count});
  EXPECT_LT(bytes, std::int64_t{(256_MiB).count});
  EXPECT_FALSE(host.disk->readUnwritten);
}

}  // namespace
}  // namespace strata::test
