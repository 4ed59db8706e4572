// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/report_sides.h"

#include <fmt/format.h>

#include <utility>

#include "core/stats/comparison.h"

namespace strata {

namespace {

constexpr std::size_t shownOfId = 8;

}  // namespace

std::vector<ReportSide> reportSides(const std::vector<Run>& runs) {
  std::vector<ReportSide> sides;
  for (std::vector<Run>& series : bySeries(runs)) sides.push_back({{}, std::move(series)});
  if (sides.size() < 2) return sides;
  for (ReportSide& side : sides) {
    const Run& first = side.runs.front();
    side.name = first.label.empty() ? first.series.substr(0, shownOfId) : first.label;
  }
  return sides;
}

std::vector<ChartSide> chartSidesOf(const std::vector<ReportSide>& sides) {
  std::vector<ChartSide> charts;
  for (const ReportSide& side : sides) charts.push_back({side.name, seriesChartCells(side.runs)});
  return charts;
}

std::string repetitionsOf(const std::vector<ReportSide>& sides) {
  std::string text;
  for (const ReportSide& side : sides)
    text += fmt::format("{}{}", text.empty() ? "" : " + ", side.runs.size());
  return text;
}

}  // namespace strata
