// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/gate.h"

#include <gtest/gtest.h>

namespace strata {
namespace {

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
}

}  // namespace
}  // namespace strata
