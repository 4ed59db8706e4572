// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/text_file.h"

#include <gtest/gtest.h>

#include <fstream>

#include "tests/support/temporary_folder.h"

namespace strata {
namespace {

TEST(TextFile, IsReadWholeOrNotAtAll) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path() + "/text";
  const std::string large(100'000, 'x');
  std::ofstream(path) << large;
  EXPECT_EQ(readTextFile(path), large);
  EXPECT_EQ(readTextFile("/dev/null"), "") << "an empty one is no error";
  EXPECT_EQ(readTextFile(folder.path() + "/none"), std::nullopt);
  EXPECT_EQ(readTextFile(folder.path()), std::nullopt) << "a folder";
  // Nothing of a process is at address 0: it can be opened, and reading it is an error.
  EXPECT_EQ(readTextFile("/proc/self/mem"), std::nullopt);
}

}  // namespace
}  // namespace strata
