// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/chart.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/real_number.h"

namespace strata {

namespace {

/// A provisional value can have an interval of any size, which should not compress the lines.
constexpr double mostIntervalFactor = 1.5;

}  // namespace

Span wholeOctaves(const std::vector<ChartSeries>& series) {
  constexpr double mostPower = 63;
  std::optional<double> least;
  double most = 1;
  for (const ChartSeries& one : series)
    for (const ChartPoint& point : one.points) {
      if (!isFigure(point.x)) continue;
      least = std::min(least.value_or(point.x), point.x);
      most = std::max(most, point.x);
    }
  const double first = std::min(std::floor(std::log2(std::max(least.value_or(1), 1.0))), mostPower - 1);
  return {first, std::clamp(std::ceil(std::log2(most)), first + 1, mostPower)};
}

Chart withoutHidden(Chart chart, const std::set<std::string>& hidden) {
  const auto isHidden = [&](const auto& part) {
    return std::any_of(part.keys.begin(), part.keys.end(),
                       [&](const std::string& key) { return hidden.contains(key); });
  };
  std::erase_if(chart.series, isHidden);
  std::erase_if(chart.limits, isHidden);
  std::erase_if(chart.edges, isHidden);
  return chart;
}

namespace {

bool isPale(const ChartSeries& line, std::size_t point) {
  return line.style.mark && !line.points[point].final;
}

std::pair<double, double> placeOf(const ChartPoint& point) {
  return {point.x, point.y};
}

std::vector<LinePart> joinedParts(const ChartSeries& line) {
  std::vector<LinePart> parts;
  for (std::size_t i = 1; i < line.points.size(); ++i) {
    const bool pale = isPale(line, i - 1) || isPale(line, i);
    if (parts.empty() || parts.back().isPale != pale) parts.push_back({{placeOf(line.points[i - 1])}, pale});
    parts.back().places.push_back(placeOf(line.points[i]));
  }
  return parts;
}

std::vector<LinePart> steppedParts(const ChartSeries& line, double first, double last) {
  std::vector<LinePart> parts;
  for (std::size_t i = 0; i < line.points.size(); ++i) {
    const ChartPoint& point = line.points[i];
    const auto above = std::ranges::lower_bound(line.steps, point.x);
    const double begin = above == line.steps.begin() ? std::min(first, point.x) : *std::prev(above);
    const double end = above == line.steps.end() ? std::max(last, point.x) : *above;
    // A level with several points goes through each of them.
    const bool isInside = i > 0 && line.points[i - 1].x > begin;
    const bool pale = isPale(line, i) || (isInside && parts.back().isPale);
    if (isInside) parts.back().places.back() = placeOf(line.points[i - 1]);
    const bool meets = !parts.empty() && (isInside || parts.back().places.back().first == begin);
    if (!meets || parts.back().isPale != pale) {
      LinePart part{{}, pale};
      if (meets) part.places.push_back(parts.back().places.back());
      parts.push_back(std::move(part));
    }
    std::vector<std::pair<double, double>>& places = parts.back().places;
    places.push_back(isInside ? placeOf(point) : std::pair(begin, point.y));
    places.emplace_back(end, point.y);
  }
  return parts;
}

}  // namespace

std::vector<LinePart> linePartsOf(const ChartSeries& line, double first, double last) {
  if (line.style.line == Dash::None) return {};
  return line.steps.empty() ? joinedParts(line) : steppedParts(line, first, last);
}

bool hasPoints(const Chart& chart) {
  return std::ranges::any_of(chart.series, [](const ChartSeries& one) { return !one.points.empty(); });
}

bool hasStretches(const Chart& chart) {
  const bool isJoined = chart.series.empty() || std::ranges::any_of(chart.series, [](const ChartSeries& one) {
                          return one.style.line != Dash::None;
                        });
  return chart.xKind == AxisKind::File || (chart.xKind == AxisKind::Seconds && isJoined);
}

std::vector<double> stopsOf(const Chart& chart) {
  std::vector<double> stops;
  if (hasStretches(chart)) {
    const ChartSeries* longest = nullptr;
    for (const ChartSeries& one : chart.series)
      if (longest == nullptr || one.points.size() > longest->points.size()) longest = &one;
    if (longest == nullptr) return stops;
    // The point at 0 is the begin of the first stretch, not a stretch of its own.
    for (const ChartPoint& point : longest->points)
      if (point.x > 0) stops.push_back(point.x);
    return stops;
  }
  for (const ChartSeries& one : chart.series)
    for (const ChartPoint& point : one.points) stops.push_back(point.x);
  std::sort(stops.begin(), stops.end());
  stops.erase(std::unique(stops.begin(), stops.end()), stops.end());
  return stops;
}

const ChartPoint* pointAt(const Chart& chart, const ChartSeries& one, double x) {
  const auto found = std::lower_bound(one.points.begin(), one.points.end(), x,
                                      [](const ChartPoint& point, double at) { return point.x < at; });
  if (found == one.points.end()) return nullptr;
  if (!hasStretches(chart) && found->x != x) return nullptr;
  return &*found;
}

std::optional<double> halfWidthPercent(const ChartPoint& point) {
  if (!point.low || !point.high || !(point.y > 0)) return std::nullopt;
  return 100 * (*point.high - *point.low) / 2 / point.y;
}

namespace {

/// Changes go below 0, which is where the baseline is: it always counts.
std::pair<double, double> reachOfChanges(const Chart& chart, Span shown) {
  double least = 0;
  double most = 0;
  const auto reach = [&](double y) {
    if (!isFigure(y)) return;
    least = std::min(least, y);
    most = std::max(most, y);
  };
  for (const ChartSeries& one : chart.series)
    for (const ChartPoint& point : one.points) {
      if (!shown.contains(positionOf(chart.xKind, point.x))) continue;
      reach(point.y);
      reach(point.low.value_or(point.y));
      reach(point.high.value_or(point.y));
    }
  return {least, most};
}

}  // namespace

std::vector<double> spreadOut(std::vector<double> centres, double height, double top, double bottom) {
  std::vector<std::size_t> order(centres.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return centres[i]; });
  // Labels that touch move as one block, which stands where its members wish to on average.
  struct Cluster {
    double sum;  ///< of the wished place of its first label
    double count;
    double begin;
  };
  const auto place = [&](Cluster& cluster) {
    const double last = bottom - height * cluster.count;
    cluster.begin = std::max(top, std::min(cluster.sum / cluster.count, last));
  };
  std::vector<Cluster> clusters;
  for (const std::size_t i : order) {
    clusters.push_back({centres[i] - height / 2, 1, 0});
    place(clusters.back());
    while (clusters.size() > 1) {
      Cluster& before = clusters[clusters.size() - 2];
      const Cluster& last = clusters.back();
      if (before.begin + height * before.count <= last.begin) break;
      before.sum += last.sum - last.count * height * before.count;
      before.count += last.count;
      clusters.pop_back();
      place(clusters.back());
    }
  }
  auto next = order.begin();
  for (const Cluster& cluster : clusters)
    for (double i = 0; i < cluster.count; ++i) centres[*next++] = cluster.begin + height * (i + 0.5);
  return centres;
}

Span heatOf(const Chart& chart) {
  double least = 0;
  double most = 0;
  for (const ChartSeries& column : chart.series)
    for (const ChartPoint& point : column.points) {
      if (!isFigure(point.y) || !(point.y > 0)) continue;
      least = least > 0 ? std::min(least, point.y) : point.y;
      most = std::max(most, point.y);
    }
  return {least, most};
}

double shareOfHeat(Span heat, double y) {
  if (!(heat.last > heat.first) || !(y > 0)) return 0.5;
  return std::clamp(std::log(y / heat.first) / std::log(heat.last / heat.first), 0.0, 1.0);
}

std::pair<double, double> reachOf(const Chart& chart, Span shown) {
  if (chart.yKind == AxisKind::Change) return reachOfChanges(chart, shown);
  double least = 0;
  double most = 0;
  const auto reach = [&](double y) {
    if (!isFigure(y) || !(y > 0)) return;
    least = least > 0 ? std::min(least, y) : y;
    most = std::max(most, y);
  };
  for (const ChartSeries& one : chart.series)
    for (const ChartPoint& point : one.points) {
      if (!(point.y > 0) || !shown.contains(positionOf(chart.xKind, point.x))) continue;
      reach(point.y);
      if (point.low && (point.final || *point.low * mostIntervalFactor > point.y)) reach(*point.low);
      if (point.high && (point.final || *point.high < point.y * mostIntervalFactor)) reach(*point.high);
    }
  for (const ChartLimit& limit : chart.limits)
    if (positionOf(chart.xKind, limit.to) >= shown.first && positionOf(chart.xKind, limit.from) <= shown.last)
      reach(limit.y);
  return {least, most};
}

}  // namespace strata
