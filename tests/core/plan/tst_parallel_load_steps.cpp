// SPDX-License-Identifier: GPL-3.0-or-later
// Parallel loads: what is planned, what comes of it on the fake clock, and that chains begin apart.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/engine/runner.h"
#include "core/engine/workloads.h"
#include "core/plan/plan.h"
#include "core/stats/parallel_loads.h"
#include "kernels/catalog.h"
#include "tests/support/fake_host.h"
#include "tests/support/play.h"

namespace strata {
namespace {

using test::FakeHost;
using test::plainMachine;
using test::planned;
using test::Scenario;

const std::vector<std::int64_t> countsOfChains{1, 2, 3, 4, 6, 8, 12, 16, 24};

Selection parallelOnly() {
  return {.tests = {TestGroup::ParallelLoads}};
}

std::vector<std::int64_t> chainsOf(const Step& step) {
  std::vector<std::int64_t> chains;
  for (const PlannedCell& cell : step.cells) chains.push_back(cell.parameters.chains.value_or(0));
  return chains;
}

TEST(ParallelLoadSteps, HaveEachNumberOfChainsFromL2ToMemory) {
  const Machine machine = plainMachine(4);
  const Plan plan = planned(Settings{}, parallelOnly(), machine);
  std::vector<Bytes> regions;
  for (const Step& step : plan.steps) {
    regions.push_back(step.region);
    EXPECT_EQ(step.group, TestGroup::ParallelLoads);
    EXPECT_TRUE(step.alone);
    EXPECT_EQ(step.pages, PagePolicy::Transparent);
    EXPECT_EQ(chainsOf(step), countsOfChains);
    for (const PlannedCell& cell : step.cells) {
      EXPECT_EQ(cell.test, strata::Test::ParallelLoads);
      EXPECT_EQ(cell.kernel, "chase-" + std::to_string(cell.parameters.chains.value_or(0)));
      EXPECT_EQ(cell.parameters.regionBytes, step.region.count);
      EXPECT_EQ(cell.parameters.threads, 1);
      EXPECT_EQ(cell.parameters.pages, "transparent");
      EXPECT_FALSE(cell.parameters.blockBytes) << "over the whole region";
      EXPECT_NEAR(cell.seconds * 9, Settings{}.memorySeconds, 1e-9);
    }
  }
  // Half of 512 KiB and of 16 MiB; four times 16 MiB.
  EXPECT_EQ(regions, (std::vector<Bytes>{256_KiB, 8_MiB, 64_MiB}));
  EXPECT_EQ(plan.steps[0].boundBy, BoundBy::Core);
  EXPECT_EQ(plan.steps[2].boundBy, BoundBy::Shared);
}

TEST(ParallelLoadSteps, HaveASmallerRegionWhereMemoryIsScarce) {
  Machine machine = plainMachine(4);
  machine.memory = 128_MiB;
  machine.memoryAvailable = 128_MiB;
  const Plan plan = planned(Settings{}, parallelOnly(), machine);
  EXPECT_EQ(plan.steps.back().region, 32_MiB) << "a quarter of the memory";
}

TEST(ParallelLoadSteps, HaveWhatThereIsToCompareWithWhateverKernelIsChosen) {
  Selection selection = parallelOnly();
  selection.kernels = {"chase-12"};
  for (const Step& step : planned(Settings{}, selection, plainMachine(4)).steps)
    EXPECT_EQ(chainsOf(step), (std::vector<std::int64_t>{1, 12}));
  selection.kernels = {"read-serial-8"};
  EXPECT_FALSE(makePlan({Settings{}, selection}, plainMachine(4), {}));
}

TEST(ParallelLoadSteps, LeaveTheLatencyTestItsOwnChains) {
  const Plan plan = planned(Settings{}, {.tests = {TestGroup::Latency}}, plainMachine(4));
  for (const Step& step : plan.steps)
    for (const PlannedCell& cell : step.cells) EXPECT_LE(cell.parameters.chains.value_or(0), 12);
}

/// The results of that step alone, on a core that has so many buffers and 100 cycles of latency.
std::vector<ChainsPoint> pointsOfRun(std::size_t step, std::int64_t buffers) {
  Scenario scenario;
  for (const std::int64_t chains : countsOfChains)
    scenario.cyclesPerUnit["chase-" + std::to_string(chains)] =
        100 / static_cast<double>(std::min(chains, buffers));
  FakeHost host(scenario);
  const Machine machine = plainMachine(4);
  Plan plan = planned(Settings{}, parallelOnly(), machine);
  plan.steps = {plan.steps.at(step)};
  const strata::Run run = execute(plan, machine, host, [](const Event&) {}, {});
  std::vector<ChainsPoint> points;
  for (const CellResult& cell : run.results) {
    EXPECT_EQ(cell.unit, "ns");
    EXPECT_FALSE(cell.higherIsBetter);
    const auto& measured = std::get<Measured>(cell.outcome);
    points.push_back({*cell.parameters.chains, measured.value, measured.low, measured.high});
  }
  return points;
}

TEST(ParallelLoadRun, FindsTheBuffersOfEachLevel) {
  const auto memory = mostLoads(pointsOfRun(2, 10));
  ASSERT_TRUE(memory);
  EXPECT_NEAR(memory->loads, 10, 0.5);
  EXPECT_FALSE(memory->isAtLeast);
  EXPECT_NEAR(memory->latencyNs, 25, 0.5) << "100 cycles at 4 GHz";
  const auto second = mostLoads(pointsOfRun(0, 16));
  ASSERT_TRUE(second);
  EXPECT_NEAR(second->loads, 16, 0.8);
  EXPECT_FALSE(second->isAtLeast);
  const auto third = mostLoads(pointsOfRun(1, 30));
  ASSERT_TRUE(third);
  EXPECT_NEAR(third->loads, 24, 1.2);
  EXPECT_TRUE(third->isAtLeast);
}

TEST(ParallelLoadRun, MakesWholeIterationsOfEachNumberOfChains) {
  const Plan plan = planned(Settings{}, parallelOnly(), plainMachine(4));
  const auto bench = makeChaseBench(plan.steps.front(), 1, {});
  ASSERT_TRUE(bench);
  for (std::size_t i = 0; i < countsOfChains.size(); ++i)
    EXPECT_EQ((*bench)->workload(i).run(1), static_cast<std::uint64_t>(16 * countsOfChains[i]));
}

}  // namespace
}  // namespace strata
