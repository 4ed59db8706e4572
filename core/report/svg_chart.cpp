// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/svg_chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "core/report/chart_scale.h"
#include "core/report/markup.h"

namespace strata {

namespace {

// Okabe and Ito's, the pale ones darker, so that each is 3 : 1 against white.
constexpr std::array<std::string_view, 7> colours{"#0072b2", "#d55e00", "#00875f", "#b8578f",
                                                  "#a87000", "#2f8fc4", "#3c3c43"};
constexpr std::array<std::string_view, 4> dashes{"", "7 4", "2 3", "8 3 2 3"};
constexpr std::array<std::string_view, 6> markers{
    "m-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z",
    "m-3.2-3.2h6.4v6.4h-6.4z",
    "m0-4.2l4 7.2h-8z",
    "m0-4.4l4.4 4.4l-4.4 4.4l-4.4-4.4z",
    "m0 4.2l-4-7.2h8z",
    "m-1.4-4.2h2.8v2.8h2.8v2.8h-2.8v2.8h-2.8v-2.8h-2.8v-2.8h2.8z"};

constexpr std::string_view ink = "#1d1d1f";
constexpr std::string_view muted = "#5c5c66";
constexpr std::string_view hairline = "#d9d9de";

constexpr double titleSize = 15;
constexpr double textSize = 12;
constexpr double plotHeight = 300;
constexpr double leftMargin = 66;
constexpr double rightMargin = 24;
constexpr double barHeight = 20;
constexpr double legendLine = 20;
constexpr double sampleWidth = 34;
constexpr std::size_t mostMarkers = 20;

/// What a text of that size needs, roughly: there is no font to measure here.
double widthOf(std::string_view text, double size) {
  return 0.56 * size * static_cast<double>(lengthOf(text));
}

/// The beginning of a text that is too long for its place.
std::string shortened(const std::string& text, double width) {
  if (widthOf(text, textSize) <= width) return text;
  std::string kept;
  for (const char c : text) {
    const bool begins = (static_cast<unsigned char>(c) & 0xc0) != 0x80;
    if (begins && widthOf(kept, textSize) + 2 * textSize > width) break;
    kept += c;
  }
  return kept + "…";
}

class Canvas {
 public:
  void text(double x, double y, const std::string& words, std::string_view anchor, std::string_view style,
            double size = textSize) {
    const bool strong = style == "strong";
    m_svg += fmt::format(
        R"(<text x="{:.1f}" y="{:.1f}" font-size="{}" text-anchor="{}" class="{}" fill="{}"{} unicode-bidi="plaintext">{}</text>)"
        "\n",
        x, y, size, anchor, style == "muted" ? "tm" : "ti", style == "muted" ? muted : ink,
        strong ? R"( font-weight="600")" : "", escaped(words));
  }

  void line(double x1, double y1, double x2, double y2, std::string_view dash = {}) {
    m_svg += fmt::format(R"(<path d="M{:.1f} {:.1f}L{:.1f} {:.1f}" class="h" stroke="{}" fill="none"{}/>)"
                         "\n",
                         x1, y1, x2, y2, hairline,
                         dash.empty() ? "" : fmt::format(R"( stroke-dasharray="{}")", dash));
  }

  void stroke(const std::string& path, const SeriesLook& look, double width, bool dashed) {
    const std::string_view dash = dashed ? dashes[look.dash % dashes.size()] : std::string_view();
    m_svg += fmt::format(
        R"(<path d="{}" class="s{}" stroke="{}" fill="none" stroke-width="{}" stroke-linejoin="round"{}/>)"
        "\n",
        path, look.colour % colours.size(), colours[look.colour % colours.size()], width,
        dash.empty() ? "" : fmt::format(R"( stroke-dasharray="{}")", dash));
  }

  void fill(const std::string& path, const SeriesLook& look) {
    m_svg += fmt::format(R"(<path d="{}" class="f{}" fill="{}"/>)"
                         "\n",
                         path, look.colour % colours.size(), colours[look.colour % colours.size()]);
  }

  static std::string marker(double x, double y, const SeriesLook& look) {
    return fmt::format("M{:.1f} {:.1f}{}", x, y, markers[look.marker % markers.size()]);
  }

  std::string take() { return std::move(m_svg); }

 private:
  std::string m_svg;
};

/// Samples of the lines with their names below the chart; the height that they take.
double drawLegend(Canvas& canvas, const Chart& chart, double top, bool bars) {
  if (chart.series.size() < 2 && !bars) return 0;
  if (bars && chart.series.size() < 2) return 0;
  double widest = 0;
  for (const ChartSeries& series : chart.series) widest = std::max(widest, widthOf(series.name, textSize));
  const double room = chartWidth - 2 * rightMargin;
  const double column = std::min(room, sampleWidth + widest + 24);
  const auto columns = static_cast<std::size_t>(std::max(1.0, std::floor(room / column)));
  for (std::size_t i = 0; i < chart.series.size(); ++i) {
    const ChartSeries& series = chart.series[i];
    const double x = rightMargin + column * static_cast<double>(i % columns);
    const std::size_t row = i / columns;
    const double y = top + legendLine * static_cast<double>(row);
    if (bars) {
      canvas.fill(fmt::format("M{:.1f} {:.1f}h16v11h-16z", x + 6, y - 10), series.look);
    } else {
      canvas.stroke(fmt::format("M{:.1f} {:.1f}h{}", x, y - 4, sampleWidth - 8), series.look, 2, true);
      canvas.fill(Canvas::marker(x + (sampleWidth - 8) / 2, y - 4, series.look), series.look);
    }
    canvas.text(x + sampleWidth, y, shortened(series.name, room - sampleWidth), "start", "ink");
  }
  return legendLine * std::ceil(static_cast<double>(chart.series.size()) / static_cast<double>(columns));
}

/// How far the head reaches: what is below begins there.
double headOf(TitleShown title) {
  return title == TitleShown::Yes ? 52 : 28;
}

void drawHead(Canvas& canvas, const Chart& chart, double head) {
  if (head > headOf(TitleShown::No)) canvas.text(rightMargin, 24, chart.title, "start", "strong", titleSize);
  canvas.text(rightMargin, head - 8, chart.valueTitle, "start", "muted");
}

Drawing drawnLines(const Chart& chart, double head) {
  Canvas canvas;
  drawHead(canvas, chart, head);
  const ChartScale values = ChartScale::ofValues(chart);
  const ChartScale across = ChartScale::across(chart);
  const double plotTop = head + (chart.edges.empty() ? 4 : 18);
  const double bottom = plotTop + plotHeight;
  const auto xOf = [&](double at) { return leftMargin + at * (chartWidth - leftMargin - rightMargin); };
  const auto yOf = [&](double at) { return bottom - at * plotHeight; };

  for (const ChartTick& tick : values.ticks()) {
    canvas.line(leftMargin, yOf(tick.at), chartWidth - rightMargin, yOf(tick.at));
    canvas.text(leftMargin - 8, yOf(tick.at) + 4, tick.label, "end", "muted");
  }
  for (const ChartTick& tick : across.ticks()) {
    canvas.line(xOf(tick.at), bottom, xOf(tick.at), bottom + 5);
    canvas.text(xOf(tick.at), bottom + 20, tick.label, "middle", "muted");
  }
  for (const ChartEdge& edge : chart.edges) {
    const double at = across.at(edge.across);
    if (at <= 0 || at >= 1) continue;
    canvas.line(xOf(at), plotTop, xOf(at), bottom, "3 3");
    canvas.text(xOf(at), plotTop - 5, edge.name, "middle", "muted");
  }
  canvas.text((leftMargin + chartWidth - rightMargin) / 2, bottom + 40, chart.acrossTitle, "middle", "muted");

  for (const ChartSeries& series : chart.series) {
    std::string path, intervals, marks;
    const std::size_t every = (series.points.size() + mostMarkers - 1) / mostMarkers;
    for (std::size_t i = 0; i < series.points.size(); ++i) {
      const ChartPoint& point = series.points[i];
      const double x = xOf(across.at(point.across));
      const double y = yOf(values.at(point.value));
      path += fmt::format("{}{:.1f} {:.1f}", path.empty() ? "M" : "L", x, y);
      if (i % every == 0 || i + 1 == series.points.size()) marks += Canvas::marker(x, y, series.look);
      if (!point.low || !point.high) continue;
      const double low = yOf(values.at(*point.low));
      const double high = yOf(values.at(*point.high));
      if (low - high > 3)
        intervals +=
            fmt::format("M{0:.1f} {1:.1f}V{2:.1f}M{3:.1f} {1:.1f}h6M{3:.1f} {2:.1f}h6", x, low, high, x - 3);
    }
    if (series.points.size() > 1) canvas.stroke(path, series.look, 1.8, true);
    if (!intervals.empty()) canvas.stroke(intervals, series.look, 1.2, false);
    if (!marks.empty()) canvas.fill(marks, series.look);
  }
  const double legend = drawLegend(canvas, chart, bottom + 66, false);
  return {canvas.take(), bottom + (legend > 0 ? 58 + legend : 52)};
}

Drawing drawnBars(const Chart& chart, double head) {
  Canvas canvas;
  drawHead(canvas, chart, head);
  double widest = 0;
  for (const std::string& name : chart.categories) widest = std::max(widest, widthOf(name, textSize));
  const double labels = std::clamp(widest + 8, 60.0, 240.0);
  const double left = rightMargin + labels;
  constexpr double figureRoom = 96;
  const ChartScale values = ChartScale::ofValues(chart);
  const auto xOf = [&](double at) { return left + at * (chartWidth - left - figureRoom); };
  const auto count = static_cast<double>(std::max<std::size_t>(1, chart.series.size()));
  const double group = count * (barHeight + 2) + 12;
  const double top = head + 4;
  const double bottom = top + group * static_cast<double>(chart.categories.size());

  for (const ChartTick& tick : values.ticks()) canvas.line(xOf(tick.at), top, xOf(tick.at), bottom);
  for (std::size_t i = 0; i < chart.categories.size(); ++i)
    canvas.text(left - 8, top + group * (static_cast<double>(i) + 0.5) + 4,
                shortened(chart.categories[i], labels - 4), "end", "ink");
  for (std::size_t s = 0; s < chart.series.size(); ++s) {
    const ChartSeries& series = chart.series[s];
    for (const ChartPoint& point : series.points) {
      const double y = top + group * point.across + 6 + (barHeight + 2) * static_cast<double>(s);
      const double end = xOf(values.at(point.value));
      canvas.fill(fmt::format("M{:.1f} {:.1f}H{:.1f}v{}H{:.1f}z", left, y, end, barHeight, left),
                  series.look);
      double label = end;
      if (point.low && point.high) {
        const double low = xOf(values.at(*point.low));
        const double high = xOf(values.at(*point.high));
        label = std::max(label, high);
        if (high - low > 3) {
          canvas.line(low, y + barHeight / 2, high, y + barHeight / 2);
        }
      }
      canvas.text(label + 6, y + barHeight / 2 + 4, groupedFigure(point.value), "start", "ink");
    }
  }
  canvas.line(left, top, left, bottom);
  const double legend = drawLegend(canvas, chart, bottom + 24, true);
  return {canvas.take(), bottom + (legend > 0 ? 16 + legend : 10)};
}

}  // namespace

Drawing drawn(const Chart& chart, TitleShown title) {
  return chart.across == Across::Category ? drawnBars(chart, headOf(title))
                                          : drawnLines(chart, headOf(title));
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

std::string_view svgStyle() {
  return R"(@media screen and (prefers-color-scheme: dark) {
.chart .ground { fill: #1c1c1f }
.chart .ti { fill: #f2f2f4 }
.chart .tm { fill: #b0b0ba }
.chart .h { stroke: #46464d }
.chart .s0 { stroke: #56b4e9 }
.chart .s1 { stroke: #ff8a50 }
.chart .s2 { stroke: #00c48c }
.chart .s3 { stroke: #e59cc5 }
.chart .s4 { stroke: #f0b840 }
.chart .s5 { stroke: #a5d8f7 }
.chart .s6 { stroke: #dcdce2 }
.chart .f0 { fill: #56b4e9 }
.chart .f1 { fill: #ff8a50 }
.chart .f2 { fill: #00c48c }
.chart .f3 { fill: #e59cc5 }
.chart .f4 { fill: #f0b840 }
.chart .f5 { fill: #a5d8f7 }
.chart .f6 { fill: #dcdce2 }
}
)";
}

}  // namespace strata
