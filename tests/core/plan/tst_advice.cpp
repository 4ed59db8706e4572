// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/plan/advice.h"
#include "tests/support/play.h"

namespace strata {

namespace {

using test::diskOnly;
using test::memoryOnly;
using test::plainMachine;
using test::processorOnly;

FolderFacts folder(const std::string& path, const std::string& device) {
  return {path, 100_GiB, device, "ext4", 512_B};
}

/// A file of the classic test for each thread.
Settings withFile(Bytes size, int threads = 1) {
  Settings settings;
  settings.diskProfile = DiskProfile::Classic;
  settings.diskFile = size;
  settings.threads = threads;
  return settings;
}

std::vector<Reason> advice(const Settings& settings, const Selection& selection,
                           const std::vector<FolderFacts>& folders = {folder("/a", "sda")}, int cpus = 8) {
  const auto plan = makePlan({settings, selection}, plainMachine(cpus), folders);
  EXPECT_TRUE(plan);
  return plan ? adviceFor(*plan) : std::vector<Reason>{};
}

}  // namespace

TEST(Advice, isSilentAboutTheDefaults) {
  EXPECT_EQ(advice(Settings{}, Selection{}), std::vector<Reason>{});
}

TEST(Advice, namesASmallDiskFile) {
  const std::vector<Reason> small{
      {"small-disk-file",
       {{"file_bytes", std::int64_t{1'048'576}}, {"advised_bytes", std::int64_t{268'435'456}}}}};
  EXPECT_EQ(advice(withFile(1_MiB), diskOnly), small);
  EXPECT_EQ(advice(withFile(2_MiB - 512_B), diskOnly).at(0).id, "small-disk-file");
}

TEST(Advice, namesADiskFileThatADriveMayKeepInItsCache) {
  const std::vector<Reason> cached{
      {"cached-disk-file",
       {{"file_bytes", std::int64_t{2'097'152}}, {"advised_bytes", std::int64_t{268'435'456}}}}};
  EXPECT_EQ(advice(withFile(2_MiB), diskOnly), cached);
  EXPECT_EQ(advice(withFile(256_MiB - 512_B), diskOnly).at(0).id, "cached-disk-file");
  EXPECT_TRUE(advice(withFile(256_MiB), diskOnly).empty());
}

TEST(Advice, namesFoldersWhoseFiguresWillNotBeThoseOfADisk) {
  const std::vector<Datum> data{{"folder", "/a"}, {"file_system", "ext4"}};
  FolderFacts facts = folder("/a", "sda");
  facts.inMemory = true;
  EXPECT_EQ(advice(Settings{}, diskOnly, {facts}), (std::vector<Reason>{{"folder-in-memory", data}}));
  facts = folder("/a", "sda");
  facts.throughProgram = true;
  EXPECT_EQ(advice(Settings{}, diskOnly, {facts}), (std::vector<Reason>{{"folder-through-program", data}}));
  facts = folder("/a", "loop0");
  facts.deviceInMemory = true;
  EXPECT_EQ(advice(Settings{}, diskOnly, {facts}),
            (std::vector<Reason>{{"folder-on-memory-device", {{"folder", "/a"}, {"device", "loop0"}}}}));
  facts = folder("/a", "sda");
  facts.compresses = true;
  EXPECT_EQ(advice(Settings{}, diskOnly, {facts}), (std::vector<Reason>{{"compressing", data}}));
  EXPECT_EQ(advice(withFile(256_MiB, 4), diskOnly, {facts}).size(), 1U);  // once for a folder
  EXPECT_TRUE(advice(Settings{}, processorOnly, {facts}).empty());
}

TEST(Advice, goesByTheFileThatIsWritten) {
  // One byte short, and rounded up to the sector.
  EXPECT_TRUE(advice(withFile(256_MiB - 1_B), diskOnly).empty());
}

TEST(Advice, namesTwoFoldersOfEachDevice) {
  const std::vector<FolderFacts> folders{folder("/a", "sda"), folder("/b", "sdb"), folder("/c", "sda"),
                                         folder("/d", "sda"), folder("/e", "sdb")};
  const std::vector<Reason> shared{
      {"folders-share-device",
       {{"folder", std::string("/a")}, {"other_folder", std::string("/c")}, {"device", std::string("sda")}}},
      {"folders-share-device",
       {{"folder", std::string("/b")}, {"other_folder", std::string("/e")}, {"device", std::string("sdb")}}}};
  EXPECT_EQ(advice(withFile(256_MiB, 5), diskOnly, folders), shared);
}

TEST(Advice, countsFoldersThatThreadsUse) {
  const std::vector<FolderFacts> folders{folder("/a", "sda"), folder("/b", "sda")};
  EXPECT_TRUE(advice(withFile(256_MiB, 1), diskOnly, folders).empty()) << "the second is used by no thread";
  EXPECT_TRUE(advice(withFile(256_MiB, 4), diskOnly, {folder("/a", "sda")}).empty())
      << "one folder is no two";
  EXPECT_TRUE(advice(withFile(256_MiB, 2), diskOnly, {folder("/a", "sda"), folder("/b", "sdb")}).empty());
}

TEST(Advice, countsEachFolderInRows) {
  const std::vector<FolderFacts> folders{folder("/a", "sda"), folder("/b", "sda")};
  const auto told = advice(Settings{}, diskOnly, folders);
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].id, "folders-share-device");
}

TEST(Advice, namesMoreThreadsThanCpus) {
  const std::vector<Reason> crowded{
      {"more-threads-than-cpus", {{"threads", std::int64_t{3}}, {"cpus", std::int64_t{2}}}}};
  EXPECT_EQ(advice(withFile(256_MiB, 3), processorOnly, {}, 2), crowded);
  EXPECT_EQ(advice(withFile(256_MiB, 3), memoryOnly, {}, 2), crowded);
  EXPECT_EQ(advice(withFile(256_MiB, 3), Selection{.tests = {TestGroup::Bandwidth}}, {}, 2), crowded);
  EXPECT_TRUE(advice(withFile(256_MiB, 2), memoryOnly, {}, 2).empty());
}

TEST(Advice, isOnlyAboutStepsThatThePlanHas) {
  EXPECT_TRUE(advice(withFile(1_MiB), processorOnly).empty());
  EXPECT_TRUE(advice(withFile(1_MiB), memoryOnly).empty());
  EXPECT_TRUE(advice(withFile(256_MiB, 3), diskOnly, {folder("/a", "sda")}, 2).empty())
      << "threads that wait for a disk need no CPU each";
  Selection others;
  others.kernels = {"heapsort-1000"};
  EXPECT_TRUE(advice(withFile(1_MiB), others).empty());
}

}  // namespace strata
