// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text_series.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/plain_text.h"
#include "core/report/cell_name.h"
#include "core/report/number_text.h"
#include "core/report/series_mean.h"
#include "core/report/text_layout.h"

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

std::string seriesText(const std::vector<Run>& runs, const Words& words) {
  if (runs.size() < 2 || runs.front().series.empty() || runs.front().series != runs.back().series) return {};
  TextTable table;
  table.labels.headings = {words("compare-cell", {})};
  table.labels.rightAligned = false;
  ColumnGroup group{{}, {}};
  for (const char* heading :
       {"series-best", "series-median", "series-mean", "series-deviation", "series-percent", "series-count"})
    group.columns.push_back({{words(heading, {})}, {}, true, 6});
  for (const SeriesCell& cell : seriesCells(runs)) {
    if (cell.figures.empty()) continue;
    const Spread spread = spreadOf(cell.figures, cell.cell->higherIsBetter);
    table.labels.cells.push_back(fmt::format("{}, {}", cellIdText(*cell.cell, words), cell.cell->unit));
    const std::array texts{threeDigits(spread.best),
                           threeDigits(spread.median),
                           threeDigits(spread.mean),
                           threeDigits(spread.deviation),
                           fmt::format("{:.1f}", 100 * spread.deviation / spread.mean),
                           fmt::format("{}", cell.figures.size())};
    for (std::size_t i = 0; i < texts.size(); ++i) group.columns[i].cells.push_back(texts[i]);
  }
  if (table.labels.cells.empty()) return {};
  table.groups.push_back(std::move(group));
  const std::string head = words("series-head", {fmt::format("{}", runs.size())});
  return withoutControls('\n' + wrapped("", head) + '\n' + render(table));
}

}  // namespace strata
