// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/gui/charts/plot.h"
#include "core/base/units.h"

/// What the charts over a size of data share: that of moves, and the staircases.
namespace strata::gui {

/// The whole axis of these sizes, ascending; of 1 KiB to 1 MiB while there are none.
Span spanOfSizes(AxisKind kind, const std::vector<Bytes>& sizes);

/// The end of `cache` at `x`, with a label and what it means: its size, and that `sharers` threads share it.
PlotEdge edgeOf(const CacheEdge& cache, double x, std::size_t sharers);

/// The figures that can be shown. `shown` turns a value and the clock beside it into what the axis shows, or
/// nothing.
template <typename Figure, typename Shown>
std::vector<PlotPoint> pointsOf(const std::vector<Figure>& figures, Bytes Figure::* size,
                                double Figure::* value, Shown shown) {
  std::vector<PlotPoint> points;
  for (const Figure& figure : figures) {
    const std::optional<double> y = shown(figure.*value, figure.clockGhz);
    if (!y || !(*y > 0)) continue;
    PlotPoint point{static_cast<double>((figure.*size).count), *y};
    if (figure.low) point.low = shown(*figure.low, figure.clockGhz);
    if (figure.high) point.high = shown(*figure.high, figure.clockGhz);
    point.final = figure.final;
    point.grade = figure.grade;
    points.push_back(point);
  }
  return points;
}

}  // namespace strata::gui
