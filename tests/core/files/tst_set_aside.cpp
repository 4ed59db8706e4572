// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/set_aside.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "tests/support/temporary_folder.h"

namespace strata {
namespace {

// A person is told of them, and imports them: none may be left out, and nothing else taken for one.
TEST(FilesSetAside, AreThoseOfTheFileInTheOrderOfTheirNumbers) {
  const test::TemporaryFolder folder;
  const std::string begin = folder.path() + "/history-set-aside-";
  const std::string path = folder.path() + "/history.sqlite";
  EXPECT_TRUE(filesSetAside(path).empty());
  for (const char* end : {"10.sqlite", "2.sqlite", "1.sqlite", "0.sqlite", "-1.sqlite", "1x.sqlite",
                          ".sqlite", "99999999999.sqlite", "3.json", "1.sqlite-wal"})
    std::ofstream(begin + end) << "x";
  std::ofstream(folder.path() + "/other-set-aside-4.sqlite") << "x";
  std::vector<std::string> names;
  for (const std::string& file : filesSetAside(path))
    names.push_back(std::filesystem::path(file).filename().string());
  EXPECT_EQ(names, (std::vector<std::string>{"history-set-aside-1.sqlite", "history-set-aside-2.sqlite",
                                             "history-set-aside-10.sqlite"}));
  EXPECT_EQ(freeNumberSetAside(path), 3);
  EXPECT_TRUE(filesSetAside(folder.path() + "/none/history.sqlite").empty()) << "no such folder";
}

}  // namespace
}  // namespace strata
