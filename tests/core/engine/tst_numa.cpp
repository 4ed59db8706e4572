// SPDX-License-Identifier: GPL-3.0-or-later
// Numa: which nodes are measured from which, with what, and what comes of it where the nodes have known
// latencies, refuse memory or do not hold it.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/engine/host.h"
#include "core/engine/runner.h"
#include "core/machine/topology.h"
#include "core/plan/plan_parts.h"
#include "tests/support/odd_topologies.h"
#include "tests/support/play.h"

namespace strata {
namespace {

using test::failure;
using test::FakeHost;
using test::measured;
using test::plainMachine;
using test::planned;
using test::says;
using test::Scenario;
using test::syntheticMachine;

const Selection nodesOnly{.tests = {TestGroup::Numa}};

/// Eight packages of a node and two cores each.
Machine eightNodes() {
  return syntheticMachine(
      "pack:8 [numa(memory=68719476736)] l3:1(size=33554432) l2:2(size=1048576) l1d:1(size=32768) core:1 "
      "pu:1");
}

using NodePair = std::pair<std::int64_t, std::int64_t>;

NodePair nodesOf(const CellId& cell) {
  return {cell.parameters.nodeFrom.value_or(-1), cell.parameters.nodeTo.value_or(-1)};
}

bool isLatency(const CellId& cell) {
  return cell.parameters.op == "latency";
}

std::set<NodePair> pairsOf(const Plan& plan) {
  std::set<NodePair> pairs;
  for (const Step& step : plan.steps) pairs.insert(nodesOf(step.cells.at(0)));
  return pairs;
}

std::vector<int> cpusOfStep(const Step& step) {
  std::vector<int> cpus;
  for (const ThreadPlace& place : step.places) cpus.push_back(place.cpu.value_or(-1));
  return cpus;
}

const Step& stepOf(const Plan& plan, NodePair nodes, bool latency) {
  return *std::ranges::find_if(plan.steps, [&](const Step& step) {
    return nodesOf(step.cells[0]) == nodes && isLatency(step.cells[0]) == latency;
  });
}

const CellResult& resultOf(const strata::Run& run, NodePair nodes, bool latency) {
  return *std::ranges::find_if(run.results, [&](const CellResult& cell) {
    return nodesOf(cell) == nodes && isLatency(cell) == latency;
  });
}

TEST(NumaSteps, GoFromEachNodeToEachWithALatencyAndABandwidth) {
  const Plan plan = planned(Settings{}, nodesOnly, eightNodes());
  EXPECT_EQ(plan.steps.size(), 2U * 8 * 8);
  EXPECT_EQ(pairsOf(plan).size(), 64U);
  const Step& latency = stepOf(plan, {3, 5}, true);
  EXPECT_EQ(latency.cells.size(), 1U);
  EXPECT_EQ(latency.cells[0].kernel, "chase-1");
  EXPECT_EQ(latency.cells[0].parameters.blockBytes, (1_MiB).count) << "the walk in blocks";
  EXPECT_EQ(latency.cells[0].parameters.regionBytes, (128_MiB).count) << "four times 32 MiB";
  EXPECT_EQ(latency.cells[0].parameters.threads, 1);
  EXPECT_EQ(cpusOfStep(latency), (std::vector{6})) << "the first of node 3";
  const Step& bandwidth = stepOf(plan, {3, 5}, false);
  EXPECT_EQ(bandwidth.cells[0].kernel, widestRead(eightNodes()).id);
  EXPECT_EQ(bandwidth.cells[0].parameters.regionBytes, (64_MiB).count) << "both together four times 32 MiB";
  EXPECT_EQ(bandwidth.cells[0].parameters.threads, 2);
  EXPECT_EQ(cpusOfStep(bandwidth), (std::vector{6, 7}));
  EXPECT_EQ(pagesOfArena(latency), PagePolicy::Transparent);
  EXPECT_LT(plan.expectedSeconds, 180);
}

// Nodes 0 and 1 have CPUs; 2 and 3 are HBM, and 4 is CXL memory of no package.
TEST(NumaSteps, HaveMemoryWithoutCpusAsAColumnAlone) {
  const Result<Machine> machine = machineFromXml(test::memoryOfThreeSorts);
  ASSERT_TRUE(machine);
  const Plan plan = planned(Settings{}, nodesOnly, *machine);
  std::set<NodePair> expected;
  for (const std::int64_t from : {0, 1})
    for (const std::int64_t to : {0, 1, 2, 3, 4}) expected.emplace(from, to);
  EXPECT_EQ(pairsOf(plan), expected);
}

// Two packages of four nodes of two chiplets with four cores of two threads: eight threads share 256 MiB.
TEST(NumaSteps, ReadMoreThanTheChipletsOfTheNodeHold) {
  const Machine machine = syntheticMachine(
      "pack:2 numa:4(memory=68719476736) l3:2(size=268435456) l2:4(size=1048576) l1d:1(size=32768) core:1 "
      "pu:2");
  ASSERT_EQ(machine.memoryNodes.size(), 8U);
  const Plan plan = planned(Settings{}, nodesOnly, machine);
  const auto found = std::ranges::find_if(
      plan.steps, [](const Step& step) { return !isLatency(step.cells[0]) && step.places.size() == 16; });
  ASSERT_NE(found, plan.steps.end()) << "all threads of a node";
  EXPECT_EQ(found->region, 128_MiB) << "four times 256 MiB, by eight threads";
}

TEST(NumaSteps, TakeNoMoreThanHalfOfANode) {
  const Machine machine = syntheticMachine("pack:2 [numa(memory=100663296)] l3:1(size=33554432) core:1 pu:1");
  const Plan plan = planned(Settings{}, nodesOnly, machine);
  for (const Step& step : plan.steps) EXPECT_LE(step.region, 48_MiB);
}

TEST(NumaSteps, GoToNoNodeWithoutMemoryUnlessNoneTellsOfAny) {
  Machine machine = eightNodes();
  machine.memoryNodes[6].memory = 0_B;
  EXPECT_EQ(pairsOf(planned(Settings{}, nodesOnly, machine)).size(), 8U * 7);
  for (MemoryNode& node : machine.memoryNodes) node.memory = 0_B;
  const Plan plan = planned(Settings{}, nodesOnly, machine);
  EXPECT_EQ(pairsOf(plan).size(), 8U * 8);
  EXPECT_EQ(stepOf(plan, {3, 5}, true).region, 128_MiB);
}

TEST(NumaSteps, AreSkippedWhereThereIsOneNode) {
  for (const Machine& machine : {plainMachine(4), syntheticMachine("numa:1 core:4 pu:1")}) {
    const Plan plan = planned(Settings{}, nodesOnly, machine);
    ASSERT_EQ(plan.steps.size(), 1U);
    ASSERT_EQ(plan.steps[0].cells.size(), 2U);
    for (const PlannedCell& cell : plan.steps[0].cells) EXPECT_EQ(cell.skip, (Reason{"needs-two-nodes", {}}));
  }
}

TEST(NumaSteps, AreSkippedWhereThreadsOrMemoryStayNowhere) {
  Machine machine = eightNodes();
  machine.bindsMemory = false;
  EXPECT_EQ(planned(Settings{}, nodesOnly, machine).steps[0].cells[0].skip,
            (Reason{"needs-memory-binding", {}}));
  machine.bindsThreads = false;
  EXPECT_EQ(planned(Settings{}, nodesOnly, machine).steps[0].cells[0].skip, (Reason{"needs-binding", {}}));
  Settings unbound;
  unbound.binding = Binding::None;
  EXPECT_EQ(planned(unbound, nodesOnly, eightNodes()).steps[0].cells[0].skip, (Reason{"needs-binding", {}}));
}

TEST(NumaSteps, LeaveOutARowButNoColumnWhereTheCpusOfANodeAreNotAllowed) {
  std::set<NodePair> expected;
  for (const std::int64_t from : {0, 2})
    for (std::int64_t to = 0; to < 8; ++to) expected.emplace(from, to);
  Settings settings;
  settings.binding = Binding::List;
  settings.cpuList = {5, 0};
  const Plan chosen = planned(settings, nodesOnly, eightNodes());
  EXPECT_EQ(pairsOf(chosen), expected);
  EXPECT_EQ(cpusOfStep(stepOf(chosen, {2, 7}, true)), (std::vector{5}));
  Machine restricted = eightNodes();
  std::erase_if(restricted.cpus, [](const LogicalCpu& cpu) { return cpu.node != 0 && cpu.node != 2; });
  EXPECT_EQ(pairsOf(planned(Settings{}, nodesOnly, restricted)), expected);
}

TEST(NumaSteps, AreOfTheChosenKernelAlone) {
  Selection selection = nodesOnly;
  selection.kernels = {"chase-1"};
  EXPECT_EQ(planned(Settings{}, selection, eightNodes()).steps.size(), 64U);
  selection.kernels = {"handover-cas"};
  const auto none = makePlan({Settings{}, selection}, eightNodes(), {});
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().id, "nothing-selected");
}

/// How much longer node `from` takes to memory of node `to`: the farther their numbers, the longer.
double costBetween(std::int64_t from, std::int64_t to) {
  return 1 + 0.2 * static_cast<double>(std::abs(from - to));
}

/// Nodes of a CPU each. A step is prepared by all its threads before any of them works, so that the
/// node of its memory is known then.
Scenario scenarioOfNodes(std::atomic<std::int64_t>& memoryOn) {
  Scenario scenario;
  scenario.cyclesPerUnit["chase-1"] = 400;  // 100 ns at 4 GHz
  scenario.onBench = [&](const Step& step, std::optional<int>) -> std::optional<Error> {
    memoryOn = step.cells.at(0).parameters.nodeTo.value_or(-1);
    return std::nullopt;
  };
  scenario.slowdownOn = [&](double, std::optional<int> cpu) {
    return costBetween(cpu.value_or(0), memoryOn);
  };
  scenario.memoryElsewhere = [](int) { return 0.0; };
  return scenario;
}

strata::Run runOn(FakeHost& host, const Machine& machine, std::stop_token stop = {}) {
  const Plan plan = planned(Settings{}, nodesOnly, machine);
  return execute(plan, machine, host, [](const Event&) {}, std::move(stop));
}

TEST(NumaRun, FindsTheMatrixOfEightNodes) {
  std::atomic<std::int64_t> memoryOn{0};
  FakeHost host(scenarioOfNodes(memoryOn));
  const strata::Run run = runOn(host, syntheticMachine("pack:8 [numa(memory=68719476736)] core:1 pu:1"));
  EXPECT_EQ(run.status, RunStatus::Complete);
  ASSERT_EQ(run.results.size(), 128U);
  const double own = measured(resultOf(run, {0, 0}, false)).value;
  EXPECT_GT(own, 0);
  for (const CellResult& cell : run.results) {
    const auto [from, to] = nodesOf(cell);
    const double cost = costBetween(from, to);
    const double expected = isLatency(cell) ? 100 * cost : own / cost;
    EXPECT_NEAR(measured(cell).value, expected, 0.01 * expected) << from << " to " << to;
    EXPECT_EQ(cell.unit, isLatency(cell) ? "ns" : "MB/s");
    EXPECT_EQ(cell.higherIsBetter, !isLatency(cell));
    EXPECT_FALSE(says(cell, "memory-on-other-node")) << "that is what was asked for";
    EXPECT_FALSE(says(cell, "node-unknown"));
  }
}

/// Of a CPU each: no thread waits for another, which takes long beside other programs.
Machine twoNodes() {
  return syntheticMachine("pack:2 [numa(memory=68719476736)] core:1 pu:1");
}

TEST(NumaRun, SaysWhichNodeWasRefusedAndMeasuresTheOthers) {
  std::atomic<std::int64_t> memoryOn{0};
  Scenario scenario = scenarioOfNodes(memoryOn);
  scenario.onBench = [&](const Step& step, std::optional<int>) -> std::optional<Error> {
    memoryOn = *step.cells.at(0).parameters.nodeTo;
    return memoryOn == 1 ? std::optional(Error{"memory-not-bound", {{"node", std::int64_t{1}}}})
                         : std::nullopt;
  };
  FakeHost host(scenario);
  const strata::Run run = runOn(host, twoNodes());
  EXPECT_EQ(run.status, RunStatus::Failed);
  ASSERT_EQ(run.results.size(), 8U);
  for (const CellResult& cell : run.results) {
    if (cell.parameters.nodeTo == 1)
      EXPECT_EQ(failure(cell), "memory-not-bound");
    else
      EXPECT_GT(measured(cell).value, 0);
  }
}

TEST(NumaRun, GivesNoFigureOfANodeThatDoesNotHoldThePages) {
  std::atomic<std::int64_t> memoryOn{0};
  Scenario scenario = scenarioOfNodes(memoryOn);
  // Of what CPU 0 asks of node 1 2 % lie elsewhere; 1 % is tolerated.
  scenario.memoryElsewhere = [&](int cpu) { return memoryOn != 1 ? 0.0 : cpu == 0 ? 0.02 : 0.01; };
  FakeHost host(scenario);
  const strata::Run run = runOn(host, twoNodes());
  EXPECT_EQ(run.status, RunStatus::Failed);
  for (const bool latency : {true, false}) {
    const CellResult& cell = resultOf(run, {0, 1}, latency);
    ASSERT_EQ(failure(cell), "memory-off-node");
    EXPECT_EQ(std::get<Failed>(cell.outcome).error.data,
              (std::vector<Datum>{{"node", std::int64_t{1}}, {"elsewhere_percent", 2.0}}));
    EXPECT_GT(measured(resultOf(run, {1, 1}, latency)).value, 0);
    EXPECT_GT(measured(resultOf(run, {0, 0}, latency)).value, 0);
  }
}

TEST(NumaRun, SaysWhereTheSystemDoesNotTellWherePagesLie) {
  std::atomic<std::int64_t> memoryOn{0};
  Scenario scenario = scenarioOfNodes(memoryOn);
  scenario.memoryElsewhere = [](int cpu) { return cpu == 1 ? std::nullopt : std::optional(0.0); };
  FakeHost host(scenario);
  const strata::Run run = runOn(host, twoNodes());
  EXPECT_TRUE(says(resultOf(run, {1, 0}, false), "node-unknown"));
  EXPECT_GE(measured(resultOf(run, {1, 0}, false)).verdict.grade, Grade::Fair);
  EXPECT_TRUE(says(resultOf(run, {1, 1}, true), "node-unknown"));
  EXPECT_FALSE(says(resultOf(run, {0, 1}, true), "node-unknown"));
}

TEST(NumaRun, KeepsWhatIsMeasuredWhenItIsStopped) {
  std::atomic<std::int64_t> memoryOn{0};
  FakeHost host(scenarioOfNodes(memoryOn));
  std::stop_source source;
  // In the third of the first three steps: the latency to node 1.
  host.onWork = [&](double) {
    if (memoryOn == 1) source.request_stop();
  };
  const strata::Run run = runOn(host, twoNodes(), source.get_token());
  EXPECT_EQ(run.status, RunStatus::Stopped);
  ASSERT_GE(run.results.size(), 2U);
  EXPECT_LE(run.results.size(), 3U);
  EXPECT_NEAR(measured(resultOf(run, {0, 0}, true)).value, 100, 1);
  EXPECT_GT(measured(resultOf(run, {0, 0}, false)).value, 0);
  EXPECT_EQ(host.benches, 0);
}

TEST(NumaRun, FailsOnCpusThatAreNotThere) {
  std::atomic<std::int64_t> memoryOn{0};
  Scenario scenario = scenarioOfNodes(memoryOn);
  scenario.unbindableCpu = 1;
  FakeHost host(scenario);
  const strata::Run run = runOn(host, twoNodes());
  EXPECT_EQ(failure(resultOf(run, {1, 0}, true)), "cpu-not-bound");
  EXPECT_GT(measured(resultOf(run, {0, 0}, true)).value, 0);
}

// No system has so many nodes; one that binds no memory refuses them, too.
TEST(NumaBench, IsRefusedOnANodeThatIsNotThere) {
  const auto host = makeMachineHost();
  const Plan plan = planned(Settings{}, nodesOnly, twoNodes());
  for (const bool latency : {true, false}) {
    Step step = stepOf(plan, {0, 1}, latency);
    step.cells[0].parameters.nodeTo = 4000;
    step.cells[0].parameters.regionBytes = (64_KiB).count;
    const auto bench = host->makeBench(step, 1, {});
    ASSERT_FALSE(bench);
    EXPECT_EQ(bench.error(), (Error{"memory-not-bound", {{"node", std::int64_t{4000}}}}));
  }
}

// Node 0 is there on every system that binds memory at all.
TEST(NumaBench, LiesOnItsNodeWhereTheSystemBindsMemory) {
  const Result<Machine> machine = readMachine();
  ASSERT_TRUE(machine);
  const auto host = makeMachineHost();
  const Plan plan = planned(Settings{}, nodesOnly, twoNodes());
  for (const bool latency : {true, false}) {
    Step step = stepOf(plan, {0, 1}, latency);
    step.cells[0].parameters.nodeTo = machine->memoryNodes.at(0).number;
    step.cells[0].parameters.regionBytes = (4_MiB).count;
    const auto bench = host->makeBench(step, 1, {});
    if (!bench) {
      EXPECT_EQ(bench.error().id, "memory-not-bound");
      continue;
    }
    EXPECT_GT((*bench)->workload(0).run(1000), 0U);
    EXPECT_EQ((*bench)->memoryElsewhere(0).value_or(0), 0);
  }
}

}  // namespace
}  // namespace strata
