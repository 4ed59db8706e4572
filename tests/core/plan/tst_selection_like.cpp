// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/selection_like.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "core/plan/plan.h"
#include "core/plan/whole_machine.h"
#include "tests/support/play.h"

namespace strata {

namespace {

using test::plainMachine;

FolderFacts roomyFolder() {
  FolderFacts folder;
  folder.free = 1024_GiB;
  return folder;
}

/// A run of the plan that measured all of its cells.
Run runOf(const Plan& plan) {
  Run run;
  run.settings = plan.settings;
  if (plan.selection.raisedPriority) run.environment.priority.emplace();
  for (const Step& step : plan.steps)
    for (const PlannedCell& cell : step.cells) {
      CellResult result{cell};
      Measured measured;
      measured.value = 1;
      measured.passSeconds.resize(static_cast<std::size_t>(cell.passes.value_or(0)));
      result.outcome = cell.skip ? Outcome(Skipped{*cell.skip}) : Outcome(std::move(measured));
      run.results.push_back(std::move(result));
    }
  return run;
}

std::vector<std::pair<CellId, double>> measuredCells(const Plan& plan) {
  std::vector<std::pair<CellId, double>> cells;
  for (const Step& step : plan.steps)
    for (const PlannedCell& cell : step.cells)
      if (!cell.skip) cells.emplace_back(cell, cell.seconds);
  return cells;
}

}  // namespace

TEST(SelectionLike, PlansTheSameCellsForAsLong) {
  using enum TestGroup;
  const Machine machine = plainMachine(4);
  const std::vector<std::pair<std::string, Selection>> selections{
      {"tests", {.tests = {Processor, Memory}}},
      {"one loop", {.tests = {Memory}, .widths = {8}, .patterns = {"serial"}}},
      {"a kernel", {.tests = {Bandwidth}, .kernels = {"read-serial-8"}}},
      {"levels", {.tests = {Bandwidth, Latency}, .sweep = {.sizes = Sweep::Levels}}},
      {"a full sweep", {.tests = {Latency}, .sweep = {.sizes = Sweep::Full}}},
      {"large pages", {.tests = {Memory}, .pages = {PagePolicy::Default, PagePolicy::Huge}}},
      {"traffic", {.tests = {Bandwidth}, .sweep = {.sizes = Sweep::Levels, .traffic = true}}},
      {"passes", {.tests = {Copy}, .block = 64_KiB, .passes = 3}},
      {"copies", {.tests = {Copy}}},
      {"copies by larger blocks", {.tests = {Copy}, .block = 512_KiB}},
      {"membench", {.tests = {Bandwidth, Latency}, .sweep = {.asMembench = true}}},
      {"a whole machine", wholeMachineSelection(true)},
      {"one without a disk, for longer", wholeMachineSelection(false, WholeMachinePace::Thorough)},
      {"its disk alone",
       {.tests = {Disk}, .sweep = {.sizes = Sweep::Levels}, .wholeMachine = WholeMachinePace::Default}},
      {"its latency alone",
       {.tests = {Latency}, .sweep = {.sizes = Sweep::Levels}, .wholeMachine = WholeMachinePace::Default}},
      {"reads of a disk", {.tests = {Disk}, .disk = {.ops = {"read"}}}},
      {"pairs of CPUs", {.tests = {CoreToCore}}},
      {"offsets of all widths", {.tests = {StoreForwarding}, .sweep = {.sizes = Sweep::Full}}},
      {"a load of all CPUs", {.tests = {Sustained}}},
      {"a load of one thread", {.tests = {Sustained}, .sustained = {.oneThread = true}}},
  };
  for (const auto& [name, selection] : selections) {
    Settings settings;
    if (selection.wholeMachine) settings = wholeMachineSettings(settings, *selection.wholeMachine);
    const auto plan = makePlan({settings, selection}, machine, {roomyFolder()});
    ASSERT_TRUE(plan) << name;
    const std::vector<strata::Run> runs{runOf(*plan), runOf(*plan)};
    const auto found = selectionLike(runs, machine);
    ASSERT_TRUE(found) << name;
    EXPECT_EQ(found->wholeMachine, selection.wholeMachine) << name;
    const auto again = makePlan({runs.front().settings, *found}, machine, {roomyFolder()});
    ASSERT_TRUE(again) << name;
    EXPECT_TRUE(measuredCells(*again) == measuredCells(*plan)) << name;
  }
}

TEST(SelectionLike, FindsAWholeMachineWhoseDiskHadLittleRoom) {
  const Machine machine = plainMachine(4);
  std::vector<Bytes> sizes;
  for (const Bytes free : {400_MiB, 401_MiB + 12345_B}) {
    FolderFacts folder = roomyFolder();
    folder.free = free;
    const auto plan = makePlan({wholeMachineSettings({}), wholeMachineSelection(true)}, machine, {folder});
    ASSERT_TRUE(plan);
    sizes.push_back(plan->diskFile);
    strata::Run run = runOf(*plan);
    run.disks = {folder};
    const auto found = selectionLike(std::vector{run}, machine);
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->wholeMachine);
    const auto again = makePlan({run.settings, *found}, machine, {folder});
    ASSERT_TRUE(again);
    EXPECT_TRUE(measuredCells(*again) == measuredCells(*plan));
  }
  // A little more room makes no other file, whose results would not be compared.
  EXPECT_EQ(sizes, (std::vector<Bytes>{256_MiB, 256_MiB}));
}

TEST(SelectionLike, LeavesOutWhatWasNotMeasured) {
  const Machine machine = plainMachine(4);
  const auto plan = makePlan({Settings{}, test::memoryOnly}, machine, {});
  ASSERT_TRUE(plan);
  strata::Run stopped = runOf(*plan);
  stopped.results.resize(2);
  const auto found = selectionLike(std::vector{stopped}, machine);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->cells, (std::vector<CellId>{stopped.results[0], stopped.results[1]}));
}

TEST(SelectionLike, FindsItsSizesWhereMoreOfTheLastLevelIsFoundUsable) {
  Machine then = plainMachine(4);
  then.usableLastLevel = 8_MiB;
  then.lastLevelProbe = LastLevelProbe::Confirmed;
  const auto plan = makePlan({Settings{}, test::memoryOnly}, then, {});
  ASSERT_TRUE(plan);
  strata::Run run = runOf(*plan);
  run.machine = then;
  Machine now = then;
  now.usableLastLevel = 16_MiB;
  EXPECT_FALSE(selectionLike(std::vector{run}, now));
  EXPECT_TRUE(selectionLike(std::vector{run}, withSizesOf(run, now)));
}

TEST(SelectionLike, IsAbsentWhereThisMachineMeasuresSomethingElse) {
  const Machine machine = plainMachine(4);
  const auto plan = makePlan({Settings{}, {.tests = {TestGroup::Memory}}}, machine, {});
  ASSERT_TRUE(plan);
  std::vector<strata::Run> runs{runOf(*plan)};
  Machine other = machine;
  other.caches.back().size = 64_MiB;  // buffers go by caches
  EXPECT_FALSE(selectionLike(runs, other));
  runs.front().results.front().kernel = "move-serial-0";
  EXPECT_FALSE(selectionLike(runs, machine));
  runs.front().results.clear();
  EXPECT_FALSE(selectionLike(runs, machine));
}

}  // namespace strata
