// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/cell_data.h"

#include <algorithm>

namespace strata::gui {

namespace {

CellFigure figureOf(const ResultRow& row) {
  CellFigure figure{row};
  figure.value = valueOf(row);
  figure.clockGhz = clockOf(row);
  if (const Measured* measured = measuredOf(row)) {
    figure.low = measured->low;
    figure.high = measured->high;
    figure.final = true;
    figure.grade = measured->verdict.grade;
  } else if (row.live) {
    figure.low = row.live->low;
    figure.high = row.live->high;
  }
  return figure;
}

/// But for the number of threads.
bool isSameCell(const CellFigure& a, const CellFigure& b) {
  CellId cell = a;
  cell.parameters.threads = b.parameters.threads;
  return cell == CellId(b);
}

}  // namespace

bool isChartedByCell(TestGroup kind) {
  switch (kind) {
    case TestGroup::Processor:
    case TestGroup::Memory:
    case TestGroup::Bandwidth:
    case TestGroup::Latency:
    case TestGroup::Disk:
      return false;
    default:
      return true;
  }
}

std::vector<CellFigure> cellFiguresOf(const std::vector<ResultRow>& rows) {
  std::vector<CellFigure> figures;
  for (const ResultRow& row : rows) {
    if (!isChartedByCell(groupOf(row))) continue;
    CellFigure figure = figureOf(row);
    const auto same = std::find_if(figures.begin(), figures.end(),
                                   [&](const CellFigure& other) { return isSameCell(other, figure); });
    if (same == figures.end())
      figures.push_back(std::move(figure));
    else if (same->parameters.threads.value_or(1) < figure.parameters.threads.value_or(1))
      *same = std::move(figure);
  }
  return figures;
}

}  // namespace strata::gui
