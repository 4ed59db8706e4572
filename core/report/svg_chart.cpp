// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/svg_chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/chart/palette.h"
#include "core/chart/value_axis.h"
#include "core/report/markup.h"
#include "core/report/number_text.h"
#include "core/report/svg_canvas.h"
#include "core/report/svg_grid.h"

namespace strata {

namespace {

using svg::Canvas;
using svg::Reading;
using svg::shortened;
using svg::sideMargin;
using svg::textSize;
using svg::widthOf;

constexpr double plotHeight = 300;
constexpr double leftMargin = 66;
constexpr double barHeight = 20;
constexpr double legendLine = 20;
constexpr double sampleWidth = 34;
constexpr std::size_t mostMarkers = 20;
constexpr int mostTicks = 6;
constexpr int mostLogTicks = 8;
constexpr int mostTicksAcross = 9;
/// Far outside of any picture, and a number that every reader of pictures takes.
constexpr double farthest = 100;

/// What stands beside a tick in a report.
std::string quantityText(AxisKind kind, double quantity) {
  switch (kind) {
    case AxisKind::Stride:
    case AxisKind::Region:
    case AxisKind::Footprint:
    case AxisKind::File:
      return formatSize({static_cast<std::uint64_t>(std::max(0.0, quantity))});
    case AxisKind::Thread:
    case AxisKind::Row:
      return fmt::format("{:.0f}", quantity + 1);
    case AxisKind::Count:
    case AxisKind::Pages:
      return fmt::format("{:.0f}", quantity);
    case AxisKind::Seconds:
    case AxisKind::Percentile:
    case AxisKind::Rate:
    case AxisKind::LogRate:
    case AxisKind::Chains:
      break;
    case AxisKind::Change:
      return quantity == 0 ? "0 %" : fmt::format("{:+g} %", quantity);
  }
  std::string text = groupedFigure(quantity);
  if (text.find('.') == std::string::npos || text.find('e') != std::string::npos) return text;
  while (text.ends_with('0')) text.pop_back();
  if (text.ends_with('.')) text.pop_back();
  return text;
}

/// Samples of the series with their names below the chart; the height that they take.
double drawLegend(Canvas& canvas, const Chart& chart, double top, const Reading& reading) {
  if (chart.legend.size() < 2) return 0;
  double widest = 0;
  for (const LegendEntry& entry : chart.legend) widest = std::max(widest, widthOf(entry.name, textSize));
  const double room = chartWidth - 2 * sideMargin;
  const double column = std::min(room, sampleWidth + widest + 24);
  const auto columns = static_cast<std::size_t>(std::max(1.0, std::floor(room / column)));
  for (std::size_t i = 0; i < chart.legend.size(); ++i) {
    const auto& [key, name, style] = chart.legend[i];
    const double x = sideMargin + column * static_cast<double>(i % columns);
    const std::size_t row = i / columns;
    const double y = top + legendLine * static_cast<double>(row);
    if (chart.shape != ChartShape::Lines) {
      canvas.fill(fmt::format("M{:.1f} {:.1f}h16v11h-16z", reading.left(x + 6, 16), y - 10), style);
    } else {
      constexpr double line = sampleWidth - 8;
      const double left = reading.left(x, line);
      if (style.line != Dash::None)
        canvas.stroke(fmt::format("M{:.1f} {:.1f}h{}", left, y - 4, line), style, 2, style.line);
      if (style.mark) canvas.fill(Canvas::mark(left + line / 2, y - 4, *style.mark), style);
    }
    canvas.text(reading.left(x + sampleWidth), y, shortened(name, room - sampleWidth), reading.start(),
                "ink");
  }
  return legendLine * std::ceil(static_cast<double>(chart.legend.size()) / static_cast<double>(columns));
}

/// How far the head reaches: what is below begins there.
double headOf(TitleShown title) {
  return title == TitleShown::Yes ? 52 : 28;
}

void drawHead(Canvas& canvas, const Chart& chart, double head, const Reading& reading) {
  const double x = reading.left(sideMargin);
  if (head > headOf(TitleShown::No))
    canvas.text(x, 24, chart.title, reading.start(), "strong", svg::titleSize);
  canvas.text(x, head - 8, chart.yTitle.empty() ? chart.unit : chart.yTitle, reading.start(), "muted");
}

/// An axis: 0 … 1 along it for what lies on it; beyond, by 100 at most.
class Axis {
 public:
  Axis(AxisKind kind, Ticks ticks) : m_kind(kind), m_ticks(std::move(ticks)) {}

  const std::vector<double>& ticks() const { return m_ticks.quantities; }
  AxisKind kind() const { return m_kind; }
  double at(double quantity) const {
    const double at = (positionOf(m_kind, quantity) - m_ticks.span.first) / m_ticks.span.length();
    return std::isnan(at) ? 0 : std::clamp(at, -farthest, farthest);
  }
  double first() const { return quantityAt(m_kind, m_ticks.span.first); }
  double last() const { return quantityAt(m_kind, m_ticks.span.last); }
  /// An end of an interval or an edge, which stays within the axis.
  double within(double quantity) const { return std::clamp(at(quantity), 0.0, 1.0); }

 private:
  AxisKind m_kind;
  Ticks m_ticks;
};

Axis valueAxis(const Chart& chart) {
  return {chart.yKind,
          ticksOfValues(chart, chart.full, chart.yKind == AxisKind::LogRate ? mostLogTicks : mostTicks)};
}

bool hasReportedEdges(const Chart& chart) {
  return std::ranges::any_of(chart.edges, [](const ChartEdge& edge) { return !edge.inferred; });
}

/// The room of the axes.
struct Area {
  double top = 0;
  double bottom = 0;

  static double x(double at) { return leftMargin + at * (chartWidth - leftMargin - sideMargin); }
  double y(double at) const { return bottom - at * (bottom - top); }
};

void drawTicks(Canvas& canvas, const Axis& across, const Axis& values, const Area& area,
               const ChartLabels& labels) {
  for (const double tick : values.ticks()) {
    const double y = area.y(values.at(tick));
    canvas.line(leftMargin, y, chartWidth - sideMargin, y);
    canvas.text(leftMargin - 8, y + 4, labels.quantity(values.kind(), tick), "end", "muted");
  }
  for (const double tick : across.ticks()) {
    const double x = Area::x(across.at(tick));
    canvas.line(x, area.bottom, x, area.bottom + 5);
    canvas.text(x, area.bottom + 20, labels.quantity(across.kind(), tick), "middle", "muted");
  }
}

/// What the system reports dotted, and above it what the curve shows.
void drawEdges(Canvas& canvas, const Chart& chart, const Axis& across, const Area& area) {
  for (const ChartEdge& edge : chart.edges) {
    const double at = across.at(edge.x);
    if (at <= 0 || at >= 1) continue;
    const double x = Area::x(at);
    if (edge.inferred)
      canvas.stroke(fmt::format("M{:.1f} {:.1f}V{:.1f}", x, area.top, area.bottom), {0}, 1, Dash::Solid);
    else
      canvas.line(x, area.top, x, area.bottom, "3 3");
    canvas.text(x, area.top - (edge.inferred && hasReportedEdges(chart) ? 19 : 5), edge.label, "middle",
                "muted");
  }
}

void drawLimits(Canvas& canvas, const Chart& chart, const Axis& across, const Axis& values,
                const Area& area) {
  for (const ChartLimit& limit : chart.limits) {
    const double left = Area::x(across.within(limit.from));
    const double y = area.y(values.within(limit.y));
    canvas.stroke(fmt::format("M{:.1f} {:.1f}H{:.1f}", left, y, Area::x(across.within(limit.to))),
                  limit.style, 1.5, Dash::Dashed);
    canvas.text(left + 4, y - 4, limit.label, "start", "ink");
  }
}

/// Draws the band from the least to the most of many values.
std::string bandOf(const ChartSeries& series, const Axis& across, const Axis& values, const Area& area) {
  std::string upper, lower;
  for (const ChartPoint& point : series.points) {
    if (!point.low || !point.high) continue;
    const double x = Area::x(across.at(point.x));
    upper += fmt::format("{}{:.1f} {:.1f}", upper.empty() ? "M" : "L", x, area.y(values.within(*point.high)));
    lower.insert(0, fmt::format("L{:.1f} {:.1f}", x, area.y(values.within(*point.low))));
  }
  return upper.empty() ? upper : upper + lower + "z";
}

std::string pathOf(const LinePart& part, const Axis& across, const Axis& values, const Area& area) {
  std::string path;
  for (const auto& [x, y] : part.places)
    path +=
        fmt::format("{}{:.1f} {:.1f}", path.empty() ? "M" : "L", Area::x(across.at(x)), area.y(values.at(y)));
  return path;
}

void drawSeries(Canvas& canvas, const ChartSeries& series, const Axis& across, const Axis& values,
                const Area& area) {
  std::string intervals, marks, hollow;
  // Along a line some are enough; without one they are all that there is.
  const std::size_t every =
      series.style.line == Dash::None ? 1 : (series.points.size() + mostMarkers - 1) / mostMarkers;
  for (std::size_t i = 0; i < series.points.size(); ++i) {
    const ChartPoint& point = series.points[i];
    const double x = Area::x(across.at(point.x));
    const double y = area.y(values.at(point.y));
    if (series.style.mark && (i % every == 0 || i + 1 == series.points.size()))
      (point.final ? marks : hollow) += Canvas::mark(x, y, *series.style.mark);
    if (!point.low || !point.high || series.isFold) continue;
    const double low = area.y(values.within(*point.low));
    const double high = area.y(values.within(*point.high));
    if (low - high > 3)
      intervals +=
          fmt::format("M{0:.1f} {1:.1f}V{2:.1f}M{3:.1f} {1:.1f}h6M{3:.1f} {2:.1f}h6", x, low, high, x - 3);
  }
  if (series.isFold)
    if (const std::string band = bandOf(series, across, values, area); !band.empty())
      canvas.fill(band, series.style, "0.2");
  for (const LinePart& part : linePartsOf(series, across.first(), across.last()))
    canvas.stroke(pathOf(part, across, values, area), series.style, series.style.thin ? 1 : 1.8,
                  series.style.line, part.isPale ? "0.4" : "");
  if (!intervals.empty()) canvas.stroke(intervals, series.style, 1.2, Dash::Solid);
  if (!marks.empty()) canvas.fill(marks, series.style);
  if (!hollow.empty()) canvas.stroke(hollow, series.style, 1.2, Dash::Solid);
}

/// A provisional bar is hollow.
void drawBar(Canvas& canvas, const std::string& path, const SeriesStyle& style, bool isFinal) {
  if (isFinal)
    canvas.fill(path, style);
  else
    canvas.stroke(path, style, 1.2, Dash::Solid);
}

/// A bar for each series at each x, side by side.
void drawBars(Canvas& canvas, const Chart& chart, const Axis& across, const Axis& values, const Area& area) {
  const auto count = static_cast<double>(std::max<std::size_t>(1, chart.series.size()));
  const double width = (chart.full.length() <= 1 ? 0.35 : 0.8) / count;
  for (std::size_t i = 0; i < chart.series.size(); ++i)
    for (const ChartPoint& point : chart.series[i].points) {
      const double left = point.x + (static_cast<double>(i) - count / 2) * width;
      drawBar(canvas,
              fmt::format("M{:.1f} {:.1f}V{:.1f}H{:.1f}V{:.1f}z", Area::x(across.at(left)), area.bottom,
                          area.y(values.at(point.y)), Area::x(across.at(left + width)), area.bottom),
              chart.series[i].style, point.final);
      if (!point.low || !point.high) continue;
      const double x = Area::x(across.at(left + width / 2));
      const double low = area.y(values.within(*point.low));
      const double high = area.y(values.within(*point.high));
      if (low - high > 3) canvas.line(x, low, x, high);
    }
}

Drawing drawnAxes(const Chart& chart, double head, const ChartLabels& labels) {
  Canvas canvas;
  const Reading reading{labels.rightToLeft};
  drawHead(canvas, chart, head, reading);
  const Axis values = valueAxis(chart);
  const Axis across(chart.xKind, ticksAcross(chart.xKind, chart.full, mostTicksAcross));
  const bool bothEdges = hasReportedEdges(chart) && std::ranges::any_of(chart.edges, &ChartEdge::inferred);
  const double top = head + (chart.edges.empty() ? 4 : bothEdges ? 32 : 18);
  const Area area{top, top + plotHeight};
  const double bottom = area.bottom;
  drawTicks(canvas, across, values, area, labels);
  drawEdges(canvas, chart, across, area);
  canvas.text((leftMargin + chartWidth - sideMargin) / 2, bottom + 40, chart.xTitle, "middle", "muted");
  drawLimits(canvas, chart, across, values, area);
  if (chart.shape == ChartShape::Bars)
    drawBars(canvas, chart, across, values, area);
  else
    for (const ChartSeries& series : chart.series) drawSeries(canvas, series, across, values, area);
  if (!chart.note.empty())
    canvas.text(chartWidth / 2, (top + bottom) / 2, shortened(chart.note, chartWidth - 2 * leftMargin),
                "middle", "muted");
  const double legend = drawLegend(canvas, chart, bottom + 66, reading);
  return {canvas.take(), bottom + (legend > 0 ? 58 + legend : 52)};
}

Drawing drawnRows(const Chart& chart, double head, const ChartLabels& labels) {
  Canvas canvas;
  const Reading reading{labels.rightToLeft};
  drawHead(canvas, chart, head, reading);
  double widest = 0;
  for (const std::string& name : chart.rows) widest = std::max(widest, widthOf(name, textSize));
  const double names = std::clamp(widest + 8, 60.0, 240.0);
  const double markRoom = chart.marksOnBars ? 14 : 0;
  const double left = sideMargin + names + markRoom;
  constexpr double figureRoom = 96;
  const Axis values = valueAxis(chart);
  const auto xOf = [&](double at) { return left + at * (chartWidth - left - figureRoom); };
  const auto vertical = [&](double x, double from, double to) {
    canvas.line(reading.left(x), from, reading.left(x), to);
  };
  const auto count = static_cast<double>(std::max<std::size_t>(1, chart.series.size()));
  const double group = count * (barHeight + 2) + 12;
  const double top = head + 4;
  const double bottom = top + group * static_cast<double>(chart.rows.size());

  for (const double tick : values.ticks()) vertical(xOf(values.at(tick)), top, bottom);
  for (std::size_t i = 0; i < chart.rows.size(); ++i)
    canvas.text(reading.left(left - markRoom - 8), top + group * (static_cast<double>(i) + 0.5) + 4,
                shortened(chart.rows[i], names - 4), reading.end(), "ink");
  for (std::size_t s = 0; s < chart.series.size(); ++s) {
    const ChartSeries& series = chart.series[s];
    for (const ChartPoint& point : series.points) {
      const double y = top + group * point.x + 6 + (barHeight + 2) * static_cast<double>(s);
      const double end = xOf(values.at(point.y));
      drawBar(canvas,
              fmt::format("M{0:.1f} {1:.1f}H{2:.1f}v{3}H{0:.1f}z", reading.left(left), y, reading.left(end),
                          barHeight),
              series.style, point.final);
      if (chart.marksOnBars && series.style.mark)
        canvas.fill(Canvas::mark(reading.left(left - 9), y + barHeight / 2, *series.style.mark),
                    series.style);
      double label = end;
      if (point.low && point.high) {
        const double low = xOf(values.within(*point.low));
        const double high = xOf(values.within(*point.high));
        label = std::max(label, high);
        if (high - low > 3)
          canvas.line(reading.left(low), y + barHeight / 2, reading.left(high), y + barHeight / 2);
      }
      const std::string figure = labels.figure(point.y);
      canvas.text(reading.left(label + 6), y + barHeight / 2 + 4, figure, reading.start(), "ink");
      if (point.final && point.grade)
        canvas.grade(reading.left(label + 14 + widthOf(figure, textSize)), y + barHeight / 2, *point.grade);
    }
  }
  vertical(left, top, bottom);
  // The values beside linear bars say enough.
  double end = bottom;
  if (hasLogBars(chart) && hasPoints(chart)) {
    for (const double tick : values.ticks())
      canvas.text(reading.left(xOf(values.at(tick))), bottom + 16, labels.quantity(values.kind(), tick),
                  "middle", "muted");
    end += 20;
  }
  if (!chart.note.empty())
    canvas.text(chartWidth / 2, (top + bottom) / 2, shortened(chart.note, chartWidth - 2 * leftMargin),
                "middle", "muted");
  const double legend = drawLegend(canvas, chart, end + 24, reading);
  return {canvas.take(), end + (legend > 0 ? 16 + legend : 10)};
}

Drawing drawnGrid(const Chart& chart, double head, const ChartLabels& labels) {
  Canvas canvas;
  drawHead(canvas, chart, head, {labels.rightToLeft});
  const double height = svg::drawGrid(canvas, chart, head, labels);
  return {canvas.take(), height};
}

}  // namespace

const ChartLabels& reportLabels() {
  static const ChartLabels labels{quantityText, groupedFigure, false};
  return labels;
}

Drawing drawn(const Chart& chart, TitleShown title, const ChartLabels& labels) {
  if (chart.shape == ChartShape::Grid) return drawnGrid(chart, headOf(title), labels);
  return chart.shape == ChartShape::Rows ? drawnRows(chart, headOf(title), labels)
                                         : drawnAxes(chart, headOf(title), labels);
}

std::string svgElement(const Chart& chart, std::string_view id, TitleShown title) {
  const Drawing drawing = drawn(chart, title);
  return fmt::format(
      R"(<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 {0} {1:.0f}" width="{0}" height="{1:.0f}" )"
      R"(role="img" aria-labelledby="{2}-title {2}-desc" font-family="system-ui, -apple-system, 'Segoe UI', sans-serif">)"
      "\n"
      R"(<title id="{2}-title">{3}</title>)"
      "\n"
      R"(<desc id="{2}-desc">{4}</desc>)"
      "\n{5}</svg>\n",
      chartWidth, drawing.height, id, escaped(chart.title), escaped(chart.description), drawing.svg);
}

std::string svgStyle() {
  std::string style =
      "@media screen and (prefers-color-scheme: dark) {\n"
      ".chart .ground { fill: #1c1c1f }\n.chart .ti { fill: #f2f2f4 }\n.chart .tm, .chart .fm { fill: "
      "#b0b0ba }\n"
      ".chart .sm { stroke: #b0b0ba }\n.chart .fr { stroke: #f2f2f4 }\n.chart .h { stroke: #46464d }\n";
  for (std::size_t i = 0; i < seriesOnDark.size(); ++i)
    style += fmt::format(".chart .s{0} {{ stroke: #{1:06x} }}\n.chart .f{0} {{ fill: #{1:06x} }}\n", i,
                         seriesOnDark[i]);
  for (std::size_t i = 0; i < gradesOnDark.size(); ++i)
    style += fmt::format(".chart .g{} {{ fill: #{:06x} }}\n", i, gradesOnDark[i]);
  return style + "}\n";
}

}  // namespace strata
