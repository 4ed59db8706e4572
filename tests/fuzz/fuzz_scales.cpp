// SPDX-License-Identifier: GPL-3.0-or-later
// The axes of charts, in reports and in the window, over any numbers: their ticks are few and lie on the
// axis, and no place along it is more than a picture can hold.
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "app/gui/charts/scale.h"
#include "core/report/chart_scale.h"
#include "core/report/svg_chart.h"
#include "tests/fuzz/require.h"

namespace {

using namespace strata;
using fuzz::require;

void checkScale(const ChartScale& scale, const std::vector<double>& numbers) {
  require(!scale.ticks().empty() && scale.ticks().size() <= 64, "ticks are few");
  for (const ChartTick& tick : scale.ticks())
    require(tick.at >= -1e-6 && tick.at <= 1 + 1e-6, "ticks lie on the axis", tick.label);
  for (const double number : numbers) require(std::abs(scale.at(number)) <= 100, "a place is a number");
}

void checkTicks(double least, double most, int count) {
  const std::vector<double> linear = gui::linearTicks(most, count);
  require(linear.size() >= 2 && linear.size() <= 5 * static_cast<std::size_t>(count) + 5,
          "linear ticks are few");
  const gui::LogScale scale = gui::logScale(least, most, count);
  require(scale.first > 0 && scale.last > scale.first && std::isfinite(scale.last), "an axis has a length");
  require(scale.ticks.size() >= 2 && scale.ticks.size() <= 200, "logarithmic ticks are few");
  require(gui::powerTicks(least, most, count).size() <= 64, "powers of two are few");
  require(gui::sizeTicks(least, most, count).size() <= static_cast<std::size_t>(count) + 2, "sizes are few");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  std::vector<double> numbers((size - 1) / sizeof(double));
  if (numbers.empty()) return 0;
  std::memcpy(numbers.data(), data + 1, numbers.size() * sizeof(double));

  Chart chart;
  chart.logarithmic = (data[0] & 1) != 0;
  chart.across = (data[0] & 2) != 0 ? Across::Size : Across::Category;
  chart.categories.resize(1);
  ChartSeries series;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const double next = numbers[(i + 1) % numbers.size()];
    const double across = chart.across == Across::Size ? next : 0;
    series.points.push_back({across, numbers[i], numbers[i], next});
    checkTicks(numbers[i], next, 1 + (data[0] >> 2) % 12);
  }
  chart.series.push_back(series);
  checkScale(ChartScale::ofValues(chart), numbers);
  checkScale(ChartScale::across(chart), numbers);
  require(!drawn(chart, TitleShown::Yes).svg.empty(), "a chart is drawn");
  return 0;
}
