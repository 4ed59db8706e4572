// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/split_commands.h"

#include <gtest/gtest.h>
#include <windows.h>
// After it, since it needs its types.
#include <shellapi.h>

#include <filesystem>
#include <string>

#include "core/base/utf8_path.h"

namespace strata::cli {

namespace {

/// A command is no path: pathOf would give a long one another form.
std::wstring wideOf(const std::string& text) {
  return std::filesystem::path(std::u8string(text.begin(), text.end())).wstring();
}

}  // namespace

std::vector<std::vector<std::string>> splitCommands(const std::vector<std::string>& commands) {
  std::vector<std::vector<std::string>> split;
  for (const std::string& command : commands) {
    int count = 0;
    wchar_t** const wide = CommandLineToArgvW(wideOf(command).c_str(), &count);
    EXPECT_NE(wide, nullptr) << command;
    std::vector<std::string>& words = split.emplace_back();
    for (int i = 0; wide != nullptr && i < count; ++i) words.push_back(utf8Of(wide[i]));
    LocalFree(wide);
  }
  return split;
}

}  // namespace strata::cli
