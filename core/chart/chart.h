// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/chart/axis.h"
#include "core/model/run.h"

/// A chart as a plain value with all its texts. Reports and the window draw it; table, read-out and picture
/// are made from it. Quantities are in the unit that is shown.
namespace strata {

/// Shapes that tell series apart without colour, in the order in which series get them.
enum class Mark : std::uint8_t { Circle, Square, Triangle, Diamond, Wedge, Cross };
inline constexpr std::array seriesMarks{Mark::Circle,  Mark::Square, Mark::Triangle,
                                        Mark::Diamond, Mark::Wedge,  Mark::Cross};

/// The dashes of a line, in the order in which series get them; None: there are marks or bars only.
enum class Dash : std::uint8_t { None, Solid, Dashed, Dotted, DashDot, DashDotDot };
inline constexpr std::array seriesDashes{Dash::Solid, Dash::Dashed, Dash::Dotted, Dash::DashDot,
                                         Dash::DashDotDot};

/// The look of a line or of bars, whatever the theme.
struct SeriesStyle {
  std::optional<std::size_t> colour = {};  ///< index into the palette, modulo; nothing: muted
  std::optional<Mark> mark = {};
  Dash line = Dash::None;
  bool thin = false;  ///< the line is one of many

  friend bool operator==(const SeriesStyle&, const SeriesStyle&) = default;
};

struct ChartPoint {
  double x = 0;
  double y = 0;
  std::optional<double> low = {};  ///< interval of y
  std::optional<double> high = {};
  bool final = true;                ///< a result; false: provisional, before the result is there
  std::optional<Grade> grade = {};  ///< grade of the result; absent: provisional

  friend bool operator==(const ChartPoint&, const ChartPoint&) = default;
};

struct ChartSeries {
  std::string id;                 ///< stays the same from one drawing to the next
  std::vector<std::string> keys;  ///< keys of the legend entries that hide the series
  std::string name;               ///< "8 bytes, serial"
  std::string shortName;          ///< the same name, where there is little room
  SeriesStyle style;
  std::vector<ChartPoint> points;  ///< sorted by x
  /// The series stands for many: y is their median, low and high are their minimum and maximum.
  bool isFold = false;
  /// The ends of levels, ascending: a point stands for the level that it lies in, and the line is a step as
  /// wide as that. Empty: the line goes from point to point.
  std::vector<double> steps = {};
};

/// A part of a line that is drawn alike, through places of x and y.
struct LinePart {
  std::vector<std::pair<double, double>> places;
  bool isPale = false;  ///< an end of each stretch is provisional, as its mark shows

  friend bool operator==(const LinePart&, const LinePart&) = default;
};

/// The parts of the line in order; none where it has no line, or less than two points to join. Steps reach
/// from `first` to `last` at most. A level without a point leaves a gap.
std::vector<LinePart> linePartsOf(const ChartSeries& line, double first, double last);

struct LegendEntry {
  std::string key;
  std::string name;
  SeriesStyle style;

  friend bool operator==(const LegendEntry&, const LegendEntry&) = default;
};

/// A vertical line: the end of a cache, dotted where the system reports it and solid where the curve shows
/// it; or the best number of threads.
struct ChartEdge {
  int level = 1;
  double x = 0;                        ///< the largest size that fits
  std::string label;                   ///< "L2"
  std::string explanation = {};        ///< a sentence or two
  bool inferred = false;               ///< the edge is inferred from a curve; false: the system reports it
  std::vector<std::string> keys = {};  ///< keys of the legend entries that hide the edge

  friend bool operator==(const ChartEdge&, const ChartEdge&) = default;
};

/// A dashed horizontal line: the highest possible value there.
struct ChartLimit {
  std::vector<std::string> keys;  ///< keys of the legend entries that hide the limit
  double from = 0;                ///< x
  double to = 0;
  double y = 0;
  std::string label;
  SeriesStyle style;  ///< style of the series that it limits

  friend bool operator==(const ChartLimit&, const ChartLimit&) = default;
};

/// Rows of a grid, and the columns of the same numbers, that lie in one part of the machine.
struct ChartBracket {
  std::size_t first = 0;
  std::size_t count = 1;
  std::string label;  ///< "L3 #1"; empty: none is known

  friend bool operator==(const ChartBracket&, const ChartBracket&) = default;
};

/// A figure beside those of the lines, which only a table of the chart has.
struct ChartFact {
  std::string name;  ///< "Clock"
  std::string unit;
  std::map<std::string, double> values;  ///< by the name of the row or, in a chart without rows, of the line

  friend bool operator==(const ChartFact&, const ChartFact&) = default;
};

/// One of several charts that the same cells have, such as that of one kernel.
struct ChartVariant {
  std::string id;
  std::string name;

  friend bool operator==(const ChartVariant&, const ChartVariant&) = default;
};

enum class ChartShape : std::uint8_t {
  Lines,
  Bars,
  Rows,  ///< horizontal bars, with name and values beside each row
  Grid   ///< a heat map: a column for each series, its points by Chart::rows; colours by y, series have no
         ///< style
};

struct Chart {
  std::string title;
  std::vector<ChartVariant> variants = {};  ///< of which this is one; empty: there is no other
  std::size_t variant = 0;                  ///< which of them
  std::string description = {};  ///< a sentence for readers who do not see it; empty beside a table
  ChartShape shape = ChartShape::Lines;
  AxisKind xKind = AxisKind::Thread;
  std::string xTitle;      ///< in a grid: above its columns
  std::string xName;       ///< the quantity of x, in a word or two: "Size"
  std::string xUnit = {};  ///< of rates across
  Span full;               ///< the whole axis, as positions
  AxisKind yKind = AxisKind::Rate;
  std::string unit;                    ///< unit of y
  std::string yTitle = {};             ///< axis title that has more than the unit: "MB/s, higher is better"
  std::string yBrief = {};             ///< where yTitle has no room: "higher is better"; empty: the unit
  std::string yName = {};              ///< the quantity of y, for the heading of a table of moments: "Rate"
  std::string foldName = {};           ///< name of the upper end of a fold: "p99"
  std::vector<std::string> rows = {};  ///< names of the rows, for AxisKind::Row
  std::vector<ChartSeries> series;
  std::vector<LegendEntry> legend;
  std::set<std::string> quiet = {};  ///< keys of the entries that are hidden until the user shows them
  std::vector<ChartLimit> limits = {};
  std::vector<ChartEdge> edges = {};  ///< sorted by x
  bool namesAtEnds = false;           ///< each line has its name behind its end, and so needs no legend
  /// The number of rows, and of columns, that a grid frames together, one group after the other; empty: none
  /// are framed.
  std::vector<std::size_t> clusters = {};
  /// Brackets along both axes of a grid, in tiers: those of the first stand next to the cells.
  std::vector<std::vector<ChartBracket>> brackets = {};
  std::vector<ChartFact> facts = {};
  std::string caption = {};  ///< what the chart shows, in a sentence; empty: nothing in particular
  bool marksOnBars = false;  ///< in rows: the mark of the series stands before each bar
  std::string note = {};     ///< why the chart is empty; no text where that is plain
};

/// The whole axis of Count, Pages, Stride, Region or Footprint that these series need, from one power of two
/// to another.
Span wholeOctaves(const std::vector<ChartSeries>& series);

/// The chart without the series that have a key among `hidden`; the legend stays whole.
Chart withoutHidden(Chart chart, const std::set<std::string>& hidden);

/// Centres of labels of that height, moved as little as it takes for none to cover another, between `top` and
/// `bottom` where they fit; each stays in the order of what was wished for. Coordinates grow downwards.
std::vector<double> spreadOut(std::vector<double> centres, double height, double top, double bottom);

/// Whether the chart has any point.
bool hasPoints(const Chart& chart);

/// Whether each point has the value of the stretch that ends there: along a file, or over time. Dots over
/// time, which no line joins, are moments.
bool hasStretches(const Chart& chart);

/// The positions of a read-out, ascending: every x that has a point. In a chart of stretches, these are the
/// points of the series with the most points, since each series has its own.
std::vector<double> stopsOf(const Chart& chart);
/// The point of the series at `x`: the one at x itself or, in a chart of stretches, the end of the stretch
/// that contains x. Null where there is none.
const ChartPoint* pointAt(const Chart& chart, const ChartSeries& series, double x);
/// Half the interval in percent of y; absent where there is no interval, and for what is not above 0.
std::optional<double> halfWidthPercent(const ChartPoint& point);
/// The least and the greatest value of a grid, without intervals.
Span heatOf(const Chart& chart);
/// The place of a value between them, 0 … 1, by its logarithm; a half where all values are the same.
double shareOfHeat(Span heat, double y);
/// Minimum and maximum of y within `shown`, with the intervals of the points, except those of provisional
/// values that are many times the value; both 0 where there are no points. Changes reach 0 always. Numbers
/// that cannot be a result (isFigure) do not count.
std::pair<double, double> reachOf(const Chart& chart, Span shown);

}  // namespace strata
