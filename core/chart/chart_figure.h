// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/model/cell.h"
#include "core/model/run.h"

namespace strata {

/// The value of a cell, from which charts are made. A provisional value, of a cell that is being measured or
/// that an earlier run measured, is drawn in the same way as a result.
struct ChartFigure : CellId, TestFigures {
  std::optional<double> value = {};  ///< in the unit of the test; absent before the first value
  std::optional<double> low = {};    ///< interval of the value
  std::optional<double> high = {};
  std::vector<double> perThread = {};
  std::vector<double> visits = {};         ///< see Measured::visits; of a result only
  std::optional<double> trafficRate = {};  ///< see Measured::trafficRate
  bool final = false;                      ///< a result; false: provisional
  std::optional<double> clockGhz = {};     ///< core clock measured with the value
  std::optional<double> limit = {};        ///< the highest possible value
  std::optional<Grade> grade = {};         ///< grade of the result

  friend bool operator==(const ChartFigure&, const ChartFigure&) = default;
};

}  // namespace strata
