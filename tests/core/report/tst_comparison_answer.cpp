// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/comparison_answer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "app/words/words.h"
#include "core/report/chart_builders.h"
#include "core/report/comparison_document.h"

namespace strata {

namespace {

CellResult cellOf(Test test, double value) {
  CellResult cell;
  cell.test = test;
  cell.kernel = test == strata::Test::Latency ? "chase-1" : "read-serial-64";
  cell.metric = test == strata::Test::Latency ? "latency" : "rate";
  cell.unit = test == strata::Test::Latency ? "ns" : "MB/s";
  cell.higherIsBetter = test != strata::Test::Latency;
  cell.parameters.regionBytes = (256_MiB).count;
  cell.parameters.threads = 1;
  if (test == strata::Test::Bandwidth) {
    cell.parameters.op = "read";
    cell.parameters.widthBytes = 64;
  }
  Measured measured;
  measured.value = value;
  cell.outcome = measured;
  return cell;
}

/// So many repetitions with that rate and that latency.
ComparedSide sideOf(std::string name, double rate, double latency, int repetitions) {
  ComparedSide side{std::move(name), {}};
  for (int i = 0; i < repetitions; ++i) {
    const double apart = 1 + 0.001 * (i % 3);
    strata::Run run;
    run.machine.cpuModel = "Model";
    run.machine.memory = 16_GiB;
    run.results = {cellOf(strata::Test::Bandwidth, rate * apart),
                   cellOf(strata::Test::Latency, latency * apart)};
    side.runs.push_back(std::move(run));
  }
  return side;
}

/// The same, where the first repetition has a result that is not reliable.
ComparedSide disturbed(ComparedSide side) {
  measuredOf(&side.runs.front().results.front())->verdict.grade = Grade::Fair;
  return side;
}

Comparison pairsOf(const std::vector<ComparedSide>& sides) {
  return compare(pointersTo(sides), {.rows = ComparedRows::InPairs});
}

const ChartTexts texts{words};

Difference differenceOf(double ratio, Finding finding) {
  Difference difference;
  difference.ratio = ratio;
  difference.finding = finding;
  difference.margin = 0.03;
  return difference;
}

}  // namespace

TEST(Standing, KnowsWhichWayIsBetter) {
  // A fifth less time is better, a fifth less rate is worse.
  EXPECT_EQ(standingOf(differenceOf(0.8, Finding::SingleRuns), false), Standing::Better);
  EXPECT_EQ(standingOf(differenceOf(0.8, Finding::SingleRuns), true), Standing::Worse);
  EXPECT_EQ(standingOf(differenceOf(1.25, Finding::SingleRuns), false), Standing::Worse);
  EXPECT_EQ(standingOf(differenceOf(1.25, Finding::SingleRuns), true), Standing::Better);
  // Findings say it themselves.
  EXPECT_EQ(standingOf(differenceOf(0.8, Finding::Faster), false), Standing::Better);
  EXPECT_EQ(standingOf(differenceOf(1.02, Finding::SingleRuns), true), Standing::Same);
  EXPECT_EQ(standingOf(differenceOf(5, Finding::Published), true), Standing::Untold);
  EXPECT_EQ(standingOf(differenceOf(1.03, Finding::NotDecided), true), Standing::Open);
}

TEST(Answer, SaysHowManyAreFasterAndByHowMuch) {
  const Comparison comparison = pairsOf({sideOf("off", 10000, 100, 5), sideOf("on", 12000, 80, 5)});
  EXPECT_EQ(answerOf(comparison, 1, "on", texts),
            "on is faster in 2 of 2 results (Bandwidth +20 %), slower in none, unchanged in none.");
  const ComparisonRow* most = mostDifferent(comparison, 1);
  ASSERT_NE(most, nullptr);
  // By logarithm a fifth less is more than a fifth more.
  EXPECT_EQ(most->cell.test, strata::Test::Latency);
}

TEST(Answer, SaysWhatFewRunsLookLike) {
  const Comparison comparison = pairsOf({sideOf("off", 10000, 100, 5), sideOf("on", 9000, 100, 1)});
  EXPECT_EQ(
      answerOf(comparison, 1, "on", texts),
      "on is likely faster in none of 2 results, slower in 1 (Bandwidth -10.1 %), unchanged in 1. To be "
      "sure, each side needs at least 4 repetitions.");
}

// A machine that was busy during one of two equal measurements was "faster in 4 of 4 results" before.
TEST(Answer, SaysWhereWhatDiffersWasNotReliable) {
  const ComparedSide off = sideOf("off", 10000, 100, 5);
  const Comparison comparison = pairsOf({disturbed(off), sideOf("on", 12000, 80, 5)});
  EXPECT_EQ(disturbedDifferences(comparison, 1), 1U);
  EXPECT_EQ(answerOf(comparison, 1, "on", texts),
            "on is likely faster in 2 of 2 results (Bandwidth +20 %), slower in none, unchanged in none. 1 "
            "of them compares "
            "results that are not reliable, so other programs may be the cause. Measure both sides again on "
            "a quiet "
            "machine.");
  // What shows no change is no claim.
  EXPECT_EQ(disturbedDifferences(pairsOf({disturbed(off), sideOf("on", 10000, 80, 5)}), 1), 0U);
}

// Twice the threads have twice the bandwidth: no other program did that.
TEST(Answer, SaysFirstWhereSettingsDiffer) {
  ComparedSide more = sideOf("two", 20000, 80, 5);
  for (strata::Run& run : more.runs)
    for (CellResult& cell : run.results) cell.parameters.threads = 2;
  const Comparison comparison = pairsOf({disturbed(sideOf("one", 10000, 100, 5)), more});
  EXPECT_EQ(
      answerOf(comparison, 1, "two", texts),
      "The sides differ in settings (different threads), which may be the cause of the differences. two "
      "is likely faster in 2 of 2 results (Bandwidth +100 %), slower in none, unchanged in none. 1 of "
      "them compares results that are not reliable. Measure both sides again on a quiet machine.");
  EXPECT_EQ(unlikeSettingsText(pairsOf({sideOf("a", 1, 1, 5), sideOf("b", 2, 2, 5)}), 1, words), "");
  // What shows no change has no cause.
  more = sideOf("two", 10000, 100, 5);
  for (strata::Run& run : more.runs)
    for (CellResult& cell : run.results) cell.parameters.threads = 2;
  EXPECT_EQ(unlikeSettingsText(pairsOf({sideOf("one", 10000, 100, 5), more}), 1, words), "");
}

TEST(Answer, SaysWhatIsNotTested) {
  std::vector<ComparedSide> sides{sideOf("mine", 10000, 100, 5), sideOf("theirs", 5000, 200, 1)};
  sides[1].isPublished = true;
  Comparison comparison = pairsOf(sides);
  EXPECT_EQ(answerOf(comparison, 1, "theirs", texts),
            "theirs is shown as a factor of the baseline, and not tested.");
  // Half the rate and twice the time are both half as fast.
  EXPECT_NEAR(meanRatio(comparison, 1).value_or(0), 0.5, 0.001);
  EXPECT_EQ(mostDifferent(comparison, 1), nullptr);
  for (CellResult& cell : sides[1].runs.front().results) cell.parameters.regionBytes = 4096;
  comparison = pairsOf(sides);
  EXPECT_EQ(answerOf(comparison, 1, "theirs", texts), "theirs has no result in common with the baseline.");
}

TEST(DifferingFacts, NameWhatIsNotTheSameEverywhere) {
  std::vector<ComparedSide> sides{sideOf("a", 1, 1, 1), sideOf("b", 1, 1, 1), sideOf("c", 1, 1, 1)};
  EXPECT_TRUE(differingFacts(pointersTo(sides), texts).empty());
  for (CellResult& cell : sides[1].runs.front().results) cell.parameters.threads = 2;
  sides[1].runs.front().machine.memoryModules.emplace().speedMts = 6000;
  sides[2].runs.front().machine.memoryModules.emplace().speedMts = 4800;
  // Less than 1 % is kept by the system.
  sides[2].runs.front().machine.memory = Bytes{(16_GiB).count - (100_MiB).count};
  EXPECT_EQ(differingFacts(pointersTo(sides), texts),
            (std::vector<std::string>{"Memory ? | 6000 MT/s | 4800 MT/s", "Threads 1 | 2 | 1"}));
  sides[2].isPublished = true;
  EXPECT_EQ(differingFacts(pointersTo(sides), texts), (std::vector<std::string>{"Threads 1 | 2 | -"}));
}

TEST(DifferingFacts, NameEachValueOnceWhereSidesAreMany) {
  std::vector<ComparedSide> sides;
  for (int i = 0; i < 100; ++i) {
    sides.push_back(sideOf("side", 1, 1, 1));
    for (CellResult& cell : sides.back().runs.front().results) cell.parameters.threads = 1 + i % 2;
  }
  EXPECT_EQ(differingFacts(pointersTo(sides), texts), (std::vector<std::string>{"Threads 1 | 2"}));
}

TEST(ComparisonTable, HasAGroupForEachSideAndNothingWhereNothingIsCompared) {
  std::vector<ComparedSide> sides{sideOf("off", 10000, 100, 5), sideOf("on", 12000, 80, 5),
                                  sideOf("short", 9000, 100, 5)};
  for (strata::Run& run : sides[2].runs) run.results.pop_back();
  const Comparison comparison = pairsOf(sides);
  const auto rows = rowsBySection(comparison.rows);
  const Table table = comparisonTable(
      comparison, rows, {"rate", "time"},
      {.names = {"off", "on", "short"}, .unit = RateUnit::GigabytesPerSecond, .intervals = false}, words);
  ASSERT_EQ(table.groups.size(), 3u);
  EXPECT_EQ(table.groups[0].columns.size(), 1u);
  ASSERT_EQ(table.groups[1].columns.size(), 3u);
  EXPECT_NEAR(std::get<Number>(table.groups[1].columns[0].values[0]).value, 12, 0.1);
  EXPECT_NEAR(std::get<Ratio>(table.groups[1].columns[1].values[1]).ratio, 0.8, 1e-6);
  EXPECT_EQ(std::get<Marked>(table.groups[1].columns[2].values[1]).kind, "faster");
  EXPECT_TRUE(std::holds_alternative<Missing>(table.groups[2].columns[0].values[1]));
  EXPECT_TRUE(std::holds_alternative<std::monostate>(table.groups[2].columns[2].values[1]));
}

TEST(WithSides, LeavesOutOthersAndSetsApartWhatHasNoPartner) {
  std::vector<ComparedSide> sides{sideOf("off", 10000, 100, 5), sideOf("on", 12000, 80, 5),
                                  sideOf("short", 9000, 100, 5)};
  for (strata::Run& run : sides[2].runs) run.results.pop_back();
  const Comparison part = withSides(pairsOf(sides), {0, 2});
  EXPECT_EQ(part.sides, (std::vector<std::string>{"off", "short"}));
  EXPECT_EQ(part.rows.size(), 1u);
  ASSERT_EQ(part.unmatched.size(), 1u);
  EXPECT_EQ(part.unmatched.front().cell.test, strata::Test::Latency);
  // What is found of them is as it was.
  ASSERT_TRUE(part.rows.front().differences[1]);
  EXPECT_EQ(part.rows.front().differences[1]->finding, Finding::Slower);
}

TEST(ComparisonChart, ShowsWhatDiffersInPercent) {
  std::vector<ComparedSide> sides{sideOf("off", 10000, 100, 5), sideOf("on", 12000, 80, 5)};
  for (ComparedSide& side : sides)
    for (strata::Run& run : side.runs) {
      CellResult small = run.results.front();
      small.parameters.regionBytes = 4096;
      run.results.push_back(small);
    }
  const Comparison comparison = pairsOf(sides);
  const std::vector<ComparedLine> lines{{"a", "off", sideStyle(0, false)}, {"b", "on", sideStyle(1, false)}};
  const auto curves = comparisonCurves(comparison, lines, texts);
  const auto found = std::ranges::find(curves, std::string("bandwidth"), &ComparisonCurve::section);
  ASSERT_NE(found, curves.end());
  EXPECT_EQ(found->what, "Read");
  EXPECT_EQ(found->width, "64-byte");
  EXPECT_EQ(found->pattern, "sequential");
  const Chart chart = comparisonChart(*found, lines, 0, {.relative = true}, texts);
  EXPECT_EQ(chart.yKind, AxisKind::Change);
  EXPECT_EQ(chart.yTitle, "Change, higher is better");
  EXPECT_EQ(chart.yBrief, "higher is better");
  ASSERT_EQ(chart.series.size(), 2u);
  for (const ChartPoint& point : chart.series[0].points) EXPECT_EQ(point.y, 0);
  EXPECT_NEAR(chart.series[1].points[0].y, 20, 1e-6);
  // The band is the interval of the difference, on both sides of it.
  EXPECT_LT(chart.series[1].points[0].low.value_or(99), 20);
  EXPECT_GT(chart.series[1].points[0].high.value_or(0), 20);
  const auto [least, most] = reachOf(chart, chart.full);
  EXPECT_LE(least, 0);
  EXPECT_GE(most, 20);

  // Another program's figures are a factor in the table: in the chart they are too.
  Comparison untested = comparison;
  for (ComparisonRow& row : untested.rows) row.differences[1]->finding = Finding::NotTested;
  const auto untestedCurves = comparisonCurves(untested, lines, texts);
  const auto same = std::ranges::find(untestedCurves, std::string("bandwidth"), &ComparisonCurve::section);
  const Chart factors = comparisonChart(*same, lines, 0, {.relative = true}, texts);
  EXPECT_EQ(factors.yKind, AxisKind::LogRate);
  EXPECT_EQ(factors.unit, "×");
  EXPECT_EQ(factors.yTitle, "factor of the baseline, higher is better");
  EXPECT_EQ(factors.series[0].points[0].y, 1);
  EXPECT_NEAR(factors.series[1].points[0].y, 1.2, 1e-6);
}

}  // namespace strata
