// SPDX-License-Identifier: GPL-3.0-or-later
// Memory-level parallelism in reports: the most loads of each level, tables by chains, the sentences, the
// lines.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
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
#include "core/report/parallel_loads.h"
#include "core/report/text.h"
#include "tests/core/report/sample_reports.h"

namespace strata::test {
namespace {

struct LevelOf {
  Bytes region;
  double latencyNs;
  std::int64_t buffers;
};

constexpr std::array<std::int64_t, 5> fewChains{1, 4, 12, 16, 24};

/// Chases on a machine with 32 KiB, 512 KiB and 16 MiB of caches.
strata::Run runOfLevels(const std::vector<LevelOf>& levels) {
  strata::Run run;
  run.id = "00000000-0000-4000-8000-000000000000";
  run.machine.cpus.push_back({0, 0, 0, 0, 0, 0});
  run.machine.coreKinds = {{"", 0, 1}};
  run.machine.caches = {{1, 32_KiB, 1}, {2, 512_KiB, 1}, {3, 16_MiB, 1}};
  for (const auto& [region, latencyNs, buffers] : levels)
    for (const std::int64_t chains : fewChains) {
      const double ns = latencyNs / static_cast<double>(std::min(chains, buffers));
      CellResult& cell = run.results.emplace_back(
          latencyCell(strata::Test::ParallelLoads, "chase-" + std::to_string(chains), 1, ns, "p10"));
      cell.parameters.regionBytes = region.count;
      cell.parameters.chains = chains;
      cell.parameters.pattern = "random";
      cell.parameters.op = "latency";
      cell.parameters.pages = "transparent";
      auto& measured = std::get<Measured>(cell.outcome);
      measured.low = ns * 0.99;
      measured.high = ns * 1.01;
    }
  return run;
}

const std::vector<LevelOf> usualLevels{{256_KiB, 4, 8}, {64_MiB, 96, 100}};

std::vector<std::string> findingsOfLevels(const strata::Run& run) {
  return parallelLoadFindings(cellsOf(run), run.machine, words);
}

TEST(ParallelLoadSentence, HasTheMostLoadsOfEachLevel) {
  EXPECT_EQ(findingsOfLevels(runOfLevels(usualLevels)),
            (std::vector<std::string>{
                "L2: 8.00 loads in flight; 4.00 ns per load with one chain, 0.500 ns with 12 chains.",
                "Memory: at least 24.0 loads in flight; 96.0 ns per load with one chain, 4.00 ns with 24 "
                "chains."}));
}

TEST(ParallelLoadSentence, NamesTheSizeWhereItShowsNoLevel) {
  EXPECT_EQ(findingsOfLevels(runOfLevels({{24_MiB, 60, 10}})),
            std::vector<std::string>{
                "24 MiB: 10.0 loads in flight; 60.0 ns per load with one chain, 6.00 ns with 12 chains."});
  strata::Run run = runOfLevels({{64_MiB, 60, 10}});
  run.machine.caches.clear();
  EXPECT_EQ(findingsOfLevels(run).front().substr(0, 7), "64 MiB:");
}

TEST(ParallelLoadSentence, IsNotSaidWithoutAReliableTimeOfOneChain) {
  strata::Run run = runOfLevels(usualLevels);
  std::get<Measured>(run.results[0].outcome).verdict.grade = Grade::Poor;
  run.results[fewChains.size()].outcome = Skipped{Reason{"stopped", {}}};
  EXPECT_TRUE(findingsOfLevels(run).empty());
}

// 64 bytes in 4 ns are 16 GB/s, in 0.5 ns 128 GB/s.
TEST(ParallelLoadTables, HaveTheLevelsAndThenTheChainsOfEach) {
  const std::string text = toText(runOfLevels(usualLevels), words);
  const std::size_t from = text.find("MEMORY-LEVEL PARALLELISM");
  ASSERT_NE(from, std::string::npos) << text;
  const std::size_t begin = text.find("Most loads", from);
  EXPECT_EQ(text.substr(begin, text.find("HOW TO READ", begin) - begin),
            R"(Most loads in flight in each level:
                                         random lines
  level      size      in flight  +/- %          MB/s
  L2      256 KiB           8.00    2.0        128000
  Memory   64 MiB  at least 24.0    2.0         16000
  L2: 8.00 loads in flight; 4.00 ns per load with one chain, 0.500 ns with 12
  chains.
  Memory: at least 24.0 loads in flight; 96.0 ns per load with one chain, 4.00
  ns with 24 chains.

L2, 256 KiB, by number of chains:
                                   random lines
  Chains     ns  +/- %  in flight          MB/s  grade
       1   4.00    1.0       1.00         16000  +
       4   1.00    1.0       4.00         64000  +
      12  0.500    1.0       8.00        128000  +
      16  0.500    1.0       8.00        128000  +
      24  0.500    1.0       8.00        128000  +

Memory, 64 MiB, by number of chains:
                                  random lines
  Chains    ns  +/- %  in flight          MB/s  grade
       1  96.0    1.0       1.00           667  +
       4  24.0    1.0       4.00          2670  +
      12  8.00    1.0       12.0          8000  +
      16  6.00    1.0       16.0         10700  +
      24  4.00    1.0       24.0         16000  +

)");
}

TEST(ParallelLoadTables, HaveADashWhereNothingWasMeasured) {
  strata::Run run = runOfLevels({{64_MiB, 96, 10}});
  run.results[2].outcome = Skipped{Reason{"stopped", {}}};
  const std::string text = toText(run, words);
  const std::size_t row = text.find("\n      12 ");
  ASSERT_NE(row, std::string::npos) << text;
  EXPECT_EQ(text[text.find_first_not_of(' ', row + 9)], '-') << text;
}

TEST(ParallelLoadCells, AreNamedByTheirChains) {
  const strata::Run run = runOfLevels(usualLevels);
  EXPECT_EQ(cellName(run.results[6], NameStyle::Full, words),
            "Memory-level parallelism 64 MiB: 4 chains, transparent huge pages");
}

TEST(ParallelLoadCells, ComeBackFromARunFileAndStandInCsv) {
  const strata::Run run = runOfLevels(usualLevels);
  const auto read = runsFromJson(toJson(run));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->front().results, run.results);
  EXPECT_NE(toCsv({run}).find(",parallel-loads,chase-24,"), std::string::npos);
}

ChartFigures figuresOfChains(const strata::Run& run) {
  ChartFigures cells;
  for (const CellResult& cell : run.results) {
    ChartFigure& figure = cells.figures.emplace_back(ChartFigure{cell, {}});
    const auto& measured = std::get<Measured>(cell.outcome);
    figure.value = measured.value;
    figure.low = measured.low;
    figure.high = measured.high;
    figure.grade = measured.verdict.grade;
    figure.final = true;
  }
  return cells;
}

TEST(ParallelLoadChart, HasALineForEachLevel) {
  const strata::Run run = runOfLevels(usualLevels);
  ChartFigures cells = figuresOfChains(run);
  ChartChoices choices;
  choices.edges = cacheEdges(run.machine);
  const Chart chart = parallelLoadChart(cells, choices, {words});
  ASSERT_EQ(chart.series.size(), 2u);
  EXPECT_EQ(chart.series[0].name, "L2, 256 KiB");
  EXPECT_EQ(chart.series[1].name, "Memory, 64 MiB");
  ASSERT_EQ(chart.series[0].points.size(), 5u);
  EXPECT_DOUBLE_EQ(chart.series[0].points[2].x, 12);
  EXPECT_DOUBLE_EQ(chart.series[0].points[2].y, 8);
  EXPECT_NEAR(chart.series[0].points[2].low.value_or(0), 8 * 0.99 / 1.01, 1e-9);
  EXPECT_DOUBLE_EQ(chart.series[1].points[4].y, 24);
  EXPECT_EQ(chart.caption, findingsOfLevels(run).back());
  EXPECT_EQ(chart.xKind, AxisKind::Chains) << "a read-out begins with their number";
  ChartFigures doubtful = cells;
  for (ChartFigure& figure : doubtful.figures) figure.grade = Grade::Poor;
  EXPECT_EQ(parallelLoadChart(doubtful, choices, {words}).caption, "") << "nothing is reliable";
  for (ChartFigure& figure : doubtful.figures) figure.grade.reset();
  EXPECT_EQ(parallelLoadChart(doubtful, choices, {words}).caption, "") << "no grade is told";
  cells.figures.back().final = false;
  EXPECT_EQ(parallelLoadChart(cells, choices, {words}).caption, "") << "still being measured";
  cells.figures[0].value.reset();
  EXPECT_TRUE(parallelLoadChart(cells, choices, {words}).series[0].points.empty()) << "no latency yet";
  EXPECT_EQ(parallelLoadChart(cells, {}, {words}).series[0].name, "256 KiB") << "the caches are not known";
}

TEST(ParallelLoadChart, StandsInTheWebPageWithItsSentences) {
  const std::string html = toHtml({runOfLevels(usualLevels)}, words);
  EXPECT_NE(html.find("<svg"), std::string::npos);
  EXPECT_NE(html.find("Memory: at least 24.0 loads in flight"), std::string::npos);
  EXPECT_NE(html.find("loads in flight, higher is better"), std::string::npos);
}

}  // namespace
}  // namespace strata::test
