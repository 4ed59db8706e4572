// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/stats/pair_comparison.h"

namespace strata {

/// A row for each cell and side that has measured it; ids, and numbers in full. Differences are to the side
/// that is marked as baseline. `names` are those of the sides.
std::string pairsCsv(const PairComparison& comparison, const std::vector<std::string>& names);

}  // namespace strata
