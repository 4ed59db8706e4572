// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/units.h"
#include "core/chart/cache_edges.h"
#include "core/chart/chart.h"
#include "core/chart/chart_figure.h"
#include "core/chart/rate_unit.h"
#include "core/report/chart_texts.h"
#include "core/stats/levels.h"

/// Makes charts from the results of cells, and from values on the way to one. Reports and the window draw the
/// same.
namespace strata {

struct Comparison;
struct ComparisonRow;

/// Results of a publication or of an earlier run by size of their data, to be drawn beside those of this
/// machine.
struct SizedFigure {
  Bytes size;
  double value = 0;  ///< MB/s or ns

  friend bool operator==(const SizedFigure&, const SizedFigure&) = default;
};
struct SizedFigures {
  std::int64_t widthBytes = 0;  ///< width of the moves; 0 for other tests
  std::string pattern;          ///< pattern of the moves; empty for other tests
  std::vector<SizedFigure> points;

  friend bool operator==(const SizedFigures&, const SizedFigures&) = default;
};
struct ComparedLines {
  std::string name;  ///< name of the machine or run
  std::vector<SizedFigures> moves;
  SizedFigures reads;      ///< reads by one thread
  SizedFigures latencies;  ///< latency of one chain

  friend bool operator==(const ComparedLines&, const ComparedLines&) = default;
};

/// The values of cells, as charts take them.
struct ChartFigures {
  std::vector<ChartFigure> figures;  ///< for each cell, planned or measured: axes cover them from the start
  bool close = false;                ///< threads that move are bound near each other: see threadsInOne
  InferredLevels inferred =
      {};  ///< levels inferred from the latency of a full sweep; empty before there is one

  friend bool operator==(const ChartFigures&, const ChartFigures&) = default;
};

struct ScalingFigure {
  std::int64_t threads = 1;
  double sum = 0;                  ///< MB/s of all of them
  double each = 0;                 ///< the mean of a thread
  std::optional<double> low = {};  ///< interval of the sum
  std::optional<double> high = {};
  std::optional<double> clockGhz = {};
  std::optional<Grade> grade = {};

  friend bool operator==(const ScalingFigure&, const ScalingFigure&) = default;
};

/// One loop over one region, with each number of threads.
struct ScalingLine : CellId {               ///< without threads
  std::vector<ScalingFigure> figures = {};  ///< by threads
  std::optional<std::int64_t> best = {};

  friend bool operator==(const ScalingLine&, const ScalingLine&) = default;
};

struct ScalingData {
  std::vector<ScalingLine> lines;  ///< as the cells come

  friend bool operator==(const ScalingData&, const ScalingData&) = default;
};

/// The scaling lines of the cells of one run that lie in a region of memory: see scalingCurves. No lines
/// where none was measured with several numbers of threads.
ScalingData scalingDataOf(const std::vector<CellResult>& cells);

/// The choices about what charts show.
struct ChartChoices {
  RateUnit unit = RateUnit::MegabytesPerSecond;
  std::vector<CacheEdge> edges;
  /// Charts of bandwidth by size: true shows lines of several threads, false those of one; absent: both.
  std::optional<bool> allThreads = {};
  std::optional<ComparedLines> compared = {};
  /// The id of one of Chart::variants; the first is shown where there is no such one.
  std::string variant = {};
  /// Heat maps have neighbours next to each other, and say of which kinds the cores are. Without CPUs:
  /// nothing is known of it.
  Machine machine = {};
};

/// A bar for each thread, the tests of the processor side by side; of several numbers of threads a line for
/// each test over them, beside what the one thread's rate would add up to.
Chart processorChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts);
/// A row for each kernel; where there are several sizes, a bar for each, told by its colour.
Chart cellRowsChart(const ChartFigures& cells, std::optional<TestGroup> kind, const ChartChoices& choices,
                    const ChartTexts& texts);
/// A line for each kernel against the size: colour and mark tell the first ones apart, the dash the next.
Chart cellSizesChart(const ChartFigures& cells, std::optional<TestGroup> kind, const ChartChoices& choices,
                     const ChartTexts& texts);
/// The cells of the network whose kernels begin so: round trips and streams as rows, acknowledged chunks by
/// their size.
Chart networkCellsChart(const ChartFigures& cells, const std::string& kernel, const ChartChoices& choices,
                        const ChartTexts& texts);
/// Rate against the size of the buffer, a line for each width and pattern: colour and mark say the width, the
/// dash says the pattern.
Chart memoryChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts);
/// Rate against the working set: colour and mark say the operation, the dash says the width.
Chart bandwidthChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts);
/// Time of a load against the working set: the colour says the walk, the dash how many chains run at the same
/// time.
Chart latencyChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts);

/// A heat map of the times from CPU to CPU; clusters are framed. Each way to hand over has one: the first by
/// its kernel's id is shown where no other is chosen.
Chart pairChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts);

/// Rate against the number of threads: the colour says the buffer size, the mark the loop, the dash that the
/// rate is the mean of a thread.
Chart scalingChart(const ScalingData& scaling, const ChartChoices& choices, const ChartTexts& texts);

/// A side of a comparison, as its charts draw it.
struct ComparedLine {
  std::string id;
  std::string name;
  SeriesStyle style;
  bool isPublished = false;
  bool isHidden = false;
};

/// The look of a side: told apart by colour, mark and dash, the first sixteen by colour and mark alone.
/// Published sides have no line.
SeriesStyle sideStyle(std::size_t slot, bool isPublished);

/// Cells that can stand in one chart: the same at several sizes as lines, or others of one test as rows.
struct ComparisonCurve {
  std::string id;  ///< the same from one comparison to the next
  std::string name;
  ChartShape shape = ChartShape::Rows;
  std::vector<const ComparisonRow*> rows;  ///< not empty
  std::string section;                     ///< see TestId::section
  /// What tells it from the other curves of its section, a word or two each: "Read", "64-byte", "sequential".
  /// Empty where it has no such part; no two curves of a section have the same in all three.
  std::string what = {};
  std::string width = {};
  std::string pattern = {};
};

/// The rows of a comparison that at least one side which is not hidden has measured. `sides` are in its
/// order; it outlives the curves.
std::vector<ComparisonCurve> comparisonCurves(const Comparison& comparison,
                                              const std::vector<ComparedLine>& sides,
                                              const ChartTexts& texts);

/// How many sides that are not hidden have a result of the curve in common with the baseline.
std::size_t partnersOf(const ComparisonCurve& curve, const std::vector<ComparedLine>& sides,
                       std::size_t baseline);

/// The one of which most sides have results in common with the baseline, of those the one with the most such
/// cells; then the one that most sides have, with the most cells, and of those the one of the widest operand
/// that goes through memory in order, which shows the most of it; null when there is none.
const ComparisonCurve* fullestCurve(const std::vector<const ComparisonCurve*>& curves,
                                    const std::vector<ComparedLine>& sides, std::size_t baseline);

/// Sides beyond that many fold into one band.
inline constexpr std::size_t mostUnfolded = 12;

/// How a chart of a comparison shows its figures.
struct ComparisonLook {
  RateUnit unit = RateUnit::MegabytesPerSecond;
  bool fold = true;  ///< of more sides than mostUnfolded, those that were measured become one line
  /// Lines show by how many percent a side differs from the baseline, rows how many percent of it a side has.
  /// Results that the baseline lacks are left out.
  bool relative = false;
  std::vector<CacheEdge> edges = {};  ///< of the baseline's machine
};

/// A line for each side that is not hidden, of its geometric mean. Where a side has repetitions, low and high
/// are the least and the most of them; of differences to the baseline, they are the interval. Folded sides
/// are a line of their median, from the least to the most of them, with the baseline on top.
Chart comparisonChart(const ComparisonCurve& curve, const std::vector<ComparedLine>& sides,
                      std::size_t baseline, const ComparisonLook& look, const ChartTexts& texts);

/// A figure in the unit that rates are shown in. Other quantities stay as they are; so do rates for
/// RateUnit::BytesPerCycle, since the clocks of several runs are no one clock.
double comparedFigure(const CellResult& cell, double value, RateUnit unit);
/// The unit that comparedFigure() gives.
std::string comparedUnit(const CellResult& cell, RateUnit unit, const Words& words);

}  // namespace strata
