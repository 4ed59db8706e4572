// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/report/run_charts.h"

namespace strata {

/// The repetitions of one series among the runs of a report.
struct ReportSide {
  std::string name;  ///< its label, or the beginning of its id; empty where there is one side only
  std::vector<Run> runs;
};

/// A side for each series, as in comparisons: two settings that were measured by turns are in one file.
std::vector<ReportSide> reportSides(const std::vector<Run>& runs);

/// For charts; points into `sides`, which must outlive it.
std::vector<ChartSide> chartSidesOf(const std::vector<ReportSide>& sides);

/// How many repetitions each side has: "5", or "5 + 4".
std::string repetitionsOf(const std::vector<ReportSide>& sides);

}  // namespace strata
