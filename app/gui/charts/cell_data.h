// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/gui/results/result_row.h"
#include "core/model/run.h"
#include "core/plan/plan.h"

/// Figures of the tests that have no chart data of their own: each is told from the others by its kernel and
/// its size.
namespace strata::gui {

struct CellFigure : CellId {
  std::optional<double> value = {};  ///< as the test measures; absent before the first figure
  std::optional<double> low = {};    ///< interval of the value
  std::optional<double> high = {};
  bool final = false;  ///< a result, not a figure on the way
  std::optional<double> clockGhz = {};
  std::optional<Grade> grade = {};  ///< of a result

  friend bool operator==(const CellFigure&, const CellFigure&) = default;
};

/// Whether cellFiguresOf has the cells of that test.
bool isChartedByCell(TestGroup kind);

/// In the order of the rows. Where a cell was measured with several numbers of threads, that of the most.
std::vector<CellFigure> cellFiguresOf(const std::vector<ResultRow>& rows);

}  // namespace strata::gui
