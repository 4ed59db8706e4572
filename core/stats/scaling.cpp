// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/scaling.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace strata {

namespace {

/// What a cell is, whatever its threads.
auto apartFromThreads(const CellResult& cell) {
  const Parameters& own = cell.parameters;
  return std::tuple(cell.test, cell.kernel, own.regionBytes, own.widthBytes, own.pattern, own.op, own.pages,
                    own.chains, own.count, own.blockBytes, own.fileBytes);
}

void describe(ScalingCurve& curve) {
  std::ranges::stable_sort(curve.points, {}, &ScalingPoint::threads);
  const auto one = std::ranges::find_if(
      curve.points, [](const ScalingPoint& point) { return point.threads == 1 && point.measured; });
  for (ScalingPoint& point : curve.points) {
    if (!point.measured) continue;
    const double threads = static_cast<double>(point.threads);
    point.perThread = point.measured->value / threads;
    if (one != curve.points.end() && one->measured->value > 0)
      point.efficiency = point.measured->value / (threads * one->measured->value);
  }
}

std::optional<std::size_t> bestOf(const std::vector<ScalingPoint>& points) {
  const Measured* most = nullptr;
  for (const ScalingPoint& point : points)
    if (point.measured && (!most || point.measured->value > most->value)) most = point.measured;
  if (!most) return std::nullopt;
  // The interval bounds what the highest sum may as well be: who gets there with fewer threads is as good.
  const double enough = std::min(most->value, most->low.value_or(most->value));
  const auto fewest = std::ranges::find_if(points, [enough](const ScalingPoint& point) {
    return point.measured && point.measured->value >= enough;
  });
  return static_cast<std::size_t>(fewest - points.begin());
}

}  // namespace

std::vector<ScalingCurve> scalingCurves(std::span<const CellResult* const> cells) {
  std::vector<ScalingCurve> curves;
  std::map<decltype(apartFromThreads(std::declval<const CellResult&>())), std::size_t> known;
  for (const CellResult* cell : cells) {
    // A row of the disk test is what it is by its threads, a core by its CPUs, a node by those that it has.
    if (cell->parameters.queueDepth || cell->parameters.cpuA || cell->parameters.nodeFrom) continue;
    if (!cell->higherIsBetter || cell->parameters.threads.value_or(1) < 1) continue;
    const auto [at, isNew] = known.emplace(apartFromThreads(*cell), curves.size());
    if (isNew) curves.emplace_back();
    ScalingCurve& curve = curves[at->second];
    const std::int64_t threads = cell->parameters.threads.value_or(1);
    if (std::ranges::find(curve.points, threads, &ScalingPoint::threads) != curve.points.end()) continue;
    curve.points.push_back({threads, cell, measuredOf(cell)});
  }
  std::erase_if(curves, [](const ScalingCurve& curve) { return curve.points.size() < 2; });
  for (ScalingCurve& curve : curves) {
    describe(curve);
    curve.best = bestOf(curve.points);
  }
  return curves;
}

std::vector<ScalingCurve> scalingCurves(const std::vector<CellResult>& cells) {
  std::vector<const CellResult*> all;
  for (const CellResult& cell : cells) all.push_back(&cell);
  return scalingCurves(all);
}

}  // namespace strata
