// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/chart/chart.h"

/// What the drawings of charts as SVG are made of.
namespace strata::svg {

inline constexpr double titleSize = 15;
inline constexpr double textSize = 12;
/// The distance of texts from the sides.
inline constexpr double sideMargin = 24;

/// What a text of that size needs, roughly: there is no font to measure here.
double widthOf(std::string_view text, double size);

/// The beginning of a text that is too long for its place.
std::string shortened(const std::string& text, double width);

/// Collects elements. Their colours are those of light surroundings; classes let svgStyle() turn them dark.
class Canvas {
 public:
  /// `style`: "ink", "muted" or "strong".
  void text(double x, double y, const std::string& words, std::string_view anchor, std::string_view style,
            double size = textSize);
  /// Muted, around that place: upwards, or downwards for people who read from right to left.
  void upright(double x, double y, const std::string& words, bool downwards);
  void line(double x1, double y1, double x2, double y2, std::string_view dash = {});
  void stroke(const std::string& path, const SeriesStyle& style, double width, Dash dash,
              std::string_view opacity = {});
  void fill(const std::string& path, const SeriesStyle& style, std::string_view opacity = {});
  void grade(double x, double y, Grade grade);
  /// A cell of a heat map, the same in light and dark surroundings.
  void heat(double x, double y, double width, double height, double share);
  void onHeat(double x, double y, const std::string& words, double share);
  void frame(double x, double y, double side);

  static std::string mark(double x, double y, Mark mark);

  std::string take();

 private:
  std::string m_svg;
};

/// Where things stand for people who read from right to left.
struct Reading {
  bool rightToLeft = false;

  /// The left end of something that begins `x` after the beginning of the line.
  double left(double x, double width = 0) const;
  std::string_view start() const { return rightToLeft ? "end" : "start"; }
  std::string_view end() const { return rightToLeft ? "start" : "end"; }
};

}  // namespace strata::svg
