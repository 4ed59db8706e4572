// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/comparison_format.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "app/words/words.h"
#include "core/report/comparison_document.h"
#include "core/report/comparison_names.h"
#include "core/report/document.h"
#include "core/report/run_format.h"
#include "core/report/text_layout.h"
#include "tests/support/sample_run.h"

namespace strata {

namespace {

Comparison sample(int repetitions, double factor) {
  std::vector<ComparedSide> sides{{"before", {}}, {"after, with a \"comma\"", {}}};
  for (int i = 0; i < repetitions; ++i)
    for (std::size_t side = 0; side < sides.size(); ++side) {
      strata::Run run = classicRun();
      for (CellResult& cell : run.results)
        if (auto* measured = std::get_if<Measured>(&cell.outcome))
          measured->value *= (side == 0 ? 1 : factor) * (1 + 0.001 * ((i * 7) % 5 - 2));
      if (side == 1) run.results.pop_back();
      sides[side].runs.push_back(std::move(run));
    }
  return compare(sides);
}

std::string comparisonText(const Comparison& comparison, const Words& words) {
  return documentText(documentOf(comparison, words));
}

std::vector<std::string> linesOf(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

}  // namespace

TEST(CompareText, SaysOfEachCellWhatWasFound) {
  const std::string text = comparisonText(sample(4, 1.2), words);
  EXPECT_NE(text.find("A  before\nB  after"), std::string::npos) << text;
  EXPECT_NE(text.find("faster"), std::string::npos) << text;
  EXPECT_NE(text.find("+20.0"), std::string::npos) << text;
  EXPECT_NE(text.find("Not compared: not every side has this result in this size (results by side):\n  Disk"),
            std::string::npos)
      << text;
  for (const std::string& line : linesOf(text)) EXPECT_LE(displayWidth(line), 80u) << line;
}

TEST(CompareText, HasWakeUpsInMicroseconds) {
  std::vector<ComparedSide> sides{{"before", {}}, {"after", {}}};
  for (ComparedSide& side : sides) {
    strata::Run& run = side.runs.emplace_back(classicRun());
    run.results.resize(1);
    CellResult& cell = run.results.front();
    cell.test = strata::Test::Pauses;
    cell.kernel = "pauses-wake-up";
    cell.metric = "latency";
    cell.unit = "ns";
    std::get<Measured>(cell.outcome).value = 52'400;
  }
  const Comparison comparison = compare(sides);
  const std::string text = comparisonText(comparison, words);
  EXPECT_NE(text.find("Pauses, us"), std::string::npos) << text;
  EXPECT_NE(text.find(" 52.4"), std::string::npos) << text;
  EXPECT_NE(comparisonCsv(comparison).find(",52400,"), std::string::npos) << "files keep the unit";
}

TEST(CompareText, SaysHowManyRunsAreMissing) {
  EXPECT_NE(comparisonText(sample(1, 1.2), words).find("runs needed: 3"), std::string::npos);
}

TEST(CompareText, SaysWhatIsPublished) {
  Comparison comparison = sample(1, 1.2);
  for (ComparisonRow& row : comparison.rows) {
    row.differences[1]->finding = Finding::Published;
    row.differences[1]->repetitionsMissing = 0;
  }
  EXPECT_NE(comparisonText(comparison, words).find("not tested"), std::string::npos);
  EXPECT_NE(comparisonText(comparison, words).find("ratio to A"), std::string::npos);
  EXPECT_NE(comparisonText(comparison, words).find("1.20 ×"), std::string::npos);
  EXPECT_EQ(comparisonText(comparison, words).find("runs needed"), std::string::npos);
  EXPECT_NE(comparisonCsv(comparison).find(",published,"), std::string::npos);
  EXPECT_NE(comparisonJson(comparison).find("\"finding\": \"published\""), std::string::npos);
}

TEST(CompareText, TellsWhatIsUnlikeOnce) {
  Comparison comparison = sample(4, 1);
  for (ComparisonRow& row : comparison.rows) row.unlike[1] = {Unlike::Pages};
  const std::string text = comparisonText(comparison, words);
  EXPECT_NE(text.find("no change 1"), std::string::npos) << text;
  EXPECT_EQ(text.find("other pages."), text.rfind("other pages.")) << text;
}

TEST(CompareText, NamesTheSizeOfEachSideThatHasAnother) {
  Comparison comparison = sample(4, 1);
  comparison.rows[2].sides[1].regionBytes = (24_KiB).count;
  EXPECT_EQ(withOwnSizes("20 KiB: Read", comparison.rows[2], words), "20 KiB: Read (B 24 KiB)");
  EXPECT_EQ(withOwnSizes("20 KiB: Read", comparison.rows[3], words), "20 KiB: Read");
  EXPECT_EQ(withOwnSizes("20 KiB: Read", comparison.rows[2], words, {"own", "bwgraph"}),
            "20 KiB: Read (24 KiB: bwgraph)");
  const std::string text = comparisonText(comparison, words);
  EXPECT_NE(text.find(" 24 KiB)\n"), std::string::npos) << text;
  EXPECT_NE(inFormat(RunFormat::Markdown, comparison, {}, words).find("(B 24 KiB)"), std::string::npos);
  EXPECT_NE(comparisonJunit(comparison, {.slowerPercent = 5}, words).find("(B 24 KiB)"), std::string::npos);
}

TEST(CompareText, HasARowOfCsvForEachCellAndSide) {
  const Comparison comparison = sample(4, 1.2);
  const std::vector<std::string> lines = linesOf(comparisonCsv(comparison));
  ASSERT_EQ(lines.size(), 1 + 2 * (comparison.rows.size() + comparison.unmatched.size()));
  EXPECT_NE(lines[2].find("\"after, with a \"\"comma\"\"\",4,"), std::string::npos) << lines[2];
  const auto commas = [](const std::string& line) { return std::count(line.begin(), line.end(), ','); };
  EXPECT_EQ(commas(lines[0]), commas(lines[1]));
  EXPECT_EQ(commas(lines[0]) + 1, commas(lines[2]));  // that of the name
}

TEST(CompareMarkdown, IsATableOfTheSameCells) {
  const Comparison comparison = sample(4, 1.2);
  const std::string markdown = inFormat(RunFormat::Markdown, comparison, {}, words);
  EXPECT_NE(markdown.find("| Test | A | B |"), std::string::npos) << markdown;
  const auto lines = linesOf(markdown);
  EXPECT_EQ(std::ranges::count_if(lines, [](const std::string& line) { return line.starts_with("| "); }),
            std::ssize(comparison.rows) + 2 + 3);  // head, rule, and three sections
}

TEST(CompareJUnit, FailsWhatIsSlowerBySoMuch) {
  const Comparison comparison = sample(4, 0.8);
  const std::string failing = comparisonJunit(comparison, {.slowerPercent = 19}, words);
  const auto times = [](const std::string& text, std::string_view what) {
    std::size_t count = 0;
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++count;
    return count;
  };
  EXPECT_EQ(times(failing, "<testcase "), comparison.rows.size());
  EXPECT_EQ(times(failing, "<failure message=\"slower: -20.0 %, interval "), comparison.rows.size())
      << failing;
  EXPECT_EQ(times(comparisonJunit(comparison, {.slowerPercent = 21}, words), "<failure"), 0U);
}

TEST(CompareJUnit, FailsWhatIsNotDecidedForAStrictGate) {
  Comparison comparison = sample(4, 1);
  for (ComparisonRow& row : comparison.rows) row.differences[1]->finding = Finding::NotDecided;
  EXPECT_EQ(comparisonJunit(comparison, {}, words).find("<failure"), std::string::npos);
  const std::string strict = comparisonJunit(comparison, {.strict = true}, words);
  EXPECT_NE(strict.find("<failure message=\"inconclusive"), std::string::npos) << strict;
  EXPECT_EQ(strict.find("<skipped"), std::string::npos);
}

TEST(CompareJUnit, SkipsWhatCannotBeTested) {
  const std::string junit = comparisonJunit(sample(1, 0.5), {.slowerPercent = 5}, words);
  EXPECT_EQ(junit.find("<failure"), std::string::npos);
  EXPECT_NE(junit.find("<skipped message=\"runs needed: 3: -50.0 %"), std::string::npos) << junit;
}

}  // namespace strata
