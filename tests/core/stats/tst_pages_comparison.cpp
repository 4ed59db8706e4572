// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/pages_comparison.h"

#include <gtest/gtest.h>

namespace strata {
namespace {

CellResult figure(double value, const char* obtained = "") {
  CellResult cell;
  Measured measured;
  measured.value = value;
  measured.pagesObtained = obtained;
  cell.outcome = measured;
  return cell;
}

const CellResult skipped{{}, 1, "", "", true, Skipped{}, ""};

TEST(PagesComparison, TellsHowMuchBetterInPercent) {
  EXPECT_EQ(betterPercent(figure(200), figure(300)), 50);
  EXPECT_EQ(betterPercent(figure(0.5), figure(1)), 100);
  CellResult time = figure(200);
  time.higherIsBetter = false;
  EXPECT_EQ(betterPercent(time, figure(300)), -50);
  EXPECT_EQ(betterPercent(figure(0), figure(300)), std::nullopt);
  EXPECT_EQ(betterPercent(skipped, figure(300)), std::nullopt);
  EXPECT_EQ(betterPercent(figure(200), skipped), std::nullopt);
  EXPECT_EQ(betterPercent(figure(200, "4K"), figure(300, "4K")), std::nullopt) << "the same pages";
}

TEST(PagesComparison, KnowsTheSamePagesOnlyWhereBothAreTold) {
  EXPECT_TRUE(haveSamePages(figure(1, "4K"), figure(1, "4K")));
  EXPECT_FALSE(haveSamePages(figure(1, "4K"), figure(1, "2M")));
  EXPECT_FALSE(haveSamePages(figure(1), figure(1)));
  EXPECT_FALSE(haveSamePages(figure(1), figure(1, "4K")));
  EXPECT_FALSE(haveSamePages(skipped, figure(1, "4K")));
  EXPECT_FALSE(haveSamePages(figure(1, "4K"), skipped));
  EXPECT_FALSE(haveSamePages(skipped, skipped));
}

}  // namespace
}  // namespace strata
