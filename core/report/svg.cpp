// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/svg.h"

#include <fmt/format.h>

#include "core/report/heading_facts.h"
#include "core/report/html_series.h"
#include "core/report/markup.h"
#include "core/report/report_sides.h"
#include "core/report/svg_chart.h"

namespace strata {

namespace {

constexpr double headHeight = 64;
constexpr double margin = 24;
constexpr double gap = 20;

std::string headText(double y, double size, std::string_view style, std::string_view fill, bool strong,
                     const std::string& text) {
  return fmt::format(
      R"(<text x="{}" y="{}" font-size="{}" class="{}" fill="{}"{} unicode-bidi="plaintext">{}</text>)"
      "\n",
      margin, y, size, style, fill, strong ? R"( font-weight="600")" : "", escaped(text));
}

}  // namespace

std::string toSvg(const std::vector<Run>& runs, const Words& words) {
  const Run none;
  const Run& first = runs.empty() ? none : runs.front();
  std::string title = htmlTitle(first);
  std::string subtitle = titleText(first, words);
  if (!first.started.empty()) subtitle += " · " + dateText(first.started);
  const std::vector<ReportSide> sides = reportSides(runs);
  if (runs.size() > 1) subtitle += " · " + words("html-repetitions", {repetitionsOf(sides)});
  if (!first.label.empty()) subtitle = first.machine.cpuModel + " · " + subtitle;

  std::string charts;
  double top = headHeight;
  const std::vector<Chart> all = chartsOf(chartSidesOf(sides), &first.machine, words);
  for (const Chart& chart : all) {
    const Drawing drawing = drawn(chart);
    charts += fmt::format(
        "<g transform=\"translate(0 {:.0f})\" role=\"img\">\n<title>{}</title>\n<desc>{}</desc>\n{}</g>\n",
        top, escaped(chart.title), escaped(chart.description), drawing.svg);
    top += drawing.height + gap;
  }
  if (all.empty()) {
    charts += headText(headHeight + 20, 13, "tm", "#5c5c66", false, words("report-empty", {}));
    top += 40;
  }
  return fmt::format(
             "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
             R"(<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 {0} {1:.0f}" width="{0}" height="{1:.0f}" )"
             R"(role="img" aria-labelledby="title" font-family="system-ui, -apple-system, 'Segoe UI', sans-serif">)"
             "\n<title id=\"title\">{2}</title>\n<style>{3}</style>\n"
             R"(<rect class="ground" width="100%" height="100%" fill="#ffffff"/>)"
             "\n",
             chartWidth, top, escaped(title), svgStyle()) +
         headText(32, 18, "ti", "#1d1d1f", true, title) + headText(52, 12, "tm", "#5c5c66", false, subtitle) +
         charts + "</svg>\n";
}

}  // namespace strata
