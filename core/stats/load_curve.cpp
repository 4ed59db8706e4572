// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/load_curve.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace strata {

namespace {

constexpr double kneeFactor = 2;
/// Less, in parts of the idle latency, is not told from none, and has no logarithm.
constexpr double leastExcess = 0.01;

}  // namespace

std::optional<double> kneeRate(const LoadCurve& curve) {
  if (!(curve.idle.ns > 0)) return std::nullopt;
  const auto excess = [&](const LoadPoint& point) {
    return std::max(leastExcess, point.ns / curve.idle.ns - 1);
  };
  const auto isBeyond = [&](const LoadPoint& point) { return point.ns >= kneeFactor * curve.idle.ns; };
  const std::vector<LoadPoint>& points = curve.points;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (!isBeyond(points[i]) || (i + 1 < points.size() && !isBeyond(points[i + 1]))) continue;
    const LoadPoint& before = i == 0 ? curve.idle : points[i - 1];
    // A disturbance right before the knee would put it beyond that.
    if (isBeyond(before)) return before.rate;
    const double from = std::log(excess(before));
    const double share = (std::log(kneeFactor - 1) - from) / (std::log(excess(points[i])) - from);
    return before.rate + share * (points[i].rate - before.rate);
  }
  return std::nullopt;
}

double highestRate(const LoadCurve& curve) {
  double highest = curve.idle.rate;
  for (const LoadPoint& point : curve.points) highest = std::max(highest, point.rate);
  return highest;
}

}  // namespace strata
