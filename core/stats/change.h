// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/model/run.h"
#include "core/stats/comparison.h"

/// What a comparison of two sides says in one line. Pure.
namespace strata {

/// A figure with the ratio by which it changed.
struct CellChange {
  CellResult cell;   ///< whose, as ComparisonRow::cell: without an outcome
  double ratio = 1;  ///< second side ÷ first, above 0

  friend bool operator==(const CellChange&, const CellChange&) = default;
};

struct Change {
  int same = 0;    ///< cells whose figures lie within their margin
  int faster = 0;  ///< cells of which the second side is better by more than that
  int slower = 0;
  /// Geometric mean over all cells of how much faster the second side is, in percent; times count inversely.
  double percent = 0;
  /// The cell, among those that are faster or slower, whose ratio lies farthest from 1, either way; the first
  /// of two that lie as far. Absent where none is.
  std::optional<CellChange> largest = {};
  int doubtful = 0;  ///< cells left out for no other reason than that a side's result is unreliable

  friend bool operator==(const Change&, const Change&) = default;
};

/// The second side against the first. A cell that is unlike, in its loop or otherwise, tells nothing of a
/// change and is left out, and so is an unreliable one, which is counted. Nothing where no cell remains.
std::optional<Change> changeOf(const Comparison& comparison);

}  // namespace strata
