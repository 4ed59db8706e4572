// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/report/run_charts.h"
#include "core/stats/comparison.h"

namespace strata {

/// A side for each series, as in comparisons: two settings that were measured by turns are in one file.
/// Called by its label, or the beginning of its id; where there is one side only, by nothing.
std::vector<ComparedSide> reportSides(const std::vector<Run>& runs);

/// The sides for charts; these point into `sides`, which must outlive them.
std::vector<ChartSide> chartSidesOf(const std::vector<ComparedSide>& sides);

/// How many repetitions each side has: "5", or "5 + 4".
std::string repetitionsOf(const std::vector<ComparedSide>& sides);

}  // namespace strata
