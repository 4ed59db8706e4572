// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/scaling_data.h"

#include "core/stats/scaling.h"

namespace strata::gui {

namespace {

ScalingFigure figureOf(const ScalingPoint& point) {
  const Measured& measured = *point.measured;
  return {point.threads, measured.value,    *point.perThread,      measured.low,
          measured.high, measured.clockGhz, measured.verdict.grade};
}

}  // namespace

ScalingData scalingDataOf(const std::vector<CellResult>& cells) {
  ScalingData data;
  for (const ScalingCurve& curve : scalingCurves(cells)) {
    const CellResult& cell = *curve.points.front().cell;
    if (!cell.parameters.regionBytes) continue;
    ScalingLine line{cell};
    line.parameters.threads.reset();
    for (const ScalingPoint& point : curve.points)
      if (point.measured) line.figures.push_back(figureOf(point));
    if (curve.best) line.best = curve.points[*curve.best].threads;
    if (!line.figures.empty()) data.lines.push_back(std::move(line));
  }
  return data;
}

}  // namespace strata::gui
