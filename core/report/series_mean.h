// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/model/run.h"

namespace strata {

/// A cell over the repetitions of a series.
struct SeriesCell {
  const CellResult* cell = nullptr;  ///< of the first run that has it
  std::vector<double> figures;       ///< one a repetition that measured it
  std::optional<double> mean;        ///< arithmetic; absent without figures
  double least = 0;
  double most = 0;
  Grade worst = Grade::Good;
};

/// The best value of a cell with figures.
double bestOf(const SeriesCell& cell);

/// Cells in the order in which they first come; the same one has equal test, kernel, metric, unit and
/// parameters. The runs must outlive what is given back.
std::vector<SeriesCell> seriesCells(const std::vector<Run>& runs);

}  // namespace strata
