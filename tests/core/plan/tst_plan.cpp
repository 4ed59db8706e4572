// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "core/plan/plan.h"
#include "core/plan/plan_parts.h"
#include "core/plan/planned_tests.h"
#include "kernels/catalog.h"
#include "tests/support/play.h"

namespace strata {

namespace {

using test::cpusOf;
using test::diskOnly;
using test::memoryOnly;
using test::plainMachine;
using test::planned;
using test::syntheticMachine;

std::map<int, int> threadsOnEachPackage(const Plan& plan, const Machine& machine) {
  std::map<int, int> counts;
  for (const ThreadPlace& place : plan.threads)
    for (const LogicalCpu& cpu : machine.cpus)
      if (place.cpu == cpu.osIndex) ++counts[cpu.package];
  return counts;
}

Settings withThreads(int threads) {
  Settings settings;
  settings.threads = threads;
  settings.regions = std::vector<Bytes>{16_KiB};
  return settings;
}

}  // namespace

TEST(BufferPlacements, AreTriedWhereASecondLevelHoldsTheBuffers) {
  const Machine machine =
      syntheticMachine("pack:1 l3:1(size=33554432) l2:2(size=1048576) l1d:1(size=49152) core:1 pu:1");
  Settings settings = withThreads(2);
  settings.regions = std::vector<Bytes>{24_KiB, 256_KiB, 8_MiB, 128_MiB};
  auto plan = makePlan({settings, memoryOnly}, machine, {});
  ASSERT_TRUE(plan) << plan.error().id;
  std::vector<int> placements;
  for (const Step& step : plan->steps) placements.push_back(step.placements);
  EXPECT_EQ(placements, (std::vector<int>{1, 3, 1, 1}));

  settings.regions = std::vector<Bytes>{256_KiB};
  plan = makePlan({settings, memoryOnly}, machine, {});
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->memoryNeeded, 256_KiB * 2 * 2 * 3);  // buffers, threads, placements

  settings.threads = 8;  // they take turns, and bring each other's data into the caches
  plan = makePlan({settings, memoryOnly}, machine, {});
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->steps.front().placements, 1);
}

TEST(Placement, spreads128ThreadsOverTwoPackagesOf96AsTwo64s) {
  const Machine machine = syntheticMachine("pack:2 core:96 pu:1");
  const auto plan = makePlan({withThreads(128), memoryOnly}, machine, {});
  ASSERT_TRUE(plan);
  EXPECT_EQ(threadsOnEachPackage(*plan, machine), (std::map<int, int>{{0, 64}, {1, 64}}));
  EXPECT_FALSE(plan->shareCpus);
  EXPECT_EQ(plan->spareCpus.size(), 64u);
}

TEST(Placement, takesFirstHardwareThreadsOfAllCoresBeforeSecondOnes) {
  const Machine machine = syntheticMachine("pack:1 core:4 pu:2");
  const auto plan = makePlan({withThreads(6), memoryOnly}, machine, {});
  ASSERT_TRUE(plan);
  std::vector<int> siblings;
  for (const ThreadPlace& place : plan->threads)
    for (const LogicalCpu& cpu : machine.cpus)
      if (place.cpu == cpu.osIndex) siblings.push_back(cpu.sibling);
  EXPECT_EQ(siblings, (std::vector<int>{0, 0, 0, 0, 1, 1}));
}

TEST(Placement, knowsCloseCoresNoneAndList) {
  const Machine machine = syntheticMachine("pack:2 core:2 pu:2");
  Settings settings = withThreads(4);
  settings.binding = Binding::Close;
  EXPECT_EQ(cpusOf(*makePlan({settings, memoryOnly}, machine, {})), (std::vector<int>{0, 1, 2, 3}));
  settings.binding = Binding::Cores;
  EXPECT_EQ(cpusOf(*makePlan({settings, memoryOnly}, machine, {})), (std::vector<int>{0, 4, 2, 6}));
  settings.binding = Binding::None;
  const auto unbound = makePlan({settings, memoryOnly}, machine, {});
  EXPECT_EQ(cpusOf(*unbound), (std::vector<int>{-1, -1, -1, -1}));
  EXPECT_TRUE(unbound->shareCpus);
  settings.binding = Binding::List;
  settings.cpuList = {7, 5};
  const auto listed = makePlan({settings, memoryOnly}, machine, {});
  EXPECT_EQ(cpusOf(*listed), (std::vector<int>{7, 5, 7, 5}));
  EXPECT_TRUE(listed->shareCpus);
  settings.cpuList = {8};
  EXPECT_EQ(makePlan({settings, memoryOnly}, machine, {}).error().id, "no-such-cpu");
}

TEST(Placement, wrapsWhenThereAreMoreThreadsThanCpus) {
  const auto plan = makePlan({withThreads(5), memoryOnly}, plainMachine(2), {});
  ASSERT_TRUE(plan);
  EXPECT_EQ(cpusOf(*plan), (std::vector<int>{0, 1, 0, 1, 0}));
  EXPECT_TRUE(plan->shareCpus);
}

TEST(Placement, makesDoWithOneCore) {
  const Machine machine = syntheticMachine("pack:1 core:1 pu:1");
  const auto one = makePlan({withThreads(1), memoryOnly}, machine, {});
  ASSERT_TRUE(one);
  EXPECT_EQ(cpusOf(*one), std::vector<int>{0});
  EXPECT_FALSE(one->shareCpus);
  EXPECT_TRUE(one->spareCpus.empty());
  EXPECT_TRUE(makePlan({withThreads(2), memoryOnly}, machine, {})->shareCpus);
}

TEST(Placement, countsThreadsByCpusOrByCores) {
  const Machine machine = syntheticMachine("pack:1 core:4 pu:2");
  Settings settings = withThreads(1);
  settings.threadMode = ThreadMode::Auto;
  EXPECT_EQ(makePlan({settings, memoryOnly}, machine, {})->threads.size(), 8u);
  settings.threadMode = ThreadMode::Cores;
  EXPECT_EQ(makePlan({settings, memoryOnly}, machine, {})->threads.size(), 4u);
}

TEST(Placement, leavesOnlyCpusOfUnusedCoresToSpare) {
  const Machine machine = syntheticMachine("pack:1 core:2 pu:2");
  EXPECT_EQ(makePlan({withThreads(1), memoryOnly}, machine, {})->spareCpus, (std::vector<int>{2, 3}));
  EXPECT_TRUE(makePlan({withThreads(2), memoryOnly}, machine, {})->spareCpus.empty());
}

TEST(DefaultRegions, areQuartersOfTheLevelsAndFourTimesTheLast) {
  EXPECT_EQ(defaultRegions(plainMachine(1), 1), (std::vector<Bytes>{8_KiB, 128_KiB, 4_MiB, 64_MiB}));
}

TEST(DefaultRegions, goByTheUsableLastLevelWhereTheProbeFoundOne) {
  Machine machine = plainMachine(2);
  machine.caches[2].size = 480_MiB;
  machine.usableLastLevel = 16_MiB;
  EXPECT_EQ(defaultRegions(machine, 1), (std::vector<Bytes>{8_KiB, 128_KiB, 4_MiB, 64_MiB}));
  machine.usableLastLevel = 96_MiB;
  EXPECT_EQ(defaultRegions(machine, 1).back(), 384_MiB);
  machine.usableLastLevel = 480_MiB;
  machine.memoryAvailable = 64_GiB;
  EXPECT_EQ(defaultRegions(machine, 1).back(), 1920_MiB);
  machine.memoryAvailable = 8_GiB;
  EXPECT_EQ(defaultRegions(machine, 1).back(), 1_GiB) << "an eighth of what is available";
  EXPECT_EQ(defaultRegions(machine, 4).back(), 512_MiB) << "an eighth for all threads is less than is usual";
}

TEST(DefaultRegions, shareTheLastLevelAmongThreads) {
  EXPECT_EQ(defaultRegions(plainMachine(4), 4), (std::vector<Bytes>{8_KiB, 128_KiB, 1_MiB, 64_MiB}));
}

TEST(DefaultRegions, keepTheLastLevelsRegionOutOfL2) {
  Machine machine = plainMachine(1);
  machine.usableLastLevel = 1_MiB;  // the rest is taken by neighbours
  EXPECT_EQ(defaultRegions(machine, 1), (std::vector<Bytes>{8_KiB, 128_KiB, 512_KiB, 64_MiB}));
}

TEST(DefaultRegions, leaveOutALastLevelOfWhichNothingIsUsable) {
  Machine machine = plainMachine(1);
  machine.usableLastLevel = 0_B;
  EXPECT_EQ(defaultRegions(machine, 1), (std::vector<Bytes>{8_KiB, 128_KiB, 64_MiB}));
}

TEST(DefaultRegions, doWithoutReportedCaches) {
  Machine machine = plainMachine(1);
  machine.caches.clear();
  EXPECT_EQ(defaultRegions(machine, 1), (std::vector<Bytes>{8_KiB, 64_KiB, 2_MiB, 64_MiB}));
}

TEST(DefaultRegions, leaveOutALastLevelThatIsNotThere) {
  Machine machine = plainMachine(1);
  machine.caches.pop_back();
  EXPECT_EQ(defaultRegions(machine, 1), (std::vector<Bytes>{8_KiB, 128_KiB, 64_MiB}));
}

TEST(Plan, hasTheClassicCells) {
  Settings settings;
  settings.diskProfile = DiskProfile::Classic;
  settings.regions = std::vector<Bytes>{16_KiB, 0_B, 256_KiB};
  const FolderFacts folder{"/data", 100_GiB, "8:0", "ext4", 4_KiB};
  const auto plan = makePlan({settings, {}}, plainMachine(1), {folder});
  ASSERT_TRUE(plan);
  ASSERT_EQ(plan->steps.size(), 4u);
  EXPECT_EQ(plan->steps[0].cells.size(), 2u);
  EXPECT_EQ(plan->steps[1].cells.size(), 8u);
  EXPECT_EQ(plan->steps[2].cells.size(), 8u);
  EXPECT_EQ(plan->steps[3].cells.size(), 2u);
  for (const PlannedCell& cell : plan->steps[1].cells) EXPECT_DOUBLE_EQ(cell.seconds, 0.25);
  EXPECT_EQ(plan->diskFile, 256_MiB);
  EXPECT_EQ(plan->diskBlock, 1_MiB);
  EXPECT_EQ(plan->memoryNeeded, 64_MiB + 2_MiB);  // the disk's pool outweighs 2 × 256 KiB
}

TEST(Plan, hasTheRegionsOfNbench) {
  const auto plan = makePlan({classicNbench(), memoryOnly}, plainMachine(1), {});
  ASSERT_TRUE(plan);
  std::vector<std::uint64_t> sizes;
  for (const Step& step : plan->steps)
    for (const PlannedCell& cell : step.cells)
      if (cell.kernel == "move-serial-8") sizes.push_back(cell.parameters.regionBytes.value_or(0));
  EXPECT_EQ(sizes, (std::vector<std::uint64_t>{1024, 10240, 102400, 1024000}));
}

TEST(Plan, measuresTheDiskInRowsUnlessToldOtherwise) {
  const auto plan = makePlan({Settings{}, {}}, plainMachine(1), {{"/data", 100_GiB, "8:0", "ext4", 4_KiB}});
  ASSERT_TRUE(plan);
  const Step& disk = plan->steps.back();
  EXPECT_EQ(disk.cells.size(), 8U);
  // A file of 256 MiB at 500 MB/s, and four rows that read and write for 2.2 s each.
  EXPECT_NEAR(disk.expectedSeconds, 0.2 + 256 * 1.048576 / 500 + 8 * 2.2, 1e-6);
  EXPECT_EQ(plan->diskNeeded, 256_MiB);
}

TEST(Plan, knowsWhatBoundsEachRegion) {
  Settings settings;
  settings.regions = std::vector<Bytes>{16_KiB, 17_KiB, 256_KiB, 257_KiB};
  const auto plan = makePlan({settings, memoryOnly}, plainMachine(1), {});
  ASSERT_TRUE(plan);
  // Two buffers of 16 KiB just fit into 32 KiB of L1, two of 256 KiB into 512 KiB of L2.
  EXPECT_EQ(plan->steps[0].cells[0].unitsPerCycleLimit, 2.0);
  EXPECT_FALSE(plan->steps[1].cells[0].unitsPerCycleLimit);
  EXPECT_EQ(plan->steps[2].boundBy, BoundBy::Core);
  EXPECT_EQ(plan->steps[3].boundBy, BoundBy::Shared);
}

TEST(Plan, limitsMovesByTheScarcestUnit) {
  Machine machine = plainMachine(1);
  const auto limit = [&](double loads, double stores, double accesses) {
    machine.coreClass = CoreClass{"x", loads, stores, accesses};
    return makePlan({withThreads(1), memoryOnly}, machine, {})->steps[0].cells[0].unitsPerCycleLimit;
  };
  EXPECT_EQ(limit(2, 1, 3), 1.0);
  EXPECT_EQ(limit(2, 2, 3), 1.5);
  EXPECT_EQ(limit(4, 2, 4), 2.0);
  machine.coreClass.reset();
  EXPECT_FALSE(makePlan({withThreads(1), memoryOnly}, machine, {})->steps[0].cells[0].unitsPerCycleLimit);
}

TEST(Plan, hasNoLimitOfADesignThatIsKnownByNameAlone) {
  Machine machine = plainMachine(1);
  machine.coreClass = CoreClass{"skymont"};
  EXPECT_FALSE(makePlan({withThreads(1), memoryOnly}, machine, {})->steps[0].cells[0].unitsPerCycleLimit);
}

TEST(Plan, saysWhetherTheCoresPathsWereOnlySeen) {
  Machine machine = plainMachine(1);
  const auto source = [&] {
    return makePlan({withThreads(1), memoryOnly}, machine, {})->steps[0].cells[0].coreLimitSource;
  };
  EXPECT_EQ(source(), LimitSource::Design);
  machine.coreClass->source = LimitSource::Seen;
  EXPECT_EQ(source(), LimitSource::Seen);
}

TEST(Plan, hasTheLimitOfEachOfThreeKinds) {
  Machine machine = plainMachine(3);
  const std::vector<Cache> caches = machine.caches;
  machine.coreKinds = {{"LowPower", 0, 1, caches, CoreClass{"known by name"}},
                       {"Efficient", 1, 1, caches, CoreClass{"small", 2, 1, 3}},
                       {"Performance", 2, 1, caches, CoreClass{"big", 3, 2, 5}}};
  for (int cpu = 0; cpu < 3; ++cpu) machine.cpus[static_cast<std::size_t>(cpu)].kind = cpu;
  Settings settings = withThreads(1);
  settings.binding = Binding::List;
  const auto loads = [&](int cpu) {
    settings.cpuList = {cpu};
    const auto plan = makePlan({settings, Selection{{TestGroup::Registers}}}, machine, {});
    std::optional<double> most;
    for (const PlannedCell& cell : plan->steps[0].cells)
      if (cell.unitsPerCycleLimit) most = std::max(most.value_or(0), *cell.unitsPerCycleLimit);
    return most;
  };
  EXPECT_FALSE(loads(0)) << "a name has no limit";
  EXPECT_EQ(loads(1), 2.0);
  EXPECT_EQ(loads(2), 3.0);
  settings.cpuList = {1, 2};
  settings.threads = 2;
  EXPECT_FALSE(makePlan({settings, memoryOnly}, machine, {})->steps[0].cells[0].unitsPerCycleLimit)
      << "threads on several kinds have no common limit";
}

TEST(Plan, hasALimitOfTheKindOfCoreThatIsMeasured) {
  Machine machine = plainMachine(2);
  machine.coreKinds = {{"small", 0, 1, machine.caches, {}}, {"big", 1, 1, machine.caches, machine.coreClass}};
  machine.cpus[1].kind = 1;
  Settings settings = withThreads(1);
  settings.binding = Binding::List;
  settings.cpuList = {1};
  EXPECT_TRUE(makePlan({settings, memoryOnly}, machine, {})->steps[0].cells[0].unitsPerCycleLimit);
  settings.cpuList = {0};
  EXPECT_FALSE(makePlan({settings, memoryOnly}, machine, {})->steps[0].cells[0].unitsPerCycleLimit);
  settings.binding = Binding::None;
  EXPECT_FALSE(makePlan({settings, memoryOnly}, machine, {})->steps[0].cells[0].unitsPerCycleLimit);
}

TEST(Plan, roundsTheFileUpToTheSector) {
  Settings settings = withThreads(1);
  settings.diskProfile = DiskProfile::Classic;
  settings.diskFile = Bytes{10'000'001};
  const auto plan = makePlan({settings, diskOnly}, plainMachine(1), {{"/a", 9_GiB, "8:0", "ext4", 4_KiB}});
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->diskFile, Bytes{10'002'432});
  EXPECT_EQ(plan->diskBlock, 128_KiB);
}

TEST(Plan, skipsRandomMovesOverMoreElementsThanTheGeneratorReaches) {
  Machine machine = plainMachine(1);
  machine.memoryAvailable = 100_GiB;
  Settings settings = withThreads(1);
  settings.regions = std::vector<Bytes>{8_GiB};
  const auto plan = makePlan({settings, memoryOnly}, machine, {});
  ASSERT_TRUE(plan);
  for (const PlannedCell& cell : plan->steps[0].cells) {
    const bool skipped = cell.parameters.pattern == "random" && *cell.parameters.widthBytes == 1;
    EXPECT_EQ(cell.skip.has_value(), skipped) << cell.kernel;
  }
}

TEST(Plan, takesOnlyWhatIsSelected) {
  Selection selection = memoryOnly;
  selection.widths = {4};
  selection.patterns = {"random"};
  const auto plan = makePlan({withThreads(1), selection}, plainMachine(1), {});
  ASSERT_TRUE(plan);
  ASSERT_EQ(plan->steps[0].cells.size(), 1u);
  EXPECT_EQ(plan->steps[0].cells[0].kernel, "move-random-4");
  EXPECT_DOUBLE_EQ(plan->steps[0].cells[0].seconds, 2.0);
  selection.kernels = {"heapsort-1000"};
  EXPECT_EQ(makePlan({withThreads(1), selection}, plainMachine(1), {}).error().id, "nothing-selected");
}

TEST(Plan, givesSharedWindowsLongEnoughForTheScheduler) {
  const auto plan = makePlan({withThreads(8), memoryOnly}, plainMachine(2), {});
  ASSERT_TRUE(plan);
  EXPECT_DOUBLE_EQ(sharedWindowSeconds(*plan, plan->steps[0].cells[0]), 0.8);  // 200 ms × 8 ÷ 2, above 0.25 s
  // Eight cells of 0.8 s, and what preparing takes.
  EXPECT_NEAR(plan->steps[0].expectedSeconds, 6.5, 0.01);
}

TEST(Plan, givesAThousandThreadsOnTwoCpusTheirTurns) {
  Selection selection = memoryOnly;
  selection.widths = {8};
  Settings settings = withThreads(1024);
  settings.regions = std::vector<Bytes>{4_KiB};
  const auto plan = makePlan({settings, selection}, plainMachine(2), {});
  ASSERT_TRUE(plan);
  EXPECT_DOUBLE_EQ(sharedWindowSeconds(*plan, plan->steps[0].cells[0]), 10.24);  // 20 ms × 1024 ÷ 2
  EXPECT_NEAR(plan->expectedSeconds, 20.6, 0.1);
}

TEST(Plan, measuresByTheKernelsOfItsTests) {
  for (const PlannedTest& test : plannedTests()) {
    const std::vector<std::string_view> listed = kernelIdsOf(test);
    EXPECT_FALSE(listed.empty()) << testGroupId(test.group);
    if (test.steps == nullptr) continue;
    Selection selection;
    selection.tests = {test.group};
    for (const Step& step : planned({}, selection).steps)
      for (const PlannedCell& cell : step.cells)
        EXPECT_TRUE(std::ranges::find(listed, cell.kernel) != listed.end()) << cell.kernel;
  }
}

TEST(Plan, hasATestForEveryKernelButThatOfIndices) {
  for (const kernels::Kernel& kernel : kernels::catalog())
    EXPECT_EQ(
        std::ranges::any_of(plannedTests(), [&](const PlannedTest& test) { return test.measuresBy(kernel); }),
        kernel.family != kernels::Family::Index)
        << kernel.id;
}

TEST(Plan, leavesNoNumberOfThreadsARunOfHours) {
  double before = 0;
  for (int threads = 1; threads <= threadsRange.most; ++threads) {
    const double window = turnSeconds(threads) * threads;
    EXPECT_GE(window, before - 1e-9) << threads << " threads: never a shorter window for more";
    before = window;
  }
  EXPECT_LE(before, 20.5);
  Settings settings = withThreads(threadsRange.most);
  settings.memorySeconds = settings.integerSeconds = settings.floatingSeconds = 1;
  settings.regions = std::vector<Bytes>{4_KiB, 64_KiB, 256_KiB, 1_MiB};
  Selection selection;
  selection.tests.remove(TestGroup::Disk);
  const auto plan = makePlan({settings, selection}, plainMachine(2), {});
  ASSERT_TRUE(plan);
  EXPECT_LT(plan->expectedSeconds, 600);
}

}  // namespace strata
