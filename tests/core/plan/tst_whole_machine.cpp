// SPDX-License-Identifier: GPL-3.0-or-later
// Run of the overview: all parts of a machine, in 40 seconds on any.
#include "core/plan/whole_machine.h"

#include <gtest/gtest.h>

#include "core/model/memory_levels.h"
#include "tests/support/play.h"

namespace strata {

namespace {

using test::syntheticMachine;

/// The share of the promised time that stays free.
constexpr double spareShare = 0.1;
const char* const desktop = "pack:1 l3:1(size=33554432) l2:8(size=1048576) l1d:1(size=49152) core:1 pu:2";

Machine machineWith(const std::string& description, Bytes memory = 64_GiB) {
  Machine machine = syntheticMachine(description);
  machine.memory = memory;
  machine.memoryAvailable = memory;
  return machine;
}

FolderFacts folderWith(Bytes free) {
  FolderFacts folder;
  folder.path = "/data";
  folder.device = "nvme0n1";
  folder.free = free;
  return folder;
}

Plan wholePlan(const Machine& machine, bool withDisk = true, const FolderFacts& folder = folderWith(1024_GiB),
               const Settings& settings = {}, WholeMachinePace pace = WholeMachinePace::Default) {
  auto plan = makePlan({wholeMachineSettings(settings, pace), wholeMachineSelection(withDisk, pace)}, machine,
                       {folder});
  EXPECT_TRUE(plan) << plan.error().id;
  return plan ? *plan : Plan{};
}

double secondsOf(const Plan& plan, TestGroup group) {
  double seconds = 0;
  for (const Step& step : plan.steps)
    if (step.group == group) seconds += step.expectedSeconds;
  return seconds;
}

std::vector<const PlannedCell*> leftOut(const Plan& plan) {
  std::vector<const PlannedCell*> cells;
  for (const Step& step : plan.steps)
    for (const PlannedCell& cell : step.cells)
      if (cell.skip && cell.skip->id == "no-time-left") cells.push_back(&cell);
  return cells;
}

Step stepOf(TestGroup group, Bytes region, double seconds, double overhead) {
  Step step{group, BoundBy::Core, region, {}, seconds + overhead};
  PlannedCell cell;
  cell.test = Test::Bandwidth;
  cell.seconds = seconds;
  step.cells = {cell};
  return step;
}

}  // namespace

TEST(WholeMachine, MeasuresEachPartByOneThreadAndByAll) {
  const Plan plan = wholePlan(machineWith(desktop));
  EXPECT_EQ(plan.threads.size(), 16u);
  const auto counts = [&](TestGroup group) {
    std::vector<std::size_t> threads;
    for (const Step& step : plan.steps)
      if (step.group == group) threads.push_back(threadsOf(step, plan.threads.size()));
    return threads;
  };
  EXPECT_EQ(counts(TestGroup::Processor), (std::vector<std::size_t>{1, 16}));
  EXPECT_EQ(counts(TestGroup::Bandwidth), (std::vector<std::size_t>{1, 16, 1, 16, 1, 16, 1, 16}));
  EXPECT_EQ(counts(TestGroup::Latency), (std::vector<std::size_t>{1, 1, 1, 1}));
  EXPECT_EQ(counts(TestGroup::Disk).size(), 1u);
  EXPECT_TRUE(leftOut(plan).empty());
  EXPECT_EQ(plan.diskFile, 1_GiB);
}

TEST(WholeMachine, SingleCellsAreMeasuredAgainAsTheyWere) {
  const Machine machine = machineWith(desktop);
  const Plan whole = wholePlan(machine);
  Selection again = wholeMachineSelection(true);
  const PlannedCell& first = whole.steps.front().cells.front();
  const PlannedCell& last = whole.steps.back().cells.back();
  again.cells = {first, last};
  const auto part = makePlan({whole.settings, again}, machine, {folderWith(1024_GiB)});
  ASSERT_TRUE(part);
  EXPECT_EQ(part->settings, whole.settings);
  ASSERT_EQ(part->steps.size(), 2u);
  EXPECT_EQ(part->steps.front().cells.size(), 1u);
  EXPECT_EQ(part->steps.back().cells.size(), 1u);
  EXPECT_TRUE(static_cast<const CellId&>(part->steps.front().cells.front()) == first);
  EXPECT_EQ(part->steps.front().cells.front().seconds, first.seconds);
  EXPECT_LT(part->expectedSeconds, whole.expectedSeconds);
  again.cells = {CellId{strata::Test::Integer, "none", {}}};
  EXPECT_EQ(makePlan({whole.settings, again}, machine, {folderWith(1024_GiB)}).error().id,
            "nothing-selected");
}

TEST(WholeMachine, FitsIntoItsTimeOnAnyMachine) {
  const char* const machines[] = {
      "core:1 pu:1",
      "pack:1 core:1 pu:1",
      desktop,
      "pack:1 l3:1(size=503316480) l2:2(size=2097152) l1d:1(size=49152) core:1 pu:1",
      "pack:2 l3:12(size=33554432) l2:8(size=1048576) l1d:1(size=32768) core:1 pu:2",
      "pack:1 l4:1(size=1073741824) l3:4(size=67108864) l2:4(size=2097152) l1d:1(size=32768) core:1 pu:1"};
  for (const char* const description : machines)
    for (const Bytes memory : {1_GiB, 4_GiB, 64_GiB, 2048_GiB}) {
      SCOPED_TRACE(description);
      for (const WholeMachinePace pace : allWholeMachinePaces) {
        const Plan plan = wholePlan(machineWith(description, memory), true, folderWith(1024_GiB), {}, pace);
        const WholeMachineBudget budget = budgetOf(pace);
        EXPECT_LE(secondsOf(plan, TestGroup::Processor), budget.processor + 1e-9);
        EXPECT_LE(secondsOf(plan, TestGroup::Bandwidth) + secondsOf(plan, TestGroup::Latency),
                  budget.levelsOfOne + budget.levelsOfAll + 1e-9);
        EXPECT_LE(secondsOf(plan, TestGroup::Disk), budget.disk + 1e-9);
        EXPECT_LE(plan.expectedSeconds, wholeMachineSeconds(pace) * (1 - spareShare) + 1e-9);
        EXPECT_EQ(plan.mostExtension, 1);
      }
    }
}

TEST(WholeMachine, ShortensAllCellsOfAPartAlikeBeforeItLeavesAnyOut) {
  Plan plan;
  plan.threads.resize(2);
  plan.steps = {stepOf(TestGroup::Processor, {}, 3, 0.5), stepOf(TestGroup::Processor, {}, 1, 0.5)};
  fitWholeMachine(plan, {.processor = 4});
  EXPECT_DOUBLE_EQ(plan.steps[0].cells[0].seconds, 2.25);
  EXPECT_DOUBLE_EQ(plan.steps[1].cells[0].seconds, 0.75);
  EXPECT_DOUBLE_EQ(plan.expectedSeconds, 4);
  EXPECT_TRUE(leftOut(plan).empty());
}

TEST(WholeMachine, LeavesOutLevelsBetweenTheFirstAndMemoryByName) {
  Plan plan;
  plan.threads.resize(4);
  for (const Bytes region : {16_KiB, 512_KiB, 16_MiB, 256_MiB})
    plan.steps.push_back(stepOf(TestGroup::Bandwidth, region, 1, region == 256_MiB ? 3 : 0));
  fitWholeMachine(plan, {.levelsOfAll = 4.5});
  // 3 s of making pages and 4 × 1 s do not fit when halved: without the third level 3 + 3 × 0.5 do.
  EXPECT_EQ(plan.steps[2].cells[0].skip->id, "no-time-left");
  EXPECT_DOUBLE_EQ(std::get<double>(plan.steps[2].cells[0].skip->data[0].value), 4.5);
  EXPECT_EQ(leftOut(plan).size(), 1u);
  EXPECT_DOUBLE_EQ(plan.expectedSeconds, 4.5);
  EXPECT_DOUBLE_EQ(plan.steps[3].cells[0].seconds, 0.5);
}

TEST(WholeMachine, LeavesOutWhatAloneTakesTooLong) {
  Plan plan;
  plan.threads.resize(4);
  plan.steps = {stepOf(TestGroup::Bandwidth, 256_MiB, 1, 60)};
  fitWholeMachine(plan);
  EXPECT_EQ(leftOut(plan).size(), 1u);
  EXPECT_EQ(plan.expectedSeconds, 0);
}

TEST(WholeMachine, TheDiskIsLeftOutWhereItIsNotWanted) {
  const Plan plan = wholePlan(machineWith(desktop), false);
  EXPECT_EQ(secondsOf(plan, TestGroup::Disk), 0);
  EXPECT_EQ(plan.diskWritten, 0_B);
}

TEST(WholeMachine, TheFileIsThePowerOfTwoThatThereIsRoomFor) {
  EXPECT_EQ(wholePlan(machineWith(desktop), true, folderWith(564_MiB)).diskFile, 256_MiB);
  EXPECT_EQ(wholePlan(machineWith(desktop), true, folderWith(576_MiB)).diskFile, 512_MiB);
  // The other parts are measured without space for a file, and the disk has the reason why it is not.
  const Plan plan = wholePlan(machineWith(desktop), true, folderWith(80_MiB));
  const Step& disk = plan.steps.back();
  ASSERT_EQ(disk.group, TestGroup::Disk);
  for (const PlannedCell& cell : disk.cells) EXPECT_EQ(cell.skip->id, "not-enough-disk");
  EXPECT_EQ(plan.diskNeeded, 0_B);
  EXPECT_EQ(plan.diskWritten, 0_B);
}

TEST(WholeMachine, KeepsWhatAPersonHasChosenBesides) {
  Settings settings;
  settings.integerSeconds = 30;
  settings.memorySeconds = 30;
  settings.diskSeconds = 30;
  settings.diskZeros = true;
  settings.regions = std::vector{1_GiB};
  settings.threadMode = ThreadMode::Scale;
  settings.binding = Binding::Close;
  settings.diskFolders = {"/data"};
  settings.keepRuns = false;
  const Settings whole = wholeMachineSettings(settings);
  EXPECT_EQ(whole.binding, Binding::Close);
  EXPECT_EQ(whole.diskFolders, settings.diskFolders);
  EXPECT_FALSE(whole.keepRuns);
  EXPECT_LE(wholePlan(machineWith(desktop), true, folderWith(1024_GiB), settings).expectedSeconds,
            wholeMachineSeconds(WholeMachinePace::Default) * (1 - spareShare));
}

TEST(WholeMachine, MeasuresTheSameInEachTime) {
  const auto cellsOf = [](WholeMachinePace pace) {
    std::vector<CellId> cells;
    for (const Step& step : wholePlan(machineWith(desktop), true, folderWith(1024_GiB), {}, pace).steps)
      for (const PlannedCell& cell : step.cells)
        if (!cell.skip) cells.push_back(cell);
    return cells;
  };
  const std::vector<CellId> usual = cellsOf(WholeMachinePace::Default);
  EXPECT_EQ(cellsOf(WholeMachinePace::Thorough), usual);
  EXPECT_EQ(cellsOf(WholeMachinePace::Quick), usual);
}

// Whatever goes on beside it: a run of other settings is extended for clean samples, this one is not.
TEST(WholeMachine, EndsInTimeOnAFakeClock) {
  test::FakeHost host{{}};
  const auto played = test::play(host, wholeMachineSettings({}), wholeMachineSelection(true), 4);
  EXPECT_EQ(played.run.status, RunStatus::Complete);
  EXPECT_LE(played.seconds, wholeMachineSeconds(WholeMachinePace::Default));
}

}  // namespace strata
