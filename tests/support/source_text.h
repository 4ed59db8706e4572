// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "core/files/read_file.h"

namespace strata::test {

/// The text of a file of the project, for tests that hold one against another. `file` is relative to the
/// root.
inline std::string sourceText(const std::string& file) {
  const auto text = readFile(STRATA_SOURCE_DIR "/" + file, 1_MiB);
  EXPECT_TRUE(text) << file;
  return text ? *text : std::string();
}

/// The codes of the languages that the program speaks.
inline std::vector<std::string> languages() {
  std::istringstream lines(sourceText("translations/languages.txt"));
  std::vector<std::string> codes;
  for (std::string code, name; lines >> code && std::getline(lines, name);) codes.push_back(code);
  return codes;
}

}  // namespace strata::test
