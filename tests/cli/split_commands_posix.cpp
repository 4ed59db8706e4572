// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/split_commands.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>

#include "core/files/write_file.h"
#include "tests/support/temporary_folder.h"

namespace strata::cli {

namespace {

/// What sh prints for a script; one shell for all commands, since starting it takes longer than its work.
std::string outputOf(const std::string& script) {
  const test::TemporaryFolder folder;
  EXPECT_TRUE(writeFile(folder.path() + "/script", script));
  std::FILE* const pipe = popen(("exec sh '" + folder.path() + "/script'").c_str(), "r");
  if (pipe == nullptr) return {};
  std::string output;
  std::array<char, 4096> block{};
  while (const std::size_t count = std::fread(block.data(), 1, block.size(), pipe))
    output.append(block.data(), count);
  EXPECT_EQ(pclose(pipe), 0);
  return output;
}

}  // namespace

std::vector<std::vector<std::string>> splitCommands(const std::vector<std::string>& commands) {
  // For each command the number of its words, then the words, each ended by a zero.
  std::string script;
  for (const std::string& command : commands)
    script += "set -- " + command + "\nprintf '%s\\0' \"$#\" \"$@\"\n";
  const std::string output = outputOf(script);

  std::size_t at = 0;
  const auto next = [&] {
    const std::size_t end = output.find('\0', at);
    if (end == std::string::npos) return std::string();
    std::string word = output.substr(at, end - at);
    at = end + 1;
    return word;
  };
  std::vector<std::vector<std::string>> split;
  for (std::size_t i = 0; i < commands.size(); ++i) {
    std::vector<std::string>& words = split.emplace_back();
    for (int left = std::stoi(next()); left > 0; --left) words.push_back(next());
  }
  return split;
}

}  // namespace strata::cli
