// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/report/golden.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace strata {

namespace {
const std::filesystem::path goldenFolder = std::filesystem::path(STRATA_SOURCE_DIR) / "tests" / "golden";
const std::filesystem::path outputFolder = STRATA_GOLDEN_OUTPUT_DIR;
}  // namespace

std::string golden(const std::string& name) {
  std::ifstream file(goldenFolder / name, std::ios::binary);
  EXPECT_TRUE(file) << "cannot read " << goldenFolder / name;
  return {std::istreambuf_iterator<char>(file), {}};
}

void expectGolden(const std::string& name, std::string_view text) {
  const std::string expected = golden(name);
  if (expected == text) return;
  std::filesystem::create_directories(outputFolder);
  const std::filesystem::path got = outputFolder / name;
  std::ofstream(got, std::ios::binary) << text;
  std::size_t at = 0;
  while (at < expected.size() && at < text.size() && expected[at] == text[at]) ++at;
  const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
  ADD_FAILURE() << "differs from line " << line << " on; compare\n  " << (goldenFolder / name).string()
                << "\n  " << got.string();
}

}  // namespace strata
