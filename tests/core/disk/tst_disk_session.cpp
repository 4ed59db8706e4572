// SPDX-License-Identifier: GPL-3.0-or-later
// Stops of the disk step at every call that it makes, with a disk that answers and with one that does not.
#include <gtest/gtest.h>

#include <algorithm>
#include <future>

#include "core/disk/unanswered.h"
#include "tests/core/disk/fake_disk_host.h"
#include "tests/support/watched_host.h"

namespace strata::test {
namespace {

constexpr std::size_t operations = 3;

std::vector<DiskPlace> placesOf(const Plan& plan) {
  std::vector<DiskPlace> places;
  for (const FolderFacts& folder : plan.folders) places.push_back({folder.path, folder.device});
  return places;
}

std::optional<DiskPlace> unanswered(const Plan& plan) {
  return unansweredAmong(placesOf(plan), std::chrono::milliseconds(0), {});
}

/// Everything that was left behind has come to its end.
void expectAllAnswered(const Plan& plan, const FakeDiskHost& host) {
  EXPECT_FALSE(unansweredAmong(placesOf(plan), std::chrono::minutes(1), {}));
  EXPECT_EQ(host.openFiles, 0);
}

const Reason* unansweredReason(const CellResult& result) {
  if (const auto* measured = std::get_if<Measured>(&result.outcome))
    return reasonIn(*measured, "request-unanswered");
  const auto* failed = std::get_if<Failed>(&result.outcome);
  return failed && failed->error.id == "request-unanswered" ? &failed->error : nullptr;
}

std::size_t callsOfAWholeStep(std::size_t threads) {
  FakeDiskHost inner(threads);
  std::atomic<std::size_t> calls{0};
  WatchedHost host(inner, [&](Call) { ++calls; });
  const Plan plan = fakeDiskPlan(threads, operations);
  runDiskStep(plan, fakeDiskStep(plan), host, nullptr, {});
  return calls;
}

class StopOfDiskStep : public testing::TestWithParam<std::size_t> {};

/// A step whose stop comes at that call. Whether every thread answered in time: the system may keep one from
/// running for so long that it is left behind, as one whose disk hangs.
bool allAnswerAStopAt(std::size_t at, std::size_t threads) {
  FakeDiskHost inner(threads);
  std::stop_source stop;
  std::atomic<std::size_t> seen{0};
  std::atomic<std::size_t> requestsAfter{0};
  WatchedHost host(inner, [&](Call call) {
    if (stop.stop_requested() && asksDisk(call) && call != Call::AskBypass && call != Call::Close)
      ++requestsAfter;
    if (++seen == at) stop.request_stop();
  });
  const Plan plan = fakeDiskPlan(threads, operations);

  const auto results = runDiskStep(plan, fakeDiskStep(plan), host, nullptr, stop.get_token());

  expectAllAnswered(plan, inner);
  // The request before which the stop came is one; of the other threads each may have been about to begin.
  EXPECT_LE(requestsAfter, threads - 1) << at;
  if (std::ranges::any_of(results, unansweredReason)) return false;
  for (const CellResult& result : results)
    EXPECT_TRUE(std::holds_alternative<Measured>(result.outcome)) << at;
  return true;
}

TEST_P(StopOfDiskStep, AtAnyCallLetsNoThreadBeginMoreThanOneRequest) {
  const std::size_t threads = GetParam();
  const std::size_t calls = callsOfAWholeStep(threads);
  ASSERT_GT(calls, threads * 2 * operations);
  for (std::size_t at = 1; at <= calls; ++at) {
    int tries = 10;
    while (!allAnswerAStopAt(at, threads)) ASSERT_GT(--tries, 0) << at;
  }
}

INSTANTIATE_TEST_SUITE_P(Threads, StopOfDiskStep, testing::Values(1U, 3U));

/// Blocks the one call of that number that goes to the disk, having asked for a stop.
class StepHang {
 public:
  explicit StepHang(std::size_t at) : m_at(at) {}

  void pass(Call call) {
    if (!asksDisk(call) || ++m_seen != m_at) return;
    m_call = call;
    m_stop.request_stop();
    m_released.wait();
  }
  void release() { m_release.set_value(); }
  std::optional<Call> call() const { return m_call; }
  std::stop_token token() const { return m_stop.get_token(); }

 private:
  const std::size_t m_at;
  std::atomic<std::size_t> m_seen{0};
  std::optional<Call> m_call;
  std::stop_source m_stop;
  std::promise<void> m_release;
  const std::shared_future<void> m_released = m_release.get_future().share();
};

TEST(HungRequest, AtAnyCallDoesNotHoldAStoppedRun) {
  constexpr std::size_t lookAfterReading = 11;
  std::size_t at = 1;
  for (;; ++at) {
    FakeDiskHost inner(1);
    StepHang hang(at);
    WatchedHost host(inner, [&](Call call) { hang.pass(call); });
    const Plan plan = fakeDiskPlan(1, operations);

    const auto results = runDiskStep(plan, fakeDiskStep(plan), host, nullptr, hang.token());
    if (!hang.call()) break;  // there are no more calls

    EXPECT_EQ(unanswered(plan), (DiskPlace{"/folder0", "device0"})) << at;
    const bool closing = hang.call() == Call::Close;
    const bool reading = hang.call() == Call::Read || at == lookAfterReading;
    ASSERT_EQ(results.size(), reading || closing ? 2U : 1U) << at;
    EXPECT_EQ(unansweredReason(results[0]) != nullptr, !reading && !closing) << at;
    if (results.size() > 1) {
      EXPECT_EQ(unansweredReason(results[1]) != nullptr, reading) << at;
    }
    hang.release();
    expectAllAnswered(plan, inner);
  }
  // Creating, three writes, writing out, flush, bypass, three reads, bypass, closing.
  EXPECT_EQ(at, 13U);
}

TEST(HungRequest, KeepsWhatWasDoneBeforeIt) {
  FakeDiskHost inner(1);
  StepHang hang(4);  // the file, two writes, and the third
  WatchedHost host(inner, [&](Call call) { hang.pass(call); });
  const Plan plan = fakeDiskPlan(1, operations);
  const auto results = runDiskStep(plan, fakeDiskStep(plan), host, nullptr, hang.token());
  const Measured* write = measuredIn(results, writeCell);
  ASSERT_NE(write, nullptr);
  EXPECT_EQ(write->iterations, 2U);
  EXPECT_EQ(write->verdict.grade, Grade::Poor);
  EXPECT_EQ(*reasonIn(*write, "request-unanswered"),
            (Reason{"request-unanswered", {{"folder", "/folder0"}}}));
  EXPECT_EQ(errorIn(results, readCell), "");
  hang.release();
  expectAllAnswered(plan, inner);
}

TEST(HungRequest, OfOneThreadDoesNotHoldTheOthers) {
  for (std::size_t hanging = 0; hanging < 3; ++hanging) {
    FakeDiskHost host(3);
    std::stop_source stop;
    std::promise<void> release;
    const auto released = release.get_future().share();
    host.threads[hanging].before = [&, released](DiskOp op, std::size_t index) {
      if (op != DiskOp::Write || index != 1) return;
      stop.request_stop();
      released.wait();
    };
    const Plan plan = fakeDiskPlan(3, operations);
    const auto results = runDiskStep(plan, fakeDiskStep(plan), host, nullptr, stop.get_token());
    EXPECT_EQ(unanswered(plan)->folder, plan.folders[hanging].path);
    EXPECT_EQ(host.openFiles, 1);
    ASSERT_FALSE(results.empty());
    EXPECT_NE(unansweredReason(results[0]), nullptr);
    release.set_value();
    expectAllAnswered(plan, host);
  }
}

TEST(HungRequest, OfAWriteThatHasNoCellIsSaidByTheRead) {
  FakeDiskHost inner(1);
  StepHang hang(2);
  WatchedHost host(inner, [&](Call call) { hang.pass(call); });
  const Plan plan = fakeDiskPlan(1, operations);
  Step step = fakeDiskStep(plan);
  step.cells.erase(step.cells.begin());
  const auto results = runDiskStep(plan, step, host, nullptr, hang.token());
  EXPECT_EQ(errorIn(results, readCell), "request-unanswered");
  hang.release();
  expectAllAnswered(plan, inner);
}

/// The thread that is left behind owns what it uses: here the host of the run is gone when it comes back.
TEST(HungRequest, OutlivesTheHost) {
  StepHang hang(3);
  FakeDiskHost inner(1);
  const Plan plan = fakeDiskPlan(1, operations);
  {
    WatchedHost host(inner, [&](Call call) { hang.pass(call); });
    runDiskStep(plan, fakeDiskStep(plan), host, nullptr, hang.token());
  }
  hang.release();
  expectAllAnswered(plan, inner);
}

}  // namespace
}  // namespace strata::test
