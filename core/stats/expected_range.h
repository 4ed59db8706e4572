// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/model/run.h"

/// The usual range of a result, by unchanged runs of the same machine. Pure.
namespace strata {

struct ExpectedRange {
  std::size_t result = 0;  ///< its place in Run::results
  double value = 0;        ///< as measured; all three in the result's unit
  double low = 0;
  double high = 0;
  std::size_t groups = 0;  ///< series and single runs that it is made of

  bool isOutside() const { return value < low || value > high; }

  friend bool operator==(const ExpectedRange&, const ExpectedRange&) = default;
};

/// How many series and single runs of the history a range needs at least.
inline constexpr std::size_t leastExpectedGroups = 6;

/// The share of runs in which nothing has changed and yet some result lies outside its range.
inline constexpr double expectedErrorRate = 0.01;

/// The range around the median of these logarithms within which one more of the kind lies but for `errorRate`
/// of the cases: Student's t with n - 1 degrees of freedom times the standard deviation, and that times
/// sqrt(1 + pi / 2n), since the next one varies and so does the median (of normal values by a variance of
/// pi / 2n). Absent with fewer than leastExpectedGroups.
std::optional<double> halfWidthOfNext(std::span<const double> logarithms, double errorRate);

/// Ranges for the measured cells of the run that have enough earlier results; unreliable results count on
/// neither side. Earlier runs, in any order, count where they are unchanged beside the run and of another
/// series, and their results where they were made alike (isMadeAlike). A series is one value, its mean, since
/// its runs are nearer to each other than to others. The range is the median and on both sides the larger of
/// the cell's usual margin (usualFloor) and of halfWidthOfNext(), whose error rate is expectedErrorRate
/// divided by the number of cells (Bonferroni).
std::vector<ExpectedRange> expectedRanges(std::span<const Run> earlier, const Run& run);

}  // namespace strata
