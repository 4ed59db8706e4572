// SPDX-License-Identifier: GPL-3.0-or-later
// Core to core in reports: a table with a row and a column a CPU, and a heat map.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "app/words/words.h"
#include "core/machine/topology.h"
#include "core/report/cell_name.h"
#include "core/report/chart_builders.h"
#include "core/report/csv.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/run_charts.h"
#include "core/report/svg_chart.h"
#include "core/report/text.h"
#include "tests/core/report/sample_reports.h"
#include "tests/support/topologies.h"

namespace strata::test {
namespace {

/// CPUs 0 and 2 lie in one cluster, 1 and 3 in another.
strata::Run runOfTwoClusters() {
  strata::Run run;
  run.id = "00000000-0000-4000-8000-000000000000";
  for (int cpu = 0; cpu < 4; ++cpu) run.machine.cpus.push_back({cpu, cpu, 0, 0, 0, 0});
  run.machine.coreKinds = {{"", 0, 4}};
  struct Time {
    int a, b;
    double ns;
  };
  for (const Time& time : {Time{0, 1, 190}, {0, 2, 19}, {0, 3, 190}, {1, 2, 190}, {1, 3, 21}, {2, 3, 190}}) {
    CellResult& cell = run.results.emplace_back(
        latencyCell(strata::Test::CoreToCore, "handover-cas", 2, time.ns, "p10-of-lines"));
    cell.parameters.cpuA = time.a;
    cell.parameters.cpuB = time.b;
  }
  return run;
}

TEST(CoreTables, HaveARowAndAColumnACpuAndSayWhatClustersThereAre) {
  const std::string text = toText(runOfTwoClusters(), words);
  EXPECT_NE(text.find("  CPU     0     2     1     3   grade\n"
                      "    0        19.0   190   190   +\n"
                      "    2  19.0         190   190   +\n"
                      "    1   190   190        21.0   +\n"
                      "    3   190   190  21.0         +\n"
                      "  20.0 ns within a cluster of CPUs, 190 ns between clusters.\n"),
            std::string::npos)
      << text;
}

TEST(CoreTables, HaveTheDistributionWhereThreadsAreNotPinned) {
  strata::Run run;
  run.id = "00000000-0000-4000-8000-000000000000";
  CellResult& cell =
      run.results.emplace_back(latencyCell(strata::Test::CoreToCore, "handover-cas", 2, 61, "p10-of-lines"));
  std::get<Measured>(cell.outcome).quantiles = {55, 56, 57, 58, 64, 100, 180, 185, 400};
  const std::string text = toText(run, words);
  EXPECT_NE(text.find("                         ns  +/- %   p10   p50  p90  grade\n"
                      "  Compare-and-swap     61.0    1.6  57.0  64.0  180  +\n"),
            std::string::npos)
      << text;
  std::get<Measured>(cell.outcome).quantiles.clear();
  EXPECT_EQ(toText(run, words).find("p90"), std::string::npos) << "a file need not keep them";
}

TEST(CoreTables, NameAPairByItsCpus) {
  const strata::Run run = runOfTwoClusters();
  EXPECT_EQ(cellName(run.results[2], NameStyle::Full, words),
            "Core to core: CPU 0 and CPU 3: Compare-and-swap");
  EXPECT_EQ(resultName(run.results[2], words).find("threads"), std::string::npos);
}

TEST(CoreTables, ComeBackFromARunFile) {
  const strata::Run run = runOfTwoClusters();
  const auto read = runsFromJson(toJson(run));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->front().results, run.results);
  EXPECT_EQ(read->front().machine.cpus, run.machine.cpus);
}

TEST(CoreChart, IsAHeatMapWithFramesAroundClusters) {
  const strata::Run run = runOfTwoClusters();
  const std::vector<Chart> charts =
      chartsOfSection("core-to-core", {{"", chartCells(run)}}, &run.machine, words);
  ASSERT_EQ(charts.size(), 1U);
  const Chart& chart = charts.front();
  EXPECT_EQ(chart.shape, ChartShape::Grid);
  EXPECT_EQ(chart.description, "20.0 ns within a cluster of CPUs, 190 ns between clusters.");
  EXPECT_EQ(chart.rows, (std::vector<std::string>{"CPU 0", "CPU 2", "CPU 1", "CPU 3"}));
  ASSERT_EQ(chart.series.size(), 4U);
  EXPECT_EQ(chart.clusters, (std::vector<std::size_t>{2, 2}));
  // The second column is CPU 2: 19 ns from CPU 0 in the first row, nothing to itself.
  ASSERT_EQ(chart.series[1].points.size(), 3U);
  EXPECT_EQ(chart.series[1].points[0].x, 0);
  EXPECT_EQ(chart.series[1].points[0].y, 19);
  EXPECT_EQ(chart.series[1].points[1].x, 2);
  EXPECT_EQ(shareOfHeat(heatOf(chart), 19), 0);
  EXPECT_EQ(shareOfHeat(heatOf(chart), 190), 1);
  const std::string svg = svgElement(chart, "c");
  std::size_t frames = 0;
  for (std::size_t at = 0; (at = svg.find("class=\"fr\"", at)) != std::string::npos; ++at) ++frames;
  EXPECT_EQ(frames, 2U);
  EXPECT_NE(svg.find(">21.0<"), std::string::npos) << "the value stands in its cell";
}

/// Each pair of these CPUs takes as long as any other.
Chart chartOn(const Machine& machine) {
  ChartFigures cells;
  for (const LogicalCpu& a : machine.cpus)
    for (const LogicalCpu& b : machine.cpus) {
      if (a.osIndex >= b.osIndex) continue;
      ChartFigure& figure = cells.figures.emplace_back();
      figure.test = strata::Test::CoreToCore;
      figure.kernel = "handover-cas";
      figure.parameters.cpuA = a.osIndex;
      figure.parameters.cpuB = b.osIndex;
      figure.value = 50;
    }
  return pairChart(cells, {.edges = {}, .machine = machine}, {words});
}

TEST(CoreChart, IsOfOneOfTheWaysToHandOver) {
  strata::Run run = runOfTwoClusters();
  const auto ofCas = run.results;
  for (CellResult cell : ofCas) {
    cell.kernel = "handover-store";
    std::get<Measured>(cell.outcome).value /= 2;
    run.results.push_back(cell);
  }
  ChartFigures cells;
  for (const CellResult& cell : run.results)
    cells.figures.emplace_back(ChartFigure{cell, {}}).value = std::get<Measured>(cell.outcome).value;
  ChartChoices choices;
  const Chart ofBoth = pairChart(cells, choices, {words});
  EXPECT_EQ(ofBoth.title, "Core-to-core latency: Compare-and-swap");
  EXPECT_EQ(ofBoth.variants, (std::vector<ChartVariant>{{"handover-cas", "Compare-and-swap"},
                                                        {"handover-store", "Load and store"}}));
  EXPECT_EQ(ofBoth.variant, 0U);
  choices.variant = "handover-store";
  const Chart other = pairChart(cells, choices, {words});
  EXPECT_EQ(other.title, "Core-to-core latency: Load and store");
  EXPECT_EQ(other.variant, 1U);
  EXPECT_EQ(heatOf(other).last, heatOf(ofBoth).last / 2);
  cells.figures.resize(ofCas.size());
  const Chart alone = pairChart(cells, choices, {words});
  EXPECT_EQ(alone.title, ofBoth.title) << "what was chosen is not there";
  EXPECT_TRUE(alone.variants.empty());
}

/// Packages of caches of two CPUs each.
Machine machineOf(int packages, int cachesOfEach) {
  Machine machine;
  machine.caches = {{1, 32_KiB, 1}, {3, 16_MiB, 2}};
  for (int cpu = 0; cpu < packages * cachesOfEach * 2; ++cpu)
    machine.cpus.push_back({cpu, cpu, cpu / 2 / cachesOfEach, 0, 0, 0, cpu / 2});
  return machine;
}

std::vector<std::string> labelsOf(const std::vector<ChartBracket>& tier) {
  std::vector<std::string> labels;
  for (const ChartBracket& bracket : tier)
    labels.push_back(bracket.label + " at " + std::to_string(bracket.first) + " of " +
                     std::to_string(bracket.count));
  return labels;
}

TEST(CoreChart, SaysOfWhichKindTheCoresAre) {
  const auto machine = machineFromXml(mixedCores);
  ASSERT_TRUE(machine);
  const Chart chart = chartOn(*machine);
  EXPECT_EQ(chart.rows, (std::vector<std::string>{"CPU 0 (IntelCore)", "CPU 1 (IntelCore)",
                                                  "CPU 2 (IntelAtom)", "CPU 3 (IntelAtom)"}));
  EXPECT_EQ(chart.series[2].name, "CPU 2 (IntelAtom)");
  EXPECT_EQ(chart.series[2].shortName, "2");
  EXPECT_TRUE(chart.brackets.empty()) << "there is one cache for all";
}

TEST(CoreChart, HasBracketsForCachesAndPackages) {
  const Chart caches = chartOn(machineOf(1, 3));
  ASSERT_EQ(caches.brackets.size(), 1U);
  EXPECT_EQ(labelsOf(caches.brackets[0]),
            (std::vector<std::string>{"L3 #0 at 0 of 2", "L3 #1 at 2 of 2", "L3 #2 at 4 of 2"}));
  const Chart both = chartOn(machineOf(2, 2));
  ASSERT_EQ(both.brackets.size(), 2U);
  EXPECT_EQ(both.brackets[0].size(), 4U);
  EXPECT_EQ(labelsOf(both.brackets[1]),
            (std::vector<std::string>{"Package 0 at 0 of 4", "Package 1 at 4 of 4"}));
  const Chart packages = chartOn(machineOf(2, 1));
  ASSERT_EQ(packages.brackets.size(), 1U) << "each package has one cache";
  EXPECT_EQ(labelsOf(packages.brackets[0]),
            (std::vector<std::string>{"Package 0 at 0 of 2", "Package 1 at 2 of 2"}));
}

TEST(CoreChart, HasNoBracketsThatSayNothing) {
  EXPECT_TRUE(chartOn(machineOf(1, 1)).brackets.empty()) << "one cache for all";
  Machine machine = machineOf(1, 2);
  for (LogicalCpu& cpu : machine.cpus) cpu.lastCache = cpu.osIndex;
  EXPECT_TRUE(chartOn(machine).brackets.empty()) << "a cache a CPU";
  for (LogicalCpu& cpu : machine.cpus) cpu.lastCache.reset();
  EXPECT_TRUE(chartOn(machine).brackets.empty()) << "not known";
  for (LogicalCpu& cpu : machine.cpus) cpu.package = cpu.osIndex;
  EXPECT_TRUE(chartOn(machine).brackets.empty()) << "a package a CPU, as in virtual machines";
}

// The system tells of a third level, but not its size: the caches that it does tell are nearer ones.
TEST(CoreChart, NamesNoOtherLevelThanThatOfTheBracket) {
  Machine machine = machineOf(1, 2);
  machine.caches.back() = {2, 1_MiB, 1};
  const Chart chart = chartOn(machine);
  ASSERT_EQ(chart.brackets.size(), 1U);
  EXPECT_EQ(labelsOf(chart.brackets[0]), (std::vector<std::string>{" at 0 of 2", " at 2 of 2"}));
}

std::size_t timesIn(const std::string& text, const std::string& part) {
  std::size_t times = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) ++times;
  return times;
}

TEST(CoreChart, IsDrawnWithABracketOnEitherAxisAndItsLabelWhereThereIsRoom) {
  const std::string without = svgElement(chartOn(machineOf(1, 1)), "c");
  EXPECT_EQ(timesIn(without, "class=\"sm\""), 0U);
  const std::string few = svgElement(chartOn(machineOf(2, 2)), "c");
  EXPECT_EQ(timesIn(few, "class=\"sm\""), 12U) << "four caches and two packages";
  EXPECT_EQ(timesIn(few, ">L3 #3<"), 2U);
  EXPECT_EQ(timesIn(few, ">Package 1<"), 2U);
  EXPECT_EQ(timesIn(few, "rotate(-90"), 6U);
  const std::string many = svgElement(chartOn(machineOf(1, 32)), "c");
  EXPECT_EQ(timesIn(many, "class=\"sm\""), 64U);
  EXPECT_EQ(timesIn(many, ">L3 #"), 0U) << "two cells are narrower than the label";
}

TEST(CoreChart, OfSeveralSidesHasARowAPair) {
  const strata::Run run = runOfTwoClusters();
  const std::vector<Chart> charts =
      chartsOfSection("core-to-core", {{"A", chartCells(run)}, {"B", chartCells(run)}}, &run.machine, words);
  ASSERT_EQ(charts.size(), 1U);
  EXPECT_EQ(charts.front().shape, ChartShape::Rows);
  EXPECT_EQ(charts.front().rows.size(), 6U);
}

}  // namespace
}  // namespace strata::test
