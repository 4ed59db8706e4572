// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/comparison.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "core/model/fields.h"
#include "core/stats/side_cells.h"

namespace strata {

namespace {

constexpr double floorOfCore = 0.01;
constexpr double floorOfShared = 0.03;
constexpr double floorOfDisk = 0.10;
constexpr double floorOfNetwork = 0.05;

/// Every parameter, to be compared.
auto allOf(const Parameters& parameters) {
  return withParameters(parameters, [](const auto&... each) { return std::tie(each.value...); });
}

bool hasFigure(const SideFigures& figures) {
  return figures.centre.has_value();
}

/// Compares the side `other` with the baseline, in all rows where both have a figure.
void addDifferences(Comparison& comparison, const SideCells& cells,
                    const std::vector<const ComparedSide*>& sides, std::size_t other,
                    const std::vector<std::size_t>& cellOfRow) {
  const std::size_t baseline = comparison.baseline;
  std::vector<Sides> table;
  std::vector<std::size_t> rows;
  for (std::size_t i = 0; i < comparison.rows.size(); ++i) {
    ComparisonRow& row = comparison.rows[i];
    const SideFigures& first = row.sides[baseline];
    const SideFigures& second = row.sides[other];
    if (!hasFigure(first) || !hasFigure(second)) continue;
    row.unlike[other] = cells.unlike(baseline, first, other, second, cellOfRow[i]);
    table.push_back({first.figures, second.figures, row.cell.higherIsBetter, row.floor.share,
                     whyUntested(*sides[baseline], *sides[other], row.unlike[other])});
    rows.push_back(i);
  }
  const std::vector<Difference> differences = differencesOf(table);
  for (std::size_t i = 0; i < rows.size(); ++i) comparison.rows[rows[i]].differences[other] = differences[i];
}

}  // namespace

bool holds(const std::vector<Unlike>& unlike, Unlike one) {
  return std::ranges::find(unlike, one) != unlike.end();
}

std::optional<Finding> whyUntested(const ComparedSide& first, const ComparedSide& second,
                                   const std::vector<Unlike>& unlike) {
  if (first.isPublished || second.isPublished) return Finding::Published;
  return holds(unlike, Unlike::Program) ? std::optional(Finding::NotTested) : std::nullopt;
}

std::vector<ComparedSide> sidesOf(std::vector<Run> runs) {
  std::vector<ComparedSide> sides;
  std::map<std::string, std::size_t> places;
  for (Run& run : runs) {
    const bool isNew = run.series.empty() || places.try_emplace(run.series, sides.size()).second;
    if (isNew) sides.push_back({run.label, {}, run.origin && run.origin->published});
    ComparedSide& side = isNew ? sides.back() : sides[places.at(run.series)];
    side.runs.push_back(std::move(run));
  }
  return sides;
}

std::vector<const ComparedSide*> pointersTo(const std::vector<ComparedSide>& sides) {
  std::vector<const ComparedSide*> pointers;
  for (const ComparedSide& side : sides) pointers.push_back(&side);
  return pointers;
}

double usualFloor(const CellResult& cell) {
  if (cell.test == Test::Disk) return floorOfDisk;
  if (cell.test == Test::Network) return floorOfNetwork;
  const auto* measured = measuredOf(&cell);
  // Rates and times alike: the core bounds a statistic per clock.
  return measured != nullptr && measured->statistic.ends_with("-per-clock") ? floorOfCore : floorOfShared;
}

Floor usualFloors(const CellResult& cell) {
  return Floor{usualFloor(cell)};
}

bool sameCell(const CellResult& a, const CellResult& b) {
  return static_cast<const CellId&>(a) == static_cast<const CellId&>(b) && a.metric == b.metric &&
         a.unit == b.unit;
}

bool orderOfCells(const CellResult& a, const CellResult& b) {
  const auto first = allOf(a.parameters);
  const auto second = allOf(b.parameters);
  if (first != second) return first < second;
  return std::tie(a.kernel, a.test, a.metric, a.unit) < std::tie(b.kernel, b.test, b.metric, b.unit);
}

std::optional<Error> whyTooMany(const std::vector<const ComparedSide*>& sides) {
  const auto isSmaller = [](const CellResult* a, const CellResult* b) { return orderOfCells(*a, *b); };
  std::set<const CellResult*, decltype(isSmaller)> cells(isSmaller);
  bool tooMany = sides.size() > mostComparedSides;
  for (std::size_t side = 0; side < sides.size() && !tooMany; ++side) {
    for (const Run& run : sides[side]->runs)
      for (const CellResult& result : run.results) cells.insert(&result);
    tooMany = cells.size() * sides.size() > mostComparedFigures;
  }
  if (!tooMany) return std::nullopt;
  return Error{"too-many-compared",
               {{"most_sides", static_cast<std::int64_t>(mostComparedSides)},
                {"most", static_cast<std::int64_t>(mostComparedFigures)}}};
}

Comparison compare(const std::vector<const ComparedSide*>& sides, const ComparisonChoices& choices) {
  Comparison comparison;
  comparison.baseline = choices.baseline;
  for (const ComparedSide* side : sides) comparison.sides.push_back(side->name);
  const SideCells cells(sides, choices.baseline);
  std::vector<std::size_t> cellOfRow;
  for (std::size_t cell = 0; cell < cells.cells().size(); ++cell) {
    ComparisonRow row;
    for (std::size_t side = 0; side < sides.size(); ++side) row.sides.push_back(cells.figures(side, cell));
    if (std::ranges::none_of(row.sides, hasFigure)) continue;
    row.cell = cells.cells()[cell];
    row.differences.resize(sides.size());
    row.unlike.resize(sides.size());
    if (choices.rows == ComparedRows::OnEverySide && !std::ranges::all_of(row.sides, hasFigure)) {
      comparison.unmatched.push_back(std::move(row));
      continue;
    }
    // Without a figure of the baseline there is nothing to hold against it.
    if (const CellResult* measured = cells.measured(choices.baseline, cell))
      row.floor = choices.floorOf(*measured);
    comparison.rows.push_back(std::move(row));
    cellOfRow.push_back(cell);
  }
  for (std::size_t other = 0; other < sides.size(); ++other)
    if (other != choices.baseline) addDifferences(comparison, cells, sides, other, cellOfRow);
  return comparison;
}

Comparison withSides(const Comparison& comparison, const std::vector<std::size_t>& sides) {
  Comparison part;
  part.byTurns = comparison.byTurns;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    part.sides.push_back(comparison.sides[sides[i]]);
    if (sides[i] == comparison.baseline) part.baseline = i;
  }
  for (const auto* rows : {&comparison.rows, &comparison.unmatched})
    for (const ComparisonRow& row : *rows) {
      ComparisonRow own{row.cell, {}, {}, {}, row.floor};
      for (const std::size_t side : sides) {
        own.sides.push_back(row.sides[side]);
        own.differences.push_back(row.differences[side]);
        own.unlike.push_back(row.unlike[side]);
      }
      if (std::ranges::none_of(own.sides, hasFigure)) continue;
      const bool isCompared =
          std::ranges::any_of(own.differences, [](const auto& one) { return one.has_value(); });
      (isCompared || sides.size() < 2 ? part.rows : part.unmatched).push_back(std::move(own));
    }
  return part;
}

Comparison compare(const std::vector<ComparedSide>& sides, const FloorOf& floorOf) {
  return compare(pointersTo(sides), {.floorOf = floorOf});
}

}  // namespace strata
