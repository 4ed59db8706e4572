// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/comparison.h"

#include <algorithm>
#include <utility>

#include "core/stats/side_cells.h"

namespace strata {

namespace {

constexpr double floorOfCore = 0.01;
constexpr double floorOfShared = 0.03;
constexpr double floorOfDisk = 0.10;

/// `floors`: of each row.
void addDifferences(std::vector<ComparisonRow>& rows, const std::vector<ComparedSide>& sides,
                    const std::vector<double>& floors) {
  for (std::size_t other = 1; other < sides.size(); ++other) {
    std::vector<Sides> table;
    for (std::size_t i = 0; i < rows.size(); ++i)
      table.push_back({rows[i].sides.front().figures, rows[i].sides[other].figures,
                       rows[i].cell.higherIsBetter, floors[i],
                       sides.front().isPublished || sides[other].isPublished});
    const std::vector<Difference> differences = differencesOf(table);
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i].differences.push_back(differences[i]);
  }
}

}  // namespace

std::vector<const ComparedSide*> pointersTo(const std::vector<ComparedSide>& sides) {
  std::vector<const ComparedSide*> pointers;
  for (const ComparedSide& side : sides) pointers.push_back(&side);
  return pointers;
}

double usualFloor(const CellResult& cell) {
  if (cell.test == "disk") return floorOfDisk;
  const auto* measured = std::get_if<Measured>(&cell.outcome);
  return measured != nullptr && measured->statistic == "p90-per-clock" ? floorOfCore : floorOfShared;
}

Comparison compare(const std::vector<ComparedSide>& sides) {
  Comparison comparison;
  for (const ComparedSide& side : sides) comparison.sides.push_back(side.name);
  const SideCells cells(pointersTo(sides), 0);
  std::vector<double> floors;
  for (std::size_t cell = 0; cell < cells.cells().size(); ++cell) {
    ComparisonRow row;
    for (std::size_t side = 0; side < sides.size(); ++side) row.sides.push_back(cells.figures(side, cell));
    const auto has = [](const SideFigures& figures) { return figures.centre.has_value(); };
    const bool all = std::all_of(row.sides.begin(), row.sides.end(), has);
    if (!all && std::none_of(row.sides.begin(), row.sides.end(), has)) continue;
    row.cell = cells.cells()[cell];
    if (all) {
      for (std::size_t other = 1; other < sides.size(); ++other)
        row.unlike.push_back(cells.unlike(0, row.sides.front(), other, row.sides[other], cell));
      floors.push_back(cells.floor(0, 0, cell));
    }
    (all ? comparison.rows : comparison.unmatched).push_back(std::move(row));
  }
  addDifferences(comparison.rows, sides, floors);
  return comparison;
}

}  // namespace strata
