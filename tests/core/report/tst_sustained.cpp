// SPDX-License-Identifier: GPL-3.0-or-later
// Sustained performance in reports: sentences, tables, a chart over time, and run files.
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "app/words/words.h"
#include "core/report/cell_name.h"
#include "core/report/chart_builders.h"
#include "core/report/csv.h"
#include "core/report/html.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/sustained.h"
#include "core/report/text.h"
#include "core/stats/sustained_figures.h"

namespace strata::test {
namespace {

/// Two minutes of vectors: from second 48 on at 71 %, 3.3 GHz in place of 4.7, and at 97 degrees.
std::vector<SustainedSecond> hotSeconds(bool hasSensors = true) {
  std::vector<SustainedSecond> seconds(120);
  for (std::size_t i = 0; i < seconds.size(); ++i) {
    seconds[i].rate = i < 48 ? 1000 : 710;
    seconds[i].onCpuShare = 1;
    if (!hasSensors) continue;
    seconds[i].clockGhz = i < 48 ? 4.7 : 3.3;
    seconds[i].temperatureC = i < 48 ? 80 : 97;
  }
  return seconds;
}

strata::Run runOf(Measured figure) {
  strata::Run run;
  run.id = "00000000-0000-4000-8000-000000000000";
  CellResult& cell = run.results.emplace_back();
  cell.test = strata::Test::Sustained;
  cell.kernel = "triad-serial-16";
  cell.parameters.threads = 4;
  cell.parameters.op = "triad";
  cell.parameters.regionBytes = 8192;
  cell.metric = "sustained-share";
  cell.unit = "%";
  cell.outcome = std::move(figure);
  return run;
}

strata::Run hotRun(std::optional<std::uint64_t> throttles = 3) {
  SustainedLoad load;
  load.plannedS = 120;
  load.rateUnit = "MB/s";
  load.throttles = throttles;
  return runOf(*measuredSustained(hotSeconds(), load, 1));
}

ChartFigures loadFiguresOf(const strata::Run& run) {
  ChartFigures cells;
  for (const CellResult& cell : run.results) {
    ChartFigure& figure = cells.figures.emplace_back(ChartFigure{cell, {}});
    const auto& measured = std::get<Measured>(cell.outcome);
    figure.value = measured.value;
    figure.sustained = measured.sustained;
    figure.final = true;
  }
  return cells;
}

TEST(SustainedTables, SayWhenTheRateFellAndWhatElseDid) {
  const std::string text = toText(hotRun(), words);
  const auto has = [&](const std::string& part) { return text.find(part) != std::string::npos; };
  EXPECT_TRUE(has("SUSTAINED PERFORMANCE")) << text;
  EXPECT_TRUE(has("Vectors: holds 100 % for 48 s, then 71.0 %.")) << text;
  EXPECT_TRUE(has("The clock fell from 4.70 to 3.30 GHz.")) << text;
  EXPECT_TRUE(has("The processor was at 97 degrees C at most.")) << text;
  EXPECT_TRUE(has("The processor counted thermal throttling 3 times.")) << text;
  EXPECT_TRUE(has("1000 MB/s")) << text;
  EXPECT_TRUE(has("710 MB/s")) << text;
}

TEST(SustainedTables, TakeAPowerLimitForTheCauseWhereNoHeatWasCounted) {
  const auto sentences = sustainedFindings(cellsOf(hotRun(0)), {}, words);
  ASSERT_EQ(sentences.size(), 4U);
  EXPECT_EQ(sentences[3],
            "The processor counted no thermal throttling, so a power limit is the likely cause.");
  EXPECT_EQ(sustainedFindings(cellsOf(hotRun(std::nullopt)), {}, words).size(), 3U) << "nobody knows";
}

TEST(SustainedTables, SayTheThermalStateOfMacos) {
  strata::Run run = hotRun(std::nullopt);
  std::string& state = measuredOf(&run.results[0])->sustained->thermalState;
  for (const std::string_view name : thermalStateNames) {
    state = name;
    const auto sentences = sustainedFindings(cellsOf(run), {}, words);
    ASSERT_EQ(sentences.size(), 4U);
    EXPECT_NE(sentences[3].find("thermal state of macOS"), std::string::npos) << sentences[3];
    EXPECT_NE(sentences[3].find(name), std::string::npos) << sentences[3];
    const std::string csv = toCsv({run});
    EXPECT_NE(csv.substr(0, csv.find('\n')).find(",thermal_state"), std::string::npos);
    EXPECT_TRUE(csv.ends_with("," + std::string(name) + "\n")) << csv;
  }
  state = "of a later version";
  EXPECT_EQ(sustainedFindings(cellsOf(run), {}, words).size(), 3U);
}

TEST(SustainedTables, SayThatNothingFellWithoutSensors) {
  std::vector<SustainedSecond> seconds = hotSeconds(false);
  for (SustainedSecond& second : seconds) second.rate = 1000;
  const strata::Run run = runOf(*measuredSustained(seconds, {}, 1));
  const auto sentences = sustainedFindings(cellsOf(run), {}, words);
  ASSERT_EQ(sentences.size(), 1U);
  EXPECT_EQ(sentences[0], "Vectors: holds 100 % of its first rate for all of 120 s.");
  EXPECT_NE(toText(run, words).find("no temperature"), std::string::npos);
}

TEST(SustainedTables, SayThatOthersTookTime) {
  std::vector<SustainedSecond> seconds = hotSeconds(false);
  for (SustainedSecond& second : seconds) second.onCpuShare = 0.9;
  const auto sentences = sustainedFindings(cellsOf(runOf(*measuredSustained(seconds, {}, 1))), {}, words);
  ASSERT_EQ(sentences.size(), 2U);
  EXPECT_EQ(sentences[1], "Others took 10.0 % of the CPU time, so the rates are work per CPU time.");
}

TEST(SustainedTables, ComeBackFromARunFile) {
  const strata::Run run = hotRun();
  const auto read = runsFromJson(toJson(run));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->front().results, run.results);
  EXPECT_EQ(cellName(run.results[0], NameStyle::Full, words), "Sustained performance: Vectors");
  EXPECT_NE(toCsv({run}).find(",1000,710,MB/s,48,3"), std::string::npos);
}

TEST(SustainedTables, RefuseListsOfOtherLengths) {
  strata::Run run = hotRun();
  measuredOf(&run.results[0])->sustained->trace.clockGhz.pop_back();
  EXPECT_FALSE(runsFromJson(toJson(run)));
  run = hotRun();
  std::swap(measuredOf(&run.results[0])->sustained->trace.endS[3],
            measuredOf(&run.results[0])->sustained->trace.endS[4]);
  EXPECT_FALSE(runsFromJson(toJson(run))) << "time goes on";
}

TEST(SustainedTables, ShowARunFileWithoutATrace) {
  strata::Run run = hotRun();
  measuredOf(&run.results[0])->sustained->trace = {};
  const auto read = runsFromJson(toJson(run));
  ASSERT_TRUE(read);
  EXPECT_NE(toText(read->front(), words).find("Vectors"), std::string::npos);
  EXPECT_TRUE(sustainedChart(loadFiguresOf(run), {}, {words}).series.empty());
}

TEST(SustainedChart, HasTheRateTheClockAndTheTemperature) {
  const Chart chart = sustainedChart(loadFiguresOf(hotRun()), {}, {words});
  EXPECT_EQ(chart.full, (Span{0, 120}));
  ASSERT_EQ(chart.series.size(), 3U);
  EXPECT_EQ(chart.series[0].name, "Rate, %");
  EXPECT_EQ(chart.series[0].points[0].y, 100);
  EXPECT_EQ(chart.series[0].points[119].y, 71);
  EXPECT_NEAR(chart.series[1].points[119].y, 100 * 3.3 / 4.7, 1e-3);
  EXPECT_EQ(chart.series[2].points[119].y, 97);
  ASSERT_EQ(chart.edges.size(), 1U);
  EXPECT_EQ(chart.edges[0].x, 48);
  EXPECT_TRUE(hasStretches(chart));
}

// 60 W, and 45 after the fall.
TEST(SustainedChart, HasThePowerWhereItIsKnown) {
  std::vector<SustainedSecond> seconds = hotSeconds();
  for (std::size_t i = 0; i < seconds.size(); ++i) seconds[i].powerW = i < 48 ? 60 : 45;
  const strata::Run run = runOf(*measuredSustained(seconds, {}, 1));
  const Chart chart = sustainedChart(loadFiguresOf(run), {}, {words});
  ASSERT_EQ(chart.series.size(), 4U);
  EXPECT_EQ(chart.series[3].name, "Power, % of 60.0 W");
  EXPECT_EQ(chart.series[3].points[0].y, 100);
  EXPECT_EQ(chart.series[3].points[119].y, 75);
  ASSERT_EQ(chart.legend.size(), 4U);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NE(chart.series[i].style, chart.series[3].style);
}

TEST(SustainedChart, CoversThePlannedTimeMeanwhile) {
  ChartFigures cells = loadFiguresOf(hotRun());
  cells.figures[0].final = false;
  cells.figures[0].sustained->plannedS = 600;
  EXPECT_EQ(sustainedChart(cells, {}, {words}).full, (Span{0, 600}));
}

TEST(SustainedChart, StandsInTheWebPageWithItsSentence) {
  const std::string html = toHtml({hotRun()}, words);
  EXPECT_NE(html.find("<svg"), std::string::npos);
  EXPECT_NE(html.find("Temperature"), std::string::npos);
  EXPECT_NE(html.find("holds 100 % for 48 s"), std::string::npos);
}

}  // namespace
}  // namespace strata::test
