// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/long_path.h"
#include "core/base/utf8_path.h"
#include "core/files/read_file.h"
#include "core/files/write_file.h"
#include "tests/support/temporary_folder.h"

namespace strata {
namespace {

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

TEST(Utf8Path, aShortPathIsLeftAsItIs) {
  for (const char* path :
       {"", "file.txt", "folder/file.txt", "C:\\folder\\..\\file.txt", "\\\\server\\share\\file"}) {
    EXPECT_EQ(utf8Of(pathOf(path)), path);
    EXPECT_EQ(pathOf(path).wstring(), std::filesystem::path(path).wstring());
  }
}

TEST(Utf8Path, aLongPathHasTheFormThatWindowsTakes) {
  const std::string folders = repeated(
      "\\Gr\xC3\xB6\xC3\x9F"
      "e \xE5\x86\x85\xE5\xAD\x98",
      40);
  const std::string path = "C:" + folders;
  EXPECT_EQ(pathOf(path).wstring(),
            L"\\\\?\\" + std::filesystem::path(std::u8string(path.begin(), path.end())).wstring());
  EXPECT_EQ(utf8Of(pathOf(path)), path);
  // That form has no "/" and no "..".
  EXPECT_EQ(pathOf("C:/a/../" + path.substr(3)), pathOf(path));
  EXPECT_TRUE(pathOf(folders.substr(1)).wstring().starts_with(L"\\\\?\\"))
      << "begins in the folder that is current";
}

TEST(Utf8Path, aNameOfOursMayBeJoinedAtAnyLength) {
  const test::TemporaryFolder folder;
  const std::string begin = folder.path() + "\\";
  ASSERT_LT(begin.size(), 150u);
  for (std::size_t length = 150; length < 265; ++length) {
    const std::string path = begin + std::string(length - begin.size(), 'x');
    ASSERT_TRUE(std::filesystem::create_directory(pathOf(path))) << length;
    const std::string file = path + "\\f";
    // Written under a longer name, and renamed.
    EXPECT_TRUE(writeFile(file, "x")) << length;
    EXPECT_TRUE(std::filesystem::remove(pathOf(file))) << length;
    EXPECT_TRUE(std::filesystem::remove(pathOf(path))) << length;
  }
}

TEST(Utf8Path, filesOfLongPathsAreWrittenAndRead) {
  const test::TemporaryFolder folder;
  std::string path = folder.path();
  std::vector<std::string> made;
  while (pathOf(path).wstring().size() < 300) {
    path += "\\a folder of a long path";
    std::filesystem::create_directory(pathOf(path));
    made.push_back(path);
  }
  const std::string file = path + "\\file.txt";
  ASSERT_TRUE(writeFile(file, "x"));
  const auto content = readFile(file, 1_MiB);
  ASSERT_TRUE(content) << content.error().id;
  EXPECT_EQ(*content, "x");
  // Whoever removes a folder with all it holds takes no path as long as these.
  EXPECT_TRUE(std::filesystem::remove(pathOf(file)));
  for (auto last = made.rbegin(); last != made.rend(); ++last)
    EXPECT_TRUE(std::filesystem::remove(pathOf(*last))) << *last;
}

}  // namespace
}  // namespace strata
