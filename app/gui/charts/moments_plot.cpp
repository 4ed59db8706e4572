// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/moments_plot.h"

#include <algorithm>
#include <utility>

namespace strata::gui {

namespace {

constexpr double roomBesideNines = 0.15;
constexpr double leastPercentile = 50;

/// A line of each that was measured, with a point of each of its moments for which `pointOf` has one.
template <typename PointOf>
void addMoments(Chart& plot, const std::vector<TimedLine>& lines, bool fold, PointOf pointOf) {
  for (const TimedLine& line : lines) {
    ChartSeries drawn = line.drawn;
    drawn.style.mark.reset();
    drawn.isFold = fold;
    for (const LineMoment& moment : *line.moments)
      if (std::optional<ChartPoint> point = pointOf(moment)) {
        point->final = line.grade.has_value();
        if (!fold) point->grade = line.grade;  // the verdict is of the rate
        drawn.points.push_back(*point);
      }
    if (!drawn.points.empty()) plot.series.push_back(std::move(drawn));
  }
}

}  // namespace

void setTimeAxis(Chart& plot, const std::vector<TimedLine>& lines, double seconds) {
  plot.shape = ChartShape::Lines;
  plot.xKind = AxisKind::Seconds;
  for (const TimedLine& line : lines)
    if (!line.moments->empty()) seconds = std::max(seconds, line.moments->back().seconds);
  plot.full = {0, seconds};
}

void addRates(Chart& plot, const std::vector<TimedLine>& lines, RateUnit unit) {
  plot.yKind = AxisKind::Rate;
  plot.unit = rateUnitName(unit).toStdString();
  addMoments(plot, lines, false, [unit](const LineMoment& moment) -> std::optional<ChartPoint> {
    const auto rate = inUnit(moment.rate, std::nullopt, unit);
    if (!rate) return std::nullopt;
    return ChartPoint{moment.seconds, *rate};
  });
}

void addLatencies(Chart& plot, const std::vector<TimedLine>& lines) {
  plot.yKind = AxisKind::LogRate;
  addMoments(plot, lines, true, [](const LineMoment& moment) -> std::optional<ChartPoint> {
    if (!moment.p50Us) return std::nullopt;
    return ChartPoint{moment.seconds, *moment.p50Us, moment.p50Us, moment.p99Us};
  });
}

void addPercentiles(Chart& plot, const std::vector<TimedLine>& lines) {
  plot.shape = ChartShape::Lines;
  plot.xKind = AxisKind::Percentile;
  plot.full = {positionOf(plot.xKind, leastPercentile) - roomBesideNines,
               positionOf(plot.xKind, 100) + roomBesideNines};
  plot.yKind = AxisKind::LogRate;
  for (const TimedLine& line : lines) {
    ChartSeries drawn = line.drawn;
    for (const LatencyQuantile& quantile : *line.latency) {
      const double percent = 100 * quantile.fraction;
      if (percent < leastPercentile || quantile.ns == 0) continue;
      ChartPoint point{percent, static_cast<double>(quantile.ns) / nsOfUs};
      point.grade = line.grade;
      drawn.points.push_back(point);
    }
    if (!drawn.points.empty()) plot.series.push_back(std::move(drawn));
  }
}

}  // namespace strata::gui
