// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/pair_comparison.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/classic_series.h"
#include "tests/support/sample_run.h"

namespace strata {

TEST(PairComparison, FindsInEachPairWhatTheComparisonOfTwoFinds) {
  const std::vector<ComparedSide> sides{classicSeries("a", 1, 4), classicSeries("b", 1.2, 5),
                                        classicSeries("c", 0.9, 4)};
  const PairComparison pairs = compareWithBaseline(pointersTo(sides), 0);
  ASSERT_EQ(pairs.rows.size(), classicRun().results.size());
  for (const std::size_t other : {std::size_t{1}, std::size_t{2}}) {
    const Comparison two = compare({sides[0], sides[other]});
    for (std::size_t row = 0; row < two.rows.size(); ++row) {
      ASSERT_TRUE(pairs.rows[row].differences[other]);
      EXPECT_EQ(pairs.rows[row].cell.kernel, two.rows[row].cell.kernel);
      EXPECT_EQ(pairs.rows[row].differences[other]->finding, two.rows[row].differences[0].finding);
      EXPECT_EQ(pairs.rows[row].differences[other]->low, two.rows[row].differences[0].low);
    }
  }
}

TEST(PairComparison, TurnsRoundWithItsBaseline) {
  const std::vector<ComparedSide> sides{classicSeries("a", 1, 4), classicSeries("b", 1.2, 4)};
  const PairRow row = compareWithBaseline(pointersTo(sides), 1).rows.front();
  EXPECT_FALSE(row.differences[1]);
  ASSERT_TRUE(row.differences[0]);
  EXPECT_EQ(row.differences[0]->finding, Finding::Slower);
  EXPECT_NEAR(row.differences[0]->ratio, 1 / 1.2, 1e-3);
}

// A reference run has a few cells only: that must not empty the table of the others.
TEST(PairComparison, ShowsWhatOneOfTheOthersLacks) {
  std::vector<ComparedSide> sides{classicSeries("a", 1, 4), classicSeries("b", 1, 4),
                                  classicSeries("reference", 1, 1)};
  sides[2].isPublished = true;
  sides[2].runs.front().results.resize(1);
  const PairComparison pairs = compareWithBaseline(pointersTo(sides), 0);
  EXPECT_EQ(pairs.rows.size(), classicRun().results.size());
  EXPECT_EQ(pairs.rows[0].differences[2]->finding, Finding::Published);
  EXPECT_FALSE(pairs.rows[1].differences[2]);
  EXPECT_TRUE(
      std::ranges::all_of(pairs.rows, [](const PairRow& row) { return row.differences[1].has_value(); }));
}

TEST(PairComparison, HasCellsOfTheBaselineFirst) {
  std::vector<ComparedSide> sides{classicSeries("a", 1, 1), classicSeries("b", 1, 1)};
  sides[0].runs.front().results.erase(sides[0].runs.front().results.begin());
  const PairComparison pairs = compareWithBaseline(pointersTo(sides), 0);
  EXPECT_EQ(pairs.rows.back().cell.kernel, sides[1].runs.front().results.front().kernel);
  EXPECT_FALSE(pairs.rows.back().sides[0].centre);
  EXPECT_FALSE(pairs.rows.back().differences[1]);
}

TEST(PairComparison, OfNothingIsNothing) {
  EXPECT_TRUE(compareWithBaseline({}, 0).rows.empty());
  const ComparedSide one = classicSeries("a", 1, 1);
  EXPECT_EQ(compareWithBaseline({&one}, 0).rows.size(), classicRun().results.size());
}

}  // namespace strata
