// SPDX-License-Identifier: GPL-3.0-or-later
// Latency under load in reports: a table by delay and mix, the knee in a sentence, and the curves.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "app/words/words.h"
#include "core/report/cell_name.h"
#include "core/report/chart_builders.h"
#include "core/report/csv.h"
#include "core/report/document.h"
#include "core/report/html.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/loaded_latency.h"
#include "core/report/run_tables.h"
#include "core/report/text.h"
#include "tests/core/report/sample_reports.h"

namespace strata::test {
namespace {

struct LoadOf {
  const char* kernel;
  std::int64_t delay;  ///< 0: none
  double rate;         ///< MB/s
  double ns;
};

strata::Run runOfLoads(const std::vector<LoadOf>& loads) {
  strata::Run run;
  run.id = "00000000-0000-4000-8000-000000000000";
  for (int cpu = 0; cpu < 2; ++cpu) run.machine.cpus.push_back({cpu, cpu, 0, 0, 0, 0});
  run.machine.coreKinds = {{"", 0, 2}};
  run.machine.caches = {{1, 32_KiB, 1}};
  for (const LoadOf& load : loads) {
    CellResult& cell =
        run.results.emplace_back(latencyCell(strata::Test::LoadedLatency, load.kernel, 2, load.ns, "p50"));
    if (load.delay > 0) cell.parameters.delay = load.delay;
    std::get<Measured>(cell.outcome).trafficRate = load.rate;
  }
  return run;
}

// 95 ns more than the idle 95 at 14.2 GB/s, so that the latency has doubled there.
const std::vector<LoadOf> usualLoads{{"chase-1", 0, 674, 95},         {"inject-1to0", 2435, 760, 95.5},
                                     {"inject-1to0", 64, 9000, 110},  {"inject-1to0", 3, 14'200, 190},
                                     {"inject-1to0", 1, 18'000, 210}, {"inject-1to1", 2435, 800, 96},
                                     {"inject-1to1", 1, 15'000, 170}};

bool saysPart(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(LoadFindings, SayWhereLatencyDoublesAndWhereItDoesNot) {
  const strata::Run run = runOfLoads(usualLoads);
  EXPECT_EQ(loadFindings(cellsOf(run), run.machine, words),
            (std::vector<std::string>{
                "Reads only: latency doubles at 14.2 GB/s of the 18.0 GB/s reached; idle 95.0 ns, 210 ns at "
                "full load.",
                "Read:write 1:1: latency does not double at the 15.0 GB/s reached; idle 95.0 ns, 170 ns "
                "at full load.",
                "One thread alone seldom loads memory enough for latency to double."}));
}

TEST(LoadFindings, BlameNoSingleInjectorWhereThereAreMoreOrTheLatencyDoubles) {
  strata::Run more = runOfLoads(usualLoads);
  for (CellResult& cell : more.results) cell.parameters.threads = 8;
  EXPECT_EQ(loadFindings(cellsOf(more), more.machine, words).size(), 2U);
  strata::Run doubled = runOfLoads(usualLoads);
  doubled.results.resize(5);
  EXPECT_EQ(loadFindings(cellsOf(doubled), doubled.machine, words).size(), 1U);
}

TEST(LoadFindings, SayNothingWithoutTheIdleLatencyOrWithoutALoad) {
  strata::Run run = runOfLoads(usualLoads);
  run.results.resize(1);
  EXPECT_TRUE(loadFindings(cellsOf(run), run.machine, words).empty());
  run = runOfLoads(usualLoads);
  run.results.erase(run.results.begin());
  EXPECT_TRUE(loadFindings(cellsOf(run), run.machine, words).empty());
}

TEST(LoadTables, HaveARowADelayTheLightestLoadFirst) {
  const std::string text = toText(runOfLoads(usualLoads), words);
  EXPECT_TRUE(saysPart(text, "LOADED LATENCY")) << text;
  const auto idle = text.find(" idle  ");
  const auto light = text.find(" 2435  ");
  const auto full = text.find("     1  ");
  EXPECT_LT(idle, light) << text;
  EXPECT_LT(light, full) << text;
  EXPECT_NE(full, std::string::npos) << text;
  EXPECT_TRUE(saysPart(text, "18000")) << text;
  EXPECT_TRUE(saysPart(text, "Reads only: latency doubles at 14.2 GB/s")) << text;
}

TEST(LoadTables, NameTheTrafficInMarkdownToo) {
  const std::string markdown = documentMarkdown(documentOf(runOfLoads(usualLoads), words));
  EXPECT_TRUE(saysPart(markdown, "Reads only: traffic")) << markdown;
}

TEST(LoadTables, SayWhyNothingWasMeasured) {
  strata::Run run = runOfLoads({usualLoads[0]});
  run.results[0].outcome = Skipped{{"needs-two-cores", {}}};
  EXPECT_TRUE(saysPart(toText(run, words), "This test needs two cores")) << toText(run, words);
}

TEST(LoadTables, ComeBackFromARunFile) {
  const strata::Run run = runOfLoads(usualLoads);
  const auto read = runsFromJson(toJson(run));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->front().results, run.results);
}

TEST(LoadTables, HaveDelayAndTrafficInTheirColumnsOfCsv) {
  const std::string csv = toCsv({runOfLoads({usualLoads[0], usualLoads[4]})});
  const std::string heading = csv.substr(0, csv.find('\n'));
  EXPECT_TRUE(saysPart(heading, ",delay,traffic_rate,")) << heading;
  EXPECT_TRUE(saysPart(csv, ",,674,,,,,,,,,,,,,,,\n")) << "nothing is injected: " << csv;
  EXPECT_TRUE(saysPart(csv, ",1,18000,,,,,,,,,,,,,,,\n")) << csv;
}

TEST(LoadNames, SayMixAndDelay) {
  const strata::Run run = runOfLoads(usualLoads);
  EXPECT_EQ(cellName(run.results[0], NameStyle::Full, words), "Loaded latency: idle");
  EXPECT_EQ(cellName(run.results[6], NameStyle::Full, words), "Loaded latency: Read:write 1:1, delay 1");
}

ChartFigures figuresOfLoads(const strata::Run& run) {
  ChartFigures cells;
  for (const CellResult& cell : run.results) {
    ChartFigure& figure = cells.figures.emplace_back(ChartFigure{cell, {}});
    figure.value = std::get<Measured>(cell.outcome).value;
    figure.trafficRate = std::get<Measured>(cell.outcome).trafficRate;
    figure.final = true;
  }
  return cells;
}

TEST(LoadChart, HasALineForEachMixThatBeginsAtTheIdleLatency) {
  const Chart chart = loadedLatencyChart(figuresOfLoads(runOfLoads(usualLoads)), {}, {words});
  ASSERT_EQ(chart.series.size(), 2U);
  ASSERT_EQ(chart.series[0].points.size(), 5U);
  ASSERT_EQ(chart.series[1].points.size(), 3U);
  for (const ChartSeries& line : chart.series) {
    EXPECT_EQ(line.points[0].x, 674);
    EXPECT_EQ(line.points[0].y, 95);
  }
  EXPECT_EQ(chart.series[0].points[4].x, 18'000);
  EXPECT_EQ(chart.series[0].points[4].y, 210);
  EXPECT_EQ(chart.xTitle, "Memory traffic, MB/s");
  EXPECT_GT(chart.full.last, 18'000);
  EXPECT_EQ(chart.full.first, 0);
  EXPECT_TRUE(chart.caption.starts_with("Reads only: latency doubles at 14.2 GB/s"));
}

TEST(LoadChart, IsInTheUnitThatIsChosen) {
  ChartChoices choices;
  choices.unit = RateUnit::GigabytesPerSecond;
  const Chart chart = loadedLatencyChart(figuresOfLoads(runOfLoads(usualLoads)), choices, {words});
  EXPECT_EQ(chart.series[0].points[4].x, 18);
  EXPECT_EQ(chart.series[0].points[4].y, 210) << "a time";
  EXPECT_EQ(chart.xUnit, "GB/s");
}

TEST(LoadChart, IsEmptyWithoutFigures) {
  ChartFigures planned = figuresOfLoads(runOfLoads(usualLoads));
  for (ChartFigure& figure : planned.figures) figure.value.reset();
  const Chart chart = loadedLatencyChart(planned, {}, {words});
  EXPECT_FALSE(hasPoints(chart));
  EXPECT_TRUE(chart.caption.empty());
  EXPECT_GT(chart.full.last, 0) << "an axis is there from the start";
}

TEST(LoadChart, StandsInTheWebPageWithASentenceForEachMix) {
  const std::string html = toHtml({runOfLoads(usualLoads)}, words);
  EXPECT_TRUE(saysPart(html, "<svg"));
  EXPECT_TRUE(saysPart(html, "latency doubles at 14.2"));
  EXPECT_TRUE(saysPart(html, "latency does not double at the 15.0"));
  EXPECT_TRUE(saysPart(html, "Memory traffic, MB/s"));
}

}  // namespace
}  // namespace strata::test
