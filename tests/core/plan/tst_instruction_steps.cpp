// SPDX-License-Identifier: GPL-3.0-or-later
// Transfers between registers and string instructions: what is planned, and what comes of it on the fake
// clock.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/engine/runner.h"
#include "core/engine/workloads.h"
#include "core/plan/plan.h"
#include "core/plan/plan_parts.h"
#include "kernels/catalog.h"
#include "tests/support/fake_host.h"
#include "tests/support/play.h"

namespace strata {
namespace {

using kernels::Family;
using kernels::Kernel;
using test::FakeHost;
using test::plainMachine;
using test::planned;
using test::regions;
using test::Scenario;

bool isX86() {
  return kernels::catalog().front().instructionSet == kernels::InstructionSet::X86;
}

Selection nothing() {
  Selection selection;
  selection.tests = {};
  return selection;
}

Selection registersOnly() {
  Selection selection = nothing();
  selection.tests.add(TestGroup::Registers);
  return selection;
}

Selection stringOnly() {
  Selection selection = nothing();
  selection.tests.add(TestGroup::String);
  return selection;
}

/// Has all that a loop may need.
Machine ableMachine() {
  Machine machine = plainMachine(4);
  for (const Kernel& kernel : kernels::catalog())
    if (kernel.needs != kernels::Needs::Baseline) machine.provides.push_back(kernel.needs);
  return machine;
}

Plan plannedOnAble(const Settings& settings, const Selection& selection) {
  return planned(settings, selection, ableMachine());
}

std::vector<std::string> kernelsOf(Family family) {
  std::vector<std::string> ids;
  for (const Kernel& kernel : kernels::catalog())
    if (kernel.family == family) ids.emplace_back(kernel.id);
  return ids;
}

std::vector<std::string> kernelsOf(const Step& step) {
  std::vector<std::string> ids;
  for (const PlannedCell& cell : step.cells) ids.push_back(cell.kernel);
  return ids;
}

const PlannedCell& cellOf(const Plan& plan, std::string_view kernel) {
  for (const PlannedCell& cell : plan.steps.front().cells)
    if (cell.kernel == kernel) return cell;
  ADD_FAILURE() << "no cell " << kernel;
  return plan.steps.front().cells.front();
}

TEST(RegisterSteps, HaveEachTransferInOneStepThatTheCoreBounds) {
  const Plan plan = plannedOnAble(Settings{}, registersOnly());
  ASSERT_EQ(plan.steps.size(), 1u);
  const Step& step = plan.steps.front();
  EXPECT_EQ(step.group, TestGroup::Registers);
  EXPECT_EQ(step.boundBy, BoundBy::Core);
  EXPECT_EQ(kernelsOf(step), kernelsOf(Family::Registers));
  for (const PlannedCell& cell : step.cells) {
    EXPECT_EQ(cell.test, strata::Test::Registers);
    EXPECT_FALSE(cell.skip) << cell.kernel;
    EXPECT_FALSE(cell.parameters.regionBytes || cell.parameters.pages);
    EXPECT_NEAR(cell.seconds * static_cast<double>(step.cells.size()), Settings{}.memorySeconds, 1e-9);
  }
  EXPECT_EQ(cellOf(plan, "register-to-stack-8").parameters.op, "to-stack");
  EXPECT_EQ(plan.memoryNeeded, 0_B);
}

TEST(RegisterSteps, CanBeNarrowedByWidthAndKernel) {
  Selection selection = registersOnly();
  selection.widths = {2};
  EXPECT_EQ(kernelsOf(plannedOnAble(Settings{}, selection).steps.front()),
            (std::vector<std::string>{"register-insert-2", "register-extract-2"}));
  selection.widths.clear();
  selection.kernels = {"register-general-8"};
  EXPECT_EQ(kernelsOf(plannedOnAble(Settings{}, selection).steps.front()),
            std::vector<std::string>{"register-general-8"});
  selection.widths = {1};
  EXPECT_FALSE(makePlan({Settings{}, selection}, ableMachine(), {}));
}

TEST(RegisterSteps, LeaveOutWhatTheProcessorLacks) {
  const Plan plan = planned(Settings{}, registersOnly(), plainMachine(4));
  for (const PlannedCell& cell : plan.steps.front().cells) {
    const bool baseline = kernels::find(cell.kernel)->needs == kernels::Needs::Baseline;
    EXPECT_EQ(cell.skip.has_value(), !baseline) << cell.kernel;
    EXPECT_EQ(cell.skip.value_or(Reason{"not-provided", {}}).id, "not-provided");
  }
}

TEST(RegisterSteps, HaveALimitOnlyWhereStackOperationsHaveKnownUnits) {
  Machine machine = ableMachine();
  machine.coreClass = CoreClass{"made-up", 3, 2, 4};
  const Plan plan = planned(Settings{}, registersOnly(), machine);
  for (const PlannedCell& cell : plan.steps.front().cells) {
    const Kernel& kernel = *kernels::find(cell.kernel);
    std::optional<double> expected;
    if (kernel.bytesWritten > 0) expected = 2;
    if (kernel.bytesRead > 0) expected = 3;
    EXPECT_EQ(cell.unitsPerCycleLimit, expected) << cell.kernel;
  }
}

TEST(RegisterRun, CountsTheBytesOfATransfer) {
  Scenario scenario;
  scenario.cyclesPerUnit = {{"register-general-8", 0.5}, {"register-insert-2", 2.0}};
  FakeHost host(scenario);
  Selection selection = registersOnly();
  selection.kernels = {"register-general-8", "register-insert-2"};
  const Machine machine = ableMachine();
  const strata::Run run =
      execute(planned(Settings{}, selection, machine), machine, host, [](const Event&) {}, {});
  ASSERT_EQ(run.results.size(), 2u);
  // At 4 GHz: 8 x 10^9 transfers of 8 bytes, 2 x 10^9 of 2 bytes.
  EXPECT_NEAR(std::get<Measured>(run.results[0].outcome).value, 64000, 640);
  EXPECT_NEAR(std::get<Measured>(run.results[1].outcome).value, 4000, 40);
  EXPECT_EQ(run.results[0].unit, "MB/s");
  EXPECT_EQ(std::get<Measured>(run.results[0].outcome).statistic, "p90-per-clock");
}

Selection forwardingOnly() {
  Selection selection = nothing();
  selection.tests.add(TestGroup::StoreForwarding);
  return selection;
}

/// Where the stores lie, and how far behind them the loads begin.
std::vector<std::pair<std::int64_t, std::int64_t>> placesBehindWidths(const Step& step, std::size_t widths) {
  std::vector<std::pair<std::int64_t, std::int64_t>> places;
  for (std::size_t i = widths; i < step.cells.size(); ++i) {
    EXPECT_EQ(step.cells[i].kernel, "forward-8-8");
    places.emplace_back(*step.cells[i].parameters.storeAt, *step.cells[i].parameters.offset);
  }
  return places;
}

TEST(ForwardingSteps, HaveEachPairOfWidthsThenOffsetsAndBoundaries) {
  Machine machine = ableMachine();
  machine.lineSize = 128_B;
  machine.pageSize = 16_KiB;
  const Plan plan = planned(Settings{}, forwardingOnly(), machine);
  ASSERT_EQ(plan.steps.size(), 1u);
  const Step& step = plan.steps.front();
  EXPECT_EQ(step.boundBy, BoundBy::Core);
  EXPECT_TRUE(step.alone);
  ASSERT_EQ(step.cells.size(), 45u);
  for (std::size_t i = 0; i < 25; ++i) {
    const PlannedCell& cell = step.cells[i];
    const std::array<std::int64_t, 5> widths{1, 2, 4, 8, 16};
    EXPECT_EQ(cell.parameters.storeBytes, widths[i / 5]);
    EXPECT_EQ(cell.parameters.widthBytes, widths[i % 5]);
    EXPECT_EQ(cell.parameters.storeAt, 16);
    EXPECT_EQ(cell.parameters.offset, 0);
    EXPECT_EQ(cell.parameters.threads, 1);
    EXPECT_FALSE(cell.skip) << cell.kernel;
  }
  // Four bytes of the store lie on this side of the boundary.
  EXPECT_EQ(placesBehindWidths(step, 25),
            (std::vector<std::pair<std::int64_t, std::int64_t>>{
                {16, -8}, {16, -7}, {16, -6}, {16, -5}, {16, -4},   {16, -3},  {16, -2},
                {16, -1}, {16, 1},  {16, 2},  {16, 3},  {16, 4},    {16, 5},   {16, 6},
                {16, 7},  {16, 8},  {124, 0}, {124, 4}, {16380, 0}, {16380, 4}}));
}

TEST(ForwardingSteps, AreFewInAQuickRun) {
  const std::vector<std::pair<std::int64_t, std::int64_t>> few{{16, -4}, {16, 4}, {60, 0}, {4092, 0}};
  Settings quick = findPreset("quick")->settings;
  Selection selection = forwardingOnly();
  const Plan byPreset = plannedOnAble(quick, selection);
  ASSERT_EQ(byPreset.steps.front().cells.size(), 9u);
  for (std::size_t i = 0; i < 5; ++i)
    EXPECT_EQ(byPreset.steps.front().cells[i].parameters.storeBytes,
              byPreset.steps.front().cells[i].parameters.widthBytes);
  EXPECT_EQ(placesBehindWidths(byPreset.steps.front(), 5), few);
  selection.sweep.sizes = Sweep::Quick;
  EXPECT_EQ(plannedOnAble(Settings{}, selection).steps.front().cells.size(), 9u);
}

// 25 pairs, each at 16 offsets, and all but those with a store of one byte at four places across boundaries.
TEST(ForwardingSteps, HaveOffsetsAndBoundariesOfEachPairInAFullSweep) {
  Selection selection = forwardingOnly();
  const Plan usual = plannedOnAble(Settings{}, selection);
  selection.sweep.sizes = Sweep::Full;
  const Plan plan = plannedOnAble(Settings{}, selection);
  const Step& step = plan.steps.front();
  ASSERT_EQ(step.cells.size(), 25u + 25u * 16u + 20u * 4u);
  const std::vector<CellId> cells(step.cells.begin(), step.cells.end());
  for (const PlannedCell& cell : usual.steps.front().cells)
    EXPECT_EQ(std::ranges::count(cells, static_cast<const CellId&>(cell)), 1) << cell.kernel;
  for (const PlannedCell& cell : step.cells) {
    EXPECT_EQ(std::ranges::count(cells, static_cast<const CellId&>(cell)), 1) << cell.kernel << " once";
    const std::int64_t storeAt = *cell.parameters.storeAt;
    if (storeAt == storeWithinLine) continue;
    const std::int64_t boundary = storeAt < 4000 ? 64 : 4096;
    EXPECT_EQ(boundary - storeAt, *cell.parameters.storeBytes / 2) << cell.kernel;
    EXPECT_TRUE(cell.parameters.offset == 0 || storeAt + *cell.parameters.offset == boundary) << cell.kernel;
  }
  EXPECT_NEAR(step.cells.front().seconds, usual.steps.front().cells.front().seconds, 1e-6);
  // The few end when they are precise; of the many each needs its samples.
  EXPECT_GT(plan.expectedSeconds, 7 * usual.expectedSeconds) << "the plan says how long it takes";
  selection.kernels = {"forward-4-8"};
  const Plan one = plannedOnAble(findPreset("quick")->settings, selection);
  EXPECT_EQ(one.steps.front().cells.size(), 21u);
  EXPECT_LE(one.expectedSeconds, 1.5);
}

TEST(ForwardingSteps, LeaveOutWhatTheProcessorLacks) {
  const Plan plan = planned(Settings{}, forwardingOnly(), plainMachine(1));
  std::size_t skipped = 0;
  for (const PlannedCell& cell : plan.steps.front().cells) skipped += cell.skip.has_value();
  EXPECT_EQ(skipped, isX86() ? 3u : 0u) << "bytes of vectors need SSE 4.1";
}

TEST(ForwardingRun, GivesTheTimeOfARoundWithItsClock) {
  Scenario scenario;
  scenario.cyclesPerUnit = {{"forward-8-8", 5.0}, {"forward-4-8", 13.0}};
  FakeHost host(scenario);
  Selection selection = forwardingOnly();
  selection.kernels = {"forward-8-8", "forward-4-8"};
  const Machine machine = ableMachine();
  const strata::Run run =
      execute(planned(Settings{}, selection, machine), machine, host, [](const Event&) {}, {});
  ASSERT_EQ(run.results.size(), 22u);
  const auto& mixed = std::get<Measured>(run.results[0].outcome);
  const auto& forwarded = std::get<Measured>(run.results[1].outcome);
  EXPECT_EQ(run.results[1].kernel, "forward-8-8");
  EXPECT_EQ(run.results[1].unit, "ns");
  EXPECT_FALSE(run.results[1].higherIsBetter);
  // At 4 GHz.
  EXPECT_NEAR(forwarded.value, 1.25, 0.0125);
  EXPECT_NEAR(cyclesOf(forwarded).value_or(0), 5, 0.05);
  EXPECT_NEAR(cyclesOf(mixed).value_or(0), 13, 0.13);
  EXPECT_EQ(forwarded.statistic, "p10-per-clock");
}

// Wherever the cell says: an address out of the buffer would end the test where the build has sanitizers.
TEST(ForwardingRun, MakesWholeIterationsAtEachPlace) {
  Step step{TestGroup::StoreForwarding, BoundBy::Core, {}, {}, 0};
  for (const auto& [storeAt, offset] :
       {std::pair{16, -8}, {16, 8}, {60, 4}, {4092, 0}, {16380, 4}, {4088, 8}}) {
    PlannedCell& cell = step.cells.emplace_back();
    cell.test = strata::Test::StoreForwarding;
    cell.kernel = "forward-16-16";
    cell.parameters.storeAt = storeAt;
    cell.parameters.offset = offset;
  }
  const auto bench = makeProcessorBench(step, 1);
  ASSERT_TRUE(bench);
  for (std::size_t i = 0; i < step.cells.size(); ++i)
    EXPECT_EQ((*bench)->workload(i).run(100), 128u) << "whole iterations";
}

TEST(StringSteps, HaveEachInstructionInL1L2AndMemory) {
  const Plan plan = plannedOnAble(Settings{}, stringOnly());
  if (!isX86()) GTEST_SKIP() << "no string instructions";
  std::vector<Bytes> regions;
  for (const Step& step : plan.steps) {
    regions.push_back(step.region);
    EXPECT_EQ(step.group, TestGroup::String);
    EXPECT_EQ(kernelsOf(step), kernelsOf(Family::String));
    for (const PlannedCell& cell : step.cells) {
      EXPECT_EQ(cell.test, strata::Test::String);
      EXPECT_EQ(cell.parameters.regionBytes, step.region.count);
      EXPECT_EQ(cell.parameters.widthBytes, kernels::find(cell.kernel)->widthBytes);
      EXPECT_FALSE(cell.skip);
    }
  }
  // A quarter of 32 KiB of L1 and of 512 KiB of L2; 64 MiB for two buffers in memory.
  EXPECT_EQ(regions, (std::vector<Bytes>{8_KiB, 128_KiB, 32_MiB}));
  EXPECT_EQ(plan.memoryNeeded, 64_MiB);
}

TEST(StringSteps, AreLeftOutOnceWhereTheInstructionSetHasNone) {
  const Plan plan = plannedOnAble(Settings{}, stringOnly());
  ASSERT_EQ(plan.steps.size(), isX86() ? 3u : 1u);
  for (const Step& step : plan.steps) {
    EXPECT_EQ(step.cells.size(), 24u);
    for (const PlannedCell& cell : step.cells) {
      EXPECT_EQ(cell.skip.has_value(), !isX86());
      if (cell.skip) {
        EXPECT_EQ(cell.skip->id, "not-provided");
      }
    }
  }
}

TEST(StringSteps, TakeRegionsInWholeLines) {
  EXPECT_EQ(plannedOnAble(regions({Bytes{1000}}), stringOnly()).steps.front().region, Bytes{960});
}

TEST(StringSteps, CanBeNarrowedByWidthAndKernel) {
  Selection selection = stringOnly();
  selection.widths = {4};
  selection.kernels = {"string-movs-4", "string-movs-8", "string-rep-movs-4"};
  EXPECT_EQ(kernelsOf(plannedOnAble(regions({4_KiB}), selection).steps.front()),
            (std::vector<std::string>{"string-movs-4", "string-rep-movs-4"}));
}

TEST(StringSteps, HaveALimitInMemoryByElementOrByRegion) {
  if (!isX86()) GTEST_SKIP() << "no string instructions";
  Machine machine = ableMachine();
  machine.memoryModules = MemoryModules{2, "DDR5", 5000, 2};  // 80 GB/s
  const auto limitOf = [&](Bytes region, std::string_view kernel) {
    const auto limit = cellOf(planned(regions({region}), stringOnly(), machine), kernel).unitsPerSecondLimit;
    return limit ? std::optional(*limit / 1e9) : std::nullopt;
  };
  EXPECT_FALSE(limitOf(64_KiB, "string-lods-8"));
  EXPECT_DOUBLE_EQ(*limitOf(1_GiB, "string-lods-8"), 10);
  EXPECT_DOUBLE_EQ(*limitOf(1_GiB, "string-stos-1"), 80);
  EXPECT_DOUBLE_EQ(*limitOf(1_GiB, "string-movs-4"), 10);  // crosses twice
  EXPECT_DOUBLE_EQ(*limitOf(1_GiB, "string-rep-movs-4") * static_cast<double>((1_GiB).count), 40);
  EXPECT_DOUBLE_EQ(*limitOf(1_GiB, "string-rep-stos-8") * static_cast<double>((1_GiB).count), 80);
}

TEST(StringRun, CountsElementsAndRegions) {
  if (!isX86()) GTEST_SKIP() << "no string instructions";
  Scenario scenario;
  scenario.cyclesPerUnit = {{"string-movs-2", 4.0}, {"string-rep-lods-8", 2.0}, {"string-rep-stos-1", 400.0}};
  FakeHost host(scenario);
  Selection selection = stringOnly();
  selection.kernels = {"string-movs-2", "string-rep-lods-8", "string-rep-stos-1"};
  const Machine machine = ableMachine();
  const strata::Run run =
      execute(planned(regions({4_KiB}), selection, machine), machine, host, [](const Event&) {}, {});
  ASSERT_EQ(run.results.size(), 3u);
  EXPECT_NEAR(std::get<Measured>(run.results[0].outcome).value, 2000, 20);    // 10^9 elements of 2 bytes
  EXPECT_NEAR(std::get<Measured>(run.results[1].outcome).value, 16000, 160);  // 2 x 10^9 of 8 bytes
  EXPECT_NEAR(std::get<Measured>(run.results[2].outcome).value, 40960, 410);  // 10^7 of 4 KiB
}

TEST(StringRun, SaysOfEachCellThatItIsLeftOut) {
  const Machine machine = plainMachine(4);
  Plan plan = planned(regions({4_KiB}), stringOnly(), machine);
  for (PlannedCell& cell : plan.steps.front().cells) {
    cell.kernel += "-of-another-instruction-set";
    cell.skip = Reason{"not-provided", {{"needs", std::string("lods, stos, movs (x86-64)")}}};
  }
  FakeHost host(Scenario{});
  const strata::Run run = execute(plan, machine, host, [](const Event&) {}, {});
  EXPECT_EQ(run.status, RunStatus::Complete);
  ASSERT_EQ(run.results.size(), 24u);
  for (const CellResult& result : run.results) {
    EXPECT_EQ(result.unit, "MB/s");
    EXPECT_TRUE(std::holds_alternative<Skipped>(result.outcome)) << result.kernel;
  }
}

TEST(InstructionBenches, MakeWhatIsPlanned) {
  for (const Selection& selection : {registersOnly(), stringOnly()}) {
    const Plan plan = planned(regions({4_KiB}), selection, plainMachine(4));
    const Step& step = plan.steps.front();
    const auto bench = selection.tests.contains(TestGroup::String) ? makeRegionBench(step, 1, {})
                                                                   : makeProcessorBench(step, 1);
    ASSERT_TRUE(bench);
    for (std::size_t cell = 0; cell < step.cells.size(); ++cell) {
      if (step.cells[cell].skip) continue;
      EXPECT_GE((*bench)->workload(cell).run(3), 3u) << step.cells[cell].kernel;
    }
  }
}

TEST(InstructionBenches, MakeNothingOfWhatIsSkipped) {
  Step step{TestGroup::String, BoundBy::Core, 4_KiB, {}, 0};
  PlannedCell cell;
  cell.kernel = "string-of-another-instruction-set";
  cell.skip = Reason{"not-provided", {}};
  step.cells.push_back(cell);
  EXPECT_TRUE(makeRegionBench(step, 1, {}));
}

}  // namespace
}  // namespace strata
