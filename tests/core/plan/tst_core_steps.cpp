// SPDX-License-Identifier: GPL-3.0-or-later
// Core to core: which pairs are planned in which order, and what comes of them on the fake clock.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "core/machine/topology.h"
#include "core/plan/plan_parts.h"
#include "tests/support/play.h"
#include "tests/support/topologies.h"

namespace strata {
namespace {

using test::FakeHost;
using test::measured;
using test::plainMachine;
using test::planned;
using test::play;
using test::says;
using test::Scenario;
using test::syntheticMachine;

using Pair = std::pair<int, int>;

Selection coresOnly(std::vector<std::string> kernels = {"handover-cas"}) {
  Selection selection{.tests = {TestGroup::CoreToCore}};
  selection.kernels = std::move(kernels);
  return selection;
}

std::vector<Pair> pairsOf(const Plan& plan) {
  std::vector<Pair> pairs;
  for (const Step& step : plan.steps)
    pairs.emplace_back(step.places.at(0).cpu.value_or(-1), step.places.at(1).cpu.value_or(-1));
  return pairs;
}

TEST(CoreSteps, AreOneForEachPairWithBothWaysToHandOver) {
  const Plan plan = planned(Settings{}, coresOnly({}), plainMachine(4));
  EXPECT_EQ(pairsOf(plan), (std::vector<Pair>{{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}));
  for (const Step& step : plan.steps) {
    ASSERT_EQ(step.cells.size(), 2U);
    EXPECT_EQ(step.cells[0].kernel, "handover-cas");
    EXPECT_EQ(step.cells[1].kernel, "handover-store");
    EXPECT_EQ(step.cells[0].parameters.cpuA, step.places[0].cpu);
    EXPECT_EQ(step.cells[0].parameters.cpuB, step.places[1].cpu);
    EXPECT_EQ(step.cells[0].parameters.threads, 2);
  }
  EXPECT_EQ(plan.memoryNeeded, 0_B);
  EXPECT_TRUE(plan.spareCpus.empty()) << "each CPU is measured";
}

// Two packages of two chiplets of two cores with two threads each: 0 and 1 are one core, 0 to 3 one chiplet.
TEST(CoreSteps, TakeOneOfEachDistanceInTurnTheClosestFirst) {
  const Machine machine = syntheticMachine("pack:2 l3:2 core:2 pu:2");
  const std::vector<Pair> pairs = pairsOf(planned(Settings{}, coresOnly(), machine));
  EXPECT_EQ(pairs.size(), 120U);
  EXPECT_EQ(std::vector<Pair>(pairs.begin(), pairs.begin() + 5),
            (std::vector<Pair>{{0, 1}, {0, 2}, {0, 4}, {0, 8}, {2, 3}}));
  EXPECT_EQ(std::set<Pair>(pairs.begin(), pairs.end()).size(), 120U);
}

// CPUs 0 and 1 are one performance core, 2 and 3 two efficiency cores.
TEST(CoreSteps, TellPairsOfOneKindFromPairsOfTwo) {
  const Result<Machine> machine = machineFromXml(test::mixedCores);
  ASSERT_TRUE(machine);
  Machine roomy = *machine;
  roomy.memoryAvailable = 8_GiB;
  const std::vector<Pair> pairs = pairsOf(planned(Settings{}, coresOnly(), roomy));
  ASSERT_EQ(pairs.size(), 6U);
  const std::set<Pair> first(pairs.begin(), pairs.begin() + 3);
  EXPECT_EQ(first, (std::set<Pair>{{0, 1}, {2, 3}, {0, 2}}));
}

TEST(CoreSteps, AreOfTheCpusOfTheListAlone) {
  Settings settings;
  settings.binding = Binding::List;
  settings.cpuList = {3, 1, 3};
  const Plan plan = planned(settings, coresOnly(), plainMachine(4));
  EXPECT_EQ(pairsOf(plan), (std::vector<Pair>{{1, 3}}));
  EXPECT_EQ(plan.spareCpus, (std::vector{0, 2}));
}

TEST(CoreSteps, SampleLargeMachinesUnlessAllIsAskedFor) {
  const Machine machine = syntheticMachine("pack:2 l3:4 core:8 pu:2");
  ASSERT_EQ(machine.cpus.size(), 128U);
  const std::vector<Pair> sample = pairsOf(planned(Settings{}, coresOnly(), machine));
  EXPECT_EQ(sample.size(), 64U * 63U / 2U);
  EXPECT_TRUE(std::ranges::find(sample, Pair{0, 1}) != sample.end()) << "one core";
  EXPECT_TRUE(std::ranges::any_of(sample, [](const Pair& pair) { return pair.second >= 112; }))
      << "the last chiplet";
  Selection all = coresOnly();
  all.sweep.sizes = Sweep::Full;
  EXPECT_EQ(pairsOf(planned(Settings{}, all, machine)).size(), 128U * 127U / 2U);
}

TEST(CoreSteps, AreSkippedOnOneCpu) {
  const Plan plan = planned(Settings{}, coresOnly(), plainMachine(1));
  ASSERT_EQ(plan.steps.size(), 1U);
  EXPECT_EQ(plan.steps[0].cells.front().skip, (Reason{"needs-two-cpus", {}}));
}

TEST(CoreSteps, AreOneOfAnyTwoWhereThreadsCannotBeBound) {
  Machine machine = plainMachine(4);
  machine.bindsThreads = false;
  Settings unbound;
  unbound.binding = Binding::None;
  for (const Plan& plan :
       {planned(Settings{}, coresOnly(), machine), planned(unbound, coresOnly(), plainMachine(4))}) {
    EXPECT_EQ(pairsOf(plan), (std::vector<Pair>{{-1, -1}}));
    EXPECT_FALSE(plan.steps[0].cells[0].parameters.cpuA);
  }
}

// Two clusters of two CPUs.
double ofClusters(std::optional<int> a, std::optional<int> b) {
  return a.value_or(0) / 2 == b.value_or(0) / 2 ? 20 : 190;
}

TEST(CoreRun, GivesHalfTheRoundTripOfEachPair) {
  Scenario scenario;
  scenario.handOverNs = ofClusters;
  scenario.counterReadNs = 1;
  const strata::Run run = play(scenario, Settings{}, coresOnly()).run;
  ASSERT_EQ(run.results.size(), 6U);
  EXPECT_EQ(run.status, RunStatus::Complete);
  for (const CellResult& cell : run.results) {
    const auto cpuOf = [](std::optional<std::int64_t> cpu) { return static_cast<int>(cpu.value_or(-1)); };
    const double expected = ofClusters(cpuOf(cell.parameters.cpuA), cpuOf(cell.parameters.cpuB));
    const Measured& figure = measured(cell);
    // Reading the counter adds a nanosecond of fake time to each of eight chunks of 100 µs together.
    EXPECT_NEAR(figure.value, expected, 0.001 * expected);
    EXPECT_EQ(cell.unit, "ns");
    EXPECT_FALSE(cell.higherIsBetter);
    EXPECT_EQ(figure.statistic, "p10-of-lines");
    EXPECT_EQ(figure.count, 80U) << "eight lines, ten samples each";
    EXPECT_EQ(figure.verdict.grade, Grade::Good);
    EXPECT_EQ(figure.placement, (std::vector{cpuOf(cell.parameters.cpuA), cpuOf(cell.parameters.cpuB)}));
  }
}

TEST(CoreRun, TakesMoreSamplesWhileSomeAreDisturbed) {
  Scenario scenario;
  // Half of the time another program has the other hardware thread.
  scenario.aluPerCycle = [](double now) { return static_cast<int>(now / 2e-3) % 2 == 0 ? 5.0 : 3.0; };
  const strata::Run run = play(scenario, Settings{}, coresOnly(), 2).run;
  ASSERT_EQ(run.results.size(), 1U);
  EXPECT_GE(measured(run.results[0]).cleanCount, 80U);
  EXPECT_GT(measured(run.results[0]).count, 80U);
}

TEST(CoreRun, FailsAPairWhoseCpuIsGoneAndMeasuresTheOthers) {
  Scenario scenario;
  scenario.unbindableCpu = 2;
  const strata::Run run = play(scenario, Settings{}, coresOnly(), 3).run;
  ASSERT_EQ(run.results.size(), 3U);
  for (const CellResult& cell : run.results) {
    const bool isOfTwo = cell.parameters.cpuA == 2 || cell.parameters.cpuB == 2;
    EXPECT_EQ(test::failure(cell), isOfTwo ? "cpu-not-bound" : "");
  }
}

TEST(CoreRun, SaysThatThreadsWereNotBound) {
  Settings unbound;
  unbound.binding = Binding::None;
  Scenario scenario;
  scenario.counterReadNs = 1;
  const strata::Run run = play(scenario, unbound, coresOnly()).run;
  ASSERT_EQ(run.results.size(), 1U);
  EXPECT_NEAR(measured(run.results[0]).value, 50, 0.1);
  EXPECT_TRUE(says(run.results[0], "not-bound"));
}

TEST(CoreRun, KeepsWhatIsMeasuredWhenItIsStopped) {
  Scenario scenario;
  scenario.counterReadNs = 1;
  FakeHost host{scenario};
  std::stop_source stop;
  // A pair takes about a tenth of a second.
  host.onWork = [&](double now) {
    if (now > 0.3) stop.request_stop();
  };
  const strata::Run run = play(host, Settings{}, coresOnly(), 8, stop.get_token()).run;
  EXPECT_EQ(run.status, RunStatus::Stopped);
  EXPECT_GE(run.results.size(), 1U);
  EXPECT_LT(run.results.size(), 28U);
  EXPECT_NEAR(measured(run.results[0]).value, 50, 0.1);
}

}  // namespace
}  // namespace strata
