// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a series: what its repetitions come to together.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "core/report/cell_name.h"
#include "core/report/run_tables.h"
#include "core/report/series_mean.h"
#include "core/report/shown_names.h"
#include "core/stats/summary.h"

namespace strata {

Document seriesTable(const std::vector<Run>& runs, const Words& words) {
  if (runs.size() < 2 || runs.front().series.empty() || runs.front().series != runs.back().series) return {};
  Table table{{{words("compare-cell", {})}, {}, false}, {{}}};
  std::vector<Column>& columns = table.groups.front().columns;
  for (const char* heading :
       {"series-best", "series-median", "series-mean", "series-deviation", "series-percent", "series-count"})
    columns.push_back({{words(heading, {})}, {}, true, 6});
  for (const SeriesCell& cell : seriesCells(runs)) {
    if (cell.figures.empty()) continue;
    const double deviation = standardDeviation(cell.figures);
    table.labels.values.emplace_back(resultName(*cell.cell, words));
    const std::array<TableValue, 6> values{Number{bestOf(cell)},
                                           Number{median(cell.figures)},
                                           Number{*cell.mean},
                                           Number{deviation},
                                           fmt::format("{:.1f}", 100 * deviation / *cell.mean),
                                           fmt::format("{}", cell.figures.size())};
    for (std::size_t i = 0; i < values.size(); ++i) columns[i].values.push_back(values[i]);
  }
  if (table.labels.values.empty()) return {};
  return {Gap{}, Paragraph{words("series-head", {fmt::format("{}", runs.size())})}, Gap{}, std::move(table)};
}

}  // namespace strata
