// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <variant>

#include "core/stats/comparison.h"
#include "tests/support/sample_run.h"

namespace strata {

/// The classic run so many times, with each figure that many times as high and a little apart.
inline ComparedSide classicSeries(const std::string& name, double factor, int repetitions) {
  ComparedSide side{name, {}};
  for (int i = 0; i < repetitions; ++i) {
    Run run = classicRun();
    for (CellResult& cell : run.results)
      if (auto* measured = std::get_if<Measured>(&cell.outcome))
        measured->value *= factor * (1 + 0.001 * ((i * 7) % 5 - 2));
    side.runs.push_back(std::move(run));
  }
  return side;
}

}  // namespace strata
