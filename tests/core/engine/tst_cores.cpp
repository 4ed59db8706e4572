// SPDX-License-Identifier: GPL-3.0-or-later
// Cores: which CPUs are planned with what, in which order they are visited, and what comes of it on the fake
// clock.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/engine/visits.h"
#include "core/engine/workloads.h"
#include "core/machine/topology.h"
#include "core/model/kernel_id.h"
#include "core/plan/plan_parts.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "tests/support/play.h"
#include "tests/support/topologies.h"

namespace strata {
namespace {

using test::FakeHost;
using test::measured;
using test::plainMachine;
using test::planned;
using test::play;
using test::Played;
using test::Scenario;
using test::syntheticMachine;

const Selection coresOnly{.tests = {TestGroup::Cores}};

Selection kernelOnly(const std::string& kernel) {
  Selection selection = coresOnly;
  selection.kernels = {kernel};
  return selection;
}

using Cpus = std::vector<int>;

Cpus cpusOf(const Step& step) {
  Cpus cpus;
  for (const ThreadPlace& place : step.places) cpus.push_back(place.cpu.value_or(-1));
  return cpus;
}

std::vector<Cpus> cpusOf(const Plan& plan) {
  std::vector<Cpus> all;
  for (const Step& step : plan.steps) all.push_back(cpusOf(step));
  return all;
}

TEST(SingleCoreSteps, AreTwoForEachCpu) {
  const Plan plan = planned(Settings{}, coresOnly, plainMachine(3));
  ASSERT_EQ(cpusOf(plan), (std::vector<Cpus>{{0}, {0}, {1}, {1}, {2}, {2}}));
  const auto regionOf = [](const PlannedCell& cell) { return cell.parameters.regionBytes; };
  for (const Step& step : plan.steps) {
    EXPECT_EQ(step.group, TestGroup::Cores);
    EXPECT_EQ(step.visits, 4);
    for (const PlannedCell& cell : step.cells) {
      EXPECT_EQ(cell.test, strata::Test::Cores);
      EXPECT_EQ(cell.parameters.cpuA, step.places[0].cpu);
      EXPECT_FALSE(cell.parameters.cpuB);
      EXPECT_EQ(cell.parameters.threads, 1);
      EXPECT_FALSE(cell.skip);
      EXPECT_EQ(unitOf(cell), regionOf(cell) ? "MB/s" : "MOPs/s");
    }
  }
  const Step& inCore = plan.steps[2];
  EXPECT_EQ(inCore.boundBy, BoundBy::Core);
  ASSERT_EQ(inCore.cells.size(), 4U);
  EXPECT_EQ(inCore.cells[0].kernel, "heapsort-1000");
  EXPECT_EQ(inCore.cells[1].kernel, "floating-mix");
  EXPECT_EQ(regionOf(inCore.cells[2]), (8_KiB).count);
  EXPECT_EQ(regionOf(inCore.cells[3]), (128_KiB).count);
  const Step& beyond = plan.steps[3];
  EXPECT_EQ(beyond.boundBy, BoundBy::Shared);
  ASSERT_EQ(beyond.cells.size(), 1U);
  EXPECT_EQ(regionOf(beyond.cells[0]), (64_MiB).count);
  EXPECT_EQ(beyond.cells[0].kernel, inCore.cells[2].kernel);
  EXPECT_EQ(plan.memoryNeeded, 64_MiB);
  EXPECT_TRUE(plan.spareCpus.empty()) << "each CPU is measured";
}

// Two cores of two hardware threads each: 0 and 1 are one core.
TEST(SingleCoreSteps, AreOfTheFirstThreadOfEachCoreAndOfBothTogether) {
  const Machine machine = syntheticMachine("pack:1 core:2 pu:2");
  const Plan plan = planned(Settings{}, coresOnly, machine);
  ASSERT_EQ(cpusOf(plan), (std::vector<Cpus>{{0}, {0}, {2}, {2}, {0, 1}, {2, 3}}));
  const Step& both = plan.steps.back();
  ASSERT_EQ(both.cells.size(), 2U);
  for (const PlannedCell& cell : both.cells) {
    EXPECT_EQ(cell.parameters.threads, 2);
    EXPECT_EQ(cell.parameters.cpuA, 2);
    EXPECT_EQ(cell.parameters.cpuB, 3);
  }
  Selection full = coresOnly;
  full.sweep.sizes = Sweep::Full;
  EXPECT_EQ(cpusOf(planned(Settings{}, full, machine)),
            (std::vector<Cpus>{{0}, {0}, {1}, {1}, {2}, {2}, {3}, {3}, {0, 1}, {2, 3}}));
}

// Of core 0 only the second thread may be used.
TEST(SingleCoreSteps, StayOnTheCpusOfTheList) {
  Settings settings;
  settings.binding = Binding::List;
  settings.cpuList = {3, 1, 2};
  const Plan plan = planned(settings, kernelOnly("floating-mix"), syntheticMachine("pack:1 core:2 pu:2"));
  EXPECT_EQ(cpusOf(plan), (std::vector<Cpus>{{1}, {2}, {2, 3}}));
}

// CPUs 0 and 1 are one performance core, 2 and 3 two efficiency cores.
TEST(SingleCoreSteps, ReadTheSameOnEachKindOfCore) {
  const Result<Machine> machine = machineFromXml(test::mixedCores);
  ASSERT_TRUE(machine);
  Machine roomy = *machine;
  roomy.memoryAvailable = 8_GiB;
  std::map<std::size_t, std::set<std::optional<std::uint64_t>>> regions;
  const Plan plan = planned(Settings{}, coresOnly, roomy);
  for (const Step& step : plan.steps)
    for (std::size_t cell = 2; cell < step.cells.size(); ++cell)
      regions[cell].insert(step.cells[cell].parameters.regionBytes);
  ASSERT_EQ(regions.size(), 2U);
  for (const auto& [cell, ofCell] : regions) EXPECT_EQ(ofCell.size(), 1U) << cell;
}

std::set<int> measuredCpus(const Plan& plan) {
  std::set<int> cpus;
  for (const Step& step : plan.steps) cpus.insert(step.places.at(0).cpu.value_or(-1));
  return cpus;
}

TEST(SingleCoreSteps, SampleLargeMachinesWithAllKindsUnlessAllIsAskedFor) {
  Machine machine = plainMachine(200);
  machine.coreKinds = {{"fast", 1, 199}, {"slow", 0, 1}};
  machine.cpus[130].kind = 1;
  const std::set<int> sample = measuredCpus(planned(Settings{}, coresOnly, machine));
  EXPECT_GE(sample.size(), 60U);
  EXPECT_LE(sample.size(), 64U);
  EXPECT_TRUE(sample.contains(130)) << "the only one of its kind";
  EXPECT_TRUE(sample.contains(0));
  EXPECT_GT(*sample.rbegin(), 190);
  Selection full = coresOnly;
  full.sweep.sizes = Sweep::Full;
  EXPECT_EQ(measuredCpus(planned(Settings{}, full, machine)).size(), 200U);
}

std::vector<Reason> skipsOf(const Plan& plan) {
  std::vector<Reason> skips;
  for (const Step& step : plan.steps)
    for (const PlannedCell& cell : step.cells) skips.push_back(cell.skip.value_or(Reason{"measured", {}}));
  return skips;
}

TEST(SingleCoreSteps, AreSkippedWhereThereIsNothingToCompare) {
  const std::vector<Reason> one(2, Reason{"needs-two-cpus", {}});
  EXPECT_EQ(skipsOf(planned(Settings{}, coresOnly, plainMachine(1))), one);
  Machine machine = plainMachine(4);
  machine.bindsThreads = false;
  Settings unbound;
  unbound.binding = Binding::None;
  const std::vector<Reason> anywhere(2, Reason{"needs-binding", {}});
  EXPECT_EQ(skipsOf(planned(Settings{}, coresOnly, machine)), anywhere);
  EXPECT_EQ(skipsOf(planned(unbound, coresOnly, plainMachine(4))), anywhere);
}

TEST(CoreBench, HasTheWorkOfBothInTheOrderOfTheCells) {
  Step step = planned(Settings{}, coresOnly, plainMachine(2)).steps[0];
  std::swap(step.cells[0], step.cells[2]);
  const auto bench = makeCoreBench(step, 1, {});
  ASSERT_TRUE(bench);
  for (std::size_t cell = 0; cell < step.cells.size(); ++cell) {
    EXPECT_GE((*bench)->workload(cell).run(100), 100U);
    for (std::size_t other = 0; other < cell; ++other)
      EXPECT_NE(&(*bench)->workload(cell), &(*bench)->workload(other));
  }
  step.cells.resize(1);
  ASSERT_TRUE(step.cells[0].parameters.regionBytes);
  EXPECT_TRUE(makeCoreBench(step, 1, {})) << "reads alone";
}

/// The steps in the order in which they were visited.
std::vector<std::size_t> visitsOf(const Played& played) {
  std::vector<std::size_t> visits;
  for (const Event& event : played.events)
    if (const auto* started = std::get_if<StepStarted>(&event)) visits.push_back(started->step);
  return visits;
}

/// CPU 2 is slower by a fifth.
Scenario withSlowCpu() {
  Scenario scenario;
  scenario.slowdownOn = [](double, std::optional<int> cpu) { return cpu == 2 ? 1.25 : 1.0; };
  return scenario;
}

constexpr int cpus = 6;

TEST(CoresRun, VisitsEachCpuOnceInEachRoundInAnotherOrder) {
  FakeHost host(withSlowCpu());
  const Played played = play(host, Settings{}, kernelOnly("floating-mix"), cpus);
  const std::vector<std::size_t> visits = visitsOf(played);
  ASSERT_EQ(visits.size(), 4U * cpus);
  std::set<std::vector<std::size_t>> orders;
  for (int round = 0; round < 4; ++round) {
    const auto begin = visits.begin() + round * cpus;
    std::vector<std::size_t> order(begin, begin + cpus);
    orders.insert(order);
    std::ranges::sort(order);
    EXPECT_EQ(order, (std::vector<std::size_t>{0, 1, 2, 3, 4, 5}));
  }
  EXPECT_GT(orders.size(), 1U);
}

TEST(CoresRun, GivesTheMedianOfTheVisitsOfEachCpu) {
  FakeHost host(withSlowCpu());
  const Played played = play(host, Settings{}, kernelOnly("floating-mix"), cpus);
  EXPECT_EQ(played.run.status, RunStatus::Complete);
  ASSERT_EQ(played.run.results.size(), static_cast<std::size_t>(cpus));
  const double usual = measured(played.run.results[0]).value;
  for (int cpu = 0; cpu < cpus; ++cpu) {
    const CellResult& cell = played.run.results[static_cast<std::size_t>(cpu)];
    EXPECT_EQ(cell.parameters.cpuA, cpu) << "in the order of the plan, whatever that of the visits";
    const Measured& figure = measured(cell);
    EXPECT_NEAR(figure.value, cpu == 2 ? usual / 1.25 : usual, 0.001 * usual);
    ASSERT_EQ(figure.visits.size(), 4U);
    EXPECT_EQ(figure.statistic, "p90-per-clock-of-visits");
    EXPECT_EQ(figure.placement, std::vector{cpu});
    EXPECT_EQ(cell.unit, "MOPs/s");
    ASSERT_TRUE(figure.low);
    EXPECT_NEAR(*figure.high - *figure.low, 0, 0.001 * usual);
  }
  const auto finished = std::ranges::count_if(
      played.events, [](const Event& event) { return std::holds_alternative<StepFinished>(event); });
  EXPECT_EQ(finished, cpus) << "each step once";
}

TEST(CoresRun, WidensTheIntervalByWhatChangesFromVisitToVisit) {
  // All is slower in the second half: two visits of each CPU or so.
  Scenario scenario;
  std::optional<double> wholeS;
  {
    FakeHost host(Scenario{});
    wholeS = play(host, Settings{}, kernelOnly("floating-mix"), cpus).seconds;
  }
  scenario.slowdown = [&](double now) { return now > *wholeS / 2 ? 1.1 : 1.0; };
  FakeHost host(scenario);
  const Played played = play(host, Settings{}, kernelOnly("floating-mix"), cpus);
  for (const CellResult& cell : played.run.results) {
    const Measured& figure = measured(cell);
    EXPECT_GT(*figure.high - *figure.low, 0.05 * figure.value);
    EXPECT_TRUE(test::says(cell, "wide-interval"));
  }
}

// Who comes first in a round pays for it, as who comes last would on a machine that heats up.
TEST(CoresRun, LetsNoCpuPayEachTimeForItsTurn) {
  Scenario scenario;
  std::optional<int> last;
  int turn = -1;
  scenario.slowdownOn = [&](double, std::optional<int> cpu) {
    if (cpu != last) ++turn;
    last = cpu;
    return turn % cpus == 0 ? 1.25 : 1.0;
  };
  FakeHost host(scenario);
  const Played played = play(host, Settings{}, kernelOnly("floating-mix"), cpus);
  std::set<double> best;
  for (const CellResult& cell : played.run.results) best.insert(std::ranges::max(measured(cell).visits));
  EXPECT_LT(*best.rbegin(), 1.01 * *best.begin()) << "each has a visit at which it did not come first";
}

TEST(CoresRun, ComesBackFromARunFileWithItsVisits) {
  FakeHost host(withSlowCpu());
  const strata::Run run = play(host, Settings{}, kernelOnly("floating-mix"), 3).run;
  const auto read = runsFromJson(toJson(run));
  ASSERT_TRUE(read);
  ASSERT_EQ(read->front().results.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_EQ(measured(read->front().results[i]).visits, measured(run.results[i]).visits);
}

TEST(CoresRun, KeepsTheVisitsThatWereMadeWhenItIsStopped) {
  FakeHost whole(Scenario{});
  const double seconds = play(whole, Settings{}, kernelOnly("floating-mix"), cpus).seconds;
  FakeHost host(Scenario{});
  std::stop_source stop;
  host.onWork = [&](double now) {
    if (now > 0.4 * seconds) stop.request_stop();  // in the second round of four
  };
  const Played played = play(host, Settings{}, kernelOnly("floating-mix"), cpus, stop.get_token());
  EXPECT_EQ(played.run.status, RunStatus::Stopped);
  ASSERT_EQ(played.run.results.size(), static_cast<std::size_t>(cpus));
  std::set<std::size_t> counts;
  for (const CellResult& cell : played.run.results) {
    const Measured& figure = measured(cell);
    counts.insert(figure.visits.size());
    EXPECT_FALSE(figure.low) << "of so few visits nothing is known of how far they lie apart";
    EXPECT_GE(figure.cleanCount, 30U) << "whole visits alone";
  }
  EXPECT_EQ(counts, (std::set<std::size_t>{1, 2}));
}

TEST(CoresRun, HasNoResultOfACpuThatWasNotReached) {
  FakeHost host(Scenario{});
  std::stop_source stop;
  host.onWork = [&](double now) {
    if (now > 0.3) stop.request_stop();
  };
  const Played played = play(host, Settings{}, kernelOnly("floating-mix"), cpus, stop.get_token());
  EXPECT_GE(played.run.results.size(), 1U);
  EXPECT_LT(played.run.results.size(), static_cast<std::size_t>(cpus));
}

TEST(CoresRun, FailsTheCpuThatNoThreadIsBoundToAndNoOther) {
  Scenario scenario;
  scenario.unbindableCpu = 1;
  FakeHost host(scenario);
  const Played played = play(host, Settings{}, kernelOnly("floating-mix"), 3);
  EXPECT_EQ(played.run.status, RunStatus::Failed);
  ASSERT_EQ(played.run.results.size(), 3U);
  EXPECT_EQ(test::failure(played.run.results[1]), "cpu-not-bound");
  EXPECT_EQ(measured(played.run.results[0]).visits.size(), 4U);
  EXPECT_EQ(measured(played.run.results[2]).visits.size(), 4U);
  EXPECT_EQ(std::ranges::count(visitsOf(played), 1U), 1) << "not tried again";
}

TEST(CoresRun, MeasuresBothHardwareThreadsOfACoreTogether) {
  const Machine machine = syntheticMachine("pack:1 core:2 pu:2");
  FakeHost host(Scenario{});
  const Plan plan = planned(Settings{}, kernelOnly("floating-mix"), machine);
  const strata::Run run = execute(plan, machine, host, [](const Event&) {}, {});
  ASSERT_EQ(run.results.size(), 4U) << "two cores, by one thread and by two";
  for (std::size_t i = 2; i < 4; ++i) {
    const Measured& figure = measured(run.results[i]);
    EXPECT_EQ(figure.perThread.size(), 2U);
    EXPECT_EQ(figure.visits.size(), 4U);
    EXPECT_EQ(figure.placement, (i == 2 ? std::vector{0, 1} : std::vector{2, 3}));
    EXPECT_EQ(run.results[i].parameters.cpuB, static_cast<std::int64_t>(2 * i - 3));
  }
}

TEST(CoresRun, TellsOfProgressThatOnlyGrows) {
  FakeHost host(Scenario{});
  const Played played = play(host, Settings{}, kernelOnly("floating-mix"), 3);
  double last = 0;
  for (const Event& event : played.events)
    if (const auto* progress = std::get_if<Progress>(&event)) {
      EXPECT_GE(progress->fraction, last - 0.01);
      last = progress->fraction;
    }
  EXPECT_EQ(host.benches, 0);
}

}  // namespace
}  // namespace strata
