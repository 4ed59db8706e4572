// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>

#include "core/files/data_folder.h"
#include "core/files/settings_file.h"
#include "tests/support/environment_posix.h"
#include "tests/support/temporary_folder.h"

namespace strata {

using test::EnvironmentVariable;

TEST(DataFolder, goesByXdgDataHome) {
  const EnvironmentVariable home("HOME", "/home/ada");
  const EnvironmentVariable data("XDG_DATA_HOME", "/data/of ada");
  EXPECT_EQ(*dataFolder(), "/data/of ada/strata");
  EXPECT_EQ(*settingsPath(), "/data/of ada/strata/settings.json");
}

TEST(DataFolder, liesInTheHomeFolderOtherwise) {
  const EnvironmentVariable home("HOME", "/home/ada");
  for (const std::optional<std::string>& none :
       {std::optional<std::string>(), std::optional<std::string>(""), std::optional<std::string>("data")}) {
    const EnvironmentVariable data("XDG_DATA_HOME", none);
    EXPECT_EQ(*dataFolder(), "/home/ada/.local/share/strata") << none.value_or("unset");
  }
}

TEST(DataFolder, isFoundWithoutAVariableInTheListOfUsers) {
  const EnvironmentVariable data("XDG_DATA_HOME", std::nullopt);
  for (const std::optional<std::string>& none :
       {std::optional<std::string>(), std::optional<std::string>("~")}) {
    const EnvironmentVariable home("HOME", none);
    const auto folder = dataFolder();
    // A user that the list does not have, as containers know them, has no such folder.
    if (!folder) {
      EXPECT_EQ(folder.error().id, "no-data-folder");
      continue;
    }
    EXPECT_TRUE(folder->starts_with('/')) << *folder;
    EXPECT_TRUE(folder->ends_with("/.local/share/strata")) << *folder;
  }
}

TEST(DataFolder, isNotMadeByAskingAndThenForThisUserOnly) {
  namespace fs = std::filesystem;
  const test::TemporaryFolder folder;
  const EnvironmentVariable data("XDG_DATA_HOME", folder.path() + "/share");
  EXPECT_FALSE(loadSettings(*settingsPath()).notice);
  EXPECT_EQ(folder.entries(), 0);
  ASSERT_TRUE(saveSettings(*settingsPath(), Settings{}));
  for (const char* made : {"/share", "/share/strata"})
    EXPECT_EQ(fs::status(folder.path() + made).permissions(), fs::perms::owner_all) << made;
}

TEST(DataFolder, keepsItsPermissionsWhenItIsThere) {
  namespace fs = std::filesystem;
  const test::TemporaryFolder folder;
  const EnvironmentVariable data("XDG_DATA_HOME", folder.path());
  fs::create_directory(folder.path() + "/strata");
  const fs::perms before = fs::status(folder.path() + "/strata").permissions();
  ASSERT_TRUE(saveSettings(*settingsPath(), Settings{}));
  EXPECT_EQ(fs::status(folder.path() + "/strata").permissions(), before);
}

}  // namespace strata
