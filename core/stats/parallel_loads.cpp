// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/parallel_loads.h"

#include <algorithm>
#include <cstddef>

namespace strata {

namespace {

constexpr double megabytesOfGigabyte = 1000;

/// Whether the last of the points, which are in order, is still faster than the one before.
bool stillGains(const std::vector<ChainsPoint>& points) {
  const ChainsPoint& last = points.back();
  const ChainsPoint& before = points[points.size() - 2];
  return before.ns >= last.ns * (1 + leastGain) &&
         before.low.value_or(before.ns) > last.high.value_or(last.ns);
}

}  // namespace

std::optional<LoadsInFlight> loadsInFlight(const ChainsPoint& one, const ChainsPoint& several) {
  if (!(one.ns > 0) || !(several.ns > 0)) return std::nullopt;
  LoadsInFlight found{one.ns / several.ns, {}, {}};
  // One chain is its own measure, and has one load in flight without any doubt.
  if (one.chains == several.chains) return found;
  if (one.low && several.high && *several.high > 0) found.low = *one.low / *several.high;
  if (one.high && several.low && *several.low > 0) found.high = *one.high / *several.low;
  return found;
}

std::optional<MostLoads> mostLoads(std::vector<ChainsPoint> points) {
  std::erase_if(points, [](const ChainsPoint& point) { return !point.isReliable || !(point.ns > 0); });
  std::ranges::sort(points, {}, &ChainsPoint::chains);
  if (points.size() < 2 || points.front().chains != 1) return std::nullopt;
  const ChainsPoint& one = points.front();
  const ChainsPoint& best = *std::ranges::min_element(points, {}, &ChainsPoint::ns);
  return MostLoads{*loadsInFlight(one, best), best.chains, best.ns, one.ns, stillGains(points)};
}

double randomLinesRate(double nsOfLoad, Bytes line) {
  return megabytesOfGigabyte * static_cast<double>(line.count) / nsOfLoad;
}

}  // namespace strata
