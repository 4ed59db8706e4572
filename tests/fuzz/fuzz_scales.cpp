// SPDX-License-Identifier: GPL-3.0-or-later
// The axes of charts, in reports and in the window, over any numbers: their ticks are few and lie on the
// axis, and no place along it is more than a picture can hold.
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "core/chart/scale.h"
#include "core/report/svg_chart.h"
#include "tests/fuzz/require.h"

namespace {

using namespace strata;
using fuzz::require;

void checkTicks(double least, double most, int count) {
  const std::vector<double> linear = linearTicks(most, count);
  require(linear.size() >= 2 && linear.size() <= 5 * static_cast<std::size_t>(count) + 5,
          "linear ticks are few");
  const LogScale scale = logScale(least, most, count);
  require(scale.first > 0 && scale.last > scale.first && std::isfinite(scale.last), "an axis has a length");
  require(scale.ticks.size() >= 2 && scale.ticks.size() <= 200, "logarithmic ticks are few");
  require(powerTicks(least, most, count).size() <= 64, "powers of two are few");
  require(sizeTicks(least, most, count).size() <= static_cast<std::size_t>(count) + 2, "sizes are few");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  std::vector<double> numbers((size - 1) / sizeof(double));
  if (numbers.empty()) return 0;
  std::memcpy(numbers.data(), data + 1, numbers.size() * sizeof(double));

  Chart chart;
  const bool sizes = (data[0] & 2) != 0;
  chart.shape = sizes ? ChartShape::Lines : ChartShape::Rows;
  chart.xKind = sizes ? AxisKind::Region : AxisKind::Row;
  chart.yKind = (data[0] & 1) != 0 ? AxisKind::LogRate : AxisKind::Rate;
  chart.rows.resize(1);
  ChartSeries series;
  series.style = {0, Mark::Circle, Dash::Solid};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const double next = numbers[(i + 1) % numbers.size()];
    series.points.push_back({sizes ? next : 0, numbers[i], numbers[i], next});
    checkTicks(numbers[i], next, 1 + (data[0] >> 2) % 12);
  }
  chart.series.push_back(series);
  chart.full = sizes ? wholeOctaves(chart.series) : Span{-0.5, 0.5};
  const std::string svg = drawn(chart, TitleShown::Yes).svg;
  for (const char* wrong : {"nan ", " nan", "inf ", " inf"})
    require(svg.find(wrong) == std::string::npos, "every place is a number", svg);
  return 0;
}
