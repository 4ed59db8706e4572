// SPDX-License-Identifier: GPL-3.0-or-later
// Pauses: which CPUs are watched, what becomes of what the watch sees, and of wake-ups.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/engine/pause_step.h"
#include "core/plan/plan_parts.h"
#include "core/stats/pause_figures.h"
#include "tests/support/play.h"

namespace strata {
namespace {

using test::failure;
using test::FakeHost;
using test::measured;
using test::plainMachine;
using test::planned;
using test::play;
using test::Played;
using test::says;
using test::Scenario;

const Selection pausesOnly{.tests = {TestGroup::Pauses}};

/// The CPU of each cell of that kernel.
std::vector<std::int64_t> cpusOf(const Step& step, std::string_view kernel) {
  std::vector<std::int64_t> cpus;
  for (const PlannedCell& cell : step.cells)
    if (cell.kernel == kernel) cpus.push_back(cell.parameters.cpuA.value_or(-1));
  return cpus;
}

using Cpus = std::vector<std::int64_t>;

TEST(PauseSteps, LeaveTheFirstCpuToTheSystem) {
  const Plan plan = planned(Settings{}, pausesOnly, plainMachine(4));
  ASSERT_EQ(plan.steps.size(), 1U);
  EXPECT_EQ(cpusOf(plan.steps[0], watchKernel), (Cpus{1, 2, 3}));
  EXPECT_EQ(cpusOf(plan.steps[0], wakeUpKernel), (Cpus{0}));
  EXPECT_EQ(plan.steps[0].places.size(), 3U);
  EXPECT_EQ(plan.steps[0].places[0].cpu, 1);
}

TEST(PauseSteps, WatchEveryCpuWhereThereAreNotThree) {
  for (const int cpus : {1, 2}) {
    const Plan plan = planned(Settings{}, pausesOnly, plainMachine(cpus));
    ASSERT_EQ(plan.steps.size(), 1U);
    const Cpus all = cpus == 1 ? Cpus{0} : Cpus{0, 1};
    EXPECT_EQ(cpusOf(plan.steps[0], watchKernel), all);
    EXPECT_EQ(cpusOf(plan.steps[0], wakeUpKernel), all);
  }
}

TEST(PauseSteps, StayOnTheCpusOfTheList) {
  Settings settings;
  settings.binding = Binding::List;
  settings.cpuList = {5, 1, 3};
  settings.threads = 8;
  const Plan plan = planned(settings, pausesOnly, plainMachine(6));
  EXPECT_EQ(cpusOf(plan.steps.at(0), watchKernel), (Cpus{3, 5}));
  EXPECT_EQ(cpusOf(plan.steps.at(0), wakeUpKernel), (Cpus{1}));
}

TEST(PauseSteps, AreLeftOutWhereThreadsAreNotBound) {
  Settings settings;
  settings.binding = Binding::None;
  Machine unbindable = plainMachine(4);
  unbindable.bindsThreads = false;
  for (const Plan& plan :
       {planned(settings, pausesOnly, plainMachine(4)), planned(Settings{}, pausesOnly, unbindable)}) {
    ASSERT_EQ(plan.steps.size(), 1U);
    ASSERT_EQ(plan.steps[0].cells.size(), 2U);
    for (const PlannedCell& cell : plan.steps[0].cells) EXPECT_EQ(cell.skip, (Reason{"needs-binding", {}}));
  }
}

TEST(PauseSteps, TakeFiveTimesTheTimeOfMemory) {
  EXPECT_EQ(watchSeconds(Settings{}), 10);
  EXPECT_EQ(watchSeconds(quickSettings()), 5);
  EXPECT_EQ(watchSeconds(thoroughSettings()), 40);
  Settings longest;
  longest.memorySeconds = 99;
  EXPECT_EQ(watchSeconds(longest), 60);
  EXPECT_NEAR(planned(Settings{}, pausesOnly, plainMachine(4)).expectedSeconds, 10, 0.5);
  EXPECT_NEAR(planned(Settings{}, pausesOnly, plainMachine(2)).expectedSeconds, 14, 0.5)
      << "two more seconds for the wake-ups of each CPU";
}

const CellResult& cellOn(const Run& run, std::string_view kernel, int cpu) {
  const auto found = std::ranges::find_if(run.results, [&](const CellResult& cell) {
    return cell.kernel == kernel && cell.parameters.cpuA == cpu;
  });
  EXPECT_NE(found, run.results.end()) << kernel << cpu;
  return *found;
}

constexpr std::uint64_t ms = 1'000'000;

TEST(Pauses, AddUpToTheLostTime) {
  Scenario scenario;
  scenario.pauses = [](int cpu) {
    return cpu == 1 ? std::vector<Pause>{{1000 * ms, 10 * ms}, {5000 * ms, 20 * ms}} : std::vector<Pause>();
  };
  const Played played = play(std::move(scenario), Settings{}, pausesOnly, 3);
  EXPECT_EQ(played.run.status, RunStatus::Complete);
  ASSERT_EQ(played.run.results.size(), 3U);
  const CellResult& cell = cellOn(played.run, watchKernel, 1);
  EXPECT_EQ(cell.unit, "%");
  EXPECT_FALSE(cell.higherIsBetter);
  const Measured& lossy = measured(cell);
  EXPECT_NEAR(lossy.value, 0.3, 1e-9) << "30 ms of 10 s";
  EXPECT_EQ(lossy.verdict.grade, Grade::Good) << "pauses are what is measured";
  ASSERT_TRUE(lossy.pauses);
  EXPECT_EQ(lossy.pauses->count, 2U);
  EXPECT_EQ(lossy.pauses->pauses, (std::vector<Pause>{{1000 * ms, 10 * ms}, {5000 * ms, 20 * ms}}));
  EXPECT_EQ(latencyNsAt(lossy, 0.5), 10 * ms);
  EXPECT_EQ(latencyNsAt(lossy, 1), 20 * ms);
  // One part lost 1 %, another 2 %, eight nothing.
  EXPECT_EQ(lossy.samples.size(), partsOfWatch);
  ASSERT_TRUE(lossy.low && lossy.high);
  EXPECT_LE(*lossy.low, 0.3);
  EXPECT_GT(*lossy.high, 0.3);
  const Measured& calm = measured(cellOn(played.run, watchKernel, 2));
  EXPECT_EQ(calm.value, 0);
  EXPECT_EQ(calm.pauses->count, 0U);
  EXPECT_TRUE(calm.pauses->latency.empty());
}

TEST(Pauses, HaveTheWakeUpsOfAThreadBesideThem) {
  Scenario scenario;
  // One in a thousand comes 3.5 ms late: the moments that go by meanwhile were never asked for.
  scenario.wakeUpDelayNs = [](std::size_t n) { return n % 1000 == 500 ? 3'500'000U : 60'000U; };
  const Played played = play(std::move(scenario), Settings{}, pausesOnly, 3);
  const CellResult& cell = cellOn(played.run, wakeUpKernel, 0);
  EXPECT_EQ(cell.unit, "ns");
  const Measured& woken = measured(cell);
  EXPECT_EQ(woken.value, 60'000);
  EXPECT_EQ(woken.statistic, "p50");
  EXPECT_EQ(latencyNsAt(woken, 0.99), 60'000U);
  EXPECT_EQ(latencyNsAt(woken, 1), 3'500'000U);
  EXPECT_EQ(woken.pauses->count, 9970U) << "10,000 less 3 for each of the 10 that came late";
  EXPECT_EQ(woken.verdict.grade, Grade::Good);
}

TEST(Pauses, FailOnACpuThatIsNotToBeHad) {
  Scenario scenario;
  scenario.unbindableCpu = 2;
  const Played played = play(std::move(scenario), Settings{}, pausesOnly, 4);
  EXPECT_EQ(failure(cellOn(played.run, watchKernel, 2)), "cpu-not-bound");
  EXPECT_EQ(cellOn(played.run, watchKernel, 2).unit, "%");
  EXPECT_EQ(measured(cellOn(played.run, watchKernel, 1)).value, 0);
  EXPECT_EQ(measured(cellOn(played.run, watchKernel, 3)).value, 0);
}

TEST(Pauses, FailWhereTheSystemGivesTooFewThreads) {
  Scenario scenario;
  scenario.refusedThread = 2;  // the first is that of the run, which waits
  const Played played = play(std::move(scenario), Settings{}, pausesOnly, 4);
  ASSERT_EQ(played.run.results.size(), 4U);
  for (const CellResult& cell : played.run.results) EXPECT_EQ(failure(cell), "thread-failed");
}

TEST(Pauses, KeepWhatWasMeasuredWhenTheyAreStopped) {
  Scenario scenario;
  scenario.watchesUntilStopped = true;
  scenario.pauses = [](int) { return std::vector<Pause>{{100 * ms, 25 * ms}}; };
  FakeHost host(std::move(scenario));
  std::stop_source stop;
  host.onWork = [&](double) { stop.request_stop(); };
  const Played played = play(host, Settings{}, pausesOnly, 2, stop.get_token());
  EXPECT_EQ(played.run.status, RunStatus::Stopped);
  ASSERT_EQ(played.run.results.size(), 2U) << "wake-ups come after the watch, and were not reached";
  for (const CellResult& cell : played.run.results) {
    EXPECT_NEAR(measured(cell).value, 1, 1e-9) << "25 ms of a quarter of 10 s";
    EXPECT_TRUE(says(cell, "row-stopped"));
    EXPECT_EQ(measured(cell).verdict.grade, Grade::Fair);
  }
}

TEST(Pauses, SayHowMuchOfThemTheSystemKnows) {
  Scenario scenario;
  scenario.pauses = [](int) { return std::vector<Pause>{{100 * ms, 25 * ms}}; };
  const Played played = play(std::move(scenario), Settings{}, pausesOnly, 3);
  const PauseFigures& pauses = *measured(cellOn(played.run, watchKernel, 1)).pauses;
  ASSERT_TRUE(pauses.offCpuPercent);
  EXPECT_GT(*pauses.offCpuPercent, 99) << "the fake clock of the thread does not go on";
  EXPECT_EQ(pauses.switches, 0U);
  EXPECT_FALSE(pauses.stolenPercent);
}

TEST(PauseTally, KeepsTheLongest) {
  PauseTally tally;
  for (std::uint64_t i = 0; i < 1000; ++i) tally.add({i * ms, 6'000 + i * 10});
  tally.add({2000 * ms, 5'000});  // none
  EXPECT_EQ(tally.count(), 1000U);
  EXPECT_EQ(tally.longestNs(), 15'990U);
  const std::vector<Pause> kept = tally.longest();
  ASSERT_EQ(kept.size(), mostStoredPauses);
  EXPECT_EQ(tally.leftOut(), 1000 - mostStoredPauses);
  EXPECT_EQ(kept.front().beginNs, (1000 - mostStoredPauses) * ms);
  EXPECT_EQ(kept.back().ns, 15'990U);
  tally.addFurther(3, 30'000, 20'000);
  EXPECT_EQ(tally.count(), 1003U);
  EXPECT_EQ(tally.longestNs(), 20'000U);
  EXPECT_EQ(tally.lostNs(), 1000U * 6'000 + 10 * 999 * 500 + 30'000);
}

TEST(PauseFigures, CountPausesThatWereTooManyToBeTold) {
  WatchedCpu cpu;
  cpu.watchedS = 1;
  cpu.pauses = {{0, 10 * ms}};
  cpu.furtherCount = 4;
  cpu.furtherNs = 40 * ms;
  cpu.furtherLongestNs = 30 * ms;
  const Measured figure = measuredPauses(cpu, 1);
  EXPECT_DOUBLE_EQ(figure.value, 5);
  EXPECT_EQ(figure.pauses->count, 5U);
  EXPECT_EQ(figure.pauses->leftOut, 4U);
  EXPECT_EQ(latencyNsAt(figure, 1), 30 * ms);
  EXPECT_FALSE(figure.low) << "nobody knows in which part they were";
}

TEST(PauseFigures, ShareAPauseAmongThePartsThatItLiesIn) {
  const std::vector<double> parts = lostByPart({{900 * ms, 200 * ms}, {9'950 * ms, 100 * ms}}, 10);
  ASSERT_EQ(parts.size(), 10U);
  EXPECT_NEAR(parts[0], 10, 1e-9);
  EXPECT_NEAR(parts[1], 10, 1e-9);
  EXPECT_NEAR(parts[2], 0, 1e-9);
  EXPECT_NEAR(parts[9], 5, 1e-9) << "what lies beyond the end belongs to no part";
}

TEST(PauseFigures, HaveTheQuantilesOfNearestRank) {
  std::vector<std::uint64_t> values(1000);
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = i + 1;
  EXPECT_EQ(nearestRank(values, 0.5), 500U);
  EXPECT_EQ(nearestRank(values, 0.999), 999U);
  EXPECT_EQ(nearestRank(values, 1), 1000U);
  EXPECT_EQ(nearestRank({7}, 0.5), 7U);
}

}  // namespace
}  // namespace strata
