// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/svg_canvas.h"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <utility>

#include "core/chart/palette.h"
#include "core/report/markup.h"
#include "core/report/svg_chart.h"
#include "core/report/text_layout.h"

namespace strata::svg {

namespace {

constexpr std::array<std::string_view, 6> dashes{"", "", "7 4", "2 3", "8 3 2 3", "8 3 2 3 2 3"};
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

/// The class and the colour in which a series is drawn; 's' before the class where it is a line, 'f' where it
/// is filled.
std::string colourOf(const SeriesStyle& style) {
  return style.colour ? fmt::format("#{:06x}", seriesOnLight[*style.colour % seriesOnLight.size()])
                      : std::string(muted);
}
std::string classOf(char what, const SeriesStyle& style) {
  return style.colour ? fmt::format("{}{}", what, *style.colour % seriesOnLight.size())
                      : fmt::format("{}m", what);
}

std::string dashed(std::string_view dash) {
  return dash.empty() ? std::string() : fmt::format(R"( stroke-dasharray="{}")", dash);
}

}  // namespace

double widthOf(std::string_view text, double size) {
  return 0.56 * size * static_cast<double>(displayWidth(text));
}

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

void Canvas::text(double x, double y, const std::string& words, std::string_view anchor,
                  std::string_view style, double size) {
  const bool strong = style == "strong";
  m_svg += fmt::format(
      R"(<text x="{:.1f}" y="{:.1f}" font-size="{}" text-anchor="{}" class="{}" fill="{}"{} unicode-bidi="plaintext">{}</text>)"
      "\n",
      x, y, size, anchor, style == "muted" ? "tm" : "ti", style == "muted" ? muted : ink,
      strong ? R"( font-weight="600")" : "", escaped(words));
}

void Canvas::upright(double x, double y, const std::string& words, bool downwards) {
  m_svg += fmt::format(
      R"_(<text x="{0:.1f}" y="{1:.1f}" font-size="{2}" text-anchor="middle" class="tm" fill="{3}" transform="rotate({4} {0:.1f} {1:.1f})" unicode-bidi="plaintext">{5}</text>)_"
      "\n",
      x, y, textSize, muted, downwards ? 90 : -90, escaped(words));
}

void Canvas::line(double x1, double y1, double x2, double y2, std::string_view dash) {
  m_svg += fmt::format(R"(<path d="M{:.1f} {:.1f}L{:.1f} {:.1f}" class="h" stroke="{}" fill="none"{}/>)"
                       "\n",
                       x1, y1, x2, y2, hairline, dashed(dash));
}

void Canvas::stroke(const std::string& path, const SeriesStyle& style, double width, Dash dash,
                    std::string_view opacity) {
  m_svg += fmt::format(
      R"(<path d="{}" class="{}" stroke="{}" fill="none" stroke-width="{}" stroke-linejoin="round"{}{}/>)"
      "\n",
      path, classOf('s', style), colourOf(style), width, dashed(dashes[static_cast<std::size_t>(dash)]),
      opacity.empty() ? "" : fmt::format(R"( stroke-opacity="{}")", opacity));
}

void Canvas::fill(const std::string& path, const SeriesStyle& style, std::string_view opacity) {
  m_svg += fmt::format(R"(<path d="{}" class="{}" fill="{}"{}/>)"
                       "\n",
                       path, classOf('f', style), colourOf(style),
                       opacity.empty() ? "" : fmt::format(R"( fill-opacity="{}")", opacity));
}

void Canvas::grade(double x, double y, Grade grade) {
  const auto index = static_cast<std::size_t>(grade);
  m_svg += fmt::format(R"(<path d="{}" class="g{}" fill="#{:06x}"/>)"
                       "\n",
                       mark(x, y, gradeMarks[index]), index, gradesOnLight[index]);
}

void Canvas::heat(double x, double y, double width, double height, double share) {
  m_svg += fmt::format(R"(<path d="M{:.1f} {:.1f}h{:.1f}v{:.1f}h-{:.1f}z" fill="#{:06x}"/>)"
                       "\n",
                       x, y, width, height, width, heatColour(share));
}

void Canvas::onHeat(double x, double y, const std::string& words, double share) {
  m_svg += fmt::format(
      R"(<text x="{:.1f}" y="{:.1f}" font-size="11" text-anchor="middle" fill="#{:06x}">{}</text>)"
      "\n",
      x, y, inkOnHeat(share), escaped(words));
}

void Canvas::frame(double x, double y, double side) {
  m_svg += fmt::format(
      R"(<path d="M{0:.1f} {1:.1f}h{2:.1f}v{2:.1f}h-{2:.1f}z" class="fr" stroke="{3}" stroke-width="2" fill="none"/>)"
      "\n",
      x, y, side, ink);
}

std::string Canvas::mark(double x, double y, Mark mark) {
  return fmt::format("M{:.1f} {:.1f}{}", x, y, markers[static_cast<std::size_t>(mark)]);
}

std::string Canvas::take() {
  return std::move(m_svg);
}

double Reading::left(double x, double width) const {
  return rightToLeft ? chartWidth - x - width : x;
}

}  // namespace strata::svg
