// SPDX-License-Identifier: GPL-3.0-or-later
// Store forwarding in reports: cycles by widths, by offset and across boundaries, the sentence, the heat map.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "app/words/words.h"
#include "core/report/cell_name.h"
#include "core/report/csv.h"
#include "core/report/html.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/run_charts.h"
#include "core/report/store_forwarding.h"
#include "core/report/text.h"
#include "tests/core/report/sample_reports.h"

namespace strata::test {
namespace {

struct RoundOf {
  std::int64_t store;
  std::int64_t load;
  std::int64_t storeAt;
  std::int64_t offset;
  double cycles;
};

constexpr double roundGhz = 2;

strata::Run runOfRounds(const std::vector<RoundOf>& rounds) {
  strata::Run run;
  run.id = "00000000-0000-4000-8000-000000000000";
  run.machine.cpus.push_back({0, 0, 0, 0, 0, 0});
  run.machine.coreKinds = {{"", 0, 1}};
  for (const RoundOf& round : rounds) {
    CellResult& cell = run.results.emplace_back(
        latencyCell(strata::Test::StoreForwarding,
                    "forward-" + std::to_string(round.store) + "-" + std::to_string(round.load), 1,
                    round.cycles / roundGhz, "p10-per-clock"));
    cell.parameters.storeBytes = round.store;
    cell.parameters.widthBytes = round.load;
    cell.parameters.storeAt = round.storeAt;
    cell.parameters.offset = round.offset;
    std::get<Measured>(cell.outcome).clockGhz = roundGhz;
  }
  return run;
}

/// Forwarded in 4 to 5 cycles, also one across a line, which is slower but says nothing of forwarding; a
/// wider load and one of the half behind the store wait for 13, one that touches no byte of it for nothing.
const std::vector<RoundOf> usualRounds{{4, 4, 16, 0, 4.1}, {4, 8, 16, 0, 13.2}, {8, 4, 16, 0, 5.2},
                                       {8, 8, 16, 0, 4.4}, {8, 8, 16, 4, 12.8}, {8, 8, 16, -8, 1},
                                       {8, 8, 60, 0, 9},   {8, 8, 4092, 4, 33}};

std::vector<std::string> findingsOfRounds(const strata::Run& run) {
  return forwardingFindings(cellsOf(run), run.machine, words);
}

Measured& measuredAt(strata::Run& run, std::size_t cell) {
  return std::get<Measured>(run.results[cell].outcome);
}

TEST(ForwardingSentence, HasTheRangeOfBothKindsOfLoads) {
  EXPECT_EQ(
      findingsOfRounds(runOfRounds(usualRounds)),
      std::vector<std::string>{"A load that takes all its bytes from the last store takes 4 to 5 cycles; "
                               "one that needs bytes of two sources takes 13."});
}

// 12.4 and 13.6 do not read alike; a load of one byte in the middle of the store is forwarded.
TEST(ForwardingSentence, KnowsAForwardedLoadByItsBytes) {
  const strata::Run run =
      runOfRounds({{8, 1, 16, 0, 4}, {8, 1, 16, 7, 6}, {8, 2, 16, 7, 12.4}, {8, 8, 16, -1, 13.6}});
  EXPECT_EQ(
      findingsOfRounds(run),
      std::vector<std::string>{"A load that takes all its bytes from the last store takes 4 to 6 cycles; "
                               "one that needs bytes of two sources takes 12 to 14."});
}

TEST(ForwardingSentence, IsNotSaidWhereACellLacksOrIsUnreliable) {
  strata::Run run = runOfRounds(usualRounds);
  measuredAt(run, 2).verdict.grade = Grade::Poor;
  EXPECT_TRUE(findingsOfRounds(run).empty());
  run = runOfRounds(usualRounds);
  measuredAt(run, 4).clockGhz.reset();
  EXPECT_TRUE(findingsOfRounds(run).empty());
  run = runOfRounds(usualRounds);
  run.results[1].outcome = Skipped{Reason{"not-provided", {{"needs", std::string("SSE4.1")}}}};
  EXPECT_TRUE(findingsOfRounds(run).empty());
  EXPECT_TRUE(findingsOfRounds(runOfRounds({usualRounds[0], usualRounds[3]})).empty())
      << "no load of two sources";
  EXPECT_TRUE(findingsOfRounds(runOfRounds({usualRounds[4]})).empty()) << "none that is forwarded";
  run = runOfRounds(usualRounds);
  measuredAt(run, 6).verdict.grade = Grade::Poor;
  EXPECT_EQ(findingsOfRounds(run).size(), 1u) << "across a line: not in the sentence";
}

std::string textOfRounds(const std::vector<RoundOf>& rounds) {
  return toText(runOfRounds(rounds), words);
}

TEST(ForwardingTables, HaveARowAStoreAndAColumnALoad) {
  const std::string text = textOfRounds(usualRounds);
  const auto has = [&](const std::string& part) { return text.find(part) != std::string::npos; };
  EXPECT_TRUE(has("STORE FORWARDING")) << text;
  EXPECT_TRUE(has("Cycles per round, where the load begins with the store:")) << text;
  EXPECT_TRUE(has("   4 B   4.10   13.2")) << text;
  EXPECT_TRUE(has("   8 B   5.20   4.40")) << text;
}

TEST(ForwardingTables, HaveTheOffsetsInTheirOrderAndTheBoundaries) {
  const std::string text = textOfRounds(usualRounds);
  const auto at = [&](const std::string& part) { return text.find(part); };
  const std::size_t offsets = at("8-byte store, 8-byte load, by its offset in bytes from the store:");
  ASSERT_NE(offsets, std::string::npos) << text;
  const auto behind = [&](const std::string& part) { return text.find(part, offsets); };
  EXPECT_LT(behind("\n  -8 "), behind("\n  +0 ")) << text;
  EXPECT_LT(behind("\n  +0 "), behind("\n  +4 ")) << text;
  EXPECT_NE(behind("across a line"), std::string::npos) << text;
  EXPECT_NE(behind("across a page, offset +4"), std::string::npos) << text;
}

// A full sweep has them for each pair of widths.
TEST(ForwardingTables, HaveTheOffsetsOfEachPairByThemselves) {
  const std::string text = textOfRounds({{8, 8, 16, 0, 4.4},
                                         {8, 4, 16, 0, 5.2},
                                         {8, 8, 16, 4, 12.8},
                                         {8, 8, 60, 0, 9},
                                         {8, 4, 16, 4, 5.3},
                                         {8, 4, 16, -2, 14.1},
                                         {8, 4, 60, 4, 8.6}});
  const std::size_t both = text.find("8-byte store, 8-byte load, by its offset in bytes from the store:");
  const std::size_t narrow = text.find("8-byte store, 4-byte load, by its offset in bytes from the store:");
  ASSERT_NE(narrow, std::string::npos) << text;
  EXPECT_LT(both, narrow);
  EXPECT_LT(text.find("8-byte store across a boundary, 8-byte load:"), narrow) << "a pair is in one place";
  const std::string ofBoth = text.substr(both, narrow - both);
  EXPECT_NE(ofBoth.find("\n  +4 "), std::string::npos) << text;
  EXPECT_EQ(ofBoth.find("\n  -2 "), std::string::npos) << text;
  EXPECT_LT(text.find("\n  -2 ", narrow), text.find("\n  +0 ", narrow)) << text;
  EXPECT_NE(text.find("across a line, offset +4", narrow), std::string::npos) << text;
}

TEST(ForwardingTables, AreInNanosecondsWithoutAClock) {
  strata::Run run = runOfRounds(usualRounds);
  for (CellResult& cell : run.results) std::get<Measured>(cell.outcome).clockGhz.reset();
  const std::string text = toText(run, words);
  EXPECT_NE(text.find("Nanoseconds per round, where the load begins with the store:"), std::string::npos);
  EXPECT_NE(text.find("   4 B   2.05   6.60"), std::string::npos) << text;
}

TEST(ForwardingCells, AreNamedByWidthsOffsetAndBoundary) {
  const strata::Run run = runOfRounds(usualRounds);
  const auto name = [&](std::size_t cell) { return cellName(run.results[cell], NameStyle::Full, words); };
  EXPECT_EQ(name(1), "Store forwarding: 4-byte store, 8-byte load");
  EXPECT_EQ(name(5), "Store forwarding: 8-byte store, 8-byte load, offset -8");
  EXPECT_EQ(name(6), "Store forwarding: 8-byte store, 8-byte load, across a line");
  EXPECT_EQ(name(7), "Store forwarding: 8-byte store, 8-byte load, offset +4, across a page");
}

TEST(ForwardingCells, ComeBackFromARunFileAndStandInCsv) {
  const strata::Run run = runOfRounds(usualRounds);
  const auto read = runsFromJson(toJson(run));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->front().results, run.results);
  const std::string csv = toCsv({run});
  EXPECT_NE(csv.find(",store_bytes,store_at,offset,"), std::string::npos);
  EXPECT_NE(csv.find(",8,16,-8,"), std::string::npos) << csv;
}

ChartFigures figuresOfRounds(const strata::Run& run) {
  ChartFigures cells;
  for (const CellResult& cell : run.results) {
    ChartFigure& figure = cells.figures.emplace_back(ChartFigure{cell, {}});
    const auto& measured = std::get<Measured>(cell.outcome);
    figure.value = measured.value;
    figure.clockGhz = measured.clockGhz;
    figure.grade = measured.verdict.grade;
    figure.final = true;
  }
  return cells;
}

TEST(ForwardingChart, HasARowAStoreAndAColumnALoad) {
  ChartFigures cells = figuresOfRounds(runOfRounds(usualRounds));
  const Chart chart = forwardingChart(cells, {}, {words});
  EXPECT_EQ(chart.rows, (std::vector<std::string>{"Store of 4 B", "Store of 8 B"}));
  EXPECT_EQ(chart.unit, "cycles");
  ASSERT_EQ(chart.series.size(), 2u);
  EXPECT_EQ(chart.series[1].name, "Load of 8 B");
  ASSERT_EQ(chart.series[1].points.size(), 2u);
  EXPECT_DOUBLE_EQ(chart.series[1].points[0].y, 13.2);
  EXPECT_DOUBLE_EQ(chart.series[1].points[1].y, 4.4);
  EXPECT_EQ(chart.caption, findingsOfRounds(runOfRounds(usualRounds)).front());
  cells.figures[0].final = false;
  EXPECT_EQ(forwardingChart(cells, {}, {words}).caption, "") << "still being measured";
  cells.figures[0].clockGhz.reset();
  const Chart inTime = forwardingChart(cells, {}, {words});
  EXPECT_EQ(inTime.unit, "ns");
  EXPECT_DOUBLE_EQ(inTime.series[1].points[0].y, 6.6);
}

TEST(ForwardingChart, StandsInTheWebPageWithItsSentence) {
  const std::string html = toHtml({runOfRounds(usualRounds)}, words);
  EXPECT_NE(html.find("<svg"), std::string::npos);
  EXPECT_NE(html.find("A load that takes all its bytes from the last store takes 4 to 5 cycles"),
            std::string::npos);
  EXPECT_NE(html.find(">cycles</th>"), std::string::npos) << "beside the nanoseconds, as sentence and chart";
}

}  // namespace
}  // namespace strata::test
