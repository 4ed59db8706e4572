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

TextColumn figures(std::string heading, std::vector<std::string> cells) {
  return {{std::move(heading)}, std::move(cells)};
}

TEST(Table, AlignsColumnsUnderTheirHeadings) {
  const TextTable table{
      {{"bytes"}, {"1", "8"}},
      {{"random", {figures("MB/s", {"46.2", "12300"}), {{"verdict"}, {"good", "fair 1"}, false}}}}};
  EXPECT_EQ(render(table),
            "         random -------\n"
            "  bytes   MB/s  verdict\n"
            "      1   46.2  good\n"
            "      8  12300  fair 1\n");
}

TEST(Table, LeavesItsHeadingToAGroupOfShortFigures) {
  const TextTable table{
      {{"test"}, {"line"}, false},
      {{"latency, us", {figures("p99", {"178"}), figures("max", {"5830"})}}, {"CPU", {figures("%", {"2"})}}}};
  EXPECT_EQ(render(table),
            "        latency, us   CPU\n"
            "  test    p99   max     %\n"
            "  line    178  5830     2\n");
}

TEST(Table, GoesOnBelowWhatDoesNotFit) {
  TextTable table{{{"thread"}, {"Integer"}, false}, {}};
  for (int i = 0; i < 5; ++i)
    table.groups.push_back({"", {figures(std::to_string(i), {std::string(20, '7')})}});
  const std::string sevens(20, '7');
  EXPECT_EQ(render(table),
            "  thread                      0                      1                      2\n"
            "  Integer  " +
                sevens + "   " + sevens + "   " + sevens +
                "\n"
                "\n"
                "  thread                      3                      4\n"
                "  Integer  " +
                sevens + "   " + sevens + "\n");
}

TEST(Table, NarrowsGapsBeforeItGoesOnBelow) {
  // 2 + 5 + 2 + 6 × 11 + 5 gaps: 85 with gaps of two, 80 with gaps of one.
  TextTable table{{{"bytes"}, {"1"}}, {{}}};
  for (int i = 0; i < 6; ++i) table.groups[0].columns.push_back(figures("MB/s", {std::string(11, '7')}));
  const std::string text = render(table);
  EXPECT_EQ(text.find('\n'), 80U);
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 2);
}

TEST(Table, TearsAGroupApartOnlyWhenItFitsNowhere) {
  TextTable table{{{"bytes"}, {"1"}}, {{"random", {}}}};
  for (int i = 0; i < 5; ++i) table.groups[0].columns.push_back(figures("MB/s", {std::string(30, '7')}));
  const std::string text = render(table);
  for (std::size_t at = 0, end = 0; (end = text.find('\n', at)) != std::string::npos; at = end + 1)
    EXPECT_LE(end - at, reportWidth);
  EXPECT_EQ(std::count(text.begin(), text.end(), '7'), 150);
}

}  // namespace
}  // namespace strata
