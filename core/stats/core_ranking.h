// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/stats/difference.h"

/// Finds which cores are faster than others, by what each did at several visits.
namespace strata {

/// Rounds in common below which no finding is made.
inline constexpr std::size_t leastVisits = 3;

/// What one CPU did in one cell: a rate, of which more is better.
struct CoreFigure {
  int cpu = 0;  ///< the system's number
  double value = 0;
  std::vector<double> visits;  ///< the figure of each round, in order, above 0

  friend bool operator==(const CoreFigure&, const CoreFigure&) = default;
};

/// All CPUs, compared with each other at once.
struct CoreRanking {
  std::vector<CoreFigure> ranked;  ///< by value, the best first; equal ones by CPU
  /// False: too few visits in common, or CPUs, to find anything; then what follows says nothing.
  bool isDecided = false;
  /// Some CPU differs from another. At most `errorRate` of the rankings of equal cores say so.
  bool differs = false;
  double leastDifference = 0;  ///< as a share: means that lie closer do not differ
  /// The CPUs that do not differ from the best, and from the worst, in the order of the ranking; those that
  /// differ from neither are in none. Empty where no CPU differs from another.
  std::vector<int> best;
  std::vector<int> worst;
};

/// Compares every pair by Tukey's test of a randomised block design, whose blocks are the rounds (Montgomery
/// 2017, 4.1): what changes from round to round for all cores, as the clock of a machine that heats up does,
/// makes no difference between them. The test takes the logarithms, in the rounds that all of them have. A
/// difference of the means below leastMargin is none, however certain. Where several cells are ranked, each
/// ranking has that error rate; divide it by their number for that of all together.
CoreRanking rankCores(std::span<const CoreFigure> cores, double errorRate = significanceLevel);

}  // namespace strata
