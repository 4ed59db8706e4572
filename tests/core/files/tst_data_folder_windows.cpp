// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "core/files/data_folder.h"
#include "core/files/settings_file.h"

namespace strata {

TEST(DataFolder, liesInTheLocalApplicationData) {
  const wchar_t* const set = _wgetenv(L"LOCALAPPDATA");
  const std::wstring before = set == nullptr ? L"" : set;
  _wputenv_s(L"LOCALAPPDATA", L"C:\\Users\\a b\\Gr\u00F6\u00DFe");
  const auto folder = dataFolder();
  const auto path = settingsPath();
  _wputenv_s(L"LOCALAPPDATA", L"relative");
  const auto relative = dataFolder();
  _wputenv_s(L"LOCALAPPDATA", L"");
  const auto unset = dataFolder();
  _wputenv_s(L"LOCALAPPDATA", before.c_str());

  ASSERT_TRUE(folder);
  EXPECT_EQ(*folder,
            "C:\\Users\\a b\\Gr\xC3\xB6\xC3\x9F"
            "e\\Strata");
  EXPECT_EQ(*path, *folder + "\\settings.json");
  ASSERT_FALSE(relative);
  EXPECT_EQ(relative.error().id, "no-data-folder");
  ASSERT_FALSE(unset);
}

}  // namespace strata
