// SPDX-License-Identifier: GPL-3.0-or-later
// Contention in reports: a table by threads and places, how long a line is, and a chart.
#include <gtest/gtest.h>

#include <string>
#include <variant>
#include <vector>

#include "app/words/words.h"
#include "core/report/cell_name.h"
#include "core/report/chart_builders.h"
#include "core/report/contention.h"
#include "core/report/html.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/run_charts.h"
#include "core/report/text.h"
#include "tests/core/report/sample_reports.h"

namespace strata::test {
namespace {

struct TimeOf {
  const char* kernel;
  int threads;
  double ns;
};

strata::Run runOf(const std::vector<TimeOf>& times) {
  strata::Run run;
  run.id = "00000000-0000-4000-8000-000000000000";
  for (int cpu = 0; cpu < 2; ++cpu) run.machine.cpus.push_back({cpu, cpu, 0, 0, 0, 0});
  run.machine.coreKinds = {{"", 0, 2}};
  run.machine.caches = {{1, 32_KiB, 1}};
  for (const TimeOf& time : times) {
    CellResult& cell = run.results.emplace_back(
        latencyCell(strata::Test::Contention, time.kernel, time.threads, time.ns, "p50"));
    // The slower of two threads makes 80 increments while the other makes 100.
    if (time.threads == 2) std::get<Measured>(cell.outcome).perThread = {time.ns * 0.9, time.ns * 0.9 / 0.8};
  }
  return run;
}

const std::vector<TimeOf> usual{
    {"contention-apart-256", 1, 2},  {"contention-apart-8", 1, 2},   {"contention-add", 1, 2},
    {"contention-cas", 1, 5},        {"contention-apart-256", 2, 2}, {"contention-apart-128", 2, 2},
    {"contention-apart-64", 2, 2.5}, {"contention-apart-32", 2, 35}, {"contention-apart-16", 2, 35},
    {"contention-apart-8", 2, 35},   {"contention-add", 2, 42},      {"contention-cas", 2, 90}};

std::optional<Bytes> lineOf(const std::vector<TimeOf>& times) {
  const strata::Run run = runOf(times);
  return lineFound(contentionTimes(cellsOf(run)));
}

TEST(ContentionLine, IsTheLeastDistanceFromWhichOnNothingIsShared) {
  EXPECT_EQ(lineOf(usual), 64_B);
  std::vector<TimeOf> ofPairs = usual;
  ofPairs[6].ns = 9;  // 64 bytes: lines are fetched in twos
  EXPECT_EQ(lineOf(ofPairs), 128_B);
}

TEST(ContentionLine, IsNotFoundWhereTimesDoNotFallOnceAndForAll) {
  std::vector<TimeOf> ofOneCore = usual;
  for (TimeOf& time : ofOneCore) time.ns = 2;
  EXPECT_EQ(lineOf(ofOneCore), std::nullopt);
  std::vector<TimeOf> fallsTwice = usual;
  fallsTwice[8].ns = 2;  // 16 bytes, but not 32
  EXPECT_EQ(lineOf(fallsTwice), std::nullopt);
  std::vector<TimeOf> lacksOne = usual;
  lacksOne.erase(lacksOne.begin() + 6);
  EXPECT_EQ(lineOf(lacksOne), std::nullopt);
}

TEST(ContentionTables, HaveARowANumberOfThreadsAndSayWhatItCosts) {
  const std::string text = toText(runOf(usual), words);
  const auto has = [&](const std::string& part) { return text.find(part) != std::string::npos; };
  EXPECT_TRUE(has("  With 2 threads, an add to one shared word costs 42.0 ns, 21.0 times that of an\n"))
      << text;
  EXPECT_TRUE(has("false sharing costs 35.0 ns.")) << text;
  EXPECT_TRUE(has("False sharing ends at 64 bytes: the length of a cache line, as the OS reports\n")) << text;
  EXPECT_TRUE(has("80 %")) << "fairness: " << text;
  EXPECT_TRUE(has("  The slowest of 2 threads on one word makes 80 % of the increments of the\n  fastest.\n"))
      << text;
  EXPECT_TRUE(has("47.6")) << "two threads, an increment each in 42 ns: " << text;
}

TEST(ContentionTables, SayWhereTheSystemReportsAnotherLine) {
  strata::Run run = runOf(usual);
  run.machine.lineSize = 128_B;
  EXPECT_NE(toText(run, words).find("the OS reports cache lines of 128 bytes"), std::string::npos);
  run.machine.caches.clear();
  EXPECT_EQ(toText(run, words).find("the OS reports cache lines"), std::string::npos);
}

TEST(ContentionTables, ComeBackFromARunFile) {
  const strata::Run run = runOf(usual);
  const auto read = runsFromJson(toJson(run));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->front().results, run.results);
  EXPECT_EQ(cellName(run.results[4], NameStyle::Full, words), "Contention: Own line");
  EXPECT_EQ(cellName(run.results[7], NameStyle::Full, words), "Contention: Words 32 bytes apart");
}

ChartFigures contentionFigures(const strata::Run& run) {
  ChartFigures cells;
  for (const CellResult& cell : run.results) {
    ChartFigure& figure = cells.figures.emplace_back(ChartFigure{cell, {}});
    figure.value = std::get<Measured>(cell.outcome).value;
    figure.perThread = std::get<Measured>(cell.outcome).perThread;
    figure.final = true;
  }
  return cells;
}

TEST(ContentionChart, HasALineForEachPlaceOfTheWords) {
  const Chart chart = contentionChart(contentionFigures(runOf(usual)), {}, {words});
  ASSERT_EQ(chart.series.size(), 4U);
  for (const ChartSeries& line : chart.series) ASSERT_EQ(line.points.size(), 2U) << line.id;
  EXPECT_EQ(chart.series[0].name, "Own line");
  EXPECT_EQ(chart.series[2].points[1].x, 2);
  EXPECT_EQ(chart.series[2].points[1].y, 42);
  EXPECT_EQ(chart.caption.substr(0, 16), "With 2 threads, ");
}

TEST(ContentionChart, SaysHowEvenTheSharesAreAndHowLongALineIs) {
  const strata::Run run = runOf(usual);
  ChartFigures cells = contentionFigures(run);
  const ChartChoices choices{.edges = {}, .machine = run.machine};
  const auto caption = [&] { return contentionChart(cells, choices, {words}).caption; };
  EXPECT_EQ(caption(),
            "With 2 threads, an add to one shared word costs 42.0 ns, 21.0 times that of an own line; false "
            "sharing costs 35.0 ns. The slowest of 2 threads on one word makes 80 % of the increments of the "
            "fastest. False sharing ends at 64 bytes: the length of a cache line, as the OS reports it.");
  // While one of the distances is not measured yet, nothing is known of the line.
  cells.figures[7].value.reset();
  EXPECT_EQ(caption().find("a cache line"), std::string::npos) << caption();
}

TEST(ContentionChart, OfSeveralSidesHasNoSentenceOfOne) {
  const strata::Run run = runOf(usual);
  const std::vector<Chart> charts =
      chartsOfSection("contention", {{"A", chartCells(run)}, {"B", chartCells(run)}}, &run.machine, words);
  ASSERT_EQ(charts.size(), 1U);
  EXPECT_EQ(charts.front().caption, "");
  EXPECT_EQ(charts.front().description.find("With 2 threads"), std::string::npos);
}

TEST(ContentionChart, StandsInTheWebPageWithItsSentence) {
  const std::string html = toHtml({runOf(usual)}, words);
  EXPECT_NE(html.find("<svg"), std::string::npos);
  EXPECT_NE(html.find("With 2 threads, an add to one shared word"), std::string::npos);
  EXPECT_NE(html.find("False sharing ends at 64 bytes"), std::string::npos);
}

}  // namespace
}  // namespace strata::test
