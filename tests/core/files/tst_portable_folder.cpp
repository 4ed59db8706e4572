// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/base/utf8_path.h"
#include "core/files/data_folder.h"
#include "tests/support/temporary_folder.h"

namespace strata::test {
namespace {

TEST(PortableFolder, isTheOneBesideTheProgramWhereSomebodyMadeIt) {
  const TemporaryFolder folder;
  EXPECT_EQ(portableFolder(folder.path()), std::nullopt);
  EXPECT_EQ(folder.entries(), 0);
  std::filesystem::create_directory(folder.path() + "/strata-data");
  ASSERT_TRUE(portableFolder(folder.path()));
  EXPECT_TRUE(std::filesystem::equivalent(pathOf(*portableFolder(folder.path())),
                                          pathOf(folder.path() + "/strata-data")));
}

TEST(PortableFolder, isNoFile) {
  const TemporaryFolder folder;
  std::ofstream(folder.path() + "/strata-data") << "text";
  EXPECT_EQ(portableFolder(folder.path()), std::nullopt);
}

TEST(PortableFolder, isNoneWhereTheProgramIsNotKnown) {
  EXPECT_EQ(portableFolder(""), std::nullopt);
}

TEST(ProgramFolder, holdsThisTest) {
  const std::filesystem::path folder = pathOf(programFolder());
  EXPECT_TRUE(folder.is_absolute());
  EXPECT_TRUE(std::filesystem::exists(folder / "strata_files_tests") ||
              std::filesystem::exists(folder / "strata_files_tests.exe"))
      << folder;
}

}  // namespace
}  // namespace strata::test
