// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/chart_data.h"

/// What the charts over time and over percentiles share, whatever was measured. Titles, names and legends are
/// those of the test.
namespace strata::gui {

/// A cell as these charts see it; the parts outlive it.
struct TimedLine {
  ChartSeries drawn;  ///< the look and name of the series; without points
  const std::vector<LineMoment>* moments = nullptr;
  const std::vector<LatencyQuantile>* latency = nullptr;  ///< of the result
  std::optional<Grade> grade = {};                        ///< likewise
};

/// The axis of seconds: `seconds`, or as long as the longest line.
void setTimeAxis(Chart& plot, const std::vector<TimedLine>& lines, double seconds);
/// A line of each that has moments: its rate …
void addRates(Chart& plot, const std::vector<TimedLine>& lines, RateUnit unit);
/// … or its p50 in µs, with a band up to p99.
void addLatencies(Chart& plot, const std::vector<TimedLine>& lines);

/// The axis of percentiles from p50, and a line in µs of each that has latencies.
void addPercentiles(Chart& plot, const std::vector<TimedLine>& lines);

}  // namespace strata::gui
