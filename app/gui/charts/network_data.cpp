// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/network_data.h"

#include <algorithm>
#include <variant>

namespace strata::gui {

namespace {

NetworkLine* lineOf(NetworkChartData& data, const std::optional<NetworkCell>& cell) {
  if (!cell) return nullptr;
  const auto found = std::ranges::find(data.lines, *cell, &NetworkLine::cell);
  return found == data.lines.end() ? nullptr : &*found;
}

}  // namespace

void addNetworkStep(NetworkChartData& data, const Step& step) {
  for (const PlannedCell& planned : step.cells) {
    const auto cell = networkCellOf(planned);
    if (!cell) continue;
    data.seconds = std::max(data.seconds, planned.seconds);
    if (NetworkLine* line = lineOf(data, cell))
      *line = {*cell, {}, {}, {}};
    else
      data.lines.push_back({*cell, {}, {}, {}});
  }
}

void addMoment(NetworkChartData& data, const PlannedCell& planned, const Moment& moment) {
  NetworkLine* line = lineOf(data, networkCellOf(planned));
  if (line == nullptr) return;
  addTo(line->moments, moment);
  data.latest = line->cell;
}

void applyNetworkResult(NetworkChartData& data, const CellResult& result) {
  NetworkLine* line = lineOf(data, networkCellOf(result));
  const Measured* measured = measuredOf(&result);
  if (line == nullptr || measured == nullptr) return;
  line->grade = measured->verdict.grade;
  if (measured->network) line->latency = measured->network->latency;
}

}  // namespace strata::gui
