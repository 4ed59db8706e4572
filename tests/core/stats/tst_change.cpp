// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/change.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>

namespace strata {
namespace {

ComparisonRow rowWith(double ratio, bool higherIsBetter, double margin, std::vector<Unlike> unlike = {}) {
  ComparisonRow row;
  row.cell.higherIsBetter = higherIsBetter;
  Difference difference;
  difference.ratio = ratio;
  difference.margin = margin;
  row.differences = {std::nullopt, difference};
  row.unlike = {{}, std::move(unlike)};
  return row;
}

TEST(Change, CountsWhatLiesBeyondItsMargin) {
  Comparison comparison;
  comparison.rows = {rowWith(1.02, true, 0.03), rowWith(1.25, true, 0.01), rowWith(1.25, false, 0.01),
                     rowWith(0.5, true, 0.01, {Unlike::Kernel})};
  const auto change = changeOf(comparison);
  ASSERT_TRUE(change);
  EXPECT_EQ(change->same, 1);
  EXPECT_EQ(change->faster, 1);
  EXPECT_EQ(change->slower, 1);
  // ∛(1.02 · 1.25 ÷ 1.25): a time that is longer by a quarter undoes a rate that is higher by as much.
  EXPECT_NEAR(change->percent, 0.6623, 1e-4);
}

// A single figure may matter most: a mean of many hides it.
TEST(Change, NamesTheLargestThatIsReliableAndCountsTheOthers) {
  Comparison comparison;
  comparison.rows = {rowWith(1.30, true, 0.01),
                     rowWith(1.50, false, 0.01),
                     rowWith(0.83, true, 0.25),
                     rowWith(0.2, true, 0.01, {Unlike::Doubtful}),
                     rowWith(0.3, true, 0.01, {Unlike::Doubtful}),
                     rowWith(0.1, true, 0.01, {Unlike::Doubtful, Unlike::Pages})};
  for (std::size_t i = 0; i < comparison.rows.size(); ++i) comparison.rows[i].cell.kernel = std::to_string(i);
  const auto change = changeOf(comparison);
  ASSERT_TRUE(change && change->largest);
  EXPECT_EQ(change->largest->cell.kernel, "1")
      << "a time that grew by the half outweighs a rate of 30 % more";
  EXPECT_EQ(change->largest->ratio, 1.50);
  EXPECT_EQ(change->doubtful, 2) << "what is unlike besides is no matter of reliability";
  EXPECT_EQ(change->same, 1);

  comparison.rows = {rowWith(1.02, true, 0.03)};
  EXPECT_FALSE(changeOf(comparison)->largest) << "within its margin";
  comparison.rows = {rowWith(0.5, true, 0.01), rowWith(2, true, 0.01)};
  comparison.rows[1].cell.kernel = "second";
  EXPECT_EQ(changeOf(comparison)->largest->cell.kernel, "") << "halved and doubled are as far";
}

TEST(Change, IsNoneWhereNothingCanBeCompared) {
  Comparison comparison;
  EXPECT_FALSE(changeOf(comparison));
  comparison.rows = {rowWith(2, true, 0.01, {Unlike::Doubtful})};
  EXPECT_FALSE(changeOf(comparison));
  comparison.rows = {rowWith(2, true, 0.01)};
  comparison.rows[0].differences[1].reset();
  EXPECT_FALSE(changeOf(comparison)) << "the second side has no figure";
  comparison.rows = {rowWith(2, true, 0.01)};
  comparison.rows[0].differences.pop_back();
  EXPECT_FALSE(changeOf(comparison)) << "there is no second side";
}

}  // namespace
}  // namespace strata
