// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/model/run.h"

/// One cell in the runs of a machine, by time. Pure.
namespace strata {

struct TrendPoint {
  std::string run;             ///< id
  std::string started;         ///< ISO 8601, UTC
  std::string label;           ///< of the run
  double value = 0;            ///< in Trend::cell's unit, as those below
  Grade grade = Grade::Good;   ///< of this result alone
  std::optional<double> low;   ///< usual range by earlier runs; absent where they are too few,
  std::optional<double> high;  ///< and of an unreliable result

  bool isOutside() const { return low && high && (value < *low || value > *high); }

  friend bool operator==(const TrendPoint&, const TrendPoint&) = default;
};

struct Trend {
  CellResult cell;                 ///< as the run measured it that was asked about
  std::vector<TrendPoint> points;  ///< the oldest first; not empty
  double median = 0;               ///< of the results that are not unreliable, or else of all

  /// How many points are outside the usual range.
  std::size_t outside() const;

  friend bool operator==(const Trend&, const Trend&) = default;
};

/// The cell that `run` has measured, in that run and in those of `others` (in any order) that are unchanged
/// beside it (isUnchanged) and measured it alike (isMadeAlike).
///
/// The usual range of a point is the one of expectedRanges() for a single cell, from what was measured before
/// it started: of each other series the mean of its logarithms, leastExpectedGroups of them at least;
/// unreliable results count on neither side. So a point is outside, though nothing has changed, in
/// expectedErrorRate of the cases, or fewer where the usual margin is the wider one.
Trend trendOf(std::span<const Run> others, const Run& run, const CellResult& cell);

}  // namespace strata
