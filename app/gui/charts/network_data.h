// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/gui/charts/moments.h"
#include "app/gui/text/network_cell.h"
#include "core/model/run.h"
#include "core/plan/plan.h"

/// What the charts of the network test over time and over percentiles show.
namespace strata::gui {

struct NetworkLine {
  NetworkCell cell;
  std::vector<LineMoment> moments;
  std::vector<LatencyQuantile> latency;  ///< of the result
  std::optional<Grade> grade = {};

  friend bool operator==(const NetworkLine&, const NetworkLine&) = default;
};

struct NetworkChartData {
  std::vector<NetworkLine> lines;          ///< in the order in which they were planned
  std::optional<NetworkCell> latest = {};  ///< that told a moment last
  double seconds = 2;                      ///< that the longest cell is measured for

  friend bool operator==(const NetworkChartData&, const NetworkChartData&) = default;
};

/// Adds the cells of the step.
void addNetworkStep(NetworkChartData& data, const Step& step);
void addMoment(NetworkChartData& data, const PlannedCell& planned, const Moment& moment);
void applyNetworkResult(NetworkChartData& data, const CellResult& result);

}  // namespace strata::gui
