// SPDX-License-Identifier: GPL-3.0-or-later
// More threads than CPUs: sums are true, and so is what is told meanwhile.
#include <gtest/gtest.h>

#include <chrono>
#include <numeric>
#include <random>
#include <thread>

#include "core/engine/benchmark.h"
#include "core/engine/cell_results.h"
#include "core/machine/topology.h"
#include "tests/support/play.h"

namespace strata {

namespace {

using test::FakeHost;
using test::measured;
using test::memoryOnly;
using test::play;
using test::Played;
using test::regions;
using test::says;
using test::Scenario;

Selection widthOf8() {
  Selection selection = memoryOnly;
  selection.widths = {8};
  return selection;
}

/// So many threads, all of them on CPU 0: the fake host's threads take turns on one clock.
Settings onOneCpu(int threads) {
  Settings settings = regions({8_KiB}, threads);
  settings.binding = Binding::List;
  settings.cpuList = {0};
  settings.memorySeconds = 1;
  return settings;
}

Scenario someCore(std::mt19937& random) {
  Scenario scenario;
  std::uniform_real_distribution<double> cycles(0.3, 4.0);
  scenario.cyclesPerUnit = {{"move-serial-8", cycles(random)}, {"move-random-8", cycles(random)}};
  const double ghz = std::uniform_real_distribution<double>(0.8, 5.5)(random);
  scenario.clockGhz = [ghz](double) { return ghz; };
  return scenario;
}

std::vector<Progress> progressOf(const Played& played) {
  std::vector<Progress> told;
  for (const Event& event : played.events)
    if (const auto* progress = std::get_if<Progress>(&event)) told.push_back(*progress);
  return told;
}

}  // namespace

TEST(Sharing, severalThreadsOnOneCpuSumToNoMoreThanOneThread) {
  std::mt19937 random(4);
  for (int round = 0; round < 12; ++round) {
    const Scenario scenario = someCore(random);
    const int threads = 2 + static_cast<int>(random() % 4);
    const Played one = play(scenario, onOneCpu(1), widthOf8());
    const Played several = play(scenario, onOneCpu(threads), widthOf8());
    ASSERT_EQ(several.run.results.size(), 2u);
    for (std::size_t cell = 0; cell < 2; ++cell) {
      const Measured& alone = measured(one.run.results[cell]);
      const Measured& together = measured(several.run.results[cell]);
      EXPECT_LE(together.value, *alone.high * 1.002) << threads << " threads, round " << round;
      EXPECT_GT(together.value, alone.value * 0.9) << threads << " threads, round " << round;
      EXPECT_EQ(together.perThread.size(), static_cast<std::size_t>(threads));
      EXPECT_NEAR(std::accumulate(together.perThread.begin(), together.perThread.end(), 0.0) / together.value,
                  1, 1e-9);
      EXPECT_TRUE(says(several.run.results[cell], "threads-share-cores"));
    }
  }
}

/// A thread that takes its turn in the middle of another's measurement of how long a chunk takes must not
/// make that chunk tiny: then reading the counter would be most of the work.
TEST(Sharing, chunksAreTimedByOneThreadAlone) {
  FakeHost host(Scenario{});
  const Played played = play(host, onOneCpu(8), widthOf8());
  // Two windows of 1.6 s in chunks of 100 µs are 32 000 pieces; what comes on top was warming up and timing.
  EXPECT_LT(host.workDone(), 36'000u);
  EXPECT_EQ(played.run.status, RunStatus::Complete);
}

TEST(Sharing, aStopEndsTheWindowAtOnce) {
  FakeHost host(Scenario{});
  std::stop_source stop;
  std::atomic<std::uint64_t> workAtStop{0};
  host.onWork = [&](double now) {
    if (now < 1.0 || stop.stop_requested()) return;
    // Counted when the request has been made: until then the system may let the others work on.
    stop.request_stop();
    workAtStop = host.workDone();
  };
  constexpr int threads = 4;
  Settings settings = onOneCpu(threads);
  settings.memorySeconds = 99;  // windows of 49.5 s
  const Played played = play(host, settings, widthOf8(), 4, stop.get_token());
  EXPECT_EQ(played.run.status, RunStatus::Stopped);
  EXPECT_TRUE(played.run.results.empty()) << "a window that was cut counts for nobody";
  EXPECT_LE(host.workDone() - workAtStop, 2u * threads) << "the chunk that each thread was at";
  EXPECT_LT(played.seconds, 1.1);
}

TEST(Sharing, progressGoesOnWithinAWindow) {
  FakeHost host(Scenario{});
  // Slow enough, in real time, for the engine to look a few times.
  // (Not asleep: some systems take so short a sleep for none.)
  host.onWork = [](double) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::microseconds(150);
    while (std::chrono::steady_clock::now() < end) std::this_thread::yield();
  };
  Settings settings = onOneCpu(4);
  settings.memorySeconds = 2;
  const Played played = play(host, settings, widthOf8());
  const std::vector<Progress> told = progressOf(played);
  ASSERT_GE(told.size(), 2u);
  const double whole = std::get<RunStarted>(played.events.front()).plan->expectedSeconds;
  EXPECT_NEAR(whole, 2.1, 0.01);
  for (std::size_t i = 0; i < told.size(); ++i) {
    EXPECT_NEAR(told[i].remainingS, whole * (1 - told[i].fraction), 0.15 * whole) << i;
    if (i > 0) {
      EXPECT_GE(told[i].fraction, told[i - 1].fraction) << i;
    }
  }
  EXPECT_LT(told.front().fraction, 0.5);
}

TEST(Sharing, affinityThatWasChangedIsSaidOfASharedWindow) {
  Scenario scenario;
  scenario.affinityChanged = [](double now, int cpu) { return now > 0.1 && cpu == 0; };
  const Played played = play(scenario, onOneCpu(2), widthOf8());
  for (const CellResult& result : played.run.results) {
    EXPECT_TRUE(says(result, "affinity-changed")) << result.kernel;
    EXPECT_NE(measured(result).verdict.grade, Grade::Good);
  }
}

/// "Clock 0.108 GHz to 3.70 GHz" was said where a program preempted a reading.
TEST(Sharing, readingsThatWereNotConfirmedAreNoRangeOfTheClock) {
  Step step{TestGroup::Memory, BoundBy::Core, 8_KiB, {}, 0};
  static_cast<CellId&>(step.cells.emplace_back()) = {strata::Test::Memory, "move-serial-8", {}};
  StepSamples samples;
  for (int i = 0; i < 20; ++i) {
    ThreadSample thread;
    thread.units = 1000;
    thread.seconds = 0.01;
    thread.aluPerCycle = 1;
    thread.clockBeforeGhz = i % 2 == 0 ? 3.7 : 3;
    thread.clockAfterGhz = i == 4 ? 0.108 : 3.7;
    thread.clockConfirmed = i != 4;
    samples.samples.emplace_back().threads = {thread};
  }
  samples.indexOnlyNs.resize(1);
  samples.aloneRate.resize(1);
  samples.brokenSamples.resize(1);
  samples.memoryElsewhere.resize(1);
  StepCircumstances circumstances;
  circumstances.placement = {0};
  const auto lowest = [&] {
    const std::vector<CellResult> results = cellResults(step, samples, circumstances);
    for (const Reason& reason : measured(results.front()).verdict.reasons)
      if (reason.id == "clock-moved") return std::get<double>(reason.data.front().value);
    return 0.0;
  };
  EXPECT_EQ(lowest(), 3);
  for (Sample& sample : samples.samples) sample.threads.front().clockConfirmed = false;
  EXPECT_EQ(lowest(), 0.108) << "nothing else is known";
}

/// On the machine itself, with windows so short that no thread gets a fair part; nothing is said of figures.
TEST(Sharing, threadsThatNeverRanTogetherGiveNoFigure) {
  Step step{TestGroup::Memory, BoundBy::Core, 8_KiB, {}, 0};
  static_cast<CellId&>(step.cells.emplace_back()) = {strata::Test::Memory, "move-serial-8", {}};
  Sample window;
  window.threads.resize(2);
  for (ThreadSample& thread : window.threads) thread.seconds = 1;
  StepSamples samples;
  samples.samples = {window};
  samples.indexOnlyNs.resize(1);
  samples.aloneRate.resize(1);
  samples.brokenSamples.resize(1);
  samples.memoryElsewhere.resize(2);
  StepCircumstances circumstances;
  circumstances.placement = {0, 0};
  circumstances.sharing = true;
  EXPECT_EQ(test::failure(cellResults(step, samples, circumstances).front()), "threads-not-together");
  // Nor where each has a CPU that other programs take from it in every window.
  circumstances.placement = {0, 1};
  circumstances.sharing = false;
  EXPECT_EQ(test::failure(cellResults(step, samples, circumstances).front()), "threads-not-together");
  for (ThreadSample& thread : samples.samples.front().threads) thread.units = 1000;
  EXPECT_GT(measured(cellResults(step, samples, circumstances).front()).value, 0);
  circumstances.sharing = true;
  EXPECT_GT(measured(cellResults(step, samples, circumstances).front()).value, 0);
}

TEST(Sharing, aThousandRealThreadsOnTwoCpusFinish) {
  const auto machine = readMachine();
  ASSERT_TRUE(machine);
  Settings settings = regions({4_KiB}, threadsRange.most);
  settings.binding = Binding::List;
  for (const LogicalCpu& cpu : machine->cpus)
    if (settings.cpuList.size() < 2) settings.cpuList.push_back(cpu.osIndex);
  auto plan = makePlan({settings, widthOf8()}, *machine, {});
  ASSERT_TRUE(plan);
  // A second for each window: under sanitizers and beside other work, waking all takes a tenth of one.
  plan->leastTurnS = 2e-3;
  for (PlannedCell& cell : plan->steps[0].cells) cell.seconds = 0.05;

  const strata::Run run = runPlan(*plan, *machine, [](const Event&) {}, {});
  EXPECT_EQ(run.status, RunStatus::Complete);
  ASSERT_EQ(run.results.size(), 2u);
  for (const CellResult& result : run.results) {
    if (std::holds_alternative<Failed>(result.outcome)) {
      EXPECT_EQ(test::failure(result), "threads-not-together");
      continue;
    }
    const Measured& figure = measured(result);
    ASSERT_EQ(figure.perThread.size(), 1024u);
    const double sum = std::accumulate(figure.perThread.begin(), figure.perThread.end(), 0.0);
    EXPECT_NEAR(sum, figure.value, 1e-9 * figure.value);
    EXPECT_TRUE(says(result, "threads-share-cores"));
  }
}

}  // namespace strata
