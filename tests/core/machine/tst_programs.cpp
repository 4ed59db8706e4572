// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/programs.h"

#include <gtest/gtest.h>

#include <string>

#include "core/machine/proc_text.h"

namespace strata {
namespace {

std::string statWith(const std::string& name) {
  return "4711 (" + name +
         ") S 1 4711 4711 0 -1 4194560 1 2 3 4 150 50 0 0 20 0 9 0 98765 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 "
         "17 3 0 0 0 0 0 0 0\n";
}

TEST(Programs, AreReadFromTheTextOfTheSystem) {
  const auto program = programOf(statWith("firefox"), 100);
  ASSERT_TRUE(program);
  EXPECT_EQ(*program, (ProgramTime{4711, 98765, "firefox", 2.0}));
}

// A program may call itself what it likes.
TEST(Programs, MayHaveBracketsInTheirNames) {
  EXPECT_EQ(programOf(statWith("a) R 1 (b"), 100)->name, "a) R 1 (b");
  EXPECT_EQ(programOf(statWith(""), 100)->name, "");
  for (const char* text : {"", "1", "1 (x", "x) 1 (", "1 (x) S 1 2 3", "one (x) S 1"})
    EXPECT_FALSE(programOf(text, 100)) << text;
  EXPECT_FALSE(programOf(statWith("x"), 0));
}

TEST(Programs, TheBusiestUsedMostSinceTheLastLook) {
  const std::vector<ProgramTime> before{{1, 10, "init", 900}, {2, 20, "browser", 5}};
  const std::vector<ProgramTime> after{{1, 10, "init", 900.1}, {2, 20, "browser", 6.5}, {3, 30, "new", 0.5}};
  EXPECT_EQ(busiestOf(before, after, 4, 3), (BusyProgram{"browser", 37.5}));
  EXPECT_FALSE(busiestOf(before, after, 4, 38));
  EXPECT_FALSE(busiestOf(before, after, 0, 3));
  // An id that was given anew is another program.
  EXPECT_EQ(busiestOf({{3, 29, "old", 100}}, {{3, 30, "new", 0.5}}, 1, 3), (BusyProgram{"new", 50}));
}

}  // namespace
}  // namespace strata
