// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/series_mean.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

#include "core/report/cell_columns.h"
#include "core/report/json.h"
#include "core/stats/summary.h"

namespace strata {

std::vector<SeriesCell> seriesCells(const std::vector<Run>& runs) {
  std::vector<SeriesCell> cells;
  std::map<std::string, std::size_t> places;
  for (const Run& run : runs)
    for (const CellResult& cell : run.results) {
      const std::string key = cell.test.text() + '\n' + cell.kernel + '\n' + cell.metric + '\n' + cell.unit +
                              '\n' + parametersToJson(cell.parameters);
      const auto [place, added] = places.try_emplace(key, cells.size());
      if (added) cells.push_back({&cell, {}, {}});
      SeriesCell& into = cells[place->second];
      const Measured* measured = measuredOf(&cell);
      if (!measured || !(measured->value > 0) || !std::isfinite(measured->value)) continue;
      into.figures.push_back(measured->value);
      into.worst = std::max(into.worst, measured->verdict.grade);
    }
  for (SeriesCell& cell : cells) {
    if (cell.figures.empty()) continue;
    cell.mean = mean(cell.figures);
    cell.least = *std::ranges::min_element(cell.figures);
    cell.most = *std::ranges::max_element(cell.figures);
  }
  return cells;
}

double bestOf(const SeriesCell& cell) {
  return cell.cell->higherIsBetter ? cell.most : cell.least;
}

}  // namespace strata
