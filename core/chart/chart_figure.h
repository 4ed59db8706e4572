// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/model/cell.h"
#include "core/model/run.h"

namespace strata {

/// What charts are made from: the figure of a cell. A provisional one, of a cell that is being measured or
/// that an earlier run measured, is charted in the same way as a result.
struct ChartFigure : CellId {
  std::optional<double> value = {};  ///< in the unit of the test; absent before the first figure
  std::optional<double> low = {};    ///< interval of the value
  std::optional<double> high = {};
  std::vector<double> perThread = {};
  bool final = false;                   ///< a result
  std::optional<double> clockGhz = {};  ///< measured beside the figure
  std::optional<double> limit = {};     ///< the most that is possible
  std::optional<Grade> grade = {};      ///< of a result

  friend bool operator==(const ChartFigure&, const ChartFigure&) = default;
};

}  // namespace strata
