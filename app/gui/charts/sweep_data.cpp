// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/sweep_data.h"

#include <algorithm>

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

const SweepLine* localChase(const SweepData& data) {
  for (const SweepLine& line : data.latency.lines)
    if (line.cell.local && line.cell.chains == 1) return &line;
  return nullptr;
}

const SweepLine* widestRead(const SweepData& data) {
  const SweepLine* widest = nullptr;
  for (const SweepLine& line : data.bandwidth.lines) {
    if (line.cell.op != "read" || line.cell.loop != "serial" || line.cell.threads != 1) continue;
    if (widest == nullptr || widest->cell.widthBytes < line.cell.widthBytes) widest = &line;
  }
  return widest;
}

}  // namespace

SweepData sweepDataOf(const std::vector<ResultRow>& rows) {
  SweepData data;
  for (const ResultRow& row : rows) {
    const auto cell = sweepCellOf(row.test, row.kernel, row.parameters);
    if (!cell || cell->footprint == 0_B) continue;
    add(row.kind == StepKind::Latency ? data.latency : data.bandwidth, row, *cell);
  }
  return data;
}

InferredLevels inferredFrom(const SweepData& data) {
  const SweepLine* chase = localChase(data);
  if (chase == nullptr) return {};
  const SweepLine* read = widestRead(data);
  std::vector<SweepPoint> curve;
  for (const SweepFigure& figure : chase->figures) {
    if (!figure.final) continue;
    SweepPoint point{figure.footprint, figure.value, {}};
    if (read != nullptr)
      for (const SweepFigure& rate : read->figures)
        if (rate.final && rate.footprint == figure.footprint) point.bandwidthMbs = rate.value;
    curve.push_back(point);
  }
  return isFineEnough(curve) ? inferLevels(curve) : InferredLevels{};
}

}  // namespace strata::gui
