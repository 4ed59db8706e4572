// SPDX-License-Identifier: GPL-3.0-or-later
// Bandwidth and latency: what is planned, and what comes of it on the fake clock.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "core/engine/runner.h"
#include "core/model/latency_walk.h"
#include "core/plan/buffer_layout.h"
#include "core/plan/needs.h"
#include "core/plan/plan.h"
#include "kernels/catalog.h"
#include "tests/support/fake_host.h"
#include "tests/support/play.h"

namespace strata {
namespace {

using test::FakeHost;
using test::plainMachine;
using test::Scenario;

Selection hierarchy(std::optional<Sweep> sweep, bool bandwidth = true, bool latency = true) {
  Selection selection;
  selection.tests = {};
  selection.tests.set(TestGroup::Bandwidth, bandwidth);
  selection.tests.set(TestGroup::Latency, latency);
  selection.sweep.sizes = sweep;
  return selection;
}

Plan planned(const Selection& selection, const Machine& machine = plainMachine(4),
             const Settings& settings = {}) {
  return test::planned(settings, selection, machine);
}

std::vector<Bytes> footprints(const Plan& plan, TestGroup kind) {
  std::vector<Bytes> all;
  for (const Step& step : plan.steps)
    if (step.group == kind) all.push_back(step.region);
  return all;
}

TEST(HierarchySteps, LevelsAreOneFootprintEach) {
  // 32 KiB, 512 KiB and 16 MiB of caches: half of each, and four times the last.
  const std::vector<Bytes> wanted{16_KiB, 256_KiB, 8_MiB, 64_MiB};
  const Plan plan = planned(hierarchy(Sweep::Levels));
  EXPECT_EQ(footprints(plan, TestGroup::Bandwidth), wanted);
  EXPECT_EQ(footprints(plan, TestGroup::Latency), wanted);

  Selection second = hierarchy(Sweep::Levels);
  second.sweep.levels = {2};
  EXPECT_EQ(footprints(planned(second), TestGroup::Latency), std::vector<Bytes>{256_KiB});
}

TEST(HierarchySteps, ACopyHasHalfOfTheFootprintInEachBuffer) {
  for (const Step& step : planned(hierarchy(Sweep::Levels, true, false)).steps) {
    ASSERT_EQ(step.cells.size(), 3u);  // the widest of each operation
    for (const PlannedCell& cell : step.cells) {
      const std::uint64_t buffers = cell.parameters.op == "copy" ? 2 : 1;
      EXPECT_EQ(*cell.parameters.regionBytes * buffers, step.region.count) << cell.kernel;
    }
  }
}

TEST(HierarchySteps, ATriadHasAThirdOfTheFootprintInEachBuffer) {
  Selection selection = hierarchy(Sweep::Quick, true, false);
  selection.ops = {"triad"};
  const Plan plan = planned(selection);
  ASSERT_FALSE(plan.steps.empty());
  for (const Step& step : plan.steps)
    for (const PlannedCell& cell : step.cells) {
      EXPECT_TRUE(cell.kernel.starts_with("triad-")) << cell.kernel;
      EXPECT_LE(3 * *cell.parameters.regionBytes, step.region.count) << cell.kernel;
      EXPECT_GT(3 * (*cell.parameters.regionBytes + 128), step.region.count) << cell.kernel;
      EXPECT_EQ(buffersOfThread(step).touched.count, 3 * *cell.parameters.regionBytes);
    }
}

TEST(HierarchySteps, MeasureWhatMembenchDoesInOneListOfSizes) {
  Selection selection = hierarchy(std::nullopt);
  selection.sweep.asMembench = true;
  const Plan plan = planned(selection);
  std::map<std::string, std::set<std::uint64_t>> sizes;
  for (const Step& step : plan.steps)
    for (const PlannedCell& cell : step.cells) {
      EXPECT_TRUE(sizes[*cell.parameters.op].insert(*cell.parameters.regionBytes).second) << cell.kernel;
      EXPECT_FALSE(cell.parameters.blockBytes) << cell.kernel;
      EXPECT_FALSE(cell.skip) << cell.kernel;
    }
  ASSERT_EQ(sizes.size(), 4u);
  for (const auto& [op, of] : sizes) EXPECT_EQ(of, sizes["read"]) << op;
  // 32 KiB, 512 KiB and 16 MiB of caches.
  EXPECT_EQ(sizes["read"], (std::set<std::uint64_t>{16384, 65536, 262144, 524288, 1048576, 4194304, 8388608,
                                                    16777216, 33554432, 67108864}));
  selection.sweep.sizes = Sweep::Full;
  EXPECT_GT(planned(selection).steps.size(), plan.steps.size());
}

std::vector<std::uint64_t> sizesOfMembench(const Plan& plan, const std::string& op) {
  std::vector<std::uint64_t> sizes;
  for (const Step& step : plan.steps)
    for (const PlannedCell& cell : step.cells)
      if (*cell.parameters.op == op) sizes.push_back(*cell.parameters.regionBytes / (1_MiB).count);
  return sizes;
}

// A last level of 300 MiB took the usual sizes to 1 GiB, where the full sweep ended too.
TEST(HierarchySteps, AFullSweepOfMembenchGoesOnToWhatMemoryAllows) {
  Machine machine = plainMachine(2);
  machine.caches.back().size = 300_MiB;
  machine.memory = 64_GiB;
  machine.memoryAvailable = 60_GiB;
  Selection selection = hierarchy(std::nullopt);
  selection.sweep.asMembench = true;
  const auto usual = sizesOfMembench(planned(selection, machine), "copy");
  EXPECT_EQ(usual.back(), 1024u);

  // A quarter of 64 GiB for both buffers of a copy.
  selection.sweep.sizes = Sweep::Full;
  const Plan full = planned(selection, machine);
  auto wanted = usual;
  wanted.insert(wanted.end(), {2048, 4096, 8192});
  for (const char* op : {"read", "write", "copy"}) EXPECT_EQ(sizesOfMembench(full, op), wanted) << op;
  // The walk ends at 2 GiB.
  wanted.resize(wanted.size() - 2);
  EXPECT_EQ(sizesOfMembench(full, "latency"), wanted);
}

TEST(HierarchySteps, AFullSweepOfMembenchThatAddsNoSizeIsRefused) {
  Machine machine = plainMachine(2);
  machine.memory = machine.memoryAvailable = 600_MiB;
  Selection selection = hierarchy(std::nullopt);
  selection.sweep.asMembench = true;
  EXPECT_EQ(sizesOfMembench(planned(selection, machine), "copy").back(), 64u);
  selection.sweep.sizes = Sweep::Full;
  const auto refused = makePlan({{}, selection}, machine, {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error(), (Error{"no-larger-size", {{"largest_bytes", std::int64_t{64} << 20}}}));
}

// Where a time limit ended such a run, it had no latency at all.
TEST(HierarchySteps, MeasureAllOfOneSizeOfMembenchBeforeTheNext) {
  Selection selection = hierarchy(std::nullopt);
  selection.sweep.asMembench = true;
  const auto orderOf = [](const Plan& plan) {
    std::vector<std::pair<std::uint64_t, TestGroup>> order;
    for (const Step& step : plan.steps)
      order.emplace_back(*step.cells.front().parameters.regionBytes, step.group);
    return order;
  };
  const auto order = orderOf(planned(selection));
  ASSERT_EQ(order.size(), 20u);
  for (std::size_t i = 0; i < order.size(); i += 2) {
    EXPECT_EQ(order[i], std::pair(order[i + 1].first, TestGroup::Bandwidth)) << i;
    EXPECT_EQ(order[i + 1].second, TestGroup::Latency) << i;
    if (i > 0) {
      EXPECT_GT(order[i].first, order[i - 1].first) << i;
    }
  }
  // What is no sweep keeps its place before them, whatever its regions.
  selection.tests.add(TestGroup::Memory);
  const auto further = orderOf(planned(selection));
  EXPECT_EQ(further.front().second, TestGroup::Memory);
  EXPECT_TRUE(std::equal(order.begin(), order.end(), further.end() - 20));
}

TEST(HierarchySteps, RegionsThatAreNamedAreThoseOfEachBuffer) {
  Settings settings;
  settings.regions = std::vector<Bytes>{8_KiB};
  Selection selection = hierarchy(std::nullopt, true, false);
  const Plan plan = planned(selection, plainMachine(4), settings);
  ASSERT_EQ(plan.steps.size(), 1u);
  for (const PlannedCell& cell : plan.steps.front().cells)
    EXPECT_EQ(*cell.parameters.regionBytes, (8_KiB).count) << cell.kernel;
}

TEST(HierarchySteps, MeasureEachLoopOnce) {
  for (const Step& step : planned(hierarchy(Sweep::Quick)).steps) {
    std::set<std::tuple<std::string, std::string, std::int64_t, bool>> seen;
    for (const PlannedCell& cell : step.cells) {
      // Moves are copies of another name: they belong to the classic test.
      EXPECT_FALSE(cell.kernel.starts_with("move-")) << cell.kernel;
      const std::string loop = cell.kernel.substr(cell.kernel.find('-'));
      EXPECT_TRUE(seen.emplace(*cell.parameters.op, loop, cell.parameters.chains.value_or(0),
                               cell.parameters.blockBytes.has_value())
                      .second)
          << cell.kernel;
    }
  }
}

TEST(HierarchySteps, TakeTheWidestThatTheMachineProvides) {
  const auto widest = [](const Machine& machine) {
    std::int64_t width = 0;
    for (const Step& step : planned(hierarchy(Sweep::Levels, true, false), machine).steps)
      for (const PlannedCell& cell : step.cells) width = std::max(width, *cell.parameters.widthBytes);
    return width;
  };
  Machine machine = plainMachine(4);
  EXPECT_EQ(widest(machine), 16);
#if defined(__x86_64__)
  machine.provides = {kernels::Needs::Avx};
  EXPECT_EQ(widest(machine), 32);
  machine.provides = {kernels::Needs::Avx, kernels::Needs::Avx512};
  EXPECT_EQ(widest(machine), 64);
#endif
}

TEST(HierarchySteps, LeaveOutWhatTheMachineLacksAndSayWhat) {
  [[maybe_unused]] bool any = false;
  for (const Step& step : planned(hierarchy(Sweep::Quick, true, false)).steps)
    for (const PlannedCell& cell : step.cells) {
      const auto needs = kernels::find(cell.kernel)->needs;
      EXPECT_EQ(cell.skip.has_value(), needs != kernels::Needs::Baseline) << cell.kernel;
      if (!cell.skip) continue;
      any = true;
      EXPECT_EQ(*cell.skip, (Reason{"not-provided", {{"needs", std::string(needsName(needs))}}}));
    }
#if defined(__x86_64__)
  EXPECT_TRUE(any);
#endif
}

// The program bandwidth draws them so.
TEST(HierarchySteps, StreamingStoresAreOfAllSizesWhereTheyAreNamedOrAllOfTheCurveIs) {
  const auto smallestOf = [](const Selection& selection) {
    Bytes smallest = 1024_GiB;
    for (const Step& step : planned(selection).steps)
      for (const PlannedCell& cell : step.cells)
        if (cell.kernel.starts_with("write-stream") || cell.kernel.starts_with("copy-stream")) {
          smallest = std::min(smallest, step.region);
          EXPECT_FALSE(cell.unitsPerCycleLimit) << "it does not stay within the core";
        }
    return smallest;
  };
  Selection named = hierarchy(Sweep::Quick, true, false);
  named.kernels = {"write-stream-16"};
  EXPECT_LE(smallestOf(named), 16_KiB);
  named.kernels = {"write-stream-chunks-16"};
  EXPECT_LE(smallestOf(named), 16_KiB);
  named.kernels = {"copy-stream-chunks-16"};
  EXPECT_LE(smallestOf(named), 16_KiB);
  EXPECT_LE(smallestOf(hierarchy(Sweep::Full, true, false)), 16_KiB);
}

TEST(HierarchySteps, StreamingStoresAreNotListedUnderACacheUnasked) {
  bool inMemory = false;
  for (const Step& step : planned(hierarchy(Sweep::Quick, true, false)).steps)
    for (const PlannedCell& cell : step.cells) {
      const bool streams = cell.kernel.starts_with("write-stream") ||
                           cell.kernel.starts_with("copy-stream") || cell.kernel.starts_with("copy-best");
      EXPECT_FALSE(streams && step.region <= 16_MiB) << cell.kernel << " " << step.region.count;
      inMemory = inMemory || streams;
    }
  EXPECT_TRUE(inMemory);
}

TEST(HierarchySteps, OnlyTheFirstLevelHasALimit) {
  for (const Step& step : planned(hierarchy(Sweep::Levels, true, false)).steps)
    for (const PlannedCell& cell : step.cells)
      EXPECT_EQ(cell.unitsPerCycleLimit.has_value() && step.region > 32_KiB, false) << cell.kernel;
}

TEST(HierarchySteps, WhatLiesInMemoryHasTheLimitOfItsChannels) {
  Machine machine = plainMachine(4);
  Selection selection = hierarchy(Sweep::Levels, true, false);
  selection.tests.add(TestGroup::Memory);  // the classic moves too
  for (const Step& step : planned(selection, machine).steps)
    for (const PlannedCell& cell : step.cells) EXPECT_FALSE(cell.unitsPerSecondLimit) << cell.kernel;

  machine.memoryModules = MemoryModules{2, "DDR5", 6000, 2};  // 96 GB/s
  int inMemory = 0;
  for (const Step& step : planned(selection, machine).steps) {
    for (const PlannedCell& cell : step.cells) {
      const bool isBeyondCaches = step.region >= 64_MiB;
      ASSERT_EQ(cell.unitsPerSecondLimit.has_value(), isBeyondCaches) << cell.kernel << step.region.count;
      if (!isBeyondCaches) continue;
      ++inMemory;
      const bool isTwice = cell.parameters.op == "copy" || cell.parameters.op == "move";
      const double width = static_cast<double>(*cell.parameters.widthBytes);
      EXPECT_DOUBLE_EQ(*cell.unitsPerSecondLimit, (isTwice ? 48e9 : 96e9) / width) << cell.kernel;
    }
  }
  EXPECT_EQ(inMemory, 3 + 8);
}

TEST(HierarchySteps, AsksForLargePagesWhereTheyPay) {
  Machine machine = plainMachine(4);
  machine.hugePageSize = 2_MiB;
  Selection selection = hierarchy(Sweep::Levels);
  selection.tests.add(TestGroup::Memory);
  selection.tests.add(TestGroup::Processor);
  selection.pages = {PagePolicy::Huge};
  for (const Step& step : planned(selection, machine).steps) {
    const bool hasBuffers = step.group != TestGroup::Processor;
    const bool isLarge = hasBuffers && step.region >= 4_MiB;
    EXPECT_EQ(step.largePage, isLarge ? machine.hugePageSize : std::nullopt);
    for (const PlannedCell& cell : step.cells) {
      EXPECT_EQ(cell.parameters.pages, hasBuffers ? std::optional<std::string>("huge") : std::nullopt);
      if (cell.parameters.blockBytes && *cell.parameters.regionBytes > (512_KiB).count) {
        EXPECT_EQ(*cell.parameters.blockBytes, walkBlock.count);
      }
    }
  }
}

// plainMachine has 512 KiB of L2. Through pages, all lines of a block are taken in one go, which is right
// within L2 only.
TEST(HierarchySteps, GoThroughPagesWithinL2AndInBlocksBeyond) {
  Machine machine = plainMachine(4);
  machine.lineSize = 128_B;
  Settings settings;
  settings.regions = std::vector<Bytes>{16_KiB, 512_KiB, 513_KiB, 64_MiB};
  const Plan plan = planned(hierarchy(std::nullopt, false, true), machine, settings);
  ASSERT_EQ(plan.steps.size(), 4u);
  const std::vector<Bytes> blocks{16_KiB, 192_KiB, 1_MiB, 1_MiB};
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    EXPECT_EQ(plan.steps[i].line, 128_B);
    const Parameters& local = plan.steps[i].cells.front().parameters;
    EXPECT_EQ(local.blockBytes, blocks[i].count);
    EXPECT_EQ(walkOf(local), i < 2 ? LatencyWalk::Pages : LatencyWalk::Blocks);
  }
}

TEST(HierarchySteps, BlocksOfPagesGoByTheirSize) {
  Machine machine = plainMachine(4);
  machine.caches[1].size = 4_MiB;
  Settings settings;
  settings.regions = std::vector<Bytes>{2_MiB};
  const auto blockWith = [&](Bytes page) {
    machine.pageSize = page;
    return planned(hierarchy(std::nullopt, false, true), machine, settings)
        .steps.front()
        .cells.front()
        .parameters.blockBytes;
  };
  EXPECT_EQ(blockWith(4_KiB), (192_KiB).count);
  EXPECT_EQ(blockWith(16_KiB), (512_KiB).count);
  EXPECT_EQ(blockWith(64_KiB), (512_KiB).count);
}

TEST(HierarchySteps, LatencyHasAWalkInBlocksAndOneOverAll) {
  const Plan plan = planned(hierarchy(Sweep::Levels, false, true));
  for (const Step& step : plan.steps) {
    EXPECT_TRUE(step.alone);
    const auto local = std::ranges::count_if(
        step.cells, [](const PlannedCell& cell) { return cell.parameters.blockBytes.has_value(); });
    EXPECT_EQ(local, 1);
    // Within a block both are the same walk.
    EXPECT_EQ(step.cells.size(), step.region > 192_KiB ? 2u : 1u) << step.region.count;
  }
}

TEST(HierarchySteps, AFullSweepIsBoundedByMemory) {
  Machine machine = plainMachine(4);
  machine.memory = 1_GiB;
  machine.memoryAvailable = 1_GiB;
  const Plan plan = planned(hierarchy(Sweep::Full), machine);
  EXPECT_LE(plan.memoryNeeded, machine.memoryAvailable);
  EXPECT_EQ(footprints(plan, TestGroup::Latency).back(), 256_MiB);  // a quarter of the memory
}

TEST(HierarchyRun, GivesNanosecondsOfOneThreadWhateverTheOthers) {
  Settings settings;
  settings.threads = 4;
  Selection selection = hierarchy(Sweep::Levels, false, true);
  selection.sweep.levels = {1};
  const Machine machine = plainMachine(4);
  Scenario scenario;
  scenario.cyclesPerUnit = {{"chase-1", 5.0}};
  FakeHost host(scenario);
  const strata::Run run =
      execute(planned(selection, machine, settings), machine, host, [](const Event&) {}, {});
  ASSERT_EQ(run.results.size(), 1u);
  const CellResult& result = run.results.front();
  EXPECT_EQ(result.unit, "ns");
  EXPECT_FALSE(result.higherIsBetter);
  const Measured& figure = std::get<Measured>(result.outcome);
  EXPECT_NEAR(figure.value, 1.25, 0.01);  // five cycles at 4 GHz
  EXPECT_EQ(figure.statistic, "p10-per-clock");
  EXPECT_EQ(figure.placement, std::vector<int>{0});
}

TEST(HierarchyRun, MeasuresOneThreadBesideAllOfThem) {
  Settings settings;
  settings.threads = 2;
  Selection selection = hierarchy(Sweep::Levels, true, false);
  selection.sweep.levels = {1};
  selection.ops = {"read"};
  const Machine machine = plainMachine(4);
  FakeHost host(Scenario{});
  const strata::Run run =
      execute(planned(selection, machine, settings), machine, host, [](const Event&) {}, {});
  ASSERT_EQ(run.results.size(), 1u);
  const Measured& figure = std::get<Measured>(run.results.front().outcome);
  ASSERT_TRUE(figure.oneThread);
  EXPECT_NEAR(*figure.oneThread, 4000 * 16, 700);  // one unit of 16 bytes a cycle at 4 GHz
}

TEST(HierarchyRun, HoldsMemoryAgainstItsChannels) {
  Selection selection = hierarchy(Sweep::Levels, true, false);
  selection.sweep.levels = {0};
  Machine machine = plainMachine(4);
  machine.memoryModules = MemoryModules{2, "DDR5", 8000, 2};  // 128 GB/s
  const auto resultsWith = [&](double cyclesPerUnit) {
    Scenario scenario;
    for (const char* kernel : {"read-serial-16", "write-serial-16", "copy-serial-16"})
      scenario.cyclesPerUnit[kernel] = cyclesPerUnit;
    FakeHost host(scenario);
    return execute(planned(selection, machine), machine, host, [](const Event&) {}, {}).results;
  };
  const auto isImpossible = [](const CellResult& result) {
    const auto& reasons = std::get<Measured>(result.outcome).verdict.reasons;
    return std::ranges::any_of(reasons, [](const Reason& reason) { return reason.id == "above-limit"; });
  };
  // 16 bytes a cycle at 4 GHz: 64 GB/s are all that copies can have.
  for (const CellResult& result : resultsWith(1)) {
    const Measured& figure = std::get<Measured>(result.outcome);
    ASSERT_TRUE(figure.limit) << result.kernel;
    EXPECT_DOUBLE_EQ(*figure.limit, result.parameters.op == "copy" ? 64e3 : 128e3) << result.kernel;
    EXPECT_FALSE(isImpossible(result)) << result.kernel;
  }
  for (const CellResult& result : resultsWith(0.8))
    EXPECT_EQ(isImpossible(result), result.parameters.op == "copy") << result.kernel;
}

TEST(HierarchyRun, CountsTrafficWhenAsked) {
  Selection selection = hierarchy(Sweep::Levels, true, false);
  selection.sweep.levels = {1};
  selection.ops = {"copy"};
  const Machine machine = plainMachine(4);
  const auto valueOf = [&](bool traffic) {
    selection.sweep.traffic = traffic;
    FakeHost host(Scenario{});
    const strata::Run run = execute(planned(selection, machine), machine, host, [](const Event&) {}, {});
    return std::get<Measured>(run.results.front().outcome).value;
  };
  EXPECT_NEAR(valueOf(true) / valueOf(false), 2, 1e-3);
}

}  // namespace
}  // namespace strata
