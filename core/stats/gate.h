// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/stats/comparison.h"

/// What continuous integration asks of a comparison: may this change go on?
namespace strata {

enum class GateFinding {
  Passed,        ///< no change, or faster, or slower by less than is asked
  Slower,        ///< slower by that or more, and not by chance
  Inconclusive,  ///< neither a difference nor its absence is shown
  Untested       ///< single runs, published figures, or another number of threads, which is another matter
};

/// Of a row of a comparison and one of its sides but the first. Slower counts from a loss of `percent` on.
GateFinding gateFindingOf(const ComparisonRow& row, std::size_t side, double percent);

/// Of all rows and sides.
std::vector<GateFinding> gateFindings(const Comparison& comparison, double percent);

}  // namespace strata
