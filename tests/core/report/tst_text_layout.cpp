// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/base/plain_text.h"
#include "core/report/text_layout.h"

namespace strata {
namespace {

TEST(DisplayWidth, CountsLettersNotBytes) {
  EXPECT_EQ(displayWidth("büro"), 4U);
  EXPECT_EQ(displayWidth(""), 0U);
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
