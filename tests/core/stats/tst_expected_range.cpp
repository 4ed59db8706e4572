// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/expected_range.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <string>
#include <vector>

#include "core/stats/comparison.h"
#include "tests/support/sample_run.h"

namespace strata {

namespace {

/// The classic run, alone in its series, whose figures are so many times as high.
strata::Run reliableRun(int hour, double factor) {
  strata::Run run = classicRun();
  run.id = run.series = "run-" + std::to_string(hour);
  for (CellResult& cell : run.results)
    if (auto* measured = std::get_if<Measured>(&cell.outcome)) {
      measured->value *= factor;
      measured->verdict.grade = Grade::Good;
    }
  return run;
}

std::vector<strata::Run> runsAt(const std::vector<double>& logarithms) {
  std::vector<strata::Run> runs;
  for (const double logarithm : logarithms)
    runs.push_back(reliableRun(static_cast<int>(runs.size()), std::exp(logarithm)));
  return runs;
}

const std::vector<double> six{-0.02, -0.01, 0.0, 0.0, 0.01, 0.02};

}  // namespace

// Worked by hand: the squares sum to 0.001, the standard deviation is sqrt(0.001 / 5) = 0.0141421, and t with
// 5 degrees of freedom for 1 % on both sides together is 4.0321430.
TEST(ExpectedRange, IsThePredictionIntervalOfStudentsT) {
  EXPECT_NEAR(*halfWidthOfNext(six, 0.01), 4.0321430 * 0.0141421356 * std::sqrt(1 + 0.2617993878), 1e-7);
  EXPECT_FALSE(halfWidthOfNext(std::vector<double>{1, 2, 3, 4, 5}, 0.01));
}

TEST(ExpectedRange, IsAroundTheMedianAndWiderForMoreCells) {
  const strata::Run run = reliableRun(99, 1);
  const auto ranges = expectedRanges(runsAt(six), run);
  ASSERT_FALSE(ranges.empty());
  const double half = *halfWidthOfNext(six, 0.01 / static_cast<double>(ranges.size()));
  for (const ExpectedRange& range : ranges) {
    EXPECT_EQ(range.groups, 6u);
    // The median is the result itself: the logarithms lie evenly around 0.
    EXPECT_NEAR(range.low / range.value, std::exp(-half), 1e-9);
    EXPECT_NEAR(range.high / range.value, std::exp(half), 1e-9);
    EXPECT_FALSE(range.isOutside());
  }
}

TEST(ExpectedRange, IsNeverNarrowerThanTheUsualMargin) {
  const strata::Run run = reliableRun(99, 1);
  const auto ranges = expectedRanges(runsAt(std::vector<double>(8, 0.0)), run);
  ASSERT_FALSE(ranges.empty());
  for (const ExpectedRange& range : ranges) {
    const CellResult& cell = run.results[range.result];
    EXPECT_NEAR(range.high / range.value, 1 + usualFloor(cell), 1e-9);
    EXPECT_NEAR(range.value / range.low, 1 + usualFloor(cell), 1e-9);
  }
}

TEST(ExpectedRange, CountsSeriesOnceAndNothingThatIsDoubtfulOrChanged) {
  const strata::Run run = reliableRun(99, 1);
  std::vector<strata::Run> runs = runsAt(six);
  runs[1].series = runs[0].series;
  EXPECT_TRUE(expectedRanges(runs, run).empty());

  runs = runsAt(six);
  for (CellResult& cell : runs[2].results)
    if (auto* measured = std::get_if<Measured>(&cell.outcome)) measured->verdict.grade = Grade::Poor;
  EXPECT_TRUE(expectedRanges(runs, run).empty());

  runs = runsAt(six);
  runs[3].settings.threads = 2;
  EXPECT_TRUE(expectedRanges(runs, run).empty());

  runs = runsAt(six);
  runs[4].results.front().revision += 1;
  EXPECT_EQ(expectedRanges(runs, run).size(), expectedRanges(runsAt(six), run).size() - 1);

  // The run itself and the rest of its series are no yardstick.
  runs = runsAt(six);
  runs[5].series = run.series;
  EXPECT_TRUE(expectedRanges(runs, run).empty());
  // A result that is unreliable now is not judged either.
  strata::Run doubtful = run;
  std::get<Measured>(doubtful.results.front().outcome).verdict.grade = Grade::Poor;
  EXPECT_EQ(expectedRanges(runsAt(six), doubtful).size(), expectedRanges(runsAt(six), run).size() - 1);
}

// Nothing changed, and 1 % of the runs are to have a result outside. The noise is so strong that no
// margin widens the ranges.
TEST(ExpectedRange, RarelyFindsSomethingWhereNothingChanged) {
  std::mt19937_64 random(7);
  std::normal_distribution<double> noise(0, 0.12);
  strata::Run small = reliableRun(0, 1);
  std::erase_if(small.results, [](const CellResult& cell) { return measuredOf(&cell) == nullptr; });
  small.results.resize(8);
  constexpr int tried = 4000;
  int wrong = 0;
  for (int i = 0; i < tried; ++i) {
    std::vector<strata::Run> runs(i % 2 == 0 ? 7 : 21, small);
    for (std::size_t at = 0; at < runs.size(); ++at) {
      runs[at].id = runs[at].series = "run-" + std::to_string(at);
      for (CellResult& cell : runs[at].results)
        std::get<Measured>(cell.outcome).value *= std::exp(noise(random));
    }
    const strata::Run last = runs.back();
    runs.pop_back();
    wrong += std::ranges::any_of(expectedRanges(runs, last), &ExpectedRange::isOutside);
  }
  // 40 are expected, with a standard deviation of 6.3.
  EXPECT_LE(wrong, 60);
  EXPECT_GE(wrong, 20);
  RecordProperty("wrong", wrong);
}

TEST(ExpectedRange, FindsAResultThatFell) {
  std::mt19937_64 random(11);
  std::normal_distribution<double> noise(0, 0.005);
  int found = 0;
  for (int i = 0; i < 100; ++i) {
    std::vector<double> logarithms;
    for (int run = 0; run < 10; ++run) logarithms.push_back(noise(random));
    strata::Run run = reliableRun(99, std::exp(noise(random)));
    std::get<Measured>(run.results.front().outcome).value *= 0.9;
    const auto ranges = expectedRanges(runsAt(logarithms), run);
    ASSERT_FALSE(ranges.empty());
    found += ranges.front().isOutside() && ranges.front().value < ranges.front().low;
  }
  EXPECT_GE(found, 99);
}

}  // namespace strata
