// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlist.h>
#include <QtCore/qset.h>
#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>

#include <optional>
#include <vector>

#include "app/gui/charts/cache_edges.h"
#include "app/gui/charts/cell_data.h"
#include "app/gui/charts/chart_data.h"
#include "app/gui/charts/plot_axis.h"
#include "app/gui/charts/sweep_data.h"
#include "app/gui/text/rate_unit.h"
#include "app/gui/widgets/mark.h"

/// What a chart shows, as a plain value in the user's language: chart, table, read-out and picture are all
/// made from it. Quantities are in the unit that is shown.
namespace strata::gui {

struct PlotPoint {
  double x = 0;
  double y = 0;
  std::optional<double> low = {};  ///< interval of y
  std::optional<double> high = {};
  bool final = true;                ///< a result, not a figure on the way
  std::optional<Grade> grade = {};  ///< of a result

  friend bool operator==(const PlotPoint&, const PlotPoint&) = default;
};

struct PlotLine {
  QString id;         ///< the same from one drawing to the next
  QStringList keys;   ///< of the legend entries that hide it
  QString name;       ///< "8 bytes, serial"
  QString shortName;  ///< the same where there is little room
  PlotStyle style;
  std::vector<PlotPoint> points;  ///< by x
  bool isFold =
      false;  ///< of many in one: y is their median, low and high are the least and the most of them
};

struct LegendEntry {
  QString key;
  QString name;
  PlotStyle style;

  friend bool operator==(const LegendEntry&, const LegendEntry&) = default;
};

/// An upright line: where a cache ends, dotted as the system reports it, through as the curve shows it; or
/// the best number of threads.
struct PlotEdge {
  int level = 1;
  double x = 0;           ///< the largest size that fits
  QString label;          ///< "L2"
  QString explanation;    ///< a sentence or two
  bool inferred = false;  ///< from a curve, not from the system
  QStringList keys = {};  ///< of the legend entries that hide it

  friend bool operator==(const PlotEdge&, const PlotEdge&) = default;
};

/// A dashed level line: the most that is possible there.
struct PlotLimit {
  QStringList keys;  ///< of the legend entries that hide it
  double from = 0;   ///< x
  double to = 0;
  double y = 0;
  QString label;
  PlotStyle style;  ///< of the line that it limits

  friend bool operator==(const PlotLimit&, const PlotLimit&) = default;
};

enum class PlotShape {
  Lines,
  Bars,
  Rows  ///< bars that lie, each row with its name and its figures written beside them
};

struct Plot {
  QString title;
  PlotShape shape = PlotShape::Lines;
  AxisKind xKind = AxisKind::Thread;
  QString xTitle;
  QString xName;  ///< what x is, in one word or two: "Region"
  Span full;      ///< the whole axis, as positions
  AxisKind yKind = AxisKind::Rate;
  QString unit;           ///< of y
  QString yName = {};     ///< what y is, where a table of moments says so: "Rate"
  QString foldName = {};  ///< what the upper end of a fold is there: "p99"
  QStringList rows = {};  ///< names of the rows, for AxisKind::Row
  std::vector<PlotLine> lines;
  QList<LegendEntry> legend;
  QSet<QString> quiet;  ///< keys of the entries that are hidden until somebody wants to see them
  std::vector<PlotLimit> limits;
  std::vector<PlotEdge> edges;  ///< by x
  bool marksOnBars = false;     ///< in rows: the mark of its line stands before each bar
  QString note;                 ///< why there is nothing to see; empty while that is plain
};

/// Figures of a publication over sizes of data, to be drawn beside those of this machine.
struct PublishedPoint {
  Bytes size;
  double value = 0;  ///< MB/s or ns

  friend bool operator==(const PublishedPoint&, const PublishedPoint&) = default;
};
struct PublishedLine {
  std::int64_t widthBytes = 0;  ///< of moves
  std::string pattern;          ///< of moves
  std::vector<PublishedPoint> points;

  friend bool operator==(const PublishedLine&, const PublishedLine&) = default;
};
struct PublishedLines {
  QString name;  ///< whose they are
  std::vector<PublishedLine> moves;
  PublishedLine reads;      ///< of one thread
  PublishedLine latencies;  ///< of one chain

  friend bool operator==(const PublishedLines&, const PublishedLines&) = default;
};

/// What the user chose to see.
struct PlotChoices {
  RateUnit unit = RateUnit::MegabytesPerSecond;
  std::vector<CacheEdge> edges;
  /// In staircases of bandwidth, lines of more than one thread, or those of one; absent: both.
  std::optional<bool> allThreads = {};
  std::optional<PublishedLines> published = {};
};

Plot processorPlot(const ProcessorChartData& data);
Plot memoryPlot(const MemoryChartData& data, const PlotChoices& choices);
Plot bandwidthPlot(const SweepData& data, const PlotChoices& choices);
Plot latencyPlot(const SweepData& data, const PlotChoices& choices);
Plot scalingPlot(const ScalingData& data, const PlotChoices& choices);
Plot diskPlot(const DiskChartData& data, const PlotChoices& choices);
/// Of the disk test in rows: rate and latency over time, latency against percentiles, and of the endurance
/// test against what was written.
Plot diskRatePlot(const DiskRowsData& data, const PlotChoices& choices);
Plot diskLatencyPlot(const DiskRowsData& data);
Plot percentilePlot(const DiskRowsData& data);
Plot enduranceRatePlot(const DiskRowsData& data, const PlotChoices& choices);
Plot enduranceLatencyPlot(const DiskRowsData& data);
/// The rate of the disk test that ran last, of whichever kind.
Plot latestDiskPlot(const ChartData& data, const PlotChoices& choices);
/// Of the tests of ChartData::cells: a row of bars for each kernel …
Plot cellRowsPlot(const std::vector<CellFigure>& cells, TestGroup kind, const QString& title,
                  const PlotChoices& choices);
/// … or a line for each kernel over the sizes.
Plot cellSizesPlot(const std::vector<CellFigure>& cells, TestGroup kind, const QString& title,
                   const PlotChoices& choices);

/// Of the line to other machines: streams and round trips over time, round trips against percentiles, a bar
/// for each stream, and the rate of acknowledged chunks by their size.
Plot networkRatePlot(const NetworkChartData& data, const PlotChoices& choices);
Plot networkLatencyPlot(const NetworkChartData& data);
Plot networkPercentilePlot(const NetworkChartData& data);
Plot networkBarsPlot(const std::vector<CellFigure>& cells, const PlotChoices& choices);
Plot networkChunksPlot(const std::vector<CellFigure>& cells, const PlotChoices& choices);

/// Without the lines that have a key among `hidden`; the legend stays whole.
Plot withoutHidden(Plot plot, const QSet<QString>& hidden);

/// Whether there is anything to draw.
bool hasPoints(const Plot& plot);

/// Whether a point tells of the stretch that ends there: along a file, or over time.
bool hasStretches(const Plot& plot);

/// Where a read-out can stand, ascending: every x that has a point. Of stretches, those of the line with the
/// most points, since each line has its own.
std::vector<double> stopsOf(const Plot& plot);
/// The point that says what the line is at `x`: the one at x itself, or of stretches the end of the one that
/// x lies in. Null when there is none.
const PlotPoint* pointAt(const Plot& plot, const PlotLine& line, double x);
/// Half the interval in percent of y; nothing where there is no interval.
std::optional<double> halfWidthPercent(const PlotPoint& point);
/// Least and most y of the points within `shown`, intervals included where they are not many times the
/// figure, and the whole of a fold; both 0 when there are none.
std::pair<double, double> reachOf(const Plot& plot, Span shown);

}  // namespace strata::gui
