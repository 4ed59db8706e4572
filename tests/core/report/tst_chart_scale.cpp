// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "core/report/chart_scale.h"
#include "core/report/svg_chart.h"

namespace strata {
namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double extremeNumbers[]{0.0,
                                  -0.0,
                                  1.0,
                                  -1.0,
                                  5e-324,
                                  1e-310,
                                  1e-30,
                                  1e-31,
                                  1e30,
                                  1.1e30,
                                  1e300,
                                  -1e300,
                                  1.5e308,
                                  1.7976931348623157e308,
                                  -1.7976931348623157e308,
                                  infinite,
                                  -infinite,
                                  std::numeric_limits<double>::quiet_NaN()};

TEST(ChartScale, HoldsWithAnyNumber) {
  for (const double first : extremeNumbers)
    for (const double second : extremeNumbers)
      for (const bool logarithmic : {false, true})
        for (const Across across : {Across::Size, Across::Category}) {
          Chart chart;
          chart.logarithmic = logarithmic;
          chart.across = across;
          chart.categories = {"a", "b"};
          chart.series.push_back({"", {}, {{0, first, first, second}, {1, second, first, second}}});
          if (across == Across::Size)
            for (ChartPoint& point : chart.series.front().points) point.across = point.value;
          for (const ChartScale& scale : {ChartScale::ofValues(chart), ChartScale::across(chart)}) {
            EXPECT_GE(scale.ticks().size(), 1U) << first << ' ' << second;
            EXPECT_LE(scale.ticks().size(), 64U) << first << ' ' << second;
            for (const ChartTick& tick : scale.ticks()) {
              EXPECT_GE(tick.at, -1e-6) << first << ' ' << second;
              EXPECT_LE(tick.at, 1 + 1e-6) << first << ' ' << second;
            }
            for (const double value : extremeNumbers) EXPECT_LE(std::abs(scale.at(value)), 100.0) << value;
          }
          const std::string svg = drawn(chart, TitleShown::No).svg;
          for (const char* wrong : {"nan ", " nan", "inf ", " inf", "nanL"})
            EXPECT_EQ(svg.find(wrong), std::string::npos) << first << ' ' << second << svg;
        }
}

}  // namespace
}  // namespace strata
