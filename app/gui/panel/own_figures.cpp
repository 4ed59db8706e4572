// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/own_figures.h"

#include <QtCore/qdatetime.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "app/gui/panel/ladder.h"
#include "app/gui/panel/panel_values.h"
#include "core/model/sweep_cell.h"

namespace strata::gui {

namespace {

std::vector<ResultRow> rowsOf(const Run& run) {
  std::vector<ResultRow> rows;
  for (const CellResult& cell : run.results) {
    if (measuredOf(&cell) == nullptr || !cell.test.known()) continue;
    ResultRow& row = rows.emplace_back();
    static_cast<CellId&>(row) = cell;
    row.result = cell;
  }
  return rows;
}

int levelOfLayer(int layer) {
  if (layer == layerOfMemory) return levelOfMemory;
  if (layer == layerOfDisk) return levelOfDisk;
  return layer == layerOfNetwork ? levelOfNetwork : layer;
}

/// The layers of the ladder, as those of other machines are compared with it: see placesOf().
std::vector<LayerFigures> layersOf(const Run& run) {
  const std::vector<ResultRow> rows = rowsOf(run);
  std::vector<LayerFigures> layers;
  for (const Rung& rung :
       rungsOf(panelOf(rows, run.machine, PanelThreads::One), panelOf(rows, run.machine, PanelThreads::All),
               RateUnit::MegabytesPerSecond)) {
    if (rung.layer == layerOfRegisters) continue;
    const bool hasRegion = rung.layer != layerOfDisk && rung.layer != layerOfNetwork;
    layers.push_back({levelOfLayer(rung.layer), hasRegion ? rung.wholeLatencyNs : rung.latencyNs,
                      rung.megabytesPerSecond});
  }
  return layers;
}

/// Points by size, of the widest operand where there are several.
using ByWidth = std::map<Bytes, std::pair<std::int64_t, double>>;

std::vector<std::pair<Bytes, double>> pointsOf(const ByWidth& widest) {
  std::vector<std::pair<Bytes, double>> points;
  for (const auto& [size, figure] : widest) points.emplace_back(size, figure.second);
  return points;
}

}  // namespace

Panel panelOfRun(const Run& run, PanelThreads threads) {
  return panelOf(rowsOf(run), run.machine, threads);
}

ComparedFigures ownFigures(const Run& run) {
  ComparedFigures figures;
  figures.name = "run:" + run.id;
  figures.label = QString::fromStdString(run.label);
  figures.started = QDateTime::fromString(QString::fromStdString(run.started), Qt::ISODate).toLocalTime();
  figures.layers = layersOf(run);
  ByWidth reads;
  ByWidth latencies;
  for (const CellResult& cell : run.results) {
    takeMoves(figures, cell);
    const Measured* measured = measuredOf(&cell);
    const auto sweep = sweepCellOf(cell);
    if (measured == nullptr || !sweep || sweep->threads != 1 || sweep->pages != "default") continue;
    const auto take = [&](ByWidth& points) {
      auto& point = points[sweep->footprint];
      if (sweep->widthBytes >= point.first) point = {sweep->widthBytes, measured->value};
    };
    if (sweep->op == "read" && sweep->loop == "serial") take(reads);
    if (sweep->op == "latency" && sweep->loop == "chase" && sweep->chains == 1 && !sweep->local)
      take(latencies);
  }
  figures.readsMbs = pointsOf(reads);
  figures.latenciesNs = pointsOf(latencies);
  for (ComparedMoves& line : figures.moves) std::ranges::sort(line.rates);
  return figures;
}

}  // namespace strata::gui
