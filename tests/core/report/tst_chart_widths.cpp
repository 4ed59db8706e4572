// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/chart_widths.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "app/words/words.h"
#include "core/report/run_charts.h"
#include "core/report/run_format.h"
#include "tests/support/sample_run.h"

namespace strata {
namespace {

using Widths = std::set<std::int64_t>;

/// Serial reads and writes of some widths, and random reads of 8 bytes alone, in two sizes.
strata::Run runOfWidths() {
  strata::Run run = classicRun();
  const CellResult like = run.results.front();
  run.results.clear();
  const auto add = [&](const std::string& loop, const char* op, std::int64_t width) {
    for (const std::uint64_t region : {24U << 10U, 1U << 20U}) {
      CellResult& cell = run.results.emplace_back(like);
      cell.test = Test::Bandwidth;
      cell.kernel = loop + '-' + std::to_string(width);
      cell.parameters = {};
      cell.parameters.op = op;
      cell.parameters.widthBytes = width;
      cell.parameters.regionBytes = region;
      cell.parameters.threads = 1;
      cell.unit = "MB/s";
      std::get<Measured>(cell.outcome).value = 1000.0 * static_cast<double>(width);
    }
  };
  for (const std::int64_t width : {1, 8, 16, 32}) {
    add("read-serial", "read", width);
    add("write-serial", "write", width);
  }
  add("read-random", "read", 8);
  return run;
}

/// The lines of all charts of a run of such a choice, by their names.
std::vector<std::string> linesOf(const std::vector<std::string>& names) {
  const strata::Run run = runOfWidths();
  std::vector<std::string> lines;
  for (const Chart& chart :
       chartsOf({{"", chartCells(run)}}, nullptr, words, chartWidthsNamed(names).value()))
    for (const ChartSeries& line : chart.series) lines.push_back(line.name);
  return lines;
}

}  // namespace

TEST(ChartWidths, AreNamedByBytesAsVectorsOrAsTheWidest) {
  EXPECT_TRUE(chartWidthsNamed({})->areAll());
  EXPECT_EQ(chartWidthsNamed({"8", "2"})->bytes, (Widths{2, 8}));
  EXPECT_EQ(chartWidthsNamed({"vectors", "1"})->bytes, (Widths{1, 16, 32, 64}));
  EXPECT_TRUE(chartWidthsNamed({"widest"})->widest);
  EXPECT_FALSE(chartWidthsNamed({"widest"})->areAll());
  EXPECT_EQ(chartWidthsNamed({"3"}), std::nullopt);
  EXPECT_EQ(chartWidthsNamed({"8", "all"}), std::nullopt);
  for (const std::string& name : chartWidthNames()) EXPECT_TRUE(chartWidthsNamed({name})) << name;
}

TEST(ChartWidths, WithoutAChoiceHaveALineEach) {
  // Nine lines are too many for one chart: reads stand in one, writes in another.
  const strata::Run run = runOfWidths();
  const std::vector<Chart> charts = chartsOf({{"", chartCells(run)}}, nullptr, words, {});
  ASSERT_EQ(charts.size(), 2U);
  EXPECT_EQ(charts[0].series.size(), 5U);
  EXPECT_EQ(charts[1].series.size(), 4U);
  std::set<std::string> looks;
  for (const ChartSeries& line : charts[0].series)
    looks.insert(std::to_string(line.style.colour.value_or(99)) + '/' +
                 std::to_string(static_cast<int>(line.style.line)));
  EXPECT_EQ(looks.size(), 5U) << "each line has a look of its own";
}

TEST(ChartWidths, ShowWhatIsChosen) {
  EXPECT_EQ(linesOf({"8"}), (std::vector<std::string>{"Sequential read, 8-byte", "Random read, 8-byte",
                                                      "Sequential write, 8-byte"}));
  EXPECT_EQ(linesOf({"vectors"}),
            (std::vector<std::string>{"Sequential read, 32-byte", "Sequential read, 16-byte",
                                      "Sequential write, 32-byte", "Sequential write, 16-byte"}));
  EXPECT_TRUE(linesOf({"64"}).empty());
}

TEST(ChartWidths, ShowTheWidestOfEachLoopBesideThoseChosen) {
  EXPECT_EQ(linesOf({"widest"}), (std::vector<std::string>{"Sequential read, 32-byte", "Random read, 8-byte",
                                                           "Sequential write, 32-byte"}));
  EXPECT_EQ(linesOf({"widest", "1"}).size(), 5U);
}

TEST(ChartWidths, AreThoseOfAPictureAlone) {
  const strata::Run run = runOfWidths();
  const std::string all = inFormat(RunFormat::Svg, {run}, words);
  EXPECT_NE(all.find("Sequential read, 1-byte"), std::string::npos);
  const std::string some = inFormat(RunFormat::Svg, {run}, words, {.chartWidths = {{8}}});
  EXPECT_EQ(some.find("Sequential read, 1-byte"), std::string::npos);
  EXPECT_NE(some.find("Random read, 8-byte"), std::string::npos);
  EXPECT_EQ(inFormat(RunFormat::Csv, {run}, words, {.chartWidths = {{8}}}),
            inFormat(RunFormat::Csv, {run}, words));
}

// Moves have no loop of a widest width: all four fit.
TEST(ChartWidths, OfMovesAreAllOrThoseChosen) {
  const strata::Run run = classicRun();
  const auto lines = [&](const ChartWidths& widths) {
    const std::vector<Chart> charts =
        chartsOfSection("memory", {{"", chartCells(run)}}, nullptr, words, widths);
    return charts.empty() ? std::size_t{0} : charts[0].series.size();
  };
  EXPECT_EQ(lines(widestOfEachLoop), lines({}));
  EXPECT_GT(lines({}), lines({{8}}));
  EXPECT_GT(lines({{8}}), 0U);
}

}  // namespace strata
