// SPDX-License-Identifier: GPL-3.0-or-later
// Stops while the disk is measured in rows, by requests that come back and by some that do not.
#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

#include "core/disk/unanswered.h"
#include "tests/core/disk/row_host.h"

namespace strata::test {
namespace {

TEST(DiskRowStop, AtAnyMomentKeepsWhatThereIsAndLeavesNothing) {
  for (const std::size_t at : {0U, 1U, 5U, 100U, 130U, 600U, 1105U, 1300U, 1900U}) {
    RowHost host;
    std::stop_source stop;
    host.disk->onWait = [&](std::size_t number) {
      if (number == at) stop.request_stop();
    };
    const RowOutcomes outcomes = runRows(host, rowPlan({serialRow}, readAndWrite, 4_MiB), stop.get_token());
    EXPECT_FALSE(outcomes.failed) << at;
    EXPECT_LE(host.disk->came, at + 10) << at;
    EXPECT_EQ(host.disk->openFiles, 0) << at;
    EXPECT_EQ(host.disk->openQueues, 0) << at;
    for (std::size_t i = 0; i < outcomes.results.size(); ++i) {
      ASSERT_NE(measuredAt(outcomes, i), nullptr) << at;
      EXPECT_NEAR(measuredAt(outcomes, i)->value, 65.536, 1e-6) << at;
    }
    EXPECT_EQ(outcomes.results.size(), at < 130 ? 0U : at < 1300 ? 1U : 2U) << at;
  }
}

TEST(DiskRowStop, BeforeItBeginsNothingIsDone) {
  RowHost host;
  std::stop_source stop;
  stop.request_stop();
  EXPECT_TRUE(runRows(host, rowPlan({serialRow}, readAndWrite, 1_MiB), stop.get_token()).results.empty());
  EXPECT_TRUE(host.disk->requests.empty());
}

std::optional<DiskPlace> unanswered(const Plan& plan, std::chrono::milliseconds most) {
  std::vector<DiskPlace> places;
  for (const FolderFacts& folder : plan.folders) places.push_back({folder.path, folder.device});
  return unansweredAmong(places, most, {});
}

/// Holds back the request of that number, from 0, of each thread until so many threads have come to theirs.
/// The last of them asks for a stop, and its request hangs until it is released.
class RowHang {
 public:
  RowHang(std::size_t threads, std::size_t at) : m_threads(threads), m_at(at) {}

  std::stop_token stop() const { return m_stop.get_token(); }

  void onWait() {
    std::unique_lock lock(m_mutex);
    if (m_seen[std::this_thread::get_id()]++ != m_at) return;
    if (++m_there < m_threads) return m_changed.wait(lock, [this] { return m_there == m_threads; });
    m_stop.request_stop();
    m_changed.notify_all();
    m_changed.wait(lock, [this] { return m_released; });
  }

  void release() {
    const std::lock_guard lock(m_mutex);
    m_released = true;
    m_changed.notify_all();
  }

 private:
  const std::size_t m_threads;
  const std::size_t m_at;
  std::stop_source m_stop;
  std::mutex m_mutex;  // protects all that follows
  std::condition_variable m_changed;
  std::map<std::thread::id, std::size_t> m_seen;
  std::size_t m_there = 0;
  bool m_released = false;
};

/// What is told of a plan whose disk hangs so; once it is released, nothing is left. What the threads need
/// outlives the host.
RowOutcomes runIntoHang(const Plan& plan, const std::shared_ptr<RowHang>& hang) {
  auto disk = std::make_shared<RowDisk>();
  disk->onWait = [hang](std::size_t) { hang->onWait(); };
  RowOutcomes outcomes;
  {
    RowHost host;
    host.disk = disk;
    outcomes = runRows(host, plan, hang->stop());
  }
  EXPECT_EQ(unanswered(plan, std::chrono::milliseconds(0)), (DiskPlace{"/folder0", "device0"}));
  hang->release();
  EXPECT_FALSE(unanswered(plan, std::chrono::minutes(1)));
  EXPECT_EQ(disk->openFiles, 0);
  EXPECT_EQ(disk->openQueues, 0);
  return outcomes;
}

TEST(DiskRowStop, LeavesARequestThatHangsBehindWhileTheFileIsLaid) {
  for (const int threads : {1, 3}) {
    const auto hang = std::make_shared<RowHang>(1, 2);
    const Plan plan = rowPlan({{false, 64_KiB, 2, threads}}, readOnly, 4_MiB);
    const RowOutcomes outcomes = runIntoHang(plan, hang);
    ASSERT_EQ(outcomes.results.size(), 1U);
    EXPECT_EQ(failureAt(outcomes, 0), "request-unanswered");
  }
}

TEST(DiskRowStop, SaysOfTheFirstRowThatIsNotSkippedWhatHangsWhileTheFileIsLaid) {
  const auto hang = std::make_shared<RowHang>(1, 2);
  Plan plan = rowPlan({serialRow, randomRow}, readOnly, 4_MiB);
  plan.steps[0].cells[0].skip = Reason{"some-reason", {}};
  const RowOutcomes outcomes = runIntoHang(plan, hang);
  ASSERT_EQ(outcomes.results.size(), 2U);
  EXPECT_TRUE(std::holds_alternative<Skipped>(outcomes.results[0].outcome));
  EXPECT_EQ(failureAt(outcomes, 1), "request-unanswered");
}

/// Each thread has two requests a millisecond under way, and the first also laid the file by four: when the
/// 351st of each has come, each has been in the counted time, which begins after a tenth of a second.
TEST(DiskRowStop, LeavesARequestThatHangsBehindInTheMiddleOfARow) {
  for (const int threads : {1, 3}) {
    const auto hang = std::make_shared<RowHang>(threads, 350);
    const Plan plan = rowPlan({{false, 64_KiB, 2, threads}}, readOnly, 4_MiB);
    const RowOutcomes outcomes = runIntoHang(plan, hang);
    ASSERT_EQ(outcomes.results.size(), 1U);
    const Measured* measured = measuredAt(outcomes, 0);
    ASSERT_NE(measured, nullptr) << threads;
    EXPECT_NE(reasonOf(*measured, "request-unanswered"), nullptr);
    ASSERT_EQ(measured->perThread.size(), static_cast<std::size_t>(threads));
    for (const double rate : measured->perThread) EXPECT_GT(rate, 0);
    // Two blocks a millisecond. Of several, who comes to how many on their one clock is up to the system.
    if (threads > 1) continue;
    EXPECT_NEAR(measured->value, 131.072, 1e-6);
  }
}

/// A queue of eight: the stop is seen 301 ms after the row began, 201 of them counted; what is still under
/// way then comes half a second later, or never. Twelve whole slices of 15.625 ms, of eight blocks a
/// millisecond.
TEST(DiskRowStop, CountsNoTimeAfterTheStop) {
  constexpr std::size_t stopAt = 4 + 8 * 300 + 2;
  const auto hang = std::make_shared<RowHang>(1, 0);
  auto disk = std::make_shared<RowDisk>();
  std::stop_source early;
  disk->onWait = [&, made = disk.get()](std::size_t number) {
    if (number == stopAt) early.request_stop();
    if (number != stopAt + 2) return;
    made->nowNs += 500'000'000;
    hang->onWait();
  };
  const Plan plan = rowPlan({{false, 64_KiB, 8, 1}}, readOnly, 4_MiB);
  RowHost host;
  host.disk = disk;
  const RowOutcomes outcomes = runRows(host, plan, early.get_token());
  const Measured* measured = measuredAt(outcomes, 0);
  ASSERT_NE(measured, nullptr);
  EXPECT_DOUBLE_EQ(measured->elapsedS, 12 * 0.015625);
  EXPECT_NEAR(measured->value, 8 * 65.536, 1e-6);
  // A fifth of its time makes no figure to be sure of.
  EXPECT_NE(measured->verdict.grade, Grade::Good);
  const auto cut = std::ranges::find(measured->verdict.reasons, "row-stopped", &Reason::id);
  ASSERT_NE(cut, measured->verdict.reasons.end());
  EXPECT_EQ(std::get<std::int64_t>(cut->data.front().value), 100 * 12 / 64);
  hang->release();
  EXPECT_FALSE(unanswered(plan, std::chrono::minutes(1)));
}

/// To close what was laid of a large file can take long, also of one that could not be laid to its end.
TEST(DiskRowStop, DoesNotWaitForAFileThatIsClosed) {
  const auto hang = std::make_shared<RowHang>(1, 0);
  auto disk = std::make_shared<RowDisk>();
  disk->error = [](std::size_t number, const IoRequest&) { return number == 2 ? EIO : 0; };
  disk->onClose = [hang] { hang->onWait(); };
  const Plan plan = rowPlan({serialRow}, readOnly, 8_MiB);
  RowHost host;
  host.disk = disk;
  EXPECT_EQ(failureAt(runRows(host, plan, hang->stop()), 0), "write-failed");
  EXPECT_EQ(disk->openFiles, 1);
  EXPECT_EQ(unanswered(plan, std::chrono::milliseconds(0)), (DiskPlace{"/folder0", "device0"}));
  hang->release();
  EXPECT_FALSE(unanswered(plan, std::chrono::minutes(1)));
  EXPECT_EQ(disk->openFiles, 0);
}

}  // namespace
}  // namespace strata::test
