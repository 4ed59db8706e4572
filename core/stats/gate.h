// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/stats/comparison.h"

/// The gate of a comparison in continuous integration: may this change go on?
namespace strata {

/// The loss, in percent, from which on a gate fails where nobody chose another: more than the margins of
/// processor, memory and network leave open when nothing has changed, and less than anybody would want to
/// lose without a word.
inline constexpr double usualGatePercent = 5;

enum class GateFinding {
  Passed,        ///< no change, or faster, or slower by less than the given share
  Slower,        ///< slower by that share or more, and not by chance
  Inconclusive,  ///< neither a difference nor its absence is shown
  Untested       ///< single runs, published results, or another number of threads
};

/// The findings that let a gate fail.
struct GateRule {
  double slowerPercent = usualGatePercent;  ///< a loss of so much, or more
  bool strict = false;                      ///< inconclusive ones too

  friend bool operator==(const GateRule&, const GateRule&) = default;
};
/// That of a comparison at which nobody asked for a gate.
inline constexpr GateRule anyLoss{.slowerPercent = 0};

/// The finding of one row for one side other than the baseline. Slower counts from a loss of `percent` on.
GateFinding gateFindingOf(const ComparisonRow& row, std::size_t side, double percent);

/// The findings of all rows and sides.
std::vector<GateFinding> gateFindings(const Comparison& comparison, double percent);

}  // namespace strata
