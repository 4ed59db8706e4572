// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/pages_comparison.h"

#include <gtest/gtest.h>

namespace strata {
namespace {

CellResult figureIn(double value, const char* obtained = "") {
  CellResult cell;
  Measured measured;
  measured.value = value;
  measured.pagesObtained = obtained;
  cell.outcome = measured;
  return cell;
}

CellResult skippedCell() {
  CellResult cell;
  cell.outcome = Skipped{};
  return cell;
}

const CellResult skipped = skippedCell();

TEST(PagesComparison, TellsHowMuchBetterInPercent) {
  EXPECT_EQ(betterPercent(figureIn(200), figureIn(300)), 50);
  EXPECT_EQ(betterPercent(figureIn(0.5), figureIn(1)), 100);
  CellResult time = figureIn(200);
  time.higherIsBetter = false;
  EXPECT_EQ(betterPercent(time, figureIn(300)), -50);
  EXPECT_EQ(betterPercent(figureIn(0), figureIn(300)), std::nullopt);
  EXPECT_EQ(betterPercent(skipped, figureIn(300)), std::nullopt);
  EXPECT_EQ(betterPercent(figureIn(200), skipped), std::nullopt);
  EXPECT_EQ(betterPercent(figureIn(200, "4K"), figureIn(300, "4K")), std::nullopt) << "the same pages";
}

TEST(PagesComparison, KnowsTheSamePagesOnlyWhereBothAreTold) {
  EXPECT_TRUE(haveSamePages(figureIn(1, "4K"), figureIn(1, "4K")));
  EXPECT_FALSE(haveSamePages(figureIn(1, "4K"), figureIn(1, "2M")));
  EXPECT_FALSE(haveSamePages(figureIn(1), figureIn(1)));
  EXPECT_FALSE(haveSamePages(figureIn(1), figureIn(1, "4K")));
  EXPECT_FALSE(haveSamePages(skipped, figureIn(1, "4K")));
  EXPECT_FALSE(haveSamePages(figureIn(1, "4K"), skipped));
  EXPECT_FALSE(haveSamePages(skipped, skipped));
}

}  // namespace
}  // namespace strata
