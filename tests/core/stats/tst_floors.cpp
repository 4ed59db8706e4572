// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/floors.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <string>
#include <vector>

#include "core/stats/comparison.h"
#include "tests/core/stats/one_difference.h"
#include "tests/support/sample_run.h"

namespace strata {

namespace {

/// The classic run, alone in its series, whose figures are so many times as high.
strata::Run runAt(int hour, double factor, const std::string& label = "") {
  strata::Run run = classicRun();
  run.id = run.series = "run-" + std::to_string(hour);
  run.started = "2026-01-01T" + std::to_string(10 + hour) + ":00:00Z";
  run.label = label;
  for (CellResult& cell : run.results)
    if (auto* measured = std::get_if<Measured>(&cell.outcome)) measured->value *= factor;
  return run;
}

/// Neighbours e^±0.01 apart: ratios of 0.01 throughout.
std::vector<strata::Run> steady(int count, const std::string& label = "") {
  std::vector<strata::Run> runs;
  for (int hour = 0; hour < count; ++hour) runs.push_back(runAt(hour, std::exp(hour % 2 * 0.01), label));
  return runs;
}

const CellResult& cell() {
  static const strata::Run run = classicRun();
  return run.results.front();
}

/// 1.96 × 1.4826 × 0.01 × (1 + 2 / n), by hand.
double shareOf(int pairs) {
  return std::expm1(0.02905896 * (1 + 2.0 / pairs));
}

Floor floorOf(std::vector<strata::Run> history, const std::vector<strata::Run>& compared = {}) {
  return floorsFromHistory(std::move(history), classicRun(), compared)(cell());
}

}  // namespace

TEST(Floors, AreOfTheMedianOfNeighbours) {
  EXPECT_FALSE(floorOfRatios(std::vector<double>{0.01, -0.01, 0.01, -0.01}));
  // The median size is 0.02: one change in the past, of 0.4, is none of the spread.
  const auto floor = floorOfRatios(std::vector<double>{0.01, -0.02, 0.03, -0.4, 0.02});
  ASSERT_TRUE(floor);
  EXPECT_NEAR(*floor, std::expm1(1.96 * 1.4826 * 0.02 * 1.4), 1e-12);
}

TEST(Floors, AreThoseOfTheHistoryFromSixGroupsOn) {
  EXPECT_EQ(floorOf(steady(5)), (Floor{usualFloor(cell()), FloorSource::Usual, 0}));
  const Floor own = floorOf(steady(6));
  EXPECT_EQ(own.source, FloorSource::History);
  EXPECT_EQ(own.groups, 6u);
  EXPECT_NEAR(own.share, shareOf(5), 1e-9);
}

TEST(Floors, TakeASeriesForOneGroup) {
  auto runs = steady(6);
  for (strata::Run& run : runs) run.series = "series-" + std::to_string((run.started[12] - '0') / 2);
  EXPECT_EQ(floorOf(runs).source, FloorSource::Usual);
}

// Computed by hand: every other group is a series of three, whose logarithms have the mean of 0.01.
TEST(Floors, TakeTheMeanOfASeries) {
  std::vector<strata::Run> runs;
  for (int hour = 0; hour < 6; ++hour) {
    if (hour % 2 == 0) {
      runs.push_back(runAt(hour, 1));
      continue;
    }
    for (const double logarithm : {0.0, 0.01, 0.02}) {
      runs.push_back(runAt(hour, std::exp(logarithm)));
      runs.back().id += std::to_string(logarithm);
    }
  }
  EXPECT_EQ(floorOf(runs).groups, 6u);
  EXPECT_NEAR(floorOf(runs).share, shareOf(5), 1e-9);
}

TEST(Floors, LeaveOutFiguresThatAreNone) {
  auto runs = steady(7);
  std::get<Measured>(runs[3].results.front().outcome).value = 0;
  EXPECT_EQ(floorOf(runs).groups, 6u);
  for (strata::Run& run : runs) std::get<Measured>(run.results.front().outcome).value *= 1e-9;
  EXPECT_EQ(floorOf(runs).groups, 6u) << "small ones are some";
}

TEST(Floors, LeaveOutSeriesAndRunsThatAreJudged) {
  auto runs = steady(7);
  runs[5].series = runs[6].series;
  EXPECT_EQ(floorOf(runs).groups, 6u);
  EXPECT_EQ(floorOf(runs, {runs[6]}).source, FloorSource::Usual) << "the whole series goes";
  strata::Run moved = runs[0];
  moved.series = "another";
  EXPECT_EQ(floorOf(steady(7), {moved}).groups, 6u);
}

TEST(Floors, AreUsualOnesUnlessTheyAreSaidToBeOthers) {
  EXPECT_EQ(Floor().share, 0.01);
  EXPECT_EQ(Floor().groups, 0u);
  EXPECT_EQ(Floor().source, FloorSource::Usual);
}

TEST(Floors, PairNeighboursInTimeWhateverTheirOrder) {
  std::vector<strata::Run> runs;
  for (const int hour : {3, 0, 5, 1, 4, 2}) runs.push_back(runAt(hour, std::exp(0.01 * hour)));
  EXPECT_NEAR(floorOf(runs).share, shareOf(5), 1e-9);
}

// A label is how a person marks a change: between labels there is no pair.
TEST(Floors, PairRunsOfOneLabel) {
  std::vector<strata::Run> runs;
  for (int hour = 0; hour < 8; ++hour)
    runs.push_back(runAt(hour, hour % 2 == 0 ? std::exp(hour / 2 % 2 * 0.01) : 2, hour % 2 == 0 ? "" : "B"));
  const Floor floor = floorOf(runs);  // 3 pairs of each
  EXPECT_EQ(floor.groups, 8u);
  EXPECT_LT(floor.share, 0.05);
}

TEST(Floors, LeaveOutWhatIsJudged) {
  const auto runs = steady(7);
  EXPECT_EQ(floorOf(runs, {runs[6]}).groups, 6u);
  EXPECT_EQ(floorOf(runs, {runs[5], runs[6]}).source, FloorSource::Usual);
}

TEST(Floors, LeaveOutWhatWasMadeOtherwise) {
  const auto without = [](auto change) {
    auto runs = steady(7);
    change(runs[6]);
    return floorOf(runs).groups;
  };
  EXPECT_EQ(without([](strata::Run&) {}), 7u);
  EXPECT_EQ(without([](strata::Run& run) { run.machine.cpuModel = "other"; }), 6u);
  EXPECT_EQ(without([](strata::Run& run) { run.machine.memory = 1_GiB; }), 6u);
  EXPECT_EQ(without([](strata::Run& run) { run.machine.memory = run.machine.memory + 12_KiB; }), 7u)
      << "as after a restart";
  EXPECT_EQ(without([](strata::Run& run) { run.machine.system = "other"; }), 6u);
  EXPECT_EQ(without([](strata::Run& run) { run.program.method = 99; }), 6u);
  EXPECT_EQ(without([](strata::Run& run) { run.settings.threads = 7; }), 6u);
  EXPECT_EQ(without([](strata::Run& run) { run.environment.priority = Priority{true}; }), 6u);
  EXPECT_EQ(without([](strata::Run& run) { run.results.front().revision = 99; }), 6u);
  EXPECT_EQ(without([](strata::Run& run) { run.origin.emplace(); }), 6u);
  EXPECT_EQ(without([](strata::Run& run) {
              std::get<Measured>(run.results.front().outcome).pagesObtained = "other";
            }),
            6u);
  // What bears upon no figure.
  EXPECT_EQ(without([](strata::Run& run) { run.settings.keepRuns = false; }), 7u);
  EXPECT_EQ(without([](strata::Run& run) { run.comment = "other"; }), 7u);
}

// A memory profile changes what the modules report; where one side does not know, there is nothing to tell.
TEST(Floors, LeaveOutOtherSpeedsAndChannelsOfMemory) {
  strata::Run dual = classicRun();
  dual.machine.memoryModules = MemoryModules{2, "DDR5", 4800, 2};
  strata::Run other = dual;
  EXPECT_TRUE(isUnchanged(dual, other));
  other.machine.memoryModules->speedMts = 6000;
  EXPECT_FALSE(isUnchanged(dual, other));
  other.machine.memoryModules = MemoryModules{2, "DDR5", 4800, 1};
  EXPECT_FALSE(isUnchanged(dual, other));
  other.machine.memoryModules = MemoryModules{2, "DDR5", {}, 2};
  EXPECT_TRUE(isUnchanged(dual, other));
  other.machine.memoryModules.reset();
  EXPECT_TRUE(isUnchanged(dual, other));
  other.machine.memoryModules = MemoryModules{2, "DDR5", 6000, 2};
  other.machine.memoryModules.reset();
  EXPECT_TRUE(isUnchanged(dual, other));
  EXPECT_TRUE(isUnchanged(other, dual));
}

TEST(Floors, LeaveOutAnotherSizeOfMemoryFromAHundredthOn) {
  strata::Run all = classicRun();
  all.machine.memory = Bytes{10'000};
  strata::Run other = all;
  other.machine.memory = Bytes{9'900};
  EXPECT_TRUE(isUnchanged(all, other));
  EXPECT_TRUE(isUnchanged(other, all));
  other.machine.memory = Bytes{9'899};
  EXPECT_FALSE(isUnchanged(all, other));
  EXPECT_FALSE(isUnchanged(other, all));
}

TEST(Floors, StandInTheRowsOfAComparison) {
  const std::vector<ComparedSide> sides{{"a", {classicRun()}}, {"b", {classicRun()}}};
  const Comparison usual = compare(sides);
  EXPECT_EQ(usual.rows.front().floor, Floor{usualFloor(cell())});
  const Comparison own = compare(sides, floorsFromHistory(steady(6), classicRun(), {}));
  EXPECT_EQ(own.rows.front().floor.source, FloorSource::History);
  EXPECT_DOUBLE_EQ(own.rows.front().differences[1]->margin, own.rows.front().floor.share);
}

// Floors made of few groups, for machines that lie apart by chance from group to group and from run to run:
// of pairs in which nothing changed at most 5 % are called different.
TEST(FloorsCalibration, HaveAtMost5PercentFalseVerdicts) {
  constexpr int tries = 2000;
  constexpr int repetitions = 5;
  constexpr double betweenGroups = 0.04;
  for (const double withinGroup : {0.004, 0.02, 0.06})
    for (const int pairs : {5, 8, 20}) {
      std::mt19937_64 random(20261121);
      std::normal_distribution<double> normal;
      int falseOnes = 0;
      for (int i = 0; i < tries; ++i) {
        const auto group = [&] {
          const double centre = betweenGroups * normal(random);
          std::vector<double> figures;
          for (int r = 0; r < repetitions; ++r)
            figures.push_back(std::exp(centre + withinGroup * normal(random)));
          return figures;
        };
        const auto logarithm = [](const std::vector<double>& figures) {
          double sum = 0;
          for (const double figure : figures) sum += std::log(figure);
          return sum / repetitions;
        };
        std::vector<double> ratios;
        double last = logarithm(group());
        for (int pair = 0; pair < pairs; ++pair) {
          const double next = logarithm(group());
          ratios.push_back(next - last);
          last = next;
        }
        const auto first = group();
        const auto second = group();
        const Finding finding = differenceOf({first, second, true, *floorOfRatios(ratios)}).finding;
        if (finding == Finding::Faster || finding == Finding::Slower) ++falseOnes;
      }
      EXPECT_LE(falseOnes, tries / 20) << withinGroup << ' ' << pairs;
    }
}

}  // namespace strata
