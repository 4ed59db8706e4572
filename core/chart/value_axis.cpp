// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/value_axis.h"

#include <algorithm>
#include <cmath>

#include "core/base/real_number.h"

namespace strata {

AxisKind axisOfBars(const std::vector<ChartSeries>& series) {
  double least = 0;
  double most = 0;
  for (const ChartSeries& one : series)
    for (const ChartPoint& point : one.points) {
      if (!isFigure(point.y)) continue;
      if (!(point.y > 0)) return AxisKind::Rate;
      least = least > 0 ? std::min(least, point.y) : point.y;
      most = std::max(most, point.y);
    }
  return most > mostOfLinearBars * least ? AxisKind::LogRate : AxisKind::Rate;
}

bool hasLogBars(const Chart& chart) {
  return chart.yKind == AxisKind::LogRate &&
         (chart.shape == ChartShape::Rows || chart.shape == ChartShape::Bars);
}

Ticks ticksOfValues(const Chart& chart, Span shown, int count) {
  const auto [least, most] = reachOf(chart, shown);
  if (!hasLogBars(chart) || !(least > 0)) return ticksUp(chart.yKind, least, most, count);
  return ticksUp(chart.yKind, std::pow(10, std::floor(std::log10(least / 2))), most, count);
}

}  // namespace strata
