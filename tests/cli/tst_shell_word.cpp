// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "app/options/shell_word.h"
#include "tests/cli/split_commands.h"

namespace strata::cli {

TEST(ShellWord, leavesPlainTextAsItIs) {
  for (const Shell shell : {Shell::Posix, Shell::Windows})
    for (const char* text : {"run", "--memory-time", "16K", "/tmp/a-b_c.d", "--disk-dir=-x"})
      EXPECT_EQ(shellWord(text, shell), text);
  EXPECT_EQ(shellWord("0,2,4-7", Shell::Posix), "0,2,4-7");
  EXPECT_EQ(shellWord("C:\\data", Shell::Windows), "C:\\data");
}

TEST(ShellWord, quotesForPosix) {
  const auto word = [](const char* text) { return shellWord(text, Shell::Posix); };
  EXPECT_EQ(word(""), "''");
  EXPECT_EQ(word("a b"), "'a b'");
  EXPECT_EQ(word("it's"), "'it'\\''s'");
  EXPECT_EQ(word("'"), "''\\'''");
  EXPECT_EQ(word("$HOME"), "'$HOME'");
  EXPECT_EQ(word("~ada"), "'~ada'");
  EXPECT_EQ(word("C:\\data"), "'C:\\data'");
  EXPECT_EQ(word("say \"x\""), "'say \"x\"'");
  EXPECT_EQ(word("Gr\xC3\xB6\xC3\x9F"), "'Gr\xC3\xB6\xC3\x9F'");
  EXPECT_EQ(word("a\x1b'b"), "\"$(printf %b 'a\\0033\\0047b')\"") << "as it is, a terminal would not show it";
}

TEST(ShellWord, quotesForWindows) {
  const auto word = [](const char* text) { return shellWord(text, Shell::Windows); };
  EXPECT_EQ(word(""), "\"\"");
  EXPECT_EQ(word("C:\\a b"), "\"C:\\a b\"");
  EXPECT_EQ(word("C:\\a b\\"), "\"C:\\a b\\\\\"") << "or the backslash would quote the quote";
  EXPECT_EQ(word("a\\\\\"b"), "\"a\\\\\\\\\\\"b\"");
  EXPECT_EQ(word("0,2"), "\"0,2\"") << "a list in PowerShell";
  EXPECT_EQ(word("a&b"), "\"a&b\"");
  EXPECT_EQ(word("it's"), "\"it's\"");
}

TEST(ShellWord, isOneWordToTheSystem) {
  const std::vector<std::string> texts{"",          "a b",
                                       "it's",      "'",
                                       "\"",        "\\",
                                       "\\\\",      "a\\",
                                       "a b\\",     "a\\\"b",
                                       "\\\" \\\\", "$HOME",
                                       "~",         "*",
                                       "a\tb",      "`x`",
                                       "$(x)",      "!",
                                       "#x",        "a;b|c&d<e>f(g)h{i}[j]",
                                       "%x%",       "Gr\xC3\xB6\xC3\x9F",
                                       "-",         "--",
                                       "a\nb"};
  std::vector<std::string> commands;
  for (const std::string& text : texts)
    commands.push_back("first " + shellWord(text, nativeShell()) + " last");
  const auto split = splitCommands(commands);
  for (std::size_t i = 0; i < texts.size(); ++i)
    EXPECT_EQ(split[i], (std::vector<std::string>{"first", texts[i], "last"})) << commands[i];
}

}  // namespace strata::cli
