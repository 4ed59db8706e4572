// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/series_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/report/cell_name.h"
#include "core/report/series_mean.h"
#include "core/report/shown_names.h"

namespace strata {

namespace {

struct Spread {
  double best = 0;
  double median = 0;
  double mean = 0;
  double deviation = 0;
};

/// Of at least one figure.
Spread spreadOf(std::vector<double> figures, bool higherIsBetter) {
  std::ranges::sort(figures);
  const std::size_t half = figures.size() / 2;
  const auto count = static_cast<double>(figures.size());
  Spread spread;
  spread.best = higherIsBetter ? figures.back() : figures.front();
  spread.median = figures.size() % 2 == 1 ? figures[half] : (figures[half - 1] + figures[half]) / 2;
  for (const double figure : figures) spread.mean += figure / count;
  double squares = 0;
  for (const double figure : figures) squares += (figure - spread.mean) * (figure - spread.mean);
  if (figures.size() > 1) spread.deviation = std::sqrt(squares / (count - 1));
  return spread;
}

}  // namespace

Document seriesTable(const std::vector<Run>& runs, const Words& words) {
  if (runs.size() < 2 || runs.front().series.empty() || runs.front().series != runs.back().series) return {};
  Table table{{{words("compare-cell", {})}, {}, false}, {{}}};
  std::vector<Column>& columns = table.groups.front().columns;
  for (const char* heading :
       {"series-best", "series-median", "series-mean", "series-deviation", "series-percent", "series-count"})
    columns.push_back({{words(heading, {})}, {}, true, 6});
  for (const SeriesCell& cell : seriesCells(runs)) {
    if (cell.figures.empty()) continue;
    const Spread spread = spreadOf(cell.figures, cell.cell->higherIsBetter);
    table.labels.values.emplace_back(
        fmt::format("{}, {}", cellIdText(*cell.cell, words), unitName(cell.cell->unit, words)));
    const std::array<TableValue, 6> values{Number{spread.best},
                                           Number{spread.median},
                                           Number{spread.mean},
                                           Number{spread.deviation},
                                           fmt::format("{:.1f}", 100 * spread.deviation / spread.mean),
                                           fmt::format("{}", cell.figures.size())};
    for (std::size_t i = 0; i < values.size(); ++i) columns[i].values.push_back(values[i]);
  }
  if (table.labels.values.empty()) return {};
  return {Gap{}, Paragraph{words("series-head", {fmt::format("{}", runs.size())})}, Gap{}, std::move(table)};
}

}  // namespace strata
