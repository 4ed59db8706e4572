// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/gate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>
#include <span>
#include <utility>
#include <vector>

#include "core/stats/sign_test.h"

namespace strata {
namespace {

constexpr double margin = 0.03;
constexpr int gates = 500;

/// A rate with the noise of a repetition: 1 % of standard deviation.
double rateOf(double truth, std::mt19937_64& random) {
  std::normal_distribution<double> normal;
  return truth * std::exp(0.01 * normal(random));
}

/// So many results, the second side of each `ratio` times the first but for chance.
std::vector<Sides> tableOf(std::size_t results, std::size_t repetitions, double ratio,
                           std::mt19937_64& random) {
  std::vector<Sides> table(results);
  for (Sides& sides : table) {
    sides.floor = margin;
    for (std::size_t i = 0; i < repetitions; ++i) {
      sides.first.push_back(rateOf(1000, random));
      sides.second.push_back(rateOf(1000 * ratio, random));
    }
  }
  return table;
}

using Test = std::function<std::vector<Difference>(std::span<const Sides>)>;

/// How many of the gates fail at that percentage.
int failuresOf(const Test& test, std::size_t results, std::size_t repetitions, double ratio, double percent) {
  std::mt19937_64 random(20261127);
  int failures = 0;
  for (int gate = 0; gate < gates; ++gate) {
    Comparison comparison;
    for (const Difference& difference : test(tableOf(results, repetitions, ratio, random))) {
      ComparisonRow& row = comparison.rows.emplace_back();
      row.differences = {std::nullopt, difference};
      row.unlike.resize(2);
    }
    const std::vector<GateFinding> findings = gateFindings(comparison, percent);
    if (std::ranges::find(findings, GateFinding::Slower) != findings.end()) ++failures;
  }
  return failures;
}

ComparisonRow rowWith(Finding finding, double ratio, bool higherIsBetter = true,
                      std::vector<Unlike> unlike = {}) {
  ComparisonRow row;
  row.cell.higherIsBetter = higherIsBetter;
  row.sides.resize(2);
  Difference difference;
  difference.finding = finding;
  difference.ratio = ratio;
  row.differences = {std::nullopt, difference};
  row.unlike = {{}, std::move(unlike)};
  return row;
}

TEST(Gate, CountsALossFromItsPercentOn) {
  const ComparisonRow rate = rowWith(Finding::Slower, 0.75);
  EXPECT_EQ(gateFindingOf(rate, 1, 25), GateFinding::Slower);
  EXPECT_EQ(gateFindingOf(rate, 1, 25.1), GateFinding::Passed);
  const ComparisonRow time = rowWith(Finding::Slower, 1.5, false);
  EXPECT_EQ(gateFindingOf(time, 1, 50), GateFinding::Slower);
  EXPECT_EQ(gateFindingOf(time, 1, 50.1), GateFinding::Passed);
}

TEST(Gate, NeedsAFindingAndNotOnlyARatio) {
  EXPECT_EQ(gateFindingOf(rowWith(Finding::NotDecided, 0.5), 1, 5), GateFinding::Inconclusive);
  EXPECT_EQ(gateFindingOf(rowWith(Finding::NoDifference, 0.5), 1, 5), GateFinding::Passed);
  EXPECT_EQ(gateFindingOf(rowWith(Finding::Faster, 1.5), 1, 5), GateFinding::Passed);
  for (const Finding untested : {Finding::SingleRuns, Finding::Published})
    EXPECT_EQ(gateFindingOf(rowWith(untested, 0.5), 1, 5), GateFinding::Untested);
}

TEST(Gate, LetsOtherThreadsBeAnotherMatter) {
  EXPECT_EQ(gateFindingOf(rowWith(Finding::Slower, 0.5, true, {Unlike::Threads}), 1, 5),
            GateFinding::Untested);
  EXPECT_EQ(gateFindingOf(rowWith(Finding::Slower, 0.5, true, {Unlike::Kernel}), 1, 5), GateFinding::Slower);
}

TEST(Gate, LooksAtEachSideButTheFirst) {
  Comparison comparison;
  comparison.rows = {rowWith(Finding::Slower, 0.5), rowWith(Finding::Faster, 2)};
  EXPECT_EQ(gateFindings(comparison, 5), (std::vector{GateFinding::Slower, GateFinding::Passed}));
  EXPECT_EQ(gateFindingOf(comparison.rows.front(), 0, 5), GateFinding::Untested);
  EXPECT_EQ(gateFindingOf(comparison.rows.front(), 2, 5), GateFinding::Untested);
  // The baseline may be another side than the first.
  ComparisonRow& turned = comparison.rows.front();
  std::swap(turned.differences[0], turned.differences[1]);
  EXPECT_EQ(gateFindings(comparison, 5), (std::vector{GateFinding::Slower, GateFinding::Passed}));
  // A row that has lost a side has nothing of that side left.
  ComparisonRow& shorter = comparison.rows.back();
  shorter.differences.push_back(shorter.differences[1]);
  shorter.differences.pop_back();
  EXPECT_EQ(gateFindings(comparison, 5).size(), 2U);
  EXPECT_EQ(gateFindingOf(shorter, 2, 5), GateFinding::Untested);
}

// The help promises it of a gate as a whole, however many results it has: at most 5 % fail where nothing is
// slower than unchanged series may be. The worst of these is a loss of just the margin in each result, judged
// without any tolerance besides.
TEST(Gate, FailsAtMostAsOftenAsPromisedWhereNothingChanged) {
  for (const std::size_t results : {1U, 40U}) {
    for (const std::size_t repetitions : {leastRepetitions, std::size_t{8}})
      EXPECT_LE(failuresOf(differencesOf, results, repetitions, 1 / (1 + margin), 0), 0.05 * gates)
          << results << " results, " << repetitions << " repetitions";
    for (const std::size_t pairs : {leastPairs, usualPairs})
      EXPECT_LE(failuresOf(pairedDifferencesOf, results, pairs, 1 / (1 + margin), 0), 0.05 * gates)
          << results << " results, " << pairs << " pairs";
  }
  // The very same work, with the usual tolerance: never.
  EXPECT_EQ(failuresOf(differencesOf, 24, leastRepetitions, 1, usualGatePercent), 0);
  EXPECT_EQ(failuresOf(pairedDifferencesOf, 24, usualPairs, 1, usualGatePercent), 0);
}

TEST(Gate, FindsALossOfTwiceItsPercentage) {
  EXPECT_GE(failuresOf(differencesOf, 24, leastRepetitions, 0.9, usualGatePercent), 0.95 * gates);
  EXPECT_GE(failuresOf(pairedDifferencesOf, 24, usualPairs, 0.9, usualGatePercent), 0.95 * gates);
}

}  // namespace
}  // namespace strata
