// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "core/plan/disk_plan.h"
#include "tests/support/fake_host.h"

namespace strata::test {
namespace {

FolderFacts folder(const std::string& path, const std::string& device) {
  return {path, 100_GiB, device, "ext4", 4_KiB};
}

Selection diskOnly() {
  Selection selection{.tests = {TestGroup::Disk}};
  return selection;
}

Settings settingsOf(DiskProfile profile) {
  Settings settings;
  settings.diskProfile = profile;
  return settings;
}

Result<Plan> planOf(const Settings& settings, const Selection& selection = diskOnly(),
                    const std::vector<FolderFacts>& folders = {folder("/a", "8:0")}) {
  return makePlan({settings, selection}, plainMachine(2), folders);
}

/// "SEQ1M Q8T1 read" and the like.
std::vector<std::string> cellsOf(const Result<Plan>& plan) {
  std::vector<std::string> names;
  for (const PlannedCell& cell : plan->steps.at(0).cells)
    names.push_back(diskRowName(*diskRowOf(cell.parameters)) + " " + *cell.parameters.op +
                    (cell.parameters.fill ? " " + *cell.parameters.fill : ""));
  return names;
}

TEST(DiskPlan, HasTheRowsOfEachProfile) {
  EXPECT_EQ(cellsOf(planOf(settingsOf(DiskProfile::Default))),
            (std::vector<std::string>{"SEQ1M Q8T1 read", "SEQ1M Q8T1 write", "SEQ1M Q1T1 read",
                                      "SEQ1M Q1T1 write", "RND4K Q32T1 read", "RND4K Q32T1 write",
                                      "RND4K Q1T1 read", "RND4K Q1T1 write"}));
  EXPECT_EQ(cellsOf(planOf(settingsOf(DiskProfile::Nvme))),
            (std::vector<std::string>{"SEQ1M Q8T1 read", "SEQ1M Q8T1 write", "SEQ128K Q32T1 read",
                                      "SEQ128K Q32T1 write", "RND4K Q32T16 read", "RND4K Q32T16 write",
                                      "RND4K Q1T1 read", "RND4K Q1T1 write"}));
  EXPECT_EQ(cellsOf(planOf(settingsOf(DiskProfile::RealWorld))),
            (std::vector<std::string>{"SEQ1M Q1T1 read", "SEQ1M Q1T1 write", "RND4K Q1T1 read",
                                      "RND4K Q1T1 write"}));
  EXPECT_EQ(cellsOf(planOf(settingsOf(DiskProfile::Mixed))),
            (std::vector<std::string>{"SEQ1M Q8T1 mixed", "SEQ1M Q1T1 mixed", "RND4K Q32T1 mixed",
                                      "RND4K Q1T1 mixed"}));
  EXPECT_EQ(cellsOf(planOf(settingsOf(DiskProfile::Database))),
            (std::vector<std::string>{"SYNC4K Q1T1 commit", "SYNC4K Q1T4 commit", "APPEND2K Q1T1 commit"}));
  Settings custom = settingsOf(DiskProfile::Custom);
  custom.diskCustom = {false, 64_KiB, 4, 2};
  EXPECT_EQ(cellsOf(planOf(custom)), (std::vector<std::string>{"SEQ64K Q4T2 read", "SEQ64K Q4T2 write"}));
}

TEST(DiskPlan, CellsSayAllThatSetsThemApart) {
  Settings settings = settingsOf(DiskProfile::Mixed);
  settings.diskReadPercent = 30;
  settings.diskSeconds = 5;
  const auto plan = planOf(settings);
  const PlannedCell& cell = plan->steps.at(0).cells.at(2);
  EXPECT_EQ(cell.test, strata::Test::Disk);
  EXPECT_EQ(cell.kernel, "disk-mixed-random");
  EXPECT_EQ(cell.seconds, 5);
  EXPECT_EQ(cell.parameters.pattern, "random");
  EXPECT_EQ(cell.parameters.blockBytes, 4096U);
  EXPECT_EQ(cell.parameters.queueDepth, 32);
  EXPECT_EQ(cell.parameters.threads, 1);
  EXPECT_EQ(cell.parameters.fileBytes, (256_MiB).count);
  EXPECT_EQ(cell.parameters.readPercent, 30);
  EXPECT_FALSE(cell.skip);
  for (const PlannedCell& each : plan->steps[0].cells)
    EXPECT_NE(std::ranges::find(diskKernelIds, each.kernel), diskKernelIds.end());
}

TEST(DiskPlan, TakesRowsOperationsAndKernelsThatAreChosen) {
  Selection selection = diskOnly();
  selection.disk.rows = {{true, 4_KiB, 1, 1}, {false, 1_MiB, 8, 1}};
  selection.disk.ops = {"write", "mixed"};
  EXPECT_EQ(cellsOf(planOf(settingsOf(DiskProfile::Default), selection)),
            (std::vector<std::string>{"SEQ1M Q8T1 write", "SEQ1M Q8T1 mixed", "RND4K Q1T1 write",
                                      "RND4K Q1T1 mixed"}));
  selection.kernels = {"disk-write-random"};
  EXPECT_EQ(cellsOf(planOf(settingsOf(DiskProfile::Default), selection)),
            (std::vector<std::string>{"RND4K Q1T1 write"}));
}

TEST(DiskPlan, RefusesARowThatTheProfileLacks) {
  Selection selection = diskOnly();
  selection.disk.rows = {{true, 8_KiB, 1, 1}};
  const auto plan = planOf(settingsOf(DiskProfile::Nvme), selection);
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.error(), (Error{"no-such-row", {{"row", "RND8K Q1T1"}, {"profile", "nvme"}}}));
}

TEST(DiskPlan, RefusesAnOperationThatTheProfileLacks) {
  Selection selection = diskOnly();
  selection.disk.ops = {"read"};
  EXPECT_EQ(planOf(settingsOf(DiskProfile::Database), selection).error(),
            (Error{"no-such-operation", {{"op", "read"}, {"profile", "database"}}}));
  selection.disk.ops = {"commit"};
  EXPECT_TRUE(planOf(settingsOf(DiskProfile::Database), selection));
  EXPECT_EQ(planOf(settingsOf(DiskProfile::Nvme), selection).error(),
            (Error{"no-such-operation", {{"op", "commit"}, {"profile", "nvme"}}}));
}

/// 256 MiB, a log of 16 MiB, and a reserve of 64 MiB.
TEST(DiskPlan, HasRoomForALogWhereOneIsAppendedTo) {
  FolderFacts tight = folder("/a", "8:0");
  tight.free = 336_MiB;
  Settings settings = settingsOf(DiskProfile::Database);
  settings.diskZeros = true;
  const auto plan = planOf(settings, diskOnly(), {tight});
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->diskNeeded, 272_MiB);
  EXPECT_EQ(plan->steps.at(0).cells.size(), 3U);  // zeros are no data of a database
  EXPECT_EQ(plan->steps[0].cells[2].parameters.fileBytes, (16_MiB).count);
  tight.free = 335_MiB;
  EXPECT_EQ(planOf(settings, diskOnly(), {tight}).error().id, "not-enough-disk");
  Selection selection = diskOnly();
  selection.disk.rows = {{true, 4_KiB, 1, 1, true}};
  EXPECT_EQ(planOf(settings, selection, {tight})->diskNeeded, 256_MiB);
}

TEST(DiskPlan, HasZerosBesideEachCellInAFileOfTheirOwn) {
  Settings settings = settingsOf(DiskProfile::RealWorld);
  settings.diskZeros = true;
  const auto plan = planOf(settings);
  EXPECT_EQ(cellsOf(plan),
            (std::vector<std::string>{"SEQ1M Q1T1 read", "SEQ1M Q1T1 read zeros", "SEQ1M Q1T1 write",
                                      "SEQ1M Q1T1 write zeros", "RND4K Q1T1 read", "RND4K Q1T1 read zeros",
                                      "RND4K Q1T1 write", "RND4K Q1T1 write zeros"}));
  EXPECT_EQ(plan->diskNeeded, 512_MiB);
}

TEST(DiskPlan, KnowsWhatIsWritten) {
  const auto plan = planOf(settingsOf(DiskProfile::Default));
  EXPECT_EQ(plan->diskNeeded, 256_MiB);
  // The file once, and four cells that write for 2.2 s each at 500 MB/s.
  EXPECT_EQ(plan->diskWritten, 256_MiB + Bytes{4'400'000'000});
  // 256 MiB at 500 MB/s, a moment to prepare, and eight cells of 2.2 s.
  EXPECT_NEAR(plan->expectedSeconds, 0.2 + 268.435456 / 500 + 8 * 2.2, 1e-6);

  Settings mixed = settingsOf(DiskProfile::Mixed);
  mixed.diskReadPercent = 75;
  EXPECT_EQ(planOf(mixed)->diskWritten, 256_MiB + Bytes{1'100'000'000});
}

TEST(DiskPlan, KnowsWhatADriveOfKnownRatesWrites) {
  const auto plan = planOf(settingsOf(DiskProfile::Default));
  EXPECT_EQ(expectedDiskWrites(*plan, {}), plan->diskWritten);
  // Four cells that write for 2.2 s each: two in sequence at 2,000 MB/s, and of the random ones one at 100
  // and one at what is assumed of any disk.
  const Bytes known = expectedDiskWrites(*plan, [](const PlannedCell& cell) -> std::optional<double> {
    if (cell.parameters.pattern == "serial") return 2000;
    return cell.parameters.queueDepth == 1 ? std::nullopt : std::optional<double>(100);
  });
  EXPECT_EQ(known, 256_MiB + Bytes{2 * 4'400'000'000 + 220'000'000 + 1'100'000'000});

  // A rate is that of all drives together, what is assumed is of each.
  const auto two =
      planOf(settingsOf(DiskProfile::Default), diskOnly(), {folder("/a", "8:0"), folder("/b", "8:16")});
  EXPECT_EQ(expectedDiskWrites(*two, [](const PlannedCell&) { return 2000; }),
            512_MiB + Bytes{4 * 4'400'000'000});
  EXPECT_EQ(two->diskWritten, 512_MiB + Bytes{2 * 4'400'000'000});
}

TEST(DiskPlan, HasOneFileInEachFolder) {
  Settings settings = settingsOf(DiskProfile::Default);
  settings.threads = 2;
  const auto plan =
      planOf(settings, diskOnly(), {folder("/a", "8:0"), folder("/b", "8:16"), folder("/a", "8:0")});
  ASSERT_EQ(plan->folders.size(), 2U);
  EXPECT_EQ(plan->diskNeeded, 512_MiB);
  EXPECT_EQ(plan->steps.size(), 1U);
  EXPECT_FALSE(plan->steps[0].threads);
}

TEST(DiskPlan, ScalesNoRow) {
  Settings settings = settingsOf(DiskProfile::RealWorld);
  settings.threadMode = ThreadMode::Scale;
  const auto plan = planOf(settings);
  EXPECT_EQ(plan->steps.size(), 1U);
  EXPECT_EQ(plan->steps[0].cells.size(), 4U);
}

TEST(DiskPlan, SkipsWhatMeansNothingForThatFile) {
  Settings settings = settingsOf(DiskProfile::Custom);
  settings.diskFile = 1_MiB;
  settings.diskCustom = {false, 512_KiB, 1, 2};
  EXPECT_FALSE(planOf(settings)->steps[0].cells[0].skip);
  settings.diskCustom.threads = 3;
  const auto small = planOf(settings);
  ASSERT_TRUE(small->steps[0].cells[0].skip);
  EXPECT_EQ(small->steps[0].cells[0].skip->id, "file-below-blocks");
  settings.diskCustom = {true, 512_B, 1, 1};
  const auto fine = planOf(settings);
  ASSERT_TRUE(fine->steps[0].cells[0].skip);
  EXPECT_EQ(*fine->steps[0].cells[0].skip,
            (Reason{"block-not-of-sectors",
                    {{"block_bytes", std::int64_t{512}}, {"sector_bytes", std::int64_t{4096}}}}));
}

TEST(DiskPlan, ReadsAFileThatIsThere) {
  Selection selection = diskOnly();
  selection.disk.fileToRead = "/a/big";
  Settings settings = settingsOf(DiskProfile::Default);
  settings.diskFile = Bytes{10'000'001};
  const auto plan = planOf(settings, selection, {{"/a", 0_B, "8:0", "ext4", 4_KiB}});
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->diskFile, Bytes{9'998'336});  // whole sectors of it
  EXPECT_EQ(plan->diskNeeded, 0_B);
  EXPECT_EQ(plan->diskWritten, 0_B);
  for (const std::string& cell : cellsOf(plan)) EXPECT_TRUE(cell.ends_with("read")) << cell;
}

TEST(DiskPlan, WritesToNoFileThatIsThere) {
  Selection selection = diskOnly();
  selection.disk.fileToRead = "/a/big";
  const auto refused = [&](const Settings& settings) {
    const auto plan = planOf(settings, selection);
    return plan ? std::string() : plan.error().id;
  };
  EXPECT_EQ(refused(settingsOf(DiskProfile::Classic)), "file-only-read");
  EXPECT_EQ(refused(settingsOf(DiskProfile::Mixed)), "file-only-read");
  Settings zeros = settingsOf(DiskProfile::Default);
  zeros.diskZeros = true;
  EXPECT_EQ(refused(zeros), "file-only-read");
  selection.disk.ops = {"read", "write"};
  EXPECT_EQ(refused(settingsOf(DiskProfile::Default)), "file-only-read");
  selection.disk.ops = {"read"};
  EXPECT_EQ(refused(settingsOf(DiskProfile::Mixed)), "");
}

TEST(DiskPlan, KnowsTheMemoryOfItsThreads) {
  // Twice 32 blocks of 4 KiB are less than the pool; reading takes eight blocks of 1 MiB.
  const auto plan = planOf(settingsOf(DiskProfile::Default));
  const Step& step = plan->steps[0];
  EXPECT_EQ(diskRowThreads(step), 1U);
  EXPECT_EQ(diskRowBuffers(step, *plan, 0).writes, 64_MiB);
  EXPECT_EQ(diskRowBuffers(step, *plan, 0).reads, 8_MiB);
  EXPECT_GE(plan->memoryNeeded, 72_MiB);

  const auto many = planOf(settingsOf(DiskProfile::Nvme));
  EXPECT_EQ(diskRowThreads(many->steps[0]), 16U);
  EXPECT_EQ(diskRowBuffers(many->steps[0], *many, 15).writes, 4_MiB);
  EXPECT_EQ(diskRowBuffers(many->steps[0], *many, 15).reads, 128_KiB);

  Settings huge = settingsOf(DiskProfile::Custom);
  huge.diskFile = 64_GiB;
  huge.diskCustom = {false, 64_MiB, 1024, 2};
  const auto refused = planOf(huge);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().id, "not-enough-memory");
}

TEST(DiskPlan, LeavesClassicAsItWas) {
  const auto plan = planOf(settingsOf(DiskProfile::Classic));
  ASSERT_EQ(plan->steps.at(0).cells.size(), 2U);
  EXPECT_EQ(plan->steps[0].cells[0].kernel, "disk-write-serial");
  EXPECT_FALSE(diskRowOf(plan->steps[0].cells[0].parameters));
  EXPECT_FALSE(plan->diskInRows());
}

}  // namespace
}  // namespace strata::test
