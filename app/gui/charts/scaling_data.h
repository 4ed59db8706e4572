// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/units.h"
#include "core/model/run.h"

/// What the chart of scaling shows, as plain values.
namespace strata::gui {

struct ScalingFigure {
  std::int64_t threads = 1;
  double sum = 0;                  ///< MB/s of all of them
  double each = 0;                 ///< the mean of a thread
  std::optional<double> low = {};  ///< interval of the sum
  std::optional<double> high = {};
  std::optional<double> clockGhz = {};
  std::optional<Grade> grade = {};

  friend bool operator==(const ScalingFigure&, const ScalingFigure&) = default;
};

/// One loop over one region, with each number of threads.
struct ScalingLine : CellId {               ///< without threads
  std::vector<ScalingFigure> figures = {};  ///< by threads
  std::optional<std::int64_t> best = {};

  friend bool operator==(const ScalingLine&, const ScalingLine&) = default;
};

struct ScalingData {
  std::vector<ScalingLine> lines;  ///< as the cells come

  friend bool operator==(const ScalingData&, const ScalingData&) = default;
};

/// Of the cells of one run that lie in a region of memory: see scalingCurves. No lines where none was
/// measured with several numbers of threads.
ScalingData scalingDataOf(const std::vector<CellResult>& cells);

}  // namespace strata::gui
