// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/utf8_path.h"
#include "core/files/file_lock.h"
#include "core/files/set_aside.h"
#include "core/files/write_file.h"
#include "core/history/connection.h"
#include "core/history/history.h"
#include "core/history/stored_data.h"
#include "tests/support/sample_run.h"
#include "tests/support/temporary_folder.h"

namespace strata {

namespace {

class StoredDataTest : public testing::Test {
 protected:
  std::string inFolder(const std::string& name) const { return m_folder.path() + "/" + name; }
  const std::string& folder() const { return m_path; }
  void write(const std::string& name) const { ASSERT_TRUE(writeFile(inFolder(name), "12345")) << name; }

  static std::vector<std::string> namesOf(const StoredData& data) {
    std::vector<std::string> names;
    for (const StoredFile& file : data.files) names.push_back(file.name);
    return names;
  }

 private:
  test::TemporaryFolder m_folder;
  const std::string m_path = m_folder.path();
};

}  // namespace

TEST_F(StoredDataTest, HasWhatStrataKeepsAndCountsTheRest) {
  for (const char* name : {"settings.json", "window.ini", "machine.json", "disk-folders.json"}) write(name);
  write(unfinishedName());
  for (const char* left : {".mending", ".mending-copy-wal", ".mended-1"})
    write(std::string("history.sqlite") + left);
  ASSERT_EQ(setAside(inFolder("settings.json")), inFolder("settings-set-aside-1.json"));
  for (const char* name : {"mine.txt", "settings.json.old", "settings-set-aside-x.json", "history.strata"})
    write(name);
  std::filesystem::create_directory(pathOf(inFolder("history.sqlite")));

  const auto data = storedData(folder());
  ASSERT_TRUE(data);
  ASSERT_EQ(data->files.size(), 8U);
  EXPECT_TRUE(isUnfinishedName(data->files.front().name));
  std::vector<std::string> names = namesOf(*data);
  names.erase(names.begin());
  EXPECT_EQ(names, (std::vector<std::string>{"disk-folders.json", "history.sqlite.mended-1",
                                             "history.sqlite.mending", "history.sqlite.mending-copy-wal",
                                             "machine.json", "settings-set-aside-1.json", "window.ini"}));
  EXPECT_EQ(data->files.back(), (StoredFile{"window.ini", 5_B}));
  EXPECT_EQ(data->others, 5) << "a folder is nobody's file";
}

TEST_F(StoredDataTest, RemovesAHistoryAndTheFolderWithIt) {
  ASSERT_TRUE(History::open(inFolder("history.sqlite"))->add(classicRun()));
  write("settings.json");
  ASSERT_TRUE(removeStoredData(*storedData(folder())));
  EXPECT_FALSE(std::filesystem::exists(pathOf(folder())));
  const auto none = storedData(folder());
  ASSERT_TRUE(none);
  EXPECT_EQ(*none, (StoredData{folder(), {}, 0}));
  EXPECT_TRUE(removeStoredData(*none)) << "again";
}

TEST_F(StoredDataTest, LeavesWhatIsNotStratas) {
  write("settings.json");
  write("mine.txt");
  ASSERT_TRUE(removeStoredData(*storedData(folder())));
  EXPECT_TRUE(std::filesystem::exists(pathOf(inFolder("mine.txt"))));
  EXPECT_FALSE(std::filesystem::exists(pathOf(inFolder("settings.json"))));
}

TEST_F(StoredDataTest, RemovesNothingWhileTheHistoryIsUsed) {
  ASSERT_TRUE(History::open(inFolder("history.sqlite"))->add(classicRun()));
  const auto used = lockHistory(inFolder("history.sqlite"), FileLock::Kind::Shared);
  ASSERT_TRUE(used);
  write("settings.json");
  const auto before = storedData(folder());
  const Status removed = removeStoredData(*before);
  ASSERT_FALSE(removed);
  EXPECT_EQ(removed.error().id, "data-in-use");
  EXPECT_EQ(storedData(folder())->files, before->files);
}

TEST_F(StoredDataTest, AHistoryThatWasOpenBeginsAnew) {
  auto history = History::open(inFolder("history.sqlite"));
  ASSERT_TRUE(history->add(classicRun()));
  ASSERT_TRUE(removeStoredData(*storedData(folder())));
  std::filesystem::create_directory(pathOf(folder()));
  EXPECT_EQ(history->list()->size(), 0U);
}

#ifndef _WIN32
TEST_F(StoredDataTest, ALinkIsNotFollowed) {
  write("mine.txt");
  std::filesystem::create_symlink(inFolder("mine.txt"), inFolder("settings.json"));
  const auto data = storedData(folder());
  EXPECT_EQ(data->files.size(), 0U);
  EXPECT_EQ(data->others, 2);
}
#endif

}  // namespace strata
