// SPDX-License-Identifier: GPL-3.0-or-later
// A heat map as SVG.
#include "core/report/svg_grid.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>

#include "core/report/svg_chart.h"

namespace strata::svg {

namespace {

/// A grid has as many cells across as down, and none is larger than reads with ease.
constexpr double largestCell = 44;
constexpr double leastCellOfFigure = 26;
constexpr int scaleSwatches = 24;
constexpr double mostOfNames = 160;
/// A tier of brackets with its labels.
constexpr double tierHeight = 20;
constexpr double bracketLeg = 4;

/// Every label, or as many as have room.
std::size_t labelsEvery(double wanted, double cell) {
  return static_cast<std::size_t>(std::max(1.0, std::ceil(wanted / cell)));
}

/// Where the parts of a grid lie, before they are mirrored.
struct GridPlace {
  double left = 0;  ///< of the first column
  double top = 0;   ///< of the first row
  double cell = 0;
  double names = 0;  ///< width of the rows' names

  double x(std::size_t column) const { return left + cell * static_cast<double>(column); }
  double y(std::size_t row) const { return top + cell * static_cast<double>(row); }
};

GridPlace placeOf(const Chart& chart, double head) {
  GridPlace place;
  for (const std::string& name : chart.rows) place.names = std::max(place.names, widthOf(name, textSize));
  place.names = std::min(place.names, mostOfNames);
  const double tiers = tierHeight * static_cast<double>(chart.brackets.size());
  place.left = sideMargin + tiers + place.names + 8;
  place.top = head + tiers + (chart.xTitle.empty() ? 24 : 42);
  const auto count = static_cast<double>(std::max<std::size_t>(1, chart.series.size()));
  place.cell = std::min(largestCell, (chartWidth - place.left - sideMargin) / count);
  return place;
}

void drawLabels(Canvas& canvas, const Chart& chart, const GridPlace& place, const Reading& reading) {
  double widest = 0;
  for (const ChartSeries& column : chart.series)
    widest = std::max(widest, widthOf(column.shortName, textSize));
  for (std::size_t i = 0; i < chart.series.size(); i += labelsEvery(widest + 4, place.cell))
    canvas.text(reading.left(place.x(i), place.cell) + place.cell / 2, place.top - 8,
                chart.series[i].shortName, "middle", "muted");
  for (std::size_t i = 0; i < chart.rows.size(); i += labelsEvery(textSize, place.cell))
    canvas.text(reading.left(place.left - 8), place.y(i) + place.cell / 2 + 4,
                shortened(chart.rows[i], mostOfNames), reading.end(), "ink");
}

/// Draws the brackets above the numbers of the columns, and before the names of the rows. A label that is
/// longer than its bracket is left out.
void drawBrackets(Canvas& canvas, const Chart& chart, const GridPlace& place, const Reading& reading) {
  double above = place.top - 24;
  double before = place.left - 16 - place.names;
  for (const std::vector<ChartBracket>& tier : chart.brackets) {
    for (const ChartBracket& bracket : tier) {
      const double span = place.cell * static_cast<double>(bracket.count) - 2;
      const double x = reading.left(place.x(bracket.first) + 1, span);
      const double y = place.y(bracket.first) + 1;
      canvas.stroke(
          fmt::format("M{0:.1f} {1:.1f}V{2:.1f}h{3:.1f}V{1:.1f}", x, above + bracketLeg, above, span), {}, 1,
          Dash::Solid);
      canvas.stroke(fmt::format("M{0:.1f} {1:.1f}H{2:.1f}v{3:.1f}H{0:.1f}", reading.left(before + bracketLeg),
                                y, reading.left(before), span),
                    {}, 1, Dash::Solid);
      if (bracket.label.empty() || widthOf(bracket.label, textSize) > span) continue;
      canvas.text(x + span / 2, above - 4, bracket.label, "middle", "muted");
      canvas.upright(reading.left(before - 4), y + span / 2, bracket.label, reading.rightToLeft);
    }
    above -= tierHeight;
    before -= tierHeight;
  }
}

/// Draws the scale of colours from the least to the greatest value, below the cells.
void drawScale(Canvas& canvas, const Chart& chart, double left, double y, const Reading& reading,
               const ChartLabels& labels) {
  const auto [least, most] = heatOf(chart);
  if (!(most > least)) return;
  const std::string low = labels.figure(least) + ' ' + chart.unit;
  const double begin = left + widthOf(low, textSize) + 12;
  constexpr double width = 6;
  canvas.text(reading.left(left), y, low, reading.start(), "ink");
  for (int i = 0; i < scaleSwatches; ++i)
    canvas.heat(reading.left(begin + i * width, width), y - 9, width, 10, i / (scaleSwatches - 1.0));
  canvas.text(reading.left(begin + scaleSwatches * width + 8), y, labels.figure(most) + ' ' + chart.unit,
              reading.start(), "ink");
}

}  // namespace

double drawGrid(Canvas& canvas, const Chart& chart, double head, const ChartLabels& labels) {
  const Reading reading{labels.rightToLeft};
  const GridPlace place = placeOf(chart, head);
  const double cell = place.cell;
  if (!chart.xTitle.empty())
    canvas.text(reading.left(place.left), head + 16, chart.xTitle, reading.start(), "muted");
  drawBrackets(canvas, chart, place, reading);
  drawLabels(canvas, chart, place, reading);
  const Span heat = heatOf(chart);
  for (std::size_t column = 0; column < chart.series.size(); ++column)
    for (const ChartPoint& point : chart.series[column].points) {
      const double share = shareOfHeat(heat, point.y);
      const double left = reading.left(place.x(column), cell);
      const double top = place.y(static_cast<std::size_t>(point.x));
      canvas.heat(left, top, cell, cell, share);
      if (cell >= leastCellOfFigure)
        canvas.onHeat(left + cell / 2, top + cell / 2 + 4, labels.figure(point.y), share);
    }
  std::size_t first = 0;
  for (const std::size_t of : chart.clusters) {
    const double side = cell * static_cast<double>(of);
    canvas.frame(reading.left(place.x(first), side), place.y(first), side);
    first += of;
  }
  double bottom = place.y(chart.rows.size());
  drawScale(canvas, chart, place.left, bottom + 20, reading, labels);
  bottom += 32;
  if (!chart.caption.empty()) {
    canvas.text(reading.left(sideMargin), bottom + 14, shortened(chart.caption, chartWidth - 2 * sideMargin),
                reading.start(), "ink");
    bottom += 22;
  }
  return bottom + 8;
}

}  // namespace strata::svg
