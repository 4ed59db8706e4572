// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/gui/charts/chart_builders.h"
#include "core/base/units.h"

/// What the charts of figures share: that of moves, the staircases, and those of other tests.
namespace strata::gui {

/// The end of `cache` at `x`, with a label and what it means: its size, and that `sharers` threads share it.
ChartEdge edgeOf(const CacheEdge& cache, double x, std::size_t sharers);

/// The figures of a test, in their order; where a cell was measured with several numbers of threads, that of
/// the most.
std::vector<const ChartFigure*> figuresOfMostThreads(const std::vector<ChartFigure>& figures, TestGroup kind);

/// The figure at `x`, rates in that unit; nothing where there is none yet, or none in that unit.
std::optional<ChartPoint> pointOf(const ChartFigure& figure, double x, RateUnit unit);

/// Whether any of them has a value.
bool hasFigures(const std::vector<const ChartFigure*>& figures);

/// What stands instead of a chart whose figures cannot be shown in the unit.
void noteMissingClock(Chart& chart);

}  // namespace strata::gui
