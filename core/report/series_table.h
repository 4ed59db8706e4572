// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/report/document.h"
#include "core/report/text.h"

namespace strata {

/// The end of a series' report: of each cell the best, the median, the mean and the standard deviation of the
/// repetitions (by n − 1, also in per cent of the mean). Empty of a single run, and of what is no series.
Document seriesTable(const std::vector<Run>& runs, const Words& words);

}  // namespace strata
