// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/value_axis.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace strata {
namespace {

std::vector<ChartSeries> seriesOf(const std::vector<double>& values) {
  ChartSeries series{"s", {}, "s", "s", {0, Mark::Square, Dash::None}, {}};
  for (std::size_t i = 0; i < values.size(); ++i)
    series.points.push_back({static_cast<double>(i), values[i]});
  return {series};
}

Chart rowsOf(const std::vector<double>& values) {
  Chart chart;
  chart.shape = ChartShape::Rows;
  chart.xKind = AxisKind::Row;
  chart.series = seriesOf(values);
  chart.full = {-0.5, static_cast<double>(values.size()) - 0.5};
  chart.yKind = axisOfBars(chart.series);
  return chart;
}

TEST(ValueAxis, BarsThatDifferByMoreThanThirtyTimesAreLogarithmic) {
  EXPECT_EQ(axisOfBars(seriesOf({10, 300})), AxisKind::Rate);
  EXPECT_EQ(axisOfBars(seriesOf({10, 301})), AxisKind::LogRate);
  std::vector<ChartSeries> several = seriesOf({10});
  several.push_back(seriesOf({400}).front());
  EXPECT_EQ(axisOfBars(several), AxisKind::LogRate) << "of all series together";
  EXPECT_EQ(axisOfBars({}), AxisKind::Rate);
}

TEST(ValueAxis, BarsWithoutAPlaceOnALogarithmicAxisStayLinear) {
  EXPECT_EQ(axisOfBars(seriesOf({0, 10, 301})), AxisKind::Rate);
  EXPECT_EQ(axisOfBars(seriesOf({-2, 10, 301})), AxisKind::Rate);
  EXPECT_EQ(axisOfBars(seriesOf({10, std::numeric_limits<double>::infinity()})), AxisKind::Rate)
      << "what is no figure has no length";
}

TEST(ValueAxis, LogarithmicBarsBeginAtAPowerOfTenBelowTheLeast) {
  const auto beginOf = [](const Chart& chart) {
    return std::pow(10, ticksOfValues(chart, chart.full, 8).span.first);
  };
  EXPECT_DOUBLE_EQ(beginOf(rowsOf({25, 3000})), 10);
  EXPECT_DOUBLE_EQ(beginOf(rowsOf({20, 3000})), 10);
  EXPECT_DOUBLE_EQ(beginOf(rowsOf({19, 3000})), 1) << "at 10 its bar would hardly be seen";
  EXPECT_DOUBLE_EQ(beginOf(rowsOf({10, 3000})), 1) << "at 10 it would have no length";
  EXPECT_DOUBLE_EQ(beginOf(rowsOf({0.3, 3000})), 0.1);
  Chart uncertain = rowsOf({25, 3000});
  uncertain.series[0].points[0].low = 8;
  EXPECT_DOUBLE_EQ(beginOf(uncertain), 1) << "the interval is on the axis too";
}

TEST(ValueAxis, OtherAxesAreAsTheyWere) {
  const Chart linear = rowsOf({25, 300});
  EXPECT_EQ(ticksOfValues(linear, linear.full, 5).quantities, (std::vector<double>{0, 100, 200, 300}));
  Chart lines = rowsOf({700, 30'000});
  lines.shape = ChartShape::Lines;
  EXPECT_DOUBLE_EQ(ticksOfValues(lines, lines.full, 8).quantities.front(), 500);
  EXPECT_FALSE(hasLogBars(lines));
}

}  // namespace
}  // namespace strata
