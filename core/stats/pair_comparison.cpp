// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/pair_comparison.h"

#include <algorithm>
#include <utility>

#include "core/stats/side_cells.h"

namespace strata {

namespace {

/// Of the side `other` to the baseline, in all rows where both have a figure.
void addDifferences(PairComparison& comparison, const SideCells& cells,
                    const std::vector<const ComparedSide*>& sides, std::size_t other,
                    const std::vector<std::size_t>& cellOfRow) {
  const std::size_t baseline = comparison.baseline;
  std::vector<Sides> table;
  std::vector<std::size_t> rows;
  for (std::size_t i = 0; i < comparison.rows.size(); ++i) {
    PairRow& row = comparison.rows[i];
    const SideFigures& first = row.sides[baseline];
    const SideFigures& second = row.sides[other];
    if (!first.centre || !second.centre) continue;
    row.unlike[other] = cells.unlike(baseline, first, other, second, cellOfRow[i]);
    table.push_back({first.figures, second.figures, row.cell.higherIsBetter, row.floor.share,
                     whyUntested(*sides[baseline], *sides[other], row.unlike[other])});
    rows.push_back(i);
  }
  const std::vector<Difference> differences = differencesOf(table);
  for (std::size_t i = 0; i < rows.size(); ++i) comparison.rows[rows[i]].differences[other] = differences[i];
}

}  // namespace

PairComparison compareWithBaseline(const std::vector<const ComparedSide*>& sides, std::size_t baseline,
                                   const FloorOf& floorOf) {
  const SideCells cells(sides, baseline);
  PairComparison comparison{baseline, {}};
  std::vector<std::size_t> cellOfRow;
  for (std::size_t cell = 0; cell < cells.cells().size(); ++cell) {
    PairRow row;
    row.cell = cells.cells()[cell];
    for (std::size_t side = 0; side < sides.size(); ++side) row.sides.push_back(cells.figures(side, cell));
    const auto has = [](const SideFigures& figures) { return figures.centre.has_value(); };
    if (std::ranges::none_of(row.sides, has)) continue;
    row.differences.resize(sides.size());
    row.unlike.resize(sides.size());
    // Without a figure of the baseline there is nothing to hold against it.
    if (const CellResult* measured = cells.measured(baseline, cell)) row.floor = floorOf(*measured);
    comparison.rows.push_back(std::move(row));
    cellOfRow.push_back(cell);
  }
  for (std::size_t other = 0; other < sides.size(); ++other)
    if (other != baseline) addDifferences(comparison, cells, sides, other, cellOfRow);
  return comparison;
}

}  // namespace strata
