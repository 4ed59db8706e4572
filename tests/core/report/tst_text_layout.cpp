// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/base/plain_text.h"
#include "core/report/text_layout.h"

namespace strata {
namespace {

TEST(DisplayWidth, CountsLettersNotBytes) {
  EXPECT_EQ(displayWidth("büro"), 4U);
  EXPECT_EQ(displayWidth(""), 0U);
  EXPECT_EQ(displayWidth("\xff\xff"), 2U) << "bytes that are no UTF-8";
}

TEST(DisplayWidth, GivesChineseAndJapaneseTwoColumns) {
  EXPECT_EQ(displayWidth("\u5185\u5b58 L1\u3002"), 9U);
  EXPECT_EQ(displayWidth("\u30e1\u30e2\u30ea"), 6U);
  EXPECT_EQ(displayWidth("\u043f\u0430\u043c\u044f\u0442\u044c"), 6U);
  EXPECT_EQ(bytesOf("\u5185\u5b58", 3), 3U) << "a half has no room";
}

TEST(Wrapped, BreaksBesideWideCharactersButNotBeforeWhatCloses) {
  std::string text = "L1";
  for (int i = 0; i < 39; ++i) text += "\u5b58";
  EXPECT_EQ(displayWidth(text), 80U);
  EXPECT_EQ(wrapped("", text), text + "\n");
  EXPECT_EQ(wrapped("", text + "\u5185\u3002"), text + "\n\u5185\u3002\n");
  // The last character goes with its full stop to the next line.
  EXPECT_EQ(wrapped("", text + "\u3002"), text.substr(0, 2 + 38 * 3) + "\n\u5b58\u3002\n");
}

TEST(Wrapped, BreaksAtSpacesAndIndents) {
  const std::string forty(40, 'a');
  EXPECT_EQ(wrapped("Label  ", forty + " " + forty), "Label  " + forty + "\n       " + forty + "\n");
}

TEST(Wrapped, FillsExactlyEightyColumns) {
  const std::string left(39, 'a');
  const std::string right(40, 'b');
  EXPECT_EQ(wrapped("", left + " " + right), left + " " + right + "\n");
  EXPECT_EQ(wrapped("", left + "a " + right), left + "a\n" + right + "\n");
}

TEST(Wrapped, MeasuresNoPartOfALongWordAgainForEachLine) {
  const auto measured = [](std::size_t letters) {
    std::size_t bytes = 0;
    wrapped("Comment  ", std::string(letters, 'x'), &bytes);
    return bytes;
  };
  EXPECT_GE(measured(10000), 10000U);
  EXPECT_LE(measured(40000), 5 * measured(10000));
}

TEST(Wrapped, CutsAWordThatNoLineHolds) {
  const std::string path(170, 'p');
  EXPECT_EQ(wrapped("", path),
            path.substr(0, 80) + "\n" + path.substr(0, 80) + "\n" + path.substr(0, 10) + "\n");
}

TEST(Wrapped, NeverCutsALetterInTwo) {
  std::string umlauts;
  for (int i = 0; i < 100; ++i) umlauts += "ü";
  const std::string text = wrapped("", umlauts);
  EXPECT_EQ(text.find('\n'), 160U);
  EXPECT_EQ(text.size(), 202U);
}

TEST(Wrapped, KeepsLinesOfTheText) {
  EXPECT_EQ(wrapped("C ", "one\ntwo"), "C one\n  two\n");
}

TEST(Shortened, CutsNoCharacterInTwo) {
  EXPECT_EQ(shortened("", 4), "");
  EXPECT_EQ(shortened("abcd", 4), "abcd");
  EXPECT_EQ(shortened("abcde", 4), "a\xe2\x80\xa6") << "the ellipsis has three bytes";
  EXPECT_EQ(shortened("a\xc3\xa4xyzw", 6), "a\xc3\xa4\xe2\x80\xa6");
  EXPECT_EQ(shortened("a\xc3\xa4xyz", 5), "a\xe2\x80\xa6");
  EXPECT_EQ(shortened("\xf0\x9f\x98\x80\xf0\x9f\x98\x80", 7), "\xf0\x9f\x98\x80\xe2\x80\xa6");
  EXPECT_EQ(shortened("\xff\xff\xff\xff\xff", 4), "\xff\xe2\x80\xa6");
}

TEST(WithoutControls, LeavesNothingThatSteersATerminal) {
  EXPECT_EQ(withoutControls("a\x1b[31mb\tc\x7f"
                            "d\r\n"),
            "a [31mb c d \n");
  EXPECT_EQ(withoutControls("a\xc2\x9b"
                            "31mb"),
            "a 31mb");
  EXPECT_EQ(withoutControls("bü"), "bü");
}

TEST(Spread, PutsTheRightPartAtTheEdge) {
  const std::string line = spread("left", "right");
  EXPECT_EQ(line.size(), 81U);
  EXPECT_TRUE(line.ends_with("  right\n"));
  EXPECT_EQ(spread("left", ""), "left\n");
  EXPECT_EQ(spread(std::string(60, 'l'), std::string(30, 'r')),
            std::string(60, 'l') + "\n" + std::string(30, 'r') + "\n");
}

}  // namespace
}  // namespace strata
