// SPDX-License-Identifier: GPL-3.0-or-later
// Charts by size, which reports and the window draw.
#include <gtest/gtest.h>

#include "app/words/words.h"
#include "core/report/chart_builders.h"
#include "core/report/run_charts.h"
#include "tests/support/sample_run.h"

namespace strata {
namespace {

ChartFigure bandwidthOf(const std::string& kernel, const char* op, std::uint64_t region, double value) {
  ChartFigure figure{{Test::Bandwidth, kernel, {}}, {}};
  figure.parameters.op = op;
  figure.parameters.regionBytes = region;
  figure.parameters.widthBytes = 64;
  figure.parameters.threads = 1;
  figure.value = value;
  figure.final = true;
  return figure;
}

const ChartTexts english{words};

TEST(SizeCharts, ATriadStandsAtTheWorkingSetOfItsStep) {
  ChartFigures cells;
  // A third of 64 KiB, in whole cache lines.
  cells.figures = {bandwidthOf("read-serial-64", "read", 65536, 100'000),
                   bandwidthOf("triad-serial-64", "triad", 21824, 90'000),
                   bandwidthOf("read-serial-64", "read", 131072, 50'000)};
  const Chart chart = bandwidthChart(cells, {}, english);
  ASSERT_EQ(chart.series.size(), 2U);
  EXPECT_EQ(chart.series[1].points[0].x, 65536);
  EXPECT_EQ(stopsOf(chart).size(), 2U);
}

TEST(SizeCharts, ATriadOfChosenBuffersStandsAtItsOwnWorkingSet) {
  ChartFigures cells;
  cells.figures = {bandwidthOf("read-serial-64", "read", 65536, 100'000),
                   bandwidthOf("triad-serial-64", "triad", 65536, 90'000)};
  const Chart chart = bandwidthChart(cells, {}, english);
  EXPECT_EQ(chart.series[1].points[0].x, 3 * 65536);
}

TEST(SizeCharts, AProvisionalValueIsAPointThatIsNotFinal) {
  ChartFigures cells;
  cells.figures = {bandwidthOf("read-serial-64", "read", 65536, 100'000)};
  cells.figures[0].final = false;
  EXPECT_FALSE(bandwidthChart(cells, {}, english).series[0].points[0].final);
}

TEST(SizeCharts, AFewSizesAreDrawnAsStepsOfTheirLevels) {
  ChartFigures cells;
  cells.figures = {bandwidthOf("read-serial-64", "read", 16384, 200'000),
                   bandwidthOf("read-serial-64", "read", 524'288, 80'000),
                   bandwidthOf("read-serial-64", "read", 67'108'864, 10'000)};
  ChartChoices choices;
  // Of the second cache half was seen, which is what counts.
  choices.edges = {{1, Bytes{32'768}}, {2, Bytes{2'097'152}}, {2, Bytes{1'048'576}, true}};
  const Chart chart = bandwidthChart(cells, choices, english);
  EXPECT_EQ(chart.title, "Bandwidth vs. working set: one size per level");
  EXPECT_EQ(chart.series[0].steps, (std::vector<double>{32'768, 1'048'576}));
  EXPECT_NE(chart.series[0].style.line, Dash::None);

  // More sizes are a curve.
  for (std::uint64_t size = 1; size < 4; ++size)
    cells.figures.push_back(bandwidthOf("read-serial-64", "read", size << 25, 10'000));
  const Chart curve = bandwidthChart(cells, choices, english);
  EXPECT_EQ(curve.title, "Bandwidth vs. working set");
  EXPECT_TRUE(curve.series[0].steps.empty());
}

TEST(SizeCharts, AnEdgeSaysHowManyThreadsShareTheCache) {
  ChartFigures cells;
  cells.figures = {bandwidthOf("read-serial-64", "read", 65536, 100'000)};
  cells.figures[0].parameters.threads = 2;
  const Chart chart = bandwidthChart(cells, {.edges = {{3, 16_MiB, true, 2, 1}}}, english);
  ASSERT_EQ(chart.edges.size(), 1U);
  EXPECT_EQ(chart.edges[0].label, "L3 measured");
  EXPECT_EQ(chart.edges[0].explanation,
            "L3 cache: 16 MiB usable, as measured by Strata. 2 threads share it.");
}

// The window hides the lines of two threads at first: a cache stood at half its size beside the line of one.
TEST(SizeCharts, AnEdgeIsThatOfTheFewestThreads) {
  ChartFigures cells;
  cells.figures = {bandwidthOf("read-serial-64", "read", 65536, 100'000),
                   bandwidthOf("read-serial-64", "read", 65536, 200'000)};
  cells.figures[1].parameters.threads = 2;
  const Chart chart = bandwidthChart(cells, {.edges = {{3, 16_MiB, true, 2, 1}}}, english);
  ASSERT_EQ(chart.edges.size(), 1U);
  EXPECT_EQ(chart.edges[0].x, 16 << 20);
}

/// A run of a sweep by one thread and by two.
strata::Run sweepRun() {
  strata::Run run = classicRun();
  const CellResult like = run.results.front();
  run.results.clear();
  for (const std::int64_t threads : {1, 2})
    for (const char* op : {"read", "copy"})
      for (const std::uint64_t footprint : {24U << 10U, 1U << 20U, 64U << 20U}) {
        CellResult& cell = run.results.emplace_back(like);
        static_cast<CellId&>(cell) = bandwidthOf(std::string(op) + "-serial-64", op,
                                                 op == std::string("copy") ? footprint / 2 : footprint, 0);
        cell.parameters.threads = threads;
        cell.unit = "MB/s";
        std::get<Measured>(cell.outcome).value = 1000.0 * static_cast<double>(threads);
      }
  return run;
}

TEST(SizeCharts, ReportsDrawASweepByTheWorkingSet) {
  const strata::Run run = sweepRun();
  const std::vector<Chart> charts = chartsOf({{"", chartCells(run)}}, &run.machine, words);
  ASSERT_EQ(charts.size(), 1U);
  EXPECT_EQ(charts[0].xKind, AxisKind::Footprint);
  ASSERT_EQ(charts[0].series.size(), 4U);
  EXPECT_EQ(charts[0].series[0].name, "Sequential read, 64-byte, 1 thread");
  EXPECT_EQ(charts[0].series[1].name, "Sequential read, 64-byte, 2 threads");
  // A copy has two buffers, which together are the working set.
  EXPECT_EQ(charts[0].series[2].points[0].x, 24 * 1024);
  EXPECT_EQ(charts[0].yTitle, "MB/s, higher is better");
  // The legend has each line, and each line a look of its own.
  ASSERT_EQ(charts[0].legend.size(), 4U);
  EXPECT_NE(charts[0].legend[0].style, charts[0].legend[1].style);
}

TEST(SizeCharts, SidesAreToldApartByColour) {
  const strata::Run run = sweepRun();
  const std::vector<Chart> charts =
      chartsOf({{"A", chartCells(run)}, {"B", chartCells(run)}}, &run.machine, words);
  ASSERT_EQ(charts.size(), 1U);
  ASSERT_EQ(charts[0].series.size(), 8U);
  EXPECT_EQ(charts[0].series[4].name, "B: Sequential read, 64-byte, 1 thread");
  EXPECT_EQ(charts[0].series[4].style.colour, std::optional<std::size_t>(1));
  EXPECT_EQ(charts[0].series[4].style.line, charts[0].series[0].style.line);
  EXPECT_FALSE(charts[0].edges.empty());
}

TEST(CellCharts, WorkloadsOfTheDiskAreRowsWhateverTheirThreads) {
  strata::Run run = classicRun();
  const CellResult like = run.results.back();
  run.results.clear();
  for (const std::int64_t threads : {1, 16}) {
    CellResult& cell = run.results.emplace_back(like);
    cell.kernel = "disk-read-random";
    cell.parameters = {};
    cell.parameters.op = "read";
    cell.parameters.pattern = "random";
    cell.parameters.blockBytes = 4096;
    cell.parameters.queueDepth = 32;
    cell.parameters.threads = threads;
  }
  const std::vector<Chart> charts = chartsOf({{"", chartCells(run)}}, nullptr, words);
  ASSERT_EQ(charts.size(), 1U);
  EXPECT_EQ(charts[0].rows, (std::vector<std::string>{"RND4K Q32T1 Read", "RND4K Q32T16 Read"}));
  EXPECT_EQ(charts[0].series.size(), 1U) << "the block is a part of the name";
}

TEST(CellCharts, SidesShareTheirRows) {
  const strata::Run run = classicRun();
  strata::Run other = run;
  std::swap(other.results[0], other.results[1]);
  const std::vector<Chart> charts =
      chartsOf({{"A", chartCells(run)}, {"B", chartCells(other)}}, nullptr, words);
  EXPECT_EQ(charts[0].rows, (std::vector<std::string>{"Integer", "Floating-point"}));
  ASSERT_EQ(charts[0].series.size(), 2U);
  EXPECT_EQ(charts[0].series[1].name, "B");
  EXPECT_EQ(charts[0].series[1].points[0].y, charts[0].series[0].points[1].y) << "as the side has them";
  EXPECT_EQ(charts[0].series[1].points[0].x, 1);
}

}  // namespace
}  // namespace strata
