// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/chart/chart.h"
#include "core/chart/chart_figure.h"
#include "core/model/fields.h"
#include "core/report/document.h"
#include "core/report/text.h"

/// A trace in reports: the table of its course, and its lines over the time.
namespace strata {

/// A list of a trace as reports show it; see TraceColumn.
struct ReportedTrace {
  std::string_view headingId;
  std::string_view unit;
  const std::vector<double>* values;  ///< not null
};

/// A row for each piece of the time: of 10 seconds, or longer where there would be more than 30. Each list
/// has a column of its medians; those that were not told have none. `endS` is not empty.
Table traceTable(const std::vector<double>& endS, const std::vector<ReportedTrace>& lists,
                 const Words& words);

template <Trace Of>
Table traceTable(const Of& trace, const Words& words) {
  std::vector<ReportedTrace> lists;
  withColumns(trace, [&](const auto& column) {
    if (!column.headingId.empty()) lists.push_back({column.headingId, column.unit, &column.values});
  });
  return traceTable(trace.endS, lists, words);
}

/// Adds `line` with a point at the end of each piece, `values` times `factor`, and its row of the legend.
/// Without values nothing is added.
void addTraceLine(Chart& chart, ChartSeries line, const std::vector<double>& endS,
                  const std::vector<double>& values, double factor, const ChartFigure& figure);

}  // namespace strata
