// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/stats/comparison.h"

/// What a comparison of two sides says in one line. Pure.
namespace strata {

struct Change {
  int same = 0;    ///< cells whose figures lie within their margin
  int faster = 0;  ///< cells of which the second side is better by more than that
  int slower = 0;
  /// Geometric mean over all cells of how much faster the second side is, in percent; times count inversely.
  double percent = 0;

  friend bool operator==(const Change&, const Change&) = default;
};

/// The second side against the first. A cell that is unlike, in its loop or otherwise, tells nothing of a
/// change and is left out, and so is an unreliable one. Nothing where no cell remains.
std::optional<Change> changeOf(const Comparison& comparison);

}  // namespace strata
