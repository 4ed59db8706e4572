// SPDX-License-Identifier: GPL-3.0-or-later
// Every core by itself in reports: ranked, what differs in a sentence, both hardware threads, and a chart.
#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/words/words.h"
#include "core/report/html.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/run_charts.h"
#include "core/report/single_cores.h"
#include "core/report/text.h"
#include "tests/core/report/sample_reports.h"

namespace strata::test {
namespace {

/// A cell of one CPU, or of both hardware threads of its core, whose visits scatter by a tenth of a percent.
CellResult coreCell(const char* kernel, std::uint64_t region, int cpu, std::optional<int> other,
                    double value) {
  CellResult cell = latencyCell(strata::Test::Cores, kernel, other ? 2 : 1, value, "p90-per-clock-of-visits");
  cell.unit = region > 0 ? "MB/s" : "MOPs/s";
  cell.higherIsBetter = true;
  cell.parameters.cpuA = cpu;
  if (other) cell.parameters.cpuB = *other;
  if (region > 0) cell.parameters.regionBytes = region;
  auto& measured = std::get<Measured>(cell.outcome);
  measured.visits = {value * 1.001, value * 0.999, value, value};
  measured.clockGhz = 4;
  return cell;
}

constexpr const char* integer = "heapsort-1000";
constexpr const char* read = "read-serial-32";

/// Four cores of two hardware threads each, the second of which adds a quarter: CPU 2 is 5 % faster.
strata::Run fourCores() {
  strata::Run run;
  run.id = "00000000-0000-4000-8000-000000000000";
  for (int cpu = 0; cpu < 8; ++cpu) run.machine.cpus.push_back({cpu, cpu % 4, 0, 0, 0, 0});
  run.machine.coreKinds = {{"", 0, 8}};
  for (int cpu = 0; cpu < 4; ++cpu) {
    const double speed = cpu == 2 ? 1.05 : 1;
    run.results.push_back(coreCell(integer, 0, cpu, {}, 1000 * speed));
    run.results.push_back(coreCell(read, 12288, cpu, {}, 50000));
    run.results.push_back(coreCell(integer, 0, cpu, cpu + 4, 1250 * speed));
  }
  return run;
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(SingleCores, NameTheFastestAndSayWhereNoneDiffers) {
  const strata::Run run = fourCores();
  const std::vector<std::string> findings = coreFindings(cellsOf(run), run.machine, words);
  ASSERT_EQ(findings.size(), 3U);
  EXPECT_EQ(findings[0], "Integer: CPU 2 fastest, CPU 0, 1, 3 slowest, 5.00 % apart.");
  EXPECT_EQ(findings[1].substr(0, 58), "No core is faster or slower than another by more than: Rea")
      << findings[1];
  EXPECT_EQ(findings[2], "The second hardware thread of a core adds: Integer 25.0 % (median of the cores).");
}

TEST(SingleCores, AreComparedWithinTheirKind) {
  strata::Run run = fourCores();
  run.machine.coreKinds = {{"Cortex-X4", 1, 4}, {"", 0, 4}};
  for (LogicalCpu& cpu : run.machine.cpus) cpu.kind = cpu.core < 2 ? 1 : 0;
  const std::vector<std::string> findings = coreFindings(cellsOf(run), run.machine, words);
  ASSERT_EQ(findings.size(), 4U);
  EXPECT_EQ(findings[0], "Cortex-X4: Integer: CPU 2 fastest, CPU 3 slowest, 5.00 % apart.");
  EXPECT_TRUE(has(findings[2], "Kind 2: No core is faster")) << findings[2];
}

TEST(SingleCores, AreNotComparedWhereUnreliable) {
  strata::Run run = fourCores();
  // Other programs ran on CPU 2, and on all but one CPU while they read.
  for (CellResult& cell : run.results) {
    const bool isRead = cell.parameters.regionBytes.has_value();
    if (cell.parameters.cpuB || (isRead ? cell.parameters.cpuA == 0 : cell.parameters.cpuA != 2)) continue;
    std::get<Measured>(cell.outcome).verdict.grade = Grade::Poor;
  }
  const std::vector<std::string> findings = coreFindings(cellsOf(run), run.machine, words);
  ASSERT_EQ(findings.size(), 3U);
  EXPECT_EQ(findings[0].substr(0, 62), "No core is faster or slower than another by more than: Integer");
  EXPECT_EQ(findings[1], "Not compared, since unreliable: Integer: CPU 2; Read, 12 KiB: CPU 1, 2, 3.");
}

TEST(SingleCores, DecideNothingByTwoVisits) {
  strata::Run run = fourCores();
  for (CellResult& cell : run.results) std::get<Measured>(cell.outcome).visits.resize(2);
  const std::vector<std::string> findings = coreFindings(cellsOf(run), run.machine, words);
  ASSERT_FALSE(findings.empty());
  EXPECT_EQ(findings[0], "Too few visits to compare the cores: Integer; Read, 12 KiB.");
}

TEST(SingleCoreTables, HaveTheFastestCoreFirst) {
  const std::string text = toText(fourCores(), words);
  const auto fastest = text.find("    2     1050");
  const auto next = text.find("    0     1000");
  ASSERT_NE(fastest, std::string::npos) << text;
  ASSERT_NE(next, std::string::npos) << text;
  EXPECT_LT(fastest, next);
  EXPECT_TRUE(has(text, "  2, 6     1310  25.0  +")) << "both threads of a core, and the gain: " << text;
  EXPECT_FALSE(has(text, "SCALING")) << "both threads of a core are no larger number of threads: " << text;
}

TEST(SingleCoreTables, HaveTheFasterKindFirst) {
  strata::Run run = fourCores();
  run.machine.coreKinds = {{"Cortex-A520", 0, 4}, {"Cortex-X4", 1, 4}};
  for (LogicalCpu& cpu : run.machine.cpus) cpu.kind = cpu.core < 2 ? 0 : 1;
  const std::string text = toText(run, words);
  EXPECT_LT(text.find("    3  Cortex-X4"), text.find("    0  Cortex-A520")) << text;
}

TEST(SingleCoreTables, SayWhyNothingWasMeasured) {
  strata::Run run = fourCores();
  run.results.resize(1);
  run.results[0].parameters.cpuA.reset();
  run.results[0].outcome = Skipped{{"needs-two-cpus", {}}};
  EXPECT_TRUE(has(toText(run, words), "This test needs two CPUs")) << toText(run, words);
}

TEST(SingleCoreTables, ComeBackFromARunFile) {
  const strata::Run run = fourCores();
  const auto back = runsFromJson(toJson(run));
  ASSERT_TRUE(back);
  EXPECT_EQ(back->front().results, run.results);
}

TEST(SingleCoreChart, ShowsEachCoreInPercentOfTheFastest) {
  const strata::Run run = fourCores();
  ChartFigures cells;
  for (const CellResult& cell : run.results) {
    ChartFigure& figure = cells.figures.emplace_back(ChartFigure{cell, {}});
    figure.value = std::get<Measured>(cell.outcome).value;
    figure.visits = std::get<Measured>(cell.outcome).visits;
    figure.clockGhz = cell.parameters.cpuA == 3 ? std::nullopt : std::get<Measured>(cell.outcome).clockGhz;
    figure.final = true;
  }
  const Chart chart = singleCoreChart(cells, {.edges = {}, .machine = run.machine}, {words});
  EXPECT_EQ(chart.rows, (std::vector<std::string>{"CPU 2", "CPU 0", "CPU 1", "CPU 3"}));
  ASSERT_EQ(chart.series.size(), 2U);
  ASSERT_EQ(chart.series[0].points.size(), 4U) << "both hardware threads together are no core";
  EXPECT_EQ(chart.series[0].points[0].y, 100);
  EXPECT_NEAR(chart.series[0].points[1].y, 95.238, 0.001);
  EXPECT_EQ(chart.caption.substr(0, 22), "Integer: CPU 2 fastest");
  ASSERT_EQ(chart.facts.size(), 1U);
  EXPECT_EQ(chart.facts[0].unit, "GHz");
  EXPECT_EQ(chart.facts[0].values,
            (std::map<std::string, double>{{"CPU 0", 4.0}, {"CPU 1", 4.0}, {"CPU 2", 4.0}}));
}

TEST(SingleCoreChart, NamesTheKindsOfCores) {
  strata::Run run = fourCores();
  run.machine.coreKinds = {{"Cortex-A520", 0, 4}, {"Cortex-X4", 1, 4}};
  for (LogicalCpu& cpu : run.machine.cpus) cpu.kind = cpu.core < 2 ? 0 : 1;
  const std::vector<Chart> charts = chartsOf({{"", chartCells(run)}}, &run.machine, words);
  ASSERT_EQ(charts.size(), 1U);
  EXPECT_EQ(charts[0].rows, (std::vector<std::string>{"CPU 2 (Cortex-X4)", "CPU 3 (Cortex-X4)",
                                                      "CPU 0 (Cortex-A520)", "CPU 1 (Cortex-A520)"}));
  EXPECT_TRUE(has(charts[0].caption, "Cortex-X4: Integer: CPU 2 fastest")) << charts[0].caption;
  EXPECT_FALSE(has(charts[0].caption, "Kind 1")) << charts[0].caption;
}

TEST(SingleCoreChart, StandsInTheWebPageWithItsFindings) {
  const std::string html = toHtml({fourCores()}, words);
  EXPECT_TRUE(has(html, "<svg"));
  EXPECT_TRUE(has(html, "CPU 2 fastest"));
}

TEST(SingleCoreChart, IsOfAllUnitsForOneRunAndOfRatesForSeveral) {
  const strata::Run run = fourCores();
  const std::vector<Chart> one = chartsOf({{"", chartCells(run)}}, nullptr, words);
  ASSERT_EQ(one.size(), 1U);
  EXPECT_EQ(one[0].unit, "%");
  EXPECT_EQ(one[0].series.size(), 2U);
  // In percent of its own fastest core each of two machines would look as fast.
  const std::vector<Chart> two = chartsOf({{"a", chartCells(run)}, {"b", chartCells(run)}}, nullptr, words);
  ASSERT_EQ(two.size(), 1U);
  EXPECT_EQ(two[0].unit, "MOPs/s");
}

}  // namespace
}  // namespace strata::test
