// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/sweep_data.h"

#include <algorithm>

#include "core/stats/sweep_curve.h"

namespace strata::gui {

namespace {

SweepLine& lineOf(SweepChart& chart, SweepCell cell) {
  cell.footprint = 0_B;
  for (SweepLine& line : chart.lines)
    if (line.cell == cell) return line;
  return chart.lines.emplace_back(SweepLine{cell, {}});
}

void addFootprint(std::vector<Bytes>& footprints, Bytes footprint) {
  const auto place = std::lower_bound(footprints.begin(), footprints.end(), footprint);
  if (place == footprints.end() || *place != footprint) footprints.insert(place, footprint);
}

SweepFigure figureOf(const ResultRow& row, Bytes footprint) {
  SweepFigure figure;
  figure.footprint = footprint;
  figure.value = *valueOf(row);
  figure.clockGhz = clockOf(row);
  if (const Measured* measured = measuredOf(row)) {
    figure.low = measured->low;
    figure.high = measured->high;
    figure.final = true;
    figure.limit = measured->limit;
    figure.grade = measured->verdict.grade;
  } else if (row.live) {
    figure.low = row.live->low;
    figure.high = row.live->high;
  }
  return figure;
}

void add(SweepChart& chart, const ResultRow& row, const SweepCell& cell) {
  addFootprint(chart.footprints, cell.footprint);
  SweepLine& line = lineOf(chart, cell);
  const auto value = valueOf(row);
  if (!value || !(*value > 0)) return;
  const SweepFigure figure = figureOf(row, cell.footprint);
  const auto place =
      std::lower_bound(line.figures.begin(), line.figures.end(), figure.footprint,
                       [](const SweepFigure& f, Bytes footprint) { return f.footprint < footprint; });
  line.figures.insert(place, figure);
}

}  // namespace

SweepData sweepDataOf(const std::vector<ResultRow>& rows) {
  SweepData data;
  for (const ResultRow& row : rows) {
    const auto cell = sweepCellOf(row);
    if (!cell || cell->footprint == 0_B) continue;
    add(row.test == Test::Latency ? data.latency : data.bandwidth, row, *cell);
  }
  return data;
}

InferredLevels inferredFrom(const std::vector<ResultRow>& rows) {
  std::vector<const CellResult*> cells;
  for (const ResultRow& row : rows)
    if (row.result) cells.push_back(&*row.result);
  return inferLevels(cells).value_or(InferredLevels{});
}

}  // namespace strata::gui
