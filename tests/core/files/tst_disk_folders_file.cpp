// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/files/disk_folders_file.h"
#include "tests/support/temporary_folder.h"

namespace strata::test {
namespace {

using Texts = std::vector<std::string>;

std::string absolute(const std::string& path) {
  return std::filesystem::absolute(path).string();
}

class DiskFoldersFile : public testing::Test {
 protected:
  TemporaryFolder m_folder;
  std::string m_path = m_folder.path() + "/below/disk-folders.json";
};

TEST_F(DiskFoldersFile, ThatIsNotThereTellsOfNothing) {
  EXPECT_EQ(loadDiskFolders(m_path), DiskFolders());
  EXPECT_EQ(m_folder.entries(), 0);
}

TEST_F(DiskFoldersFile, KeepsTheLatestFirstAndEachOnce) {
  const std::string a = absolute("/a");
  const std::string b = absolute("/b");
  const std::string c = absolute("/c");
  EXPECT_TRUE(rememberDiskFolders(m_path, {a, b, a}));
  EXPECT_EQ(loadDiskFolders(m_path).used, (Texts{a, b}));
  EXPECT_TRUE(rememberDiskFolders(m_path, {c, b}));
  EXPECT_EQ(loadDiskFolders(m_path).used, (Texts{c, b, a}));
}

TEST_F(DiskFoldersFile, KeepsSixteenFolders) {
  for (int i = 0; i < 20; ++i) EXPECT_TRUE(rememberDiskFolders(m_path, {absolute("/" + std::to_string(i))}));
  const Texts used = loadDiskFolders(m_path).used;
  ASSERT_EQ(used.size(), 16U);
  EXPECT_EQ(used.front(), absolute("/19"));
  EXPECT_EQ(used.back(), absolute("/4"));
}

TEST_F(DiskFoldersFile, MakesRelativeFoldersAbsolute) {
  EXPECT_TRUE(rememberDiskFolders(m_path, {"data"}));
  EXPECT_EQ(loadDiskFolders(m_path).used, (Texts{absolute("data")}));
}

TEST_F(DiskFoldersFile, KeepsWhatIsNotToBeToldOfAgainBesideTheFolders) {
  EXPECT_TRUE(rememberDiskFolders(m_path, {absolute("/a")}));
  EXPECT_TRUE(rememberKeptLeftovers(m_path, {"/a/strata-1.tmp"}));
  EXPECT_TRUE(rememberKeptLeftovers(m_path, {"/a/strata-2.tmp"}));
  EXPECT_TRUE(rememberDiskFolders(m_path, {absolute("/b")}));
  EXPECT_EQ(loadDiskFolders(m_path),
            (DiskFolders{{absolute("/b"), absolute("/a")}, {"/a/strata-2.tmp", "/a/strata-1.tmp"}}));
}

TEST_F(DiskFoldersFile, IsNotWrittenWhenItSaysSoAlready) {
  EXPECT_TRUE(rememberDiskFolders(m_path, {absolute("/a")}));
  const auto before = std::filesystem::last_write_time(m_path) - std::chrono::hours(1);
  std::filesystem::last_write_time(m_path, before);
  EXPECT_TRUE(rememberDiskFolders(m_path, {absolute("/a")}));
  EXPECT_EQ(std::filesystem::last_write_time(m_path), before);
}

TEST_F(DiskFoldersFile, ThatIsDamagedOrNewerTellsOfNothingAndIsReplaced) {
  for (const char* text :
       {"", "{", "[]", "7", "{\"schema\": 7}", "{\"schema\": \"strata.disk-folders/2\", \"used\": [\"/x\"]}",
        "{\"schema\": \"strata.disk-folders/1\", \"used\": {\"/x\": 1}, \"kept\": 3}",
        "{\"schema\": \"strata.disk-folders/1\", \"used\": [1, null, []]}"}) {
    std::filesystem::create_directories(std::filesystem::path(m_path).parent_path());
    std::ofstream(m_path) << text;
    EXPECT_EQ(loadDiskFolders(m_path), DiskFolders()) << text;
    EXPECT_TRUE(rememberDiskFolders(m_path, {absolute("/a")}));
    EXPECT_EQ(loadDiskFolders(m_path).used, Texts{absolute("/a")}) << text;
  }
}

TEST_F(DiskFoldersFile, WhereItCannotBeMadeIsAnError) {
  std::ofstream(m_folder.path() + "/below") << "a file";
  EXPECT_EQ(rememberDiskFolders(m_path, {"/a"}).error().id, "cannot-write");
}

}  // namespace
}  // namespace strata::test
