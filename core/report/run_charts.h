// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/chart/chart.h"
#include "core/report/chart_widths.h"
#include "core/report/text.h"

/// The charts that show a run, or several side by side.
namespace strata {

/// One figure of a side.
struct ChartCell {
  const CellResult* cell = nullptr;  ///< which one it is; its outcome does not count
  double value = 0;                  ///< in the cell's unit
  std::optional<double> low = {};
  std::optional<double> high = {};
};

struct ChartSide {
  std::string name;
  std::vector<ChartCell> cells;
};

/// The measured cells of a run; where several kinds of pages were asked for, those of the first.
std::vector<ChartCell> chartCells(const Run& run);

/// The same of the repetitions of a series: the mean of each cell, from the least to the greatest. A single
/// run has its own figures with their intervals. The runs must outlive what is given back.
std::vector<ChartCell> seriesChartCells(const std::vector<Run>& runs);

/// A chart a test, in the order of reports; those that have figures. Of several sides each has a colour, and
/// of a test's loops only the usual ones are shown. `machine`: where its caches end is marked; may be null.
std::vector<Chart> chartsOf(const std::vector<ChartSide>& sides, const Machine* machine, const Words& words,
                            const ChartWidths& widths = widestOfEachLoop);

/// The charts of one section alone: see TestId::section.
std::vector<Chart> chartsOfSection(std::string_view id, const std::vector<ChartSide>& sides,
                                   const Machine* machine, const Words& words,
                                   const ChartWidths& widths = widestOfEachLoop);

}  // namespace strata
