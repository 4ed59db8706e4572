// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/model/run.h"

/// What more threads add: cells that differ in the number of their threads alone.
namespace strata {

/// One number of threads.
struct ScalingPoint {
  std::int64_t threads = 1;
  const CellResult* cell = nullptr;      ///< of those that scalingCurves was given
  const Measured* measured = nullptr;    ///< null where it was skipped or failed; its value is the sum
  std::optional<double> perThread = {};  ///< the mean of the threads
  std::optional<double> efficiency =
      {};  ///< sum ÷ (threads × the figure of one); absent where that is unknown
};

struct ScalingCurve {
  std::vector<ScalingPoint> points;  ///< by threads, two at least
  /// The number of threads with the highest sum; where fewer reach what lies within the interval of that, the
  /// fewest of them. Index into `points`; absent where nothing was measured.
  std::optional<std::size_t> best = {};
};

/// The curves among the cells, in the order in which their first cells come. A cell that was measured with
/// one number of threads only is in none, and neither is one of which less is better.
std::vector<ScalingCurve> scalingCurves(std::span<const CellResult* const> cells);
std::vector<ScalingCurve> scalingCurves(const std::vector<CellResult>& cells);

}  // namespace strata
