// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/trend.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/stats/comparison.h"
#include "core/stats/expected_range.h"
#include "tests/support/sample_run.h"

namespace strata {

namespace {

/// The classic run on that day of January, alone in its series, whose figures are so many times as high.
strata::Run runOn(int day, double logarithm = 0) {
  strata::Run run = classicRun();
  const std::string number = std::to_string(day);
  run.id = run.series = "run-" + number;
  run.started = "2026-01-" + std::string(day < 10 ? "0" : "") + number + "T10:00:00Z";
  for (CellResult& cell : run.results)
    if (auto* measured = std::get_if<Measured>(&cell.outcome)) {
      measured->value *= std::exp(logarithm);
      measured->verdict.grade = Grade::Good;
    }
  return run;
}

std::size_t firstMeasured(const strata::Run& run) {
  return static_cast<std::size_t>(
      std::ranges::find_if(run.results, [](const CellResult& one) { return measuredOf(&one) != nullptr; }) -
      run.results.begin());
}

const std::vector<double> six{-0.02, -0.01, 0.0, 0.0, 0.01, 0.02};

/// Runs on the 1st to the 6th.
std::vector<strata::Run> sixRuns() {
  std::vector<strata::Run> runs;
  for (const double logarithm : six) runs.push_back(runOn(static_cast<int>(runs.size()) + 1, logarithm));
  return runs;
}

Trend trendIn(const std::vector<strata::Run>& others, const strata::Run& run) {
  return trendOf(others, run, run.results[firstMeasured(run)]);
}

void setGrade(strata::Run& run, Grade grade) {
  std::get<Measured>(run.results[firstMeasured(run)].outcome).verdict.grade = grade;
}

}  // namespace

// The half width of the same six logarithms is worked by hand in tst_expected_range.cpp: 0.064055, which is
// more than the usual margin.
TEST(Trend, IsByTimeWithTheUsualRangeOfTheEarlierOnes) {
  std::vector<strata::Run> others = sixRuns();
  std::ranges::reverse(others);
  const Trend within = trendIn(others, runOn(7, 0.06));
  ASSERT_EQ(within.points.size(), 7u);
  for (std::size_t i = 0; i < 7; ++i) EXPECT_EQ(within.points[i].run, "run-" + std::to_string(i + 1));
  for (std::size_t i = 0; i < 6; ++i) EXPECT_FALSE(within.points[i].low) << i;
  const double value = std::get<Measured>(runOn(1).results[firstMeasured(runOn(1))].outcome).value;
  ASSERT_TRUE(within.points[6].low);
  EXPECT_NEAR(std::log(*within.points[6].high / value), 0.064055, 1e-5);
  EXPECT_NEAR(std::log(*within.points[6].low / value), -0.064055, 1e-5);
  EXPECT_EQ(within.outside(), 0u);
  const Trend outside = trendIn(others, runOn(7, 0.07));
  EXPECT_TRUE(outside.points[6].isOutside());
  EXPECT_EQ(outside.outside(), 1u);
  EXPECT_TRUE(trendIn(others, runOn(7, -0.07)).points[6].isOutside());
}

TEST(Trend, DoesNotJudgeByWhatCameLater) {
  const std::vector<strata::Run> others = sixRuns();
  strata::Run first = runOn(1, 0.5);
  first.started = "2025-12-31T10:00:00Z";
  first.id = first.series = "first";
  const Trend trend = trendIn(others, first);
  EXPECT_EQ(trend.points[0].run, "first");
  EXPECT_FALSE(trend.points[0].low);
}

/// Six groups make a range; the repetitions of one series are one of them, and of the point's own none.
TEST(Trend, CountsASeriesOnceAndItsOwnNever) {
  std::vector<strata::Run> others = sixRuns();
  others[5].series = others[4].series;
  EXPECT_FALSE(trendIn(others, runOn(7)).points[6].low);
  others = sixRuns();
  strata::Run own = runOn(7);
  own.series = others[5].series;
  EXPECT_FALSE(trendIn(others, own).points[6].low);
}

TEST(Trend, LeavesUnreliableResultsOutOnBothSides) {
  std::vector<strata::Run> others = sixRuns();
  setGrade(others[5], Grade::Poor);
  EXPECT_FALSE(trendIn(others, runOn(7)).points[6].low);
  strata::Run poor = runOn(7, 0.5);
  setGrade(poor, Grade::Poor);
  const Trend trend = trendIn(sixRuns(), poor);
  EXPECT_EQ(trend.points[6].grade, Grade::Poor);
  EXPECT_FALSE(trend.points[6].isOutside());
  // Six logarithms from -0.02 to 0.02 have their median at 0, and the seventh does not count.
  const double value = std::get<Measured>(runOn(1).results[firstMeasured(runOn(1))].outcome).value;
  EXPECT_NEAR(trend.median, value, value * 1e-9);
  EXPECT_NEAR(trendIn({}, poor).median, value * std::exp(0.5), 1e-6) << "nothing else is there";
}

TEST(Trend, HasOnlyTheSameCellOfUnchangedRuns) {
  const strata::Run run = runOn(7);
  strata::Run longer = runOn(1);
  longer.settings.threads = run.settings.threads + 1;
  EXPECT_EQ(trendIn({longer}, run).points.size(), 1u);
  strata::Run other = runOn(1);
  other.machine.cpuModel += " 2";
  EXPECT_EQ(trendIn({other}, run).points.size(), 1u);
  strata::Run larger = runOn(1);
  larger.results[firstMeasured(larger)].parameters.regionBytes = 12345;
  EXPECT_EQ(trendIn({larger}, run).points.size(), 1u);
  EXPECT_EQ(trendIn({runOn(1), run}, run).points.size(), 2u) << "the run itself is there once";
}

/// Runs that agree to the last digit have a range all the same: their usual margin.
TEST(Trend, IsNeverNarrowerThanTheUsualMargin) {
  std::vector<strata::Run> others;
  for (int day = 1; day <= 6; ++day) others.push_back(runOn(day));
  const strata::Run run = runOn(7);
  const CellResult& cell = run.results[firstMeasured(run)];
  const Trend trend = trendIn(others, run);
  ASSERT_TRUE(trend.points[6].high);
  EXPECT_NEAR(*trend.points[6].high / trend.points[6].value, 1 + usualFloor(cell), 1e-9);
}

}  // namespace strata
