// SPDX-License-Identifier: GPL-3.0-or-later
// Latency by stride in reports: rows, the sentence, the curve.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/words/words.h"
#include "core/report/cell_name.h"
#include "core/report/html.h"
#include "core/report/json.h"
#include "core/report/json_read.h"
#include "core/report/run_charts.h"
#include "core/report/stride.h"
#include "core/report/text.h"
#include "tests/core/report/sample_reports.h"

namespace strata::test {
namespace {

/// Latencies by stride, 0 for the walk at random.
using Latencies = std::vector<std::pair<std::uint64_t, double>>;

strata::Run runOfStrides(const Latencies& latencies) {
  strata::Run run;
  run.id = "00000000-0000-4000-8000-000000000000";
  run.machine.cpus.push_back({0, 0, 0, 0, 0, 0});
  run.machine.coreKinds = {{"", 0, 1}};
  for (const auto& [stride, ns] : latencies) {
    CellResult& cell = run.results.emplace_back(latencyCell(strata::Test::Stride, "chase-1", 1, ns, "p10"));
    cell.parameters.regionBytes = 64 << 20;
    if (stride > 0) cell.parameters.strideBytes = stride;
  }
  return run;
}

const Latencies usualLatencies{{0, 100}, {64, 3}, {128, 4.5}, {256, 12}, {512, 60}, {1024, 91}, {2048, 95}};

std::string strideSentence(const Latencies& latencies) {
  const strata::Run run = runOfStrides(latencies);
  const auto sentences = strideFindings(cellsOf(run), run.machine, words);
  return sentences.empty() ? std::string() : sentences.front();
}

TEST(StrideSentence, NamesTheLastStrideThatIsFasterThanAtRandom) {
  EXPECT_EQ(
      strideSentence(usualLatencies),
      "Prefetching helps up to strides of 512 B: a load takes 60.0 ns there and 3.00 ns at 64 B, instead "
      "of 100 ns.");
}

TEST(StrideSentence, KnowsThatItHelpsAlwaysOrNever) {
  EXPECT_EQ(strideSentence({{0, 100}, {64, 3}, {128, 89}}),
            "At all strides up to 128 B a load takes less than 90 % of the time at random. It takes 89.0 ns "
            "there and "
            "3.00 ns at 64 B, instead of 100 ns.");
  EXPECT_EQ(strideSentence({{0, 100}, {64, 90}, {128, 99}}),
            "At none of these strides does a load take less than 90 % of the time at random, 100 ns.");
}

TEST(StrideSentence, IsNotSaidWhereOneIsMissing) {
  EXPECT_EQ(strideSentence({{64, 3}, {128, 90}}), "");
  EXPECT_EQ(strideSentence({{0, 100}, {64, 3}}), "");
  strata::Run run = runOfStrides(usualLatencies);
  std::get<Measured>(run.results[3].outcome).verdict.grade = Grade::Poor;
  EXPECT_TRUE(strideFindings(cellsOf(run), run.machine, words).empty());
}

TEST(StrideTables, HaveARowForEachStride) {
  const std::string text = toText(runOfStrides(usualLatencies), words);
  const auto at = [&](const std::string& part) { return text.find(part); };
  EXPECT_NE(at("LATENCY BY STRIDE"), std::string::npos) << text;
  EXPECT_LT(at("\n       64 B "), at("\n      512 B ")) << text;
  EXPECT_LT(at("\n      2 KiB "), at("\n  at random ")) << text;
  EXPECT_NE(at("60 %"), std::string::npos) << text;
}

TEST(StrideCells, AreNamedByTheirStrideAndComeBackFromAFile) {
  const strata::Run run = runOfStrides(usualLatencies);
  EXPECT_EQ(cellName(run.results[0], NameStyle::Full, words), "Latency by stride: at random");
  EXPECT_EQ(cellName(run.results[4], NameStyle::Full, words), "Latency by stride: stride 512 B");
  const auto read = runsFromJson(toJson(run));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->front().results, run.results);
}

TEST(StrideChart, HasTheWalkAtRandomAcross) {
  ChartFigures cells;
  const strata::Run run = runOfStrides(usualLatencies);
  for (const CellResult& cell : run.results) {
    ChartFigure& figure = cells.figures.emplace_back(ChartFigure{cell, {}});
    figure.value = std::get<Measured>(cell.outcome).value;
    figure.final = true;
  }
  const Chart chart = strideChart(cells, {}, {words});
  ASSERT_EQ(chart.series.size(), 2u);
  ASSERT_EQ(chart.series[0].points.size(), 6u);
  EXPECT_DOUBLE_EQ(chart.series[0].points[3].y, 60);
  ASSERT_EQ(chart.series[1].points.size(), 6u);
  EXPECT_DOUBLE_EQ(chart.series[1].points[0].y, 100);
  EXPECT_EQ(chart.caption.find("Prefetching helps up to strides of 512 B"), 0u);
}

TEST(StrideChart, StandsInTheWebPageWithItsSentence) {
  const std::string html = toHtml({runOfStrides(usualLatencies)}, words);
  EXPECT_NE(html.find("<svg"), std::string::npos);
  EXPECT_NE(html.find("Prefetching helps up to strides of 512 B"), std::string::npos);
}

}  // namespace
}  // namespace strata::test
