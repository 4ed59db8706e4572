// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are pipes.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <string>

#include "core/files/read_file.h"
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

}  // namespace
}  // namespace strata
