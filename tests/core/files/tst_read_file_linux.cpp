// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are pipes, or open already.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "core/files/read_file.h"
#include "core/files/write_file.h"
#include "tests/core/files/content_of.h"
#include "tests/support/temporary_folder.h"

namespace strata {
namespace {

TEST(ReadFile, opensNoPipeByItsName) {
  const test::TemporaryFolder folder;
  const std::string pipe = folder.path() + "/pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  // It is full, so that a reader would end with more than it may read, and not wait for ever.
  const int filled = open(pipe.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
  ASSERT_GE(filled, 0);
  const std::string block(65536, 'x');
  ASSERT_EQ(write(filled, block.data(), block.size()), static_cast<ssize_t>(block.size()));
  const std::string link = folder.path() + "/link";
  ASSERT_EQ(symlink(("/proc/self/root" + pipe).c_str(), link.c_str()), 0);
  for (const std::string& name : {pipe, link, "/proc/self/root" + pipe, "/proc/self/fd/../root" + pipe}) {
    const auto read = readFile(name, 1_B);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error(), (Error{"pipe-by-name", {{"path", name}}}));
  }
  close(filled);
}

TEST(ReadFile, readsAPipeThatIsOpen) {
  for (const std::string before : {"/dev/fd/", "/proc/self/fd/"}) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
    ASSERT_EQ(write(ends[1], "12", 2), 2);
    close(ends[1]);
    const auto read = readFile(before + std::to_string(ends[0]), 1_KiB);
    close(ends[0]);
    ASSERT_TRUE(read) << before;
    EXPECT_EQ(*read, "12");
  }
}

TEST(WriteFile, writesToAPipeThatIsOpen) {
  for (const std::string before : {"/dev/fd/", "/proc/self/fd/"}) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
    ASSERT_TRUE(writeFile(before + std::to_string(ends[1]), "12"));
    std::array<char, 8> got{};
    EXPECT_EQ(read(ends[0], got.data(), got.size()), 2);
    EXPECT_EQ(std::string(got.data()), "12");
    for (const int end : ends) close(end);
  }
}

// The log of a script that says >> was replaced by what came last.
TEST(WriteFile, writesOnWhereAFileIsOpen) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/log";
  ASSERT_TRUE(writeFile(path, "old\n"));
  const int opened = open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
  ASSERT_GE(opened, 0);
  EXPECT_TRUE(writeFile("/dev/fd/" + std::to_string(opened), "new\n"));
  EXPECT_EQ(write(opened, "end\n", 4), 4);
  close(opened);
  EXPECT_EQ(contentOf(path), "old\nnew\nend\n");
}

TEST(WriteFile, keepsTheGroup) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/report";
  ASSERT_TRUE(writeFile(path, "old"));
  std::array<gid_t, 64> groups{};
  int count = getgroups(static_cast<int>(groups.size()), groups.data());
  // Root may give any.
  if (geteuid() == 0) groups[static_cast<std::size_t>(count++)] = 12345;
  const auto* other =
      std::find_if(groups.begin(), groups.begin() + count, [](gid_t group) { return group != getegid(); });
  if (other == groups.begin() + count) GTEST_SKIP() << "there is no second group here";
  ASSERT_EQ(chown(path.c_str(), static_cast<uid_t>(-1), *other), 0);
  ASSERT_EQ(chmod(path.c_str(), 0660), 0);
  ASSERT_TRUE(writeFile(path, "new"));
  struct stat is{};
  ASSERT_EQ(stat(path.c_str(), &is), 0);
  EXPECT_EQ(is.st_gid, *other);
  EXPECT_EQ(is.st_mode & 0777, 0660u);
}

}  // namespace
}  // namespace strata
