// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <optional>
#include <string>
#include <vector>

#include "app/gui/charts/chart_data.h"
#include "app/gui/text/rate_unit.h"
#include "core/chart/cache_edges.h"
#include "core/chart/chart.h"

/// A chart of each kind, from figures, in the user's language.
namespace strata::gui {

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
struct ChartChoices {
  RateUnit unit = RateUnit::MegabytesPerSecond;
  std::vector<CacheEdge> edges;
  /// In staircases of bandwidth, lines of more than one thread, or those of one; absent: both.
  std::optional<bool> allThreads = {};
  std::optional<PublishedLines> published = {};
};

Chart processorChart(const ChartData& data, const ChartChoices& choices);
Chart memoryChart(const ChartData& data, const ChartChoices& choices);
Chart bandwidthChart(const ChartData& data, const ChartChoices& choices);
Chart latencyChart(const ChartData& data, const ChartChoices& choices);
Chart scalingChart(const ChartData& data, const ChartChoices& choices);
Chart diskChart(const ChartData& data, const ChartChoices& choices);
/// Of the disk test in rows: rate and latency over time, latency against percentiles, and of the endurance
/// test against what was written.
Chart diskRateChart(const ChartData& data, const ChartChoices& choices);
Chart diskLatencyChart(const ChartData& data, const ChartChoices& choices);
Chart percentileChart(const ChartData& data, const ChartChoices& choices);
Chart enduranceRateChart(const ChartData& data, const ChartChoices& choices);
Chart enduranceLatencyChart(const ChartData& data, const ChartChoices& choices);
/// The rate of the disk test that ran last, of whichever kind.
Chart latestDiskChart(const ChartData& data, const ChartChoices& choices);
/// Of the tests without a chart of their own: a row of bars for each kernel …
Chart cellRowsChart(const std::vector<ChartFigure>& figures, TestGroup kind, const QString& title,
                    const ChartChoices& choices);
/// … or a line for each kernel over the sizes.
Chart cellSizesChart(const std::vector<ChartFigure>& figures, TestGroup kind, const QString& title,
                     const ChartChoices& choices);

/// Of the line to other machines: streams and round trips over time, round trips against percentiles, a bar
/// for each stream, and the rate of acknowledged chunks by their size.
Chart networkRateChart(const ChartData& data, const ChartChoices& choices);
Chart networkLatencyChart(const ChartData& data, const ChartChoices& choices);
Chart networkPercentileChart(const ChartData& data, const ChartChoices& choices);
Chart networkBarsChart(const ChartData& data, const ChartChoices& choices);
Chart networkChunksChart(const ChartData& data, const ChartChoices& choices);

}  // namespace strata::gui
