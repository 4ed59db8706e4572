// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/svg_chart.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "tests/core/report/text_search.h"

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

Chart sizesChart(std::vector<ChartPoint> points) {
  Chart chart;
  chart.xKind = AxisKind::Region;
  chart.yKind = AxisKind::LogRate;
  chart.series.push_back({"s", {}, "s", "s", {0, Mark::Circle, Dash::Solid}, std::move(points)});
  chart.full = wholeOctaves(chart.series);
  return chart;
}

Chart barsChart(std::vector<ChartPoint> points) {
  Chart chart = sizesChart(std::move(points));
  chart.shape = ChartShape::Rows;
  chart.xKind = AxisKind::Row;
  chart.yKind = AxisKind::Rate;
  chart.rows = {"a", "b"};
  chart.full = {-0.5, 1.5};
  return chart;
}

/// The labels of the ticks, those of the values first.
std::vector<std::string> labelsOf(const Chart& chart) {
  std::vector<std::string> labels;
  const std::string svg = drawn(chart, TitleShown::No).svg;
  constexpr std::string_view begin = R"(unicode-bidi="plaintext">)";
  for (std::size_t at = svg.find(begin); at != std::string::npos; at = svg.find(begin, at)) {
    at += begin.size();
    if (const std::string label = svg.substr(at, svg.find('<', at) - at); !label.empty())
      labels.push_back(label);
  }
  return labels;
}

TEST(SvgChart, MirrorsTitleLegendAndRowsButNoAxisOfNumbers) {
  ChartLabels labels = reportLabels();
  Chart lines = sizesChart({{1024, 10}, {4096, 20}});
  lines.title = "Title";
  lines.legend = {{"a", "first", {0, {}, Dash::Solid}}, {"b", "second", {1, {}, Dash::Solid}}};
  const std::string left = drawn(lines, TitleShown::Yes, labels).svg;
  labels.rightToLeft = true;
  const std::string right = drawn(lines, TitleShown::Yes, labels).svg;
  EXPECT_TRUE(contains(left, R"(<text x="24.0" y="24.0" font-size="15" text-anchor="start")"));
  EXPECT_TRUE(contains(right, R"(<text x="736.0" y="24.0" font-size="15" text-anchor="end")"));
  EXPECT_NE(left.substr(left.find(">first<") - 160, 160), right.substr(right.find(">first<") - 160, 160));
  const std::string curve =
      left.substr(left.find("<path"), left.find('/', left.find("<path")) - left.find("<path"));
  EXPECT_TRUE(contains(right, curve)) << "the curve stays";
  // Bars of rows grow from the right.
  EXPECT_TRUE(contains(drawn(barsChart({{0, 10}}), TitleShown::Yes, labels).svg, "M676.0 "));
}

TEST(SvgChart, LabelsSizesByPowersOfTwoAndValuesByOneTwoAndFive) {
  EXPECT_EQ(labelsOf(sizesChart({{5000, 23}, {12.0 * 1024, 480}, {60000, 30}})),
            (std::vector<std::string>{"20", "50", "100", "200", "500", "4 KiB", "8 KiB", "16 KiB", "32 KiB",
                                      "64 KiB"}));
  EXPECT_EQ(labelsOf(sizesChart({{1024, 0.03}, {2048, 0.4}})),
            (std::vector<std::string>{"0.02", "0.05", "0.1", "0.2", "0.5", "1 KiB", "2 KiB"}));
}

// Bars of 1 and 5 pixels say nothing; and whoever takes a length for a value has to see that it is none.
TEST(SvgChart, DrawsStepsOfLevels) {
  Chart chart = sizesChart({{1024, 100}, {4096, 10}});
  const auto line = [&] {
    const std::string svg = drawn(chart, TitleShown::No).svg;
    const std::size_t end = svg.rfind("stroke-width=\"1.8\"");
    const std::size_t begin = svg.rfind("d=\"", end) + 3;
    return svg.substr(begin, svg.find('"', begin) - begin);
  };
  EXPECT_EQ(line(), "M66.0 32.0L736.0 332.0");
  chart.series[0].steps = {2048};
  EXPECT_EQ(line(), "M66.0 32.0L401.0 32.0L401.0 332.0L736.0 332.0");
}

TEST(SvgChart, SaysAndLabelsALogarithmicAxisOfBars) {
  Chart chart = barsChart({{0, 20}, {1, 2000}});
  chart.unit = "MB/s";
  EXPECT_EQ(labelsOf(chart), (std::vector<std::string>{"MB/s", "a", "b", "20.0", "2000"}));
  chart.yKind = AxisKind::LogRate;
  chart.yTitle = "MB/s, logarithmic axis";
  const std::vector<std::string> labels = labelsOf(chart);
  EXPECT_EQ(labels.front(), "MB/s, logarithmic axis");
  EXPECT_EQ(std::vector<std::string>(labels.end() - 8, labels.end()),
            (std::vector<std::string>{"10", "20", "50", "100", "200", "500", "1000", "2000"}));
  const std::string svg = drawn(chart, TitleShown::No).svg;
  const auto lengthOf = [&](std::size_t bar) {
    std::size_t at = svg.find("class=\"f0\"");
    for (std::size_t i = 0; i < bar; ++i) at = svg.find("class=\"f0\"", at + 1);
    const std::size_t path = svg.rfind("d=\"M", at) + 4;
    const std::size_t to = svg.find('H', path) + 1;
    return std::stod(svg.substr(to)) - std::stod(svg.substr(path));
  };
  // 20 is 0.301 of the 2.301 decades from 10 to 2000.
  EXPECT_NEAR(lengthOf(0) / lengthOf(1), 0.301 / 2.301, 0.001);
}

TEST(SvgChart, LeavesOutLabelsOfALongAxis) {
  const std::vector<std::string> labels = labelsOf(sizesChart({{1024, 1}, {0x1p34, 1}}));
  EXPECT_LE(labels.size(), 15U);
  EXPECT_EQ(labels[2], "1 KiB");
}

TEST(SvgChart, StandsWhereThereIsNothing) {
  EXPECT_FALSE(contains(svgElement(sizesChart({}), "x"), "nan"));
  EXPECT_FALSE(contains(svgElement(barsChart({}), "x"), "nan"));
  EXPECT_FALSE(contains(svgElement(Chart(), "x"), "nan"));
}

// Sides must not differ in colour alone, nor a figure on the way to a result look like one.
TEST(SvgChart, MarksBarsAndLeavesProvisionalOnesHollow) {
  Chart chart = barsChart({{0, 20}, {1, 30}});
  chart.series[0].style.mark = Mark::Circle;
  const auto fills = [](const Chart& rows) {
    const std::string svg = drawn(rows, TitleShown::No).svg;
    std::size_t count = 0;
    for (auto at = svg.find("<path"); at != std::string::npos; at = svg.find("<path", at + 1))
      if (svg.substr(at, svg.find('>', at) - at).find("fill=\"none\"") == std::string::npos) ++count;
    return count;
  };
  const std::size_t plain = fills(chart);
  chart.marksOnBars = true;
  EXPECT_EQ(fills(chart), plain + 2);
  chart.series[0].points[0].final = false;
  EXPECT_EQ(fills(chart), plain + 1);
}

TEST(SvgChart, SaysWhyThereIsNothingInRowsToo) {
  Chart chart = barsChart({});
  chart.note = "Nothing is measured";
  EXPECT_TRUE(contains(drawn(chart, TitleShown::No).svg, "Nothing is measured"));
}

TEST(SvgChart, HoldsWithAnyNumber) {
  for (const double first : extremeNumbers)
    for (const double second : extremeNumbers) {
      const std::vector<ChartPoint> points{{first, first, first, second}, {first, second, first, second}};
      Chart rows = barsChart(points);
      rows.series[0].points[0].x = 0;
      rows.series[0].points[1].x = 1;
      for (const Chart& chart : {sizesChart(points), rows}) {
        const std::string svg = drawn(chart, TitleShown::No).svg;
        for (const char* wrong : {"nan ", " nan", "inf ", " inf", "nanL"})
          EXPECT_EQ(svg.find(wrong), std::string::npos) << first << ' ' << second << svg;
      }
    }
}

}  // namespace
}  // namespace strata
