// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/report_sides.h"

#include <fmt/format.h>

namespace strata {

namespace {

constexpr std::size_t shownOfId = 8;

}  // namespace

std::vector<ComparedSide> reportSides(const std::vector<Run>& runs) {
  std::vector<ComparedSide> sides = sidesOf(runs);
  if (sides.size() < 2) {
    for (ComparedSide& side : sides) side.name.clear();
    return sides;
  }
  for (ComparedSide& side : sides)
    if (side.name.empty()) side.name = side.runs.front().series.substr(0, shownOfId);
  return sides;
}

std::vector<ChartSide> chartSidesOf(const std::vector<ComparedSide>& sides) {
  std::vector<ChartSide> charts;
  for (const ComparedSide& side : sides) charts.push_back({side.name, seriesChartCells(side.runs)});
  return charts;
}

std::string repetitionsOf(const std::vector<ComparedSide>& sides) {
  std::string text;
  for (const ComparedSide& side : sides)
    text += fmt::format("{}{}", text.empty() ? "" : " + ", side.runs.size());
  return text;
}

}  // namespace strata
