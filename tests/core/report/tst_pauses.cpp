// SPDX-License-Identifier: GPL-3.0-or-later
// Pauses in reports: a table a CPU with sentences, a chart of dots, and run files.
#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "app/words/words.h"
#include "core/report/cell_name.h"
#include "core/report/chart_builders.h"
#include "core/report/csv.h"
#include "core/report/expected_text.h"
#include "core/report/html.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/pauses.h"
#include "core/report/run_charts.h"
#include "core/report/svg.h"
#include "core/report/text.h"
#include "core/stats/pause_figures.h"

namespace strata::test {
namespace {

constexpr std::uint64_t ms = 1'000'000;

CellResult cellOf(const char* kernel, int cpu, Measured figure) {
  const bool isWatch = std::string(kernel) == "pauses-watch";
  CellResult cell;
  cell.test = strata::Test::Pauses;
  cell.kernel = kernel;
  cell.parameters.threads = 1;
  cell.parameters.cpuA = cpu;
  cell.metric = isWatch ? "lost-time" : "latency";
  cell.unit = isWatch ? "%" : "ns";
  cell.higherIsBetter = false;
  figure.placement = {cpu};
  cell.outcome = std::move(figure);
  return cell;
}

/// CPU 1 lost 30 ms of 10 s in two pauses, CPU 0 nothing; wake-ups are 50 µs late, one 2 ms.
strata::Run sampleOfPauses() {
  strata::Run run;
  run.id = "00000000-0000-4000-8000-000000000000";
  for (int cpu = 0; cpu < 2; ++cpu) run.machine.cpus.push_back({cpu, cpu, 0, 0, 0, 0});
  run.machine.coreKinds = {{"", 0, 2}};
  WatchedCpu calm;
  calm.watchedS = 10;
  run.results.push_back(cellOf("pauses-watch", 0, measuredPauses(calm, 1)));
  WatchedCpu lossy = calm;
  lossy.pauses = {{1000 * ms, 10 * ms}, {5000 * ms, 20 * ms}};
  lossy.cpuS = 9.75;
  lossy.switches = 7;
  run.results.push_back(cellOf("pauses-watch", 1, measuredPauses(lossy, 1)));
  std::vector<std::uint64_t> delays(100, 50'000);
  delays.back() = 2 * ms;
  run.results.push_back(cellOf("pauses-wake-up", 0, *measuredWakeUps(delays, 0.1, 1)));
  return run;
}

ChartFigures figuresOf(const strata::Run& run) {
  ChartFigures cells;
  for (const CellResult& cell : run.results) {
    ChartFigure& figure = cells.figures.emplace_back(ChartFigure{cell, {}});
    const auto& measured = std::get<Measured>(cell.outcome);
    figure.value = measured.value;
    figure.pauses = measured.pauses;
    figure.final = true;
  }
  return cells;
}

TEST(PauseTables, HaveARowACpuAndSayWhatItLost) {
  const std::string text = toText(sampleOfPauses(), words);
  const auto has = [&](const std::string& part) { return text.find(part) != std::string::npos; };
  EXPECT_TRUE(has("PAUSES")) << text;
  EXPECT_TRUE(has("CPU 0 lost no time: no pause was longer than 5 us.")) << text;
  EXPECT_TRUE(has("CPU 1 lost 0.300 % of the time in 2 pauses; the longest took 20.0 ms.")) << text;
  EXPECT_TRUE(has("The OS counts 2.50 %")) << text;
  EXPECT_TRUE(has("A sleeping thread on CPU 0 woke up 50.0 us late (median), and 2")) << text;
}

TEST(PauseTables, HaveAColumnOfWakeUpsInMicroseconds) {
  Notes notes;
  const std::string text = documentMarkdown(pauseTables(sampleOfPauses(), words, notes));
  EXPECT_NE(text.find("| median, us |"), std::string::npos) << text;
  EXPECT_NE(text.find("| 50.0 |"), std::string::npos) << text;
  // Of wake-ups alone the page needs no unit beside each figure.
  strata::Run run = sampleOfPauses();
  run.results = {run.results.back()};
  EXPECT_NE(toHtml({run}, words).find(">median, us</th>"), std::string::npos);
}

TEST(PauseTables, HaveTheUsualWakeUpInMicroseconds) {
  const CellResult wakeUp = sampleOfPauses().results.back();
  EXPECT_EQ(expectedText({0, 50'000, 48'000, 53'000, 12}, wakeUp, words),
            "Usual for this machine: 48.0 to 53.0 us (12 earlier runs)");
}

TEST(PauseTables, NameTheCpuThatLostMostOfMany) {
  strata::Run run = sampleOfPauses();
  WatchedCpu third;
  third.watchedS = 10;
  third.pauses = {{0, 50 * ms}};
  run.results.push_back(cellOf("pauses-watch", 2, measuredPauses(third, 1)));
  const auto sentences = pauseFindings(cellsOf(run), run.machine, words);
  ASSERT_EQ(sentences.size(), 2U);
  EXPECT_EQ(sentences[0], "CPU 2 lost 0.500 % of the time in 1 pause, which took 50.0 ms.");
}

TEST(PauseTables, SayWhyNothingWasMeasured) {
  strata::Run run;
  CellResult& cell = run.results.emplace_back();
  cell.test = strata::Test::Pauses;
  cell.kernel = "pauses-watch";
  cell.unit = "%";
  cell.outcome = Skipped{{"needs-binding", {}}};
  const std::string text = toText(run, words);
  EXPECT_NE(text.find("Lost time"), std::string::npos) << text;
  EXPECT_NE(text.find("skipped"), std::string::npos) << text;
}

TEST(PauseTables, ComeBackFromARunFile) {
  const strata::Run run = sampleOfPauses();
  const auto read = runsFromJson(toJson(run));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->front().results, run.results);
  EXPECT_EQ(cellName(run.results[1], NameStyle::Full, words), "Pauses: CPU 1: Lost time");
  EXPECT_NE(toCsv({run}).find(",2.5,"), std::string::npos) << "off the CPU";
}

TEST(PauseTables, RefuseAListThatIsNone) {
  std::string json = toJson(sampleOfPauses());
  const std::size_t at = json.find("\"longest_ns\"");
  ASSERT_NE(at, std::string::npos);
  const std::size_t begin = json.find('[', json.find('[', at) + 1) + 1;
  json.insert(begin, "\"x\", ");
  EXPECT_FALSE(runsFromJson(json));
}

TEST(PauseChart, HasADotForEachPause) {
  const Chart chart = pauseChart(figuresOf(sampleOfPauses()), {}, {words});
  EXPECT_EQ(chart.full, (Span{0, 10}));
  ASSERT_EQ(chart.series.size(), 2U);
  EXPECT_TRUE(chart.series[0].points.empty());
  EXPECT_EQ(chart.series[1].name, "CPU 1");
  ASSERT_EQ(chart.series[1].points.size(), 2U);
  EXPECT_DOUBLE_EQ(chart.series[1].points[0].x, 1);
  EXPECT_DOUBLE_EQ(chart.series[1].points[0].y, 10) << "ms";
  EXPECT_EQ(chart.series[1].style.line, Dash::None);
  EXPECT_FALSE(hasStretches(chart)) << "what lies between two dots is no stretch";
  EXPECT_EQ(stopsOf(chart), (std::vector<double>{1, 5}));
  ASSERT_EQ(chart.facts.size(), 1U);
  EXPECT_EQ(chart.facts[0].name, "p99.9");
  EXPECT_EQ(chart.facts[0].values, (std::map<std::string, double>{{"CPU 1", 20}})) << "ms";
}

TEST(PauseChart, HasOneColourForThoseThatLostLeastOfMany) {
  strata::Run run;
  for (int cpu = 0; cpu < 20; ++cpu) {
    WatchedCpu watched;
    watched.watchedS = 10;
    watched.pauses = {{1000 * ms, static_cast<std::uint64_t>(cpu + 1) * ms}};
    run.results.push_back(cellOf("pauses-watch", cpu, measuredPauses(watched, 1)));
  }
  const Chart chart = pauseChart(figuresOf(run), {}, {words});
  ASSERT_EQ(chart.series.size(), 8U);
  EXPECT_EQ(chart.series[0].name, "CPU 13");
  EXPECT_EQ(chart.series[6].name, "CPU 19");
  EXPECT_EQ(chart.series[7].name, "Other CPUs");
  EXPECT_EQ(chart.series[7].points.size(), 13U);
  EXPECT_FALSE(chart.series[7].style.colour);
  ASSERT_EQ(chart.facts.size(), 1U);
  EXPECT_EQ(chart.facts[0].values.size(), 7U) << "those that share a colour have none in common";
}

TEST(PauseChart, StandsInTheWebPageWithItsSentence) {
  const std::string html = toHtml({sampleOfPauses()}, words);
  EXPECT_NE(html.find("<svg"), std::string::npos);
  EXPECT_NE(html.find("Length of a pause, ms"), std::string::npos);
  EXPECT_NE(html.find("CPU 1 lost 0.300 % of the time in 2 pauses"), std::string::npos);
  EXPECT_NE(html.find("50.0 us</span>"), std::string::npos) << "a wake-up, as in its sentence";
}

}  // namespace
}  // namespace strata::test
