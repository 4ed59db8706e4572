// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/comparison.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace strata {

namespace {

constexpr double floorOfCore = 0.01;
constexpr double floorOfShared = 0.03;
constexpr double floorOfDisk = 0.10;

const Measured* measuredIn(const Run& run, const CellResult& cell, const CellResult** found = nullptr) {
  for (const CellResult& result : run.results) {
    if (!sameCell(result, cell)) continue;
    if (found != nullptr) *found = &result;
    return std::get_if<Measured>(&result.outcome);
  }
  return nullptr;
}

SideFigures figuresOf(const ComparedSide& side, const CellResult& cell) {
  SideFigures figures;
  double logarithms = 0;
  for (const Run& run : side.runs) {
    const Measured* measured = measuredIn(run, cell);
    if (measured == nullptr || !(measured->value > 0)) continue;
    figures.figures.push_back(measured->value);
    logarithms += std::log(measured->value);
    figures.worst = std::max(figures.worst.value_or(Grade::Good), measured->verdict.grade);
  }
  if (figures.figures.size() == 1)
    figures.centre = figures.figures.front();
  else if (!figures.figures.empty())
    figures.centre = std::exp(logarithms / static_cast<double>(figures.figures.size()));
  return figures;
}

/// What a side's repetitions of a cell were made with: equal sets are alike.
struct Circumstances {
  std::set<int> revisions;
  std::set<int> methods;
  std::set<std::string> pages;
  std::set<std::vector<int>> placements;
  std::set<std::string> machines;
};

Circumstances circumstancesOf(const ComparedSide& side, const CellResult& cell) {
  Circumstances all;
  for (const Run& run : side.runs) {
    const CellResult* result = nullptr;
    const Measured* measured = measuredIn(run, cell, &result);
    if (measured == nullptr) continue;
    all.revisions.insert(result->revision);
    all.methods.insert(run.program.method);
    all.pages.insert(measured->pagesObtained);
    all.placements.insert(measured->placement);
    all.machines.insert(run.machine.cpuModel);
  }
  return all;
}

std::vector<Unlike> unlikeIn(const Circumstances& a, const Circumstances& b, const SideFigures& first,
                             const SideFigures& second) {
  std::vector<Unlike> unlike;
  if (a.revisions != b.revisions) unlike.push_back(Unlike::Kernel);
  if (a.methods != b.methods) unlike.push_back(Unlike::Method);
  if (a.pages != b.pages) unlike.push_back(Unlike::Pages);
  if (a.machines != b.machines) unlike.push_back(Unlike::Machine);
  // Another machine has other CPUs.
  else if (a.placements != b.placements)
    unlike.push_back(Unlike::Placement);
  if (first.worst == Grade::Poor || second.worst == Grade::Poor) unlike.push_back(Unlike::Doubtful);
  return unlike;
}

/// Every cell that any side has, once: those of the first in its order, and then what only others have.
std::vector<CellResult> cellsOf(const std::vector<ComparedSide>& sides) {
  std::vector<CellResult> cells;
  for (const ComparedSide& side : sides)
    for (const Run& run : side.runs)
      for (const CellResult& result : run.results)
        if (std::none_of(cells.begin(), cells.end(),
                         [&](const CellResult& had) { return sameCell(had, result); })) {
          CellResult cell = result;
          cell.outcome = Skipped{};
          cell.unknownJson.clear();
          cells.push_back(std::move(cell));
        }
  return cells;
}

/// As the first of a side's runs that has it measured it; null without any.
const CellResult* measuredCellOf(const ComparedSide& side, const CellResult& cell) {
  for (const Run& run : side.runs) {
    const CellResult* result = nullptr;
    if (measuredIn(run, cell, &result) != nullptr) return result;
  }
  return nullptr;
}

void addDifferences(std::vector<ComparisonRow>& rows, const std::vector<ComparedSide>& sides) {
  for (std::size_t other = 1; other < sides.size(); ++other) {
    std::vector<Sides> table;
    for (const ComparisonRow& row : rows)
      table.push_back(
          {row.sides.front().figures, row.sides[other].figures, row.cell.higherIsBetter, row.floor.share});
    const std::vector<Difference> differences = differencesOf(table);
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i].differences.push_back(differences[i]);
  }
}

}  // namespace

bool sameCell(const CellResult& a, const CellResult& b) {
  return a.test == b.test && a.kernel == b.kernel && a.metric == b.metric && a.unit == b.unit &&
         a.parameters == b.parameters;
}

double usualFloor(const CellResult& cell) {
  if (cell.test == "disk") return floorOfDisk;
  const auto* measured = std::get_if<Measured>(&cell.outcome);
  return measured != nullptr && measured->statistic == "p90-per-clock" ? floorOfCore : floorOfShared;
}

Comparison compare(const std::vector<ComparedSide>& sides) {
  return compare(sides, [](const CellResult& cell) { return Floor{usualFloor(cell)}; });
}

Comparison compare(const std::vector<ComparedSide>& sides, const FloorOf& floorOf) {
  Comparison comparison;
  for (const ComparedSide& side : sides) comparison.sides.push_back(side.name);
  for (CellResult& cell : cellsOf(sides)) {
    ComparisonRow row;
    for (const ComparedSide& side : sides) row.sides.push_back(figuresOf(side, cell));
    const auto has = [](const SideFigures& figures) { return figures.centre.has_value(); };
    const bool all = std::all_of(row.sides.begin(), row.sides.end(), has);
    if (!all && std::none_of(row.sides.begin(), row.sides.end(), has)) continue;
    row.cell = std::move(cell);
    if (all) {
      if (const CellResult* measured = measuredCellOf(sides.front(), row.cell))
        row.floor = floorOf(*measured);
      const Circumstances first = circumstancesOf(sides.front(), row.cell);
      for (std::size_t other = 1; other < sides.size(); ++other)
        row.unlike.push_back(
            unlikeIn(first, circumstancesOf(sides[other], row.cell), row.sides.front(), row.sides[other]));
    }
    (all ? comparison.rows : comparison.unmatched).push_back(std::move(row));
  }
  addDifferences(comparison.rows, sides);
  return comparison;
}

}  // namespace strata
