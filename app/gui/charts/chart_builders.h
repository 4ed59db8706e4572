// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <optional>
#include <vector>

#include "app/gui/charts/chart_data.h"
#include "app/gui/results/compared_figures.h"
#include "app/gui/text/rate_unit.h"
#include "core/report/chart_builders.h"

/// A chart of each kind, from results, in the user's language.
namespace strata::gui {

/// The words and numbers of charts in the language of the window.
ChartTexts chartTexts();

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

/// Charts of the network tests: rate and round trips over time, round trips by percentile, a bar for each
/// stream, and the rate of acknowledged chunks by their size.
Chart networkRateChart(const ChartData& data, const ChartChoices& choices);
Chart networkLatencyChart(const ChartData& data, const ChartChoices& choices);
Chart networkPercentileChart(const ChartData& data, const ChartChoices& choices);
Chart networkBarsChart(const ChartData& data, const ChartChoices& choices);
Chart networkChunksChart(const ChartData& data, const ChartChoices& choices);

/// Compared figures for the charts over a size of data, at the sizes that they were measured at. What a
/// publication tells of a layer without a size has no place there: it is in the ladder.
ComparedLines comparedLinesOf(const ComparedFigures& figures);

/// The chosen ones as lines; absent while none is chosen. `choice` may be null.
std::optional<ComparedLines> comparedLinesOf(const ComparedChoice* choice);

/// Whether the chart of that test shows any of the lines.
bool hasLinesFor(const ComparedLines& lines, TestGroup kind);

}  // namespace strata::gui
