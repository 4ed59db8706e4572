// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/chart/axis.h"
#include "core/chart/chart.h"

/// The axis of the values of a chart, the same for each renderer. Pure functions, for any thread.
namespace strata {

/// The longest bar of a linear axis is at most this many times the shortest: of 150 pixels, which a bar has
/// at least in the window, the shortest has 5 then.
inline constexpr double mostOfLinearBars = 30;

/// The axis of bars: linear from 0 or, where the longest would be more than mostOfLinearBars times the
/// shortest, logarithmic. Linear where a value is not above 0, which has no place on the other.
AxisKind axisOfBars(const std::vector<ChartSeries>& series);

/// Whether the bars of the chart stand on a logarithmic axis, which has to be said: people take the length of
/// a bar for its value.
bool hasLogBars(const Chart& chart);

/// The ticks of the values within `shown`, a part of the axis across as positions: about `count`, and the
/// ends of the axis. That of logarithmic bars begins at the greatest power of ten that is at most half of the
/// least value, so that each bar has a length.
Ticks ticksOfValues(const Chart& chart, Span shown, int count);

}  // namespace strata
