// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <fstream>
#include <memory>
#include <string>

#include "core/disk/direct_file.h"
#include "tests/support/temporary_folder.h"

namespace strata::test {
namespace {

TEST(IocpQueue, IsWhatAFileHasHere) {
  const TemporaryFolder folder;
  const auto file = createDirectFile(*readFolderFacts(folder.path()), 1_MiB);
  ASSERT_TRUE(file);
  const auto one = (*file)->openQueue(32);
  const auto two = (*file)->openQueue(1);
  ASSERT_TRUE(one && two);
  EXPECT_EQ((*one)->engine(), "iocp");
  EXPECT_EQ((*two)->engine(), "iocp");
}

TEST(IocpQueue, AlsoToAFileThatWasThere) {
  const TemporaryFolder folder;
  const std::string path = folder.path() + "/there";
  std::ofstream(path, std::ios::binary) << std::string(65536, 'x');
  const auto file = openDirectFile(path);
  ASSERT_TRUE(file);
  const auto queue = (*file)->openQueue(4);
  ASSERT_TRUE(queue);
  EXPECT_EQ((*queue)->engine(), "iocp");
}

TEST(IocpQueue, LeavesNoFileAfterIt) {
  const TemporaryFolder folder;
  {
    const auto file = createDirectFile(*readFolderFacts(folder.path()), 1_MiB);
    ASSERT_TRUE(file);
    EXPECT_TRUE((*file)->openQueue(4));
  }
  EXPECT_EQ(folder.entries(), 0);
}

}  // namespace
}  // namespace strata::test
