// SPDX-License-Identifier: GPL-3.0-or-later
// Plans that cannot succeed, and what would.
#include <gtest/gtest.h>

#include "core/plan/plan.h"
#include "tests/support/play.h"

namespace strata {

namespace {

using test::diskOnly;
using test::memoryOnly;
using test::plainMachine;
using test::processorOnly;

Settings ofThreads(int threads) {
  Settings settings;
  settings.threads = threads;
  return settings;
}

}  // namespace

TEST(PlanRefusals, refusesMoreMemoryThanThereIsAndSaysWhatFits) {
  Machine machine = plainMachine(2);
  machine.memoryAvailable = 1_GiB;
  Settings settings = ofThreads(2);
  settings.regions = std::vector<Bytes>{1_KiB, 400_MiB};
  const auto refused = makePlan({settings, memoryOnly}, machine, {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().id, "not-enough-memory");
  // The region that it names does fit, and one line more does not.
  const Bytes fits{static_cast<std::uint64_t>(std::get<std::int64_t>(refused.error().data[2].value))};
  settings.regions = std::vector<Bytes>{fits};
  EXPECT_TRUE(makePlan({settings, memoryOnly}, machine, {}));
  settings.regions = std::vector<Bytes>{fits + 64_B};
  EXPECT_FALSE(makePlan({settings, memoryOnly}, machine, {}));
}

TEST(PlanRefusals, tellsTheLargestRegionWithoutBeingAsked) {
  Machine machine = plainMachine(2);
  machine.memoryAvailable = 1_GiB;
  // A twentieth of 1 GiB is kept back: 1073741824 - 53687091 = 1020054733; over 2 threads of 2 buffers each,
  // 255013683, which are 3984588 lines.
  EXPECT_EQ(usableMemory(machine, 2), Bytes{1'020'054'733});
  EXPECT_EQ(largestRegion(machine, 2), Bytes{255'013'632});
  // Of much memory no more than 256 MiB are.
  machine.memoryAvailable = 12_GiB;
  EXPECT_EQ(largestRegion(machine, 1), (12_GiB - 256_MiB) / 2);

  Settings settings = ofThreads(2);
  settings.regions = std::vector<Bytes>{*largestRegion(machine, 2)};
  EXPECT_TRUE(makePlan({settings, memoryOnly}, machine, {}));
  settings.regions = std::vector<Bytes>{*largestRegion(machine, 2) + 64_B};
  EXPECT_FALSE(makePlan({settings, memoryOnly}, machine, {}));
}

TEST(PlanRefusals, namesNoRegionWhereNoneFits) {
  Machine machine = plainMachine(1);
  machine.memoryAvailable = Bytes{511};  // 486 usable, 243 a buffer, 121 for each of 2 threads
  EXPECT_EQ(largestRegion(machine, 1), 192_B);
  EXPECT_FALSE(largestRegion(machine, 2));
  const auto refused = makePlan({ofThreads(2), memoryOnly}, machine, {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().id, "not-enough-memory");
  EXPECT_EQ(refused.error().data.size(), 2u);
}

TEST(PlanRefusals, mapsNoMoreThanALimitAllowsWithTheStacksOfItsThreads) {
  Machine machine = plainMachine(2);  // 12 GiB available
  machine.mappingLimits = {{2_GiB, 8_MiB, 64_MiB, 16}};
  // Of 2 GiB, 72 MiB each for 2 threads: 1904 MiB. A seventh of them lies between source and destination,
  // which leaves 1632 MiB, and a twentieth of that is kept back.
  EXPECT_EQ(usableMemory(machine, 2), 1632_MiB - 1632_MiB / 20);
  // 20 stacks and no more than 16 heaps: 864 MiB, of which a seventh goes.
  EXPECT_EQ(usableMemory(machine, 20), Bytes{776'545'422 - 776'545'422 / 20});
  EXPECT_EQ(usableMemory(machine, 1024), 0_B);
  // Five threads of two buffers of 128 MiB take 1280 of 1375 MiB, six take 1536 of 1316.
  Settings settings = ofThreads(1024);
  settings.regions = std::vector<Bytes>{128_MiB};
  const auto refused = makePlan({settings, memoryOnly}, machine, {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error(), (Error{"too-many-threads",
                                    {{"threads", std::int64_t{1024}}, {"most_threads", std::int64_t{5}}}}));
  settings.threads = 5;
  EXPECT_TRUE(makePlan({settings, memoryOnly}, machine, {}));
  settings.threads = 6;
  EXPECT_FALSE(makePlan({settings, memoryOnly}, machine, {}));
  // The tightest of several binds, memory among them.
  machine.mappingLimits.push_back({300_MiB, 8_MiB, 0_B, 0});
  EXPECT_EQ(usableMemory(machine, 2), Bytes{255'253'356 - 255'253'356 / 20});  // 284 MiB
  machine.memoryAvailable = 100_MiB;
  EXPECT_EQ(usableMemory(machine, 2), 95_MiB);
}

TEST(PlanRefusals, refusesByALimitWithWhatFits) {
  Machine machine = plainMachine(2);
  machine.mappingLimits = {{1_GiB, 8_MiB, 64_MiB, 16}};
  Settings settings = ofThreads(2);
  settings.regions = std::vector<Bytes>{1_GiB};
  const auto refused = makePlan({settings, memoryOnly}, machine, {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().id, "not-enough-memory");
  const Bytes fits{static_cast<std::uint64_t>(std::get<std::int64_t>(refused.error().data[2].value))};
  settings.regions = std::vector<Bytes>{fits};
  EXPECT_TRUE(makePlan({settings, memoryOnly}, machine, {}));
  settings.regions = std::vector<Bytes>{fits + 64_B};
  EXPECT_FALSE(makePlan({settings, memoryOnly}, machine, {}));
}

TEST(PlanRefusals, countsWhatTheProcessorTestHolds) {
  Machine machine = plainMachine(2);
  machine.memoryAvailable = 64_MiB;
  EXPECT_EQ(makePlan({ofThreads(32), processorOnly}, machine, {})->memoryNeeded, 32_MiB);
  // 64 MiB less a twentieth are 60.8 MiB: enough for 60 threads.
  const Error expected{"not-enough-memory-for-threads",
                       {{"threads", std::int64_t{64}},
                        {"needed_bytes", std::int64_t{67'108'864}},
                        {"available_bytes", std::int64_t{63'753'421}},
                        {"most_threads", std::int64_t{60}}}};
  EXPECT_EQ(makePlan({ofThreads(64), processorOnly}, machine, {}).error(), expected);
  EXPECT_TRUE(makePlan({ofThreads(60), processorOnly}, machine, {}));
  EXPECT_FALSE(makePlan({ofThreads(61), processorOnly}, machine, {}));
  machine.memoryAvailable = 1_MiB;
  EXPECT_EQ(makePlan({ofThreads(64), processorOnly}, machine, {}).error().id, "not-enough-memory")
      << "not even one";
}

// It vanished from the run without a word.
TEST(PlanRefusals, leavesOutALatencyInMoreThanItIsMeasuredIn) {
  Machine machine = plainMachine(2);
  machine.memory = machine.memoryAvailable = 64_GiB;
  Settings settings = ofThreads(1);
  settings.regions = std::vector<Bytes>{1_GiB, 4_GiB};
  const Selection both{.tests = {TestGroup::Bandwidth, TestGroup::Latency}};
  const auto plan = makePlan({settings, both}, machine, {});
  ASSERT_TRUE(plan) << plan.error().id;
  std::size_t leftOut = 0;
  for (const Step& step : plan->steps) {
    if (step.group != TestGroup::Latency) continue;
    for (const PlannedCell& cell : step.cells) {
      const bool isTooLarge = cell.parameters.regionBytes == (4_GiB).count;
      EXPECT_EQ(cell.skip.has_value(), isTooLarge) << cell.kernel;
      if (!isTooLarge) continue;
      ++leftOut;
      const Reason why{"out-of-range",
                       {{"setting", "regions"}, {"value", "4 GiB"}, {"least", "128 B"}, {"most", "2 GiB"}}};
      EXPECT_EQ(cell.skip, why);
    }
  }
  EXPECT_GT(leftOut, 0u);
}

// It was refused, with the size of a buffer that nobody can choose there.
TEST(PlanRefusals, sustainedLoadOfMemoryFitsIntoIt) {
  Machine machine = plainMachine(16);
  machine.memory = 4_GiB;
  machine.memoryAvailable = 3_GiB;
  for (Cache& cache : machine.caches)
    if (cache.level == 3) cache.size = 32_MiB;
  Selection selection{.tests = {TestGroup::Sustained}};
  selection.sustained.loads = {"memory"};
  const auto plan = makePlan({ofThreads(1), selection}, machine, {});
  ASSERT_TRUE(plan) << plan.error().id;
  EXPECT_LE(plan->memoryNeeded, usableMemory(machine, 16));
}

TEST(PlanRefusals, refusesAFileThatIsLargerThanAnyMayBe) {
  Settings settings = ofThreads(1);
  settings.diskFile = 8_MiB;
  FolderFacts folder{"/a", 9_GiB, "8:0", "ext4", 4_KiB};
  folder.largestFile = 8_MiB;
  EXPECT_TRUE(makePlan({settings, diskOnly}, plainMachine(1), {folder}));
  folder.largestFile = 8_MiB - 1_B;
  EXPECT_EQ(makePlan({settings, diskOnly}, plainMachine(1), {folder}).error(),
            (Error{"file-too-large",
                   {{"folder", std::string("/a")},
                    {"file_bytes", std::int64_t{8'388'608}},
                    {"largest_file_bytes", std::int64_t{8'388'607}}}}));
}

TEST(PlanRefusals, refusesMoreDiskThanThereIsCountingFilesOnOneDevice) {
  Settings settings = ofThreads(2);
  settings.diskFile = 1_GiB;
  const FolderFacts a{"/a", Bytes{3} * (1u << 29), "8:0", "ext4", 4_KiB};  // 1.5 GiB
  FolderFacts b{"/b", Bytes{3} * (1u << 29), "8:0", "ext4", 4_KiB};
  const auto refused = makePlan({settings, diskOnly}, plainMachine(2), {a, b});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().id, "not-enough-disk");
  EXPECT_EQ(refused.error().data.at(2), (Datum{"free_bytes", std::int64_t{1'610'612'736}}));
  EXPECT_EQ(refused.error().data.at(3), (Datum{"reserve_bytes", std::int64_t{67'108'864}}));
  // 1.5 GiB less 64 MiB, for two: 736 MiB.
  EXPECT_EQ(refused.error().data.at(4), (Datum{"largest_file_bytes", std::int64_t{771'751'936}}));
  settings.diskFile = 736_MiB;
  EXPECT_TRUE(makePlan({settings, diskOnly}, plainMachine(2), {a, b}));
  settings.diskFile = 736_MiB + 1_B;
  EXPECT_FALSE(makePlan({settings, diskOnly}, plainMachine(2), {a, b}));
  settings.diskFile = 1_GiB;
  b.device = "8:16";
  EXPECT_TRUE(makePlan({settings, diskOnly}, plainMachine(2), {a, b}));
}

TEST(PlanRefusals, namesNoFileWhereNoneFits) {
  for (const Bytes free : {40_MiB, 64_MiB}) {
    const auto refused =
        makePlan({ofThreads(1), diskOnly}, plainMachine(1), {{"/a", free, "8:0", "ext4", 4_KiB}});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().data.size(), 4u);
    EXPECT_EQ(refused.error().data.at(2), (Datum{"free_bytes", static_cast<std::int64_t>(free.count)}));
  }
}

}  // namespace strata
