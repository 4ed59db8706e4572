// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/chart/axis.h"
#include "core/model/run.h"

/// What a chart shows, as a plain value with all its texts: reports and the window draw it, and table,
/// read-out and picture are made from it. Quantities are in the unit that is shown.
namespace strata {

/// Shapes that tell series apart without colour, in the order in which series get them.
enum class Mark : std::uint8_t { Circle, Square, Triangle, Diamond, Wedge, Cross };
inline constexpr std::array seriesMarks{Mark::Circle,  Mark::Square, Mark::Triangle,
                                        Mark::Diamond, Mark::Wedge,  Mark::Cross};

/// How a line is broken, in the order in which series get it; None: there are marks or bars only.
enum class Dash : std::uint8_t { None, Solid, Dashed, Dotted, DashDot, DashDotDot };
inline constexpr std::array seriesDashes{Dash::Solid, Dash::Dashed, Dash::Dotted, Dash::DashDot,
                                         Dash::DashDotDot};

/// The look of a line or of bars, whatever the theme.
struct SeriesStyle {
  std::optional<std::size_t> colour = {};  ///< index into the palette, modulo; nothing: muted
  std::optional<Mark> mark = {};
  Dash line = Dash::None;
  bool thin = false;  ///< one of many

  friend bool operator==(const SeriesStyle&, const SeriesStyle&) = default;
};

struct ChartPoint {
  double x = 0;
  double y = 0;
  std::optional<double> low = {};  ///< interval of y
  std::optional<double> high = {};
  bool final = true;                ///< a result; false: provisional, a figure on the way to one
  std::optional<Grade> grade = {};  ///< of a result

  friend bool operator==(const ChartPoint&, const ChartPoint&) = default;
};

struct ChartSeries {
  std::string id;                 ///< the same from one drawing to the next
  std::vector<std::string> keys;  ///< of the legend entries that hide it
  std::string name;               ///< "8 bytes, serial"
  std::string shortName;          ///< the same where there is little room
  SeriesStyle style;
  std::vector<ChartPoint> points;  ///< by x
  /// One for many series: y is their median, low and high are the least and the most of them.
  bool isFold = false;
};

struct LegendEntry {
  std::string key;
  std::string name;
  SeriesStyle style;

  friend bool operator==(const LegendEntry&, const LegendEntry&) = default;
};

/// An upright line: where a cache ends, dotted as the system reports it, through as the curve shows it; or
/// the best number of threads.
struct ChartEdge {
  int level = 1;
  double x = 0;                        ///< the largest size that fits
  std::string label;                   ///< "L2"
  std::string explanation = {};        ///< a sentence or two
  bool inferred = false;               ///< from a curve, not from the system
  std::vector<std::string> keys = {};  ///< of the legend entries that hide it

  friend bool operator==(const ChartEdge&, const ChartEdge&) = default;
};

/// A dashed level line: the most that is possible there.
struct ChartLimit {
  std::vector<std::string> keys;  ///< of the legend entries that hide it
  double from = 0;                ///< x
  double to = 0;
  double y = 0;
  std::string label;
  SeriesStyle style;  ///< of the line that it limits

  friend bool operator==(const ChartLimit&, const ChartLimit&) = default;
};

enum class ChartShape : std::uint8_t {
  Lines,
  Bars,
  Rows  ///< bars that lie, each row with its name and its figures written beside them
};

struct Chart {
  std::string title;
  std::string description = {};  ///< a sentence for who does not see it; empty where a table stands beside
  ChartShape shape = ChartShape::Lines;
  AxisKind xKind = AxisKind::Thread;
  std::string xTitle;
  std::string xName;  ///< what x is, in one word or two: "Region"
  Span full;          ///< the whole axis, as positions
  AxisKind yKind = AxisKind::Rate;
  std::string unit;                    ///< of y
  std::string yTitle = {};             ///< where more is said than the unit: "MB/s, higher is better"
  std::string yName = {};              ///< what y is, where a table of moments says so: "Rate"
  std::string foldName = {};           ///< what the upper end of a fold is there: "p99"
  std::vector<std::string> rows = {};  ///< names of the rows, for AxisKind::Row
  std::vector<ChartSeries> series;
  std::vector<LegendEntry> legend;
  std::set<std::string> quiet = {};  ///< keys of the entries that are hidden until somebody wants to see them
  std::vector<ChartLimit> limits = {};
  std::vector<ChartEdge> edges = {};  ///< by x
  bool marksOnBars = false;           ///< in rows: the mark of its series stands before each bar
  std::string note = {};              ///< why there is nothing to see; empty while that is plain
};

/// The whole axis of Count, Region or Footprint that these series span, from a power of two to another.
Span wholeOctaves(const std::vector<ChartSeries>& series);

/// Without the series that have a key among `hidden`; the legend stays whole.
Chart withoutHidden(Chart chart, const std::set<std::string>& hidden);

/// Whether there is anything to draw.
bool hasPoints(const Chart& chart);

/// Whether a point tells of the stretch that ends there: along a file, or over time.
bool hasStretches(const Chart& chart);

/// Where a read-out can stand, ascending: every x that has a point. Of stretches, those of the series with
/// the most points, since each has its own.
std::vector<double> stopsOf(const Chart& chart);
/// The point that says what the series is at `x`: the one at x itself, or of stretches the end of the one
/// that x lies in. Null when there is none.
const ChartPoint* pointAt(const Chart& chart, const ChartSeries& series, double x);
/// Half the interval in percent of y; nothing where there is no interval.
std::optional<double> halfWidthPercent(const ChartPoint& point);
/// Least and most y of the points within `shown`, with their intervals, but for those of provisional figures
/// that are many times the figure; both 0 when there are none. What is no figure (isFigure) does not count.
std::pair<double, double> reachOf(const Chart& chart, Span shown);

}  // namespace strata
