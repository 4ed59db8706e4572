// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "core/base/utf8_path.h"
#include "core/files/read_file.h"
#include "core/files/write_file.h"
#include "tests/core/files/content_of.h"
#include "tests/support/temporary_folder.h"

namespace strata {

namespace fs = std::filesystem;

TEST(WriteFile, makesOrReplacesAFileAndLeavesNothingElse) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/report.txt";
  ASSERT_TRUE(writeFile(path, "first"));
  EXPECT_EQ(contentOf(path), "first");
  ASSERT_TRUE(writeFile(path, std::string("a\0b\r\n", 5)));
  EXPECT_EQ(contentOf(path), std::string("a\0b\r\n", 5));
  ASSERT_TRUE(writeFile(path, ""));
  EXPECT_EQ(contentOf(path), "");
  EXPECT_EQ(folder.entries(), 1);
}

TEST(WriteFile, isWholeWhereOthersWriteTheSameFile) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/report.txt";
  const std::vector<std::string> contents{std::string(300'000, 'a'), std::string(200'000, 'b'),
                                          std::string(100'000, 'c')};
  {
    std::vector<std::jthread> writers;
    for (const std::string& content : contents)
      writers.emplace_back([&] {
        for (int i = 0; i < 100; ++i) {
          [[maybe_unused]] const Status status = writeFile(path, content);
#ifndef _WIN32  // which refuses to replace a file that is being replaced
          EXPECT_TRUE(status);
#endif
        }
      });
  }
  EXPECT_EQ(std::ranges::count(contents, contentOf(path)), 1);
  EXPECT_EQ(folder.entries(), 1);
}

// A program that is killed while it writes leaves an unfinished file. It is removed once no program can still
// be writing it.
TEST(WriteFile, removesWhatWasLeftUnfinishedLongAgo) {
  const test::TemporaryFolder folder;
  const fs::path inside = pathOf(folder.path());
  const auto leave = [&](const std::string& name, std::chrono::minutes ago) {
    std::ofstream(inside / name) << "half";
    fs::last_write_time(inside / name, fs::file_time_type::clock::now() - ago);
  };
  const std::string uuid = "0f0c6c1e-9a53-4c1b-8f6e-2b1d7a3c9e0";
  leave(".strata-" + uuid + "1.tmp", std::chrono::minutes(90));
  leave(".strata-" + uuid + "2.tmp", std::chrono::minutes(30));
  leave(".strata-notes.tmp", std::chrono::minutes(90));
  leave("strata-" + uuid + "3.tmp", std::chrono::minutes(90));
  ASSERT_TRUE(writeFile(folder.path() + "/report.txt", "new"));
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(inside)) names.insert(utf8Of(entry.path().filename()));
  EXPECT_EQ(names, (std::set<std::string>{".strata-" + uuid + "2.tmp", ".strata-notes.tmp",
                                          "strata-" + uuid + "3.tmp", "report.txt"}));
}

TEST(WriteFile, takesNamesInUtf8) {
  const test::TemporaryFolder folder;
  const std::string path = utf8Of(pathOf(folder.path()) / pathOf("Gr\xC3\xB6\xC3\x9F"
                                                                 "e \xE2\x9C\x93.txt"));
  ASSERT_TRUE(writeFile(path, "x"));
  EXPECT_EQ(contentOf(path), "x");
  EXPECT_TRUE(fs::exists(pathOf(folder.path()) / fs::path(u8"Größe ✓.txt")));
}

TEST(WriteFile, replacesWhatALinkLeadsToAndKeepsTheLink) {
  const test::TemporaryFolder folder;
  const fs::path inside = pathOf(folder.path());
  ASSERT_TRUE(writeFile(folder.path() + "/kept.txt", "old"));
  std::error_code error;
  fs::create_symlink("kept.txt", inside / "link.txt", error);
  if (error) GTEST_SKIP() << "no links here: " << error.message();
  ASSERT_TRUE(writeFile(folder.path() + "/link.txt", "new"));
  EXPECT_TRUE(fs::is_symlink(inside / "link.txt"));
  EXPECT_EQ(contentOf(folder.path() + "/kept.txt"), "new");
}

TEST(WriteFile, writesThroughALinkToWhatIsNotThereYet) {
  const test::TemporaryFolder folder;
  const fs::path inside = pathOf(folder.path());
  std::error_code error;
  fs::create_symlink("missing.txt", inside / "link.txt", error);
  if (error) GTEST_SKIP() << "no links here: " << error.message();
  fs::create_symlink("loop-b", inside / "loop-a");
  fs::create_symlink("loop-a", inside / "loop-b");
  ASSERT_TRUE(writeFile(folder.path() + "/link.txt", "new"));
  EXPECT_TRUE(fs::is_symlink(inside / "link.txt"));
  EXPECT_EQ(contentOf(folder.path() + "/missing.txt"), "new");
  const Status looping = writeFile(folder.path() + "/loop-a", "new");
  ASSERT_FALSE(looping);
  EXPECT_EQ(looping.error().id, "cannot-write");
  EXPECT_TRUE(fs::is_symlink(inside / "loop-a"));
  EXPECT_EQ(folder.entries(), 4);
}

TEST(WriteFile, keepsWhoMayReadAndWrite) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/report.txt";
  const fs::perms read = fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read;
  ASSERT_TRUE(writeFile(path, "old"));
#ifndef _WIN32  // which knows no more of it than that nobody may write
  const fs::perms ownerOnly = fs::perms::owner_read | fs::perms::owner_write;
  fs::permissions(pathOf(path), ownerOnly);
  ASSERT_TRUE(writeFile(path, "new"));
  EXPECT_EQ(fs::status(pathOf(path)).permissions(), ownerOnly);
  EXPECT_EQ(contentOf(path), "new");
#endif
  ASSERT_TRUE(writeFile(path, "kept"));
  fs::permissions(pathOf(path), read);
  EXPECT_EQ(writeFile(path, "lost").error().id, "cannot-write");
  EXPECT_EQ(contentOf(path), "kept");
  EXPECT_EQ(folder.entries(), 1);
  fs::permissions(pathOf(path), fs::perms::owner_all);
}

TEST(WriteFile, leavesOtherNamesOfAFileWhatItHeld) {
  const test::TemporaryFolder folder;
  ASSERT_TRUE(writeFile(folder.path() + "/one.txt", "old"));
  std::error_code error;
  fs::create_hard_link(pathOf(folder.path() + "/one.txt"), pathOf(folder.path() + "/other.txt"), error);
  if (error) GTEST_SKIP() << "no such links here: " << error.message();
  ASSERT_TRUE(writeFile(folder.path() + "/one.txt", "new"));
  EXPECT_EQ(contentOf(folder.path() + "/other.txt"), "old");
}

TEST(WriteFile, saysWhatTheSystemSaysWhenItCannot) {
  const test::TemporaryFolder folder;
  ASSERT_TRUE(writeFile(folder.path() + "/plain", "x"));
  fs::create_directory(pathOf(folder.path()) / "folder");
  for (const char* name : {"/plain/below.txt", "/nowhere/report.txt", "/folder"}) {
    const Status written = writeFile(folder.path() + name, "y");
    ASSERT_FALSE(written) << name;
    EXPECT_EQ(written.error().id, "cannot-write");
    EXPECT_EQ(std::get<std::string>(written.error().data.at(0).value), folder.path() + name);
    EXPECT_NE(std::get<std::string>(written.error().data.at(1).value), "");
  }
  EXPECT_EQ(contentOf(folder.path() + "/plain"), "x");
  EXPECT_EQ(folder.entries(), 2);
}

TEST(ReadFile, tellsAMissingFileFromAnUnreadableOne) {
  const test::TemporaryFolder folder;
  ASSERT_TRUE(writeFile(folder.path() + "/plain", "x"));
  EXPECT_EQ(readFile(folder.path() + "/missing", 1_MiB).error().id, "file-missing");
  EXPECT_EQ(readFile(folder.path() + "/plain/below", 1_MiB).error().id, "file-missing");
  const auto read = readFile(folder.path(), 1_MiB);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().id, "cannot-read");
  ASSERT_EQ(read.error().data.size(), 2u);
  EXPECT_NE(std::get<std::string>(read.error().data[1].value), "");
}

TEST(ReadFile, readsNoMoreThanItMay) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/file";
  ASSERT_TRUE(writeFile(path, "12345"));
  EXPECT_EQ(*readFile(path, 5_B), "12345");
  const auto read = readFile(path, 4_B);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error(), (Error{"too-large", {{"most_bytes", std::int64_t{4}}}}));
  ASSERT_TRUE(writeFile(path, ""));
  EXPECT_EQ(*readFile(path, 0_B), "");
}

TEST(ReadFile, endsWhereADeviceDoesNot) {
  if (!fs::exists("/dev/zero")) GTEST_SKIP() << "no such device here";
  EXPECT_EQ(readFile("/dev/zero", 1_MiB).error().id, "too-large");
}

TEST(ReadFile, readsMoreThanABuffer) {
  const test::TemporaryFolder folder;
  const std::string content(100'000, 'x');
  ASSERT_TRUE(writeFile(folder.path() + "/large", content));
  EXPECT_EQ(contentOf(folder.path() + "/large"), content);
}

}  // namespace strata
