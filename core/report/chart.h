// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// What a chart of a report shows, as plain values.
namespace strata {

struct ChartPoint {
  double across = 0;  ///< bytes, a number of threads, or the index of a category
  double value = 0;   ///< above 0
  std::optional<double> low = {};
  std::optional<double> high = {};
};

/// How a series is told apart: kinds of colour, marker and dash, each modulo what there is.
struct SeriesLook {
  std::size_t colour = 0;
  std::size_t marker = 0;
  std::size_t dash = 0;
};

struct ChartSeries {
  std::string name;
  SeriesLook look;
  std::vector<ChartPoint> points;  ///< ascending
};

/// A place on the axis across that has a name: the end of a cache.
struct ChartEdge {
  double across = 0;
  std::string name;
};

enum class Across {
  Size,     ///< bytes, by powers of two
  Count,    ///< threads, by powers of two
  Category  ///< bars, one below the other
};

struct Chart {
  std::string title;
  std::string description;  ///< a sentence for who does not see it
  std::string acrossTitle;
  std::string valueTitle;  ///< with the unit
  Across across = Across::Size;
  bool logarithmic = true;  ///< the values; bars never are
  std::vector<std::string> categories = {};
  std::vector<ChartSeries> series;
  std::vector<ChartEdge> edges = {};
};

}  // namespace strata
