// SPDX-License-Identifier: GPL-3.0-or-later
// A stop at every single call that the engine makes: on the fake clock, no more than one further sample
// follows.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <string>
#include <vector>

#include "core/base/pieces.h"
#include "core/engine/runner.h"
#include "core/engine/workloads.h"
#include "tests/support/fake_host.h"
#include "tests/support/watched_host.h"

namespace strata::test {
namespace {

/// The longest thing that is done at once is a piece of the warm-up, which is under two milliseconds; a
/// sample is two, with probes of 44 microseconds on either side.
constexpr double longestS = 5e-3;

struct Case {
  std::string name;
  int threads;
  int cpus;
  Bytes region;
  std::size_t every;  ///< call; all of them where the run is short
};

Plan planOf(const Case& chosen) {
  Settings settings;
  settings.threads = chosen.threads;
  settings.regions = {chosen.region};
  Selection selection{.tests = {TestGroup::Memory}, .widths = {8}};
  auto plan = makePlan({settings, selection}, plainMachine(chosen.cpus), {});
  EXPECT_TRUE(plan);
  // Short: sampling ends when each cell has its 30 clean samples, or after one window.
  for (Step& step : plan->steps)
    for (PlannedCell& cell : step.cells) cell.seconds = 0.01;
  return *std::move(plan);
}

struct Stopped {
  Run run;
  std::vector<Event> events;
  double seconds = 0;       ///< of the fake clock, from the stop to the end
  std::size_t samples = 0;  ///< begun after the stop
  std::size_t benches = 0;  ///< asked for after the stop
  bool came = false;
};

/// Stops the run just before call number `at` (from 1).
Stopped stopAt(const Case& chosen, const Plan& plan, std::size_t at, std::size_t* calls = nullptr) {
  FakeHost inner(Scenario{});
  std::stop_source stop;
  Stopped stopped;
  std::atomic<std::size_t> seen{0};
  std::atomic<std::size_t> samples{0};
  std::atomic<std::size_t> benches{0};
  std::atomic<double> stopS{0};
  WatchedHost host(inner, [&](Call call) {
    if (stop.stop_requested()) {
      samples += call == Call::ReadAlu;
      benches += call == Call::MakeBench;
    }
    if (++seen != at) return;
    // From when the request has been made: until then the system may let the other threads work on.
    stop.request_stop();
    stopS = inner.seconds();
  });
  stopped.run = execute(
      plan, plainMachine(chosen.cpus), host, [&](const Event& event) { stopped.events.push_back(event); },
      stop.get_token());
  stopped.came = stop.stop_requested();
  stopped.seconds = inner.seconds() - stopS;
  stopped.samples = samples;
  stopped.benches = benches;
  if (calls) *calls = seen;
  return stopped;
}

class StopOfSampling : public testing::TestWithParam<Case> {};

TEST_P(StopOfSampling, AtAnyCallIsFollowedByNoMoreThanOneSample) {
  const Case& chosen = GetParam();
  const Plan plan = planOf(chosen);
  const auto threads = static_cast<std::size_t>(chosen.threads);
  std::size_t calls = 0;
  ASSERT_EQ(stopAt(chosen, plan, 0, &calls).run.status, RunStatus::Complete);
  // Bounds the test: how often threads call that share the clock depends on how the system schedules them.
  const std::size_t every = std::max(chosen.every, calls / 1000);
  for (std::size_t at = 1; at <= calls; at += every) {
    const Stopped stopped = stopAt(chosen, plan, at);
    if (!stopped.came) continue;  // threads share the fake clock, so no two runs make the same calls
    ASSERT_EQ(stopped.run.status, RunStatus::Stopped) << at;
    // The clock of several threads goes on with the work of each of them.
    ASSERT_LE(stopped.seconds, longestS * chosen.threads) << at;
    // A sample reads the integer units before and after.
    ASSERT_LE(stopped.samples, 2 * threads) << at;
    ASSERT_LE(stopped.benches, threads) << at;
    ASSERT_TRUE(std::holds_alternative<RunFinished>(stopped.events.back())) << at;
    for (const CellResult& result : stopped.run.results)
      ASSERT_TRUE(std::holds_alternative<Measured>(result.outcome)) << at << result.kernel;
  }
}

INSTANTIATE_TEST_SUITE_P(Cases, StopOfSampling,
                         testing::Values(Case{"core", 1, 4, 8_KiB, 1}, Case{"memory", 1, 4, 64_MiB, 3},
                                         Case{"several", 3, 4, 8_KiB, 41}, Case{"sharing", 6, 2, 8_KiB, 7}),
                         [](const auto& tested) { return tested.param.name; });

TEST(Pieces, AreAllDoneAndNoneAfterAStop) {
  std::vector<Bytes> offsets;
  EXPECT_TRUE(inPieces(10_B, 4_B, {}, [&](Bytes offset, Bytes size) {
    offsets.push_back(offset);
    EXPECT_EQ(size, std::min(4_B, 10_B - offset));
  }));
  EXPECT_EQ(offsets, (std::vector<Bytes>{0_B, 4_B, 8_B}));
  for (std::size_t at = 1; at <= 3; ++at) {
    std::stop_source stop;
    std::size_t done = 0;
    const bool whole = inPieces(12_B, 4_B, stop.get_token(), [&](Bytes, Bytes) {
      if (++done == at) stop.request_stop();
    });
    EXPECT_EQ(done, at);
    EXPECT_EQ(whole, at == 3);
  }
}

TEST(Pieces, AtMostDoubleFromOneToTheNext) {
  Bytes done;
  Bytes last = 4_B;
  inGrowingPieces(100_B, 4_B, {}, [&](Bytes offset, Bytes size) {
    EXPECT_EQ(offset, done);
    EXPECT_LE(size, std::min(last * 2, 100_B - offset));
    done = done + size;
    last = size;
    return true;
  });
  EXPECT_EQ(done, 100_B);
}

TEST(Pieces, ThatGrowEndAtAStopOrWhenToldTo) {
  std::stop_source stop;
  std::size_t count = 0;
  const auto once = [&](Bytes, Bytes) {
    ++count;
    return !stop.request_stop();
  };
  inGrowingPieces(100_B, 4_B, {}, once);
  EXPECT_EQ(count, 1U);
  inGrowingPieces(100_B, 4_B, stop.get_token(), once);
  EXPECT_EQ(count, 1U);
}

TEST(MemoryBench, IsNotFilledAfterAStop) {
  std::stop_source stop;
  stop.request_stop();
  const Plan plan = planOf({"", 1, 4, 8_KiB, 1});
  const auto bench = makeWalkBench(plan.steps.front(), 1, stop.get_token());
  ASSERT_FALSE(bench);
  EXPECT_EQ(bench.error().id, "stopped");
}

}  // namespace
}  // namespace strata::test
