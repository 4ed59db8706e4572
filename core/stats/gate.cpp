// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/gate.h"

#include <optional>

namespace strata {

GateFinding gateFindingOf(const ComparisonRow& row, std::size_t side, double percent) {
  if (side >= row.differences.size()) return GateFinding::Untested;
  const std::optional<Difference>& difference = row.differences[side];
  if (!difference || holds(row.unlike[side], Unlike::Threads)) return GateFinding::Untested;
  switch (difference->finding) {
    case Finding::SingleRuns:
    case Finding::Published:
    case Finding::NotTested:
      return GateFinding::Untested;
    case Finding::NotDecided:
      return GateFinding::Inconclusive;
    case Finding::Faster:
    case Finding::NoDifference:
      return GateFinding::Passed;
    case Finding::Slower:
      break;
  }
  const double loss = row.cell.higherIsBetter ? 1 - difference->ratio : difference->ratio - 1;
  return 100 * loss >= percent ? GateFinding::Slower : GateFinding::Passed;
}

std::vector<GateFinding> gateFindings(const Comparison& comparison, double percent) {
  std::vector<GateFinding> findings;
  for (const ComparisonRow& row : comparison.rows)
    for (std::size_t side = 0; side < row.differences.size(); ++side)
      if (row.differences[side]) findings.push_back(gateFindingOf(row, side, percent));
  return findings;
}

}  // namespace strata
