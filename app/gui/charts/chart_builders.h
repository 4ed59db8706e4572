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

/// A chart of each kind, from results, in the user's language.
namespace strata::gui {

/// Published results by size of their data, to be drawn beside those of this machine.
struct PublishedPoint {
  Bytes size;
  double value = 0;  ///< MB/s or ns

  friend bool operator==(const PublishedPoint&, const PublishedPoint&) = default;
};
struct PublishedLine {
  std::int64_t widthBytes = 0;  ///< width of the moves; 0 for other tests
  std::string pattern;          ///< pattern of the moves; empty for other tests
  std::vector<PublishedPoint> points;

  friend bool operator==(const PublishedLine&, const PublishedLine&) = default;
};
struct PublishedLines {
  QString name;  ///< name of the publication or machine
  std::vector<PublishedLine> moves;
  PublishedLine reads;      ///< reads by one thread
  PublishedLine latencies;  ///< latency of one chain

  friend bool operator==(const PublishedLines&, const PublishedLines&) = default;
};

/// The choices of the user about what charts show.
struct ChartChoices {
  RateUnit unit = RateUnit::MegabytesPerSecond;
  std::vector<CacheEdge> edges;
  /// Charts of bandwidth by size: true shows lines of several threads, false those of one; absent: both.
  std::optional<bool> allThreads = {};
  std::optional<PublishedLines> published = {};
};

Chart processorChart(const ChartData& data, const ChartChoices& choices);
Chart memoryChart(const ChartData& data, const ChartChoices& choices);
Chart bandwidthChart(const ChartData& data, const ChartChoices& choices);
Chart latencyChart(const ChartData& data, const ChartChoices& choices);
Chart scalingChart(const ChartData& data, const ChartChoices& choices);
Chart diskChart(const ChartData& data, const ChartChoices& choices);
/// Charts of the disk workloads: rate and latency over time, latency by percentile; and of sustained write:
/// rate and latency by the amount written.
Chart diskRateChart(const ChartData& data, const ChartChoices& choices);
Chart diskLatencyChart(const ChartData& data, const ChartChoices& choices);
Chart percentileChart(const ChartData& data, const ChartChoices& choices);
Chart enduranceRateChart(const ChartData& data, const ChartChoices& choices);
Chart enduranceLatencyChart(const ChartData& data, const ChartChoices& choices);
/// The rate of the latest disk test, of any kind.
Chart latestDiskChart(const ChartData& data, const ChartChoices& choices);
/// Tests without a chart of their own: a row of bars for each kernel.
Chart cellRowsChart(const std::vector<ChartFigure>& figures, TestGroup kind, const QString& title,
                    const ChartChoices& choices);
/// Tests without a chart of their own: a line for each kernel, by size.
Chart cellSizesChart(const std::vector<ChartFigure>& figures, TestGroup kind, const QString& title,
                     const ChartChoices& choices);

/// Charts of the network tests: rate and round trips over time, round trips by percentile, a bar for each
/// stream, and the rate of acknowledged chunks by their size.
Chart networkRateChart(const ChartData& data, const ChartChoices& choices);
Chart networkLatencyChart(const ChartData& data, const ChartChoices& choices);
Chart networkPercentileChart(const ChartData& data, const ChartChoices& choices);
Chart networkBarsChart(const ChartData& data, const ChartChoices& choices);
Chart networkChunksChart(const ChartData& data, const ChartChoices& choices);

}  // namespace strata::gui
