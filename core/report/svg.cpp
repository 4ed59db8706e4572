// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/svg.h"

#include <fmt/format.h>

#include <sstream>

#include "core/report/heading_facts.h"
#include "core/report/html_series.h"
#include "core/report/markup.h"
#include "core/report/report_sides.h"
#include "core/report/text_layout.h"

namespace strata {

namespace {

constexpr double headHeight = 64;
constexpr double margin = 24;
constexpr double gap = 20;
constexpr double footLine = 18;

std::string headText(double y, double size, std::string_view style, std::string_view fill, bool strong,
                     const std::string& text, bool rightToLeft) {
  if (text.empty()) return {};
  return fmt::format(
      R"(<text x="{}" y="{}" font-size="{}"{} class="{}" fill="{}"{} unicode-bidi="plaintext">{}</text>)"
      "\n",
      rightToLeft ? chartWidth - margin : margin, y, size, rightToLeft ? R"( text-anchor="end")" : "", style,
      fill, strong ? R"( font-weight="600")" : "", escaped(text));
}

std::string svgPage(const SvgHead& head, const std::string& content, double height, bool rightToLeft) {
  return fmt::format(
             "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
             R"(<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 {0} {1:.0f}" width="{0}" height="{1:.0f}" )"
             R"(role="img" aria-labelledby="title" font-family="system-ui, -apple-system, 'Segoe UI', sans-serif">)"
             "\n<title id=\"title\">{2}</title>\n<style>{3}</style>\n"
             R"(<rect class="ground" width="100%" height="100%" fill="#ffffff"/>)"
             "\n",
             chartWidth, height, escaped(head.title), svgStyle()) +
         headText(32, 18, "ti", "#1d1d1f", true, head.title, rightToLeft) +
         headText(52, 12, "tm", "#5c5c66", false, head.subtitle, rightToLeft) + content + "</svg>\n";
}

}  // namespace

std::string svgDocument(const SvgHead& head, const std::vector<Chart>& charts, const ChartLabels& labels) {
  std::string content;
  double top = headHeight;
  for (const Chart& chart : charts) {
    // What heads the picture need not stand above its chart once more.
    const bool isHead = charts.size() == 1 && chart.title == head.title;
    const Drawing drawing = drawn(chart, isHead ? TitleShown::No : TitleShown::Yes, labels);
    content += fmt::format(
        "<g transform=\"translate(0 {:.0f})\" role=\"img\">\n<title>{}</title>\n<desc>{}</desc>\n{}</g>\n",
        top, escaped(chart.title), escaped(chart.description), drawing.svg);
    top += drawing.height + gap;
  }
  std::istringstream foot(head.foot.empty() ? std::string() : wrapped({}, head.foot));
  for (std::string line; std::getline(foot, line); top += footLine)
    content += headText(top, 12, "tm", "#5c5c66", false, line, labels.rightToLeft);
  if (!head.end.empty()) {
    content += fmt::format(
        R"(<text x="{}" y="{}" font-size="12" text-anchor="{}" class="tm" fill="#5c5c66">{}</text>)"
        "\n",
        labels.rightToLeft ? margin : chartWidth - margin, top, labels.rightToLeft ? "start" : "end",
        escaped(head.end));
    top += footLine;
  }
  return svgPage(head, content, top, labels.rightToLeft);
}

std::string toSvg(const std::vector<Run>& runs, const Words& words, const ChartWidths& widths) {
  const Run none;
  const Run& first = runs.empty() ? none : runs.front();
  SvgHead head{htmlTitle(first), titleText(first, words), {}, {}};
  if (!first.started.empty()) head.subtitle += " · " + dateText(first.started);
  const std::vector<ComparedSide> sides = reportSides(runs);
  if (runs.size() > 1) head.subtitle += " · " + words("html-repetitions", {repetitionsOf(sides)});
  if (!first.label.empty()) head.subtitle = first.machine.cpuModel + " · " + head.subtitle;
  const bool isOneSide = sides.size() == 1;
  const std::vector<Chart> charts =
      chartsOf(chartSidesOf(sides), &first.machine, words, isOneSide ? widths : widestOfEachLoop);
  if (!charts.empty()) return svgDocument(head, charts);
  return svgPage(head,
                 headText(headHeight + 20, 13, "tm", "#5c5c66", false, words("report-empty", {}), false),
                 headHeight + 40, false);
}

}  // namespace strata
