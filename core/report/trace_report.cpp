// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/trace_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>

#include "core/stats/trace.h"

namespace strata {

namespace {

/// Pieces of the table; the shortest of which there are no more than mostRows.
constexpr std::array pieceSeconds{10, 60, 300};
constexpr std::size_t mostRows = 30;
/// Times are in minutes where the pieces are that long.
constexpr double secondsOfMinute = 60;

double pieceLength(double totalS) {
  for (const int seconds : pieceSeconds)
    if (totalS / seconds <= static_cast<double>(mostRows)) return seconds;
  return pieceSeconds.back();
}

}  // namespace

Table traceTable(const std::vector<double>& endS, const std::vector<ReportedTrace>& lists,
                 const Words& words) {
  const double totalS = endS.back();
  const double pieceS = pieceLength(totalS);
  const bool inMinutes = pieceS >= secondsOfMinute;
  const double unitS = inMinutes ? secondsOfMinute : 1;
  Table table{{{words(inMinutes ? "column-until-minute" : "column-until-second", {})}, {}}, {{}}};
  ColumnGroup& group = table.groups.front();
  for (const ReportedTrace& list : lists) {
    if (list.values->empty()) continue;
    Column column{{words(list.headingId, {})}, {}};
    if (!list.unit.empty()) column.headings.emplace_back(list.unit);
    for (double fromS = 0; fromS < totalS; fromS += pieceS)
      column.values.push_back(numberOrNone(medianOfTrace(endS, *list.values, fromS, fromS + pieceS)));
    group.columns.push_back(std::move(column));
  }
  for (double fromS = 0; fromS < totalS; fromS += pieceS)
    table.labels.values.emplace_back(fmt::format("{:.3g}", std::min(fromS + pieceS, totalS) / unitS));
  return table;
}

void addTraceLine(Chart& chart, ChartSeries line, const std::vector<double>& endS,
                  const std::vector<double>& values, double factor, const ChartFigure& figure) {
  for (std::size_t i = 0; i < std::min(values.size(), endS.size()); ++i) {
    ChartPoint point{endS[i], values[i] * factor};
    point.final = figure.final;
    point.grade = figure.grade;
    line.points.push_back(point);
  }
  if (line.points.empty()) return;
  chart.legend.push_back({line.id, line.name, line.style});
  chart.series.push_back(std::move(line));
}

}  // namespace strata
