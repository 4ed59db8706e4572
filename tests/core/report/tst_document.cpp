// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "core/report/document.h"
#include "core/report/text_layout.h"

namespace strata {
namespace {

Column textColumn(std::string heading, std::vector<std::string> cells, bool rightAligned = true) {
  return {{std::move(heading)}, {cells.begin(), cells.end()}, rightAligned};
}

TEST(Table, AlignsColumnsUnderTheirHeadings) {
  const Table table{
      textColumn("bytes", {"1", "8"}),
      {{"random",
        {textColumn("MB/s", {"46.2", "12300"}), textColumn("verdict", {"good", "fair 1"}, false)}}}};
  EXPECT_EQ(tableText(table),
            "         random -------\n"
            "  bytes   MB/s  verdict\n"
            "      1   46.2  good\n"
            "      8  12300  fair 1\n");
}

TEST(Table, LeavesItsHeadingToAGroupOfShortFigures) {
  const Table table{textColumn("test", {"line"}, false),
                    {{"latency, us", {textColumn("p99", {"178"}), textColumn("max", {"5830"})}},
                     {"CPU", {textColumn("%", {"2"})}}}};
  EXPECT_EQ(tableText(table),
            "        latency, us   CPU\n"
            "  test    p99   max     %\n"
            "  line    178  5830     2\n");
}

TEST(Table, GoesOnBelowWhatDoesNotFit) {
  Table table{textColumn("thread", {"Integer"}, false), {}};
  for (int i = 0; i < 5; ++i)
    table.groups.push_back({"", {textColumn(std::to_string(i), {std::string(20, '7')})}});
  const std::string sevens(20, '7');
  EXPECT_EQ(tableText(table),
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
  Table table{textColumn("bytes", {"1"}), {{}}};
  for (int i = 0; i < 6; ++i) table.groups[0].columns.push_back(textColumn("MB/s", {std::string(11, '7')}));
  const std::string text = tableText(table);
  EXPECT_EQ(text.find('\n'), 80U);
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 2);
}

/// A comparison's text once cut "-17.0 to -16.4" to "-17.0 to -1".
TEST(Table, WrapsALongLabelAndCutsNoFigure) {
  Table table{
      textColumn("Test", {"3 x 24 KiB: Triad, 8-byte, payload, a third of what STREAM counts", "short"},
                 false),
      {}};
  table.groups.push_back(
      {"B",
       {textColumn("result", {"26500", "1"}), textColumn("finding", {"runs needed: 3", "-"}, false),
        textColumn("interval", {"-17.0 to -16.4", "-"})}});
  EXPECT_EQ(tableText(table),
            "                                         B ------------------------------------\n"
            "  Test                                   result  finding               interval\n"
            "  3 x 24 KiB: Triad, 8-byte, payload,     26500  runs needed: 3  -17.0 to -16.4\n"
            "    a third of what STREAM counts\n"
            "  short                                       1  -                            -\n");
}

TEST(Table, LeavesWholeWhatIsWiderThanALine) {
  const std::string wide(90, 'w');
  const std::string text =
      tableText({textColumn("Test", {"label"}, false), {{"", {textColumn("note", {wide}, false)}}}});
  EXPECT_NE(text.find("  label"), std::string::npos);
  EXPECT_NE(text.find(wide), std::string::npos);
}

TEST(Table, TearsAGroupApartOnlyWhenItFitsNowhere) {
  Table table{textColumn("bytes", {"1"}), {{"random", {}}}};
  for (int i = 0; i < 5; ++i) table.groups[0].columns.push_back(textColumn("MB/s", {std::string(30, '7')}));
  const std::string text = tableText(table);
  for (std::size_t at = 0, end = 0; (end = text.find('\n', at)) != std::string::npos; at = end + 1)
    EXPECT_LE(end - at, reportWidth);
  EXPECT_EQ(std::count(text.begin(), text.end(), '7'), 150);
}

/// One of every kind of value, under a group's heading.
Table everyValue() {
  Column value{{"MB/s"}, {Number{12345.6}, Missing{}, std::monostate()}};
  value.main = true;
  const Column half{{"+/- %"}, {HalfWidth{0.42}, HalfWidth{0.01}, std::monostate()}};
  Column grade{{"grade"},
               {Marked{"fair", "caution", {1, 2, 3, 5}}, Marked{"skipped", "skipped", {4}},
                Marked{"slower", "slower", {}}},
               false};
  return {
      textColumn("bytes", {"1", "2", "a|b"}),
      {{"random", {value, half, {{"of", "peak"}, {Percent{97.6}, Percent{3.21}, std::monostate()}}, grade}}},
      {"one", "one", "two"},
      "Table"};
}

TEST(Table, SaysTheSameInText) {
  EXPECT_EQ(tableText(everyValue()),
            "         random -----------------------\n"
            "                          of\n"
            "  bytes   MB/s  +/- %   peak  grade\n"
            "one\n"
            "      1  12300    0.4   98 %  ~ 1-3,5\n"
            "      2      -   <0.1  3.2 %  skipped 4\n"
            "two\n"
            "    a|b                       slower\n");
}

TEST(Table, SaysTheSameInMarkdown) {
  EXPECT_EQ(documentMarkdown({everyValue()}),
            "| bytes | random: MB/s | random: +/- % | random: of, peak | random: grade |\n"
            "| --: | --: | --: | --: | :-- |\n"
            "| **one** |  |  |  |  |\n"
            "| 1 | 12300 | 0.4 | 98 % | caution (1-3,5) |\n"
            "| 2 | – | \\<0.1 | 3.2 % | skipped (4) |\n"
            "| **two** |  |  |  |  |\n"
            "| a\\|b |  |  |  | slower |\n");
}

TEST(Table, SaysTheSameInMarkup) {
  const std::string markup = htmlTable(everyValue(), "");
  for (const char* part :
       {"<th scope=\"col\" class=\"n\">of, peak</th>", "colspan=\"5\">two</th>",
        "<td class=\"n\"><span class=\"strong\">12\u202f300</span></td><td class=\"n\">0.4</td><td "
        "class=\"n\">98 %</td>",
        "<span class=\"strong\">–</span>", "◆</span>caution</span><sup><a href=\"#note-1\">1</a> ",
        "<span class=\"poor\"><span class=\"mark\" aria-hidden=\"true\">▼</span>slower</span>"})
    EXPECT_NE(markup.find(part), std::string::npos) << part << " in\n" << markup;
}

TEST(DocumentMarkdown, TakesNothingOfAPersonForMarkup) {
  const Document document{Title{"# <b>Title</b>", "today"},
                          Heading{"NOTES", "[all](x)"},
                          Paragraph{"- *no* list\nnor `code`", "A  "},
                          Facts{{"label", {"one", "two"}}},
                          List{{"item"}},
                          Notices{{7, "Why."}},
                          Gap{}};
  EXPECT_EQ(documentMarkdown(document),
            "# \\# \\<b\\>Title\\</b\\>\n\ntoday\n\n## NOTES, \\[all\\](x)\n\n"
            "A \\- \\*no\\* list nor \\`code\\`\n\n- label: one; two\n\n- item\n\n7. Why.\n");
}

TEST(DocumentText, HasNoControlCharacters) {
  EXPECT_EQ(documentText({Heading{"A\x1b[31m", "B"}, List{{"item"}}, Notices{{12, "Why."}}}),
            spread("A [31m", "B") + "  item\n  12  Why.\n");
}

}  // namespace
}  // namespace strata
