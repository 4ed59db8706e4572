// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/plot.h"

#include <algorithm>

namespace strata::gui {

namespace {

/// The first figures of a cell can have intervals of any size; they should not squeeze the lines.
constexpr double mostIntervalFactor = 1.5;

}  // namespace

Plot withoutHidden(Plot plot, const QSet<QString>& hidden) {
  const auto isHidden = [&](const auto& part) {
    return std::any_of(part.keys.begin(), part.keys.end(),
                       [&](const QString& key) { return hidden.contains(key); });
  };
  std::erase_if(plot.lines, isHidden);
  std::erase_if(plot.limits, isHidden);
  std::erase_if(plot.edges, isHidden);
  return plot;
}

bool hasPoints(const Plot& plot) {
  return std::ranges::any_of(plot.lines, [](const PlotLine& line) { return !line.points.empty(); });
}

bool hasStretches(const Plot& plot) {
  return plot.xKind == AxisKind::File || plot.xKind == AxisKind::Seconds;
}

std::vector<double> stopsOf(const Plot& plot) {
  std::vector<double> stops;
  if (hasStretches(plot)) {
    const PlotLine* longest = nullptr;
    for (const PlotLine& line : plot.lines)
      if (longest == nullptr || line.points.size() > longest->points.size()) longest = &line;
    if (longest == nullptr) return stops;
    // The point at 0 is where the first stretch begins, not a stretch of its own.
    for (const PlotPoint& point : longest->points)
      if (point.x > 0) stops.push_back(point.x);
    return stops;
  }
  for (const PlotLine& line : plot.lines)
    for (const PlotPoint& point : line.points) stops.push_back(point.x);
  std::sort(stops.begin(), stops.end());
  stops.erase(std::unique(stops.begin(), stops.end()), stops.end());
  return stops;
}

const PlotPoint* pointAt(const Plot& plot, const PlotLine& line, double x) {
  const auto found = std::lower_bound(line.points.begin(), line.points.end(), x,
                                      [](const PlotPoint& point, double at) { return point.x < at; });
  if (found == line.points.end()) return nullptr;
  if (!hasStretches(plot) && found->x != x) return nullptr;
  return &*found;
}

std::optional<double> halfWidthPercent(const PlotPoint& point) {
  if (!point.low || !point.high || !(point.y > 0)) return std::nullopt;
  return 100 * (*point.high - *point.low) / 2 / point.y;
}

std::pair<double, double> reachOf(const Plot& plot, Span shown) {
  double least = 0;
  double most = 0;
  const auto reach = [&](double y) {
    least = least > 0 ? std::min(least, y) : y;
    most = std::max(most, y);
  };
  for (const PlotLine& line : plot.lines)
    for (const PlotPoint& point : line.points) {
      if (!(point.y > 0) || !shown.contains(positionOf(plot.xKind, point.x))) continue;
      reach(point.y);
      if (point.low && (line.isFold || *point.low * mostIntervalFactor > point.y)) reach(*point.low);
      if (point.high && (line.isFold || *point.high < point.y * mostIntervalFactor)) reach(*point.high);
    }
  for (const PlotLimit& limit : plot.limits)
    if (positionOf(plot.xKind, limit.to) >= shown.first && positionOf(plot.xKind, limit.from) <= shown.last)
      reach(limit.y);
  return {least, most};
}

}  // namespace strata::gui
