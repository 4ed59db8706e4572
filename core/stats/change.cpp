// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/change.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace strata {

std::optional<Change> changeOf(const Comparison& comparison) {
  constexpr std::size_t second = 1;
  Change change;
  double sum = 0;
  double largest = 0;
  for (const ComparisonRow& row : comparison.rows) {
    if (row.differences.size() <= second || !row.differences[second]) continue;
    if (const std::vector<Unlike>& unlike = row.unlike[second]; !unlike.empty()) {
      if (std::ranges::all_of(unlike, [](Unlike one) { return one == Unlike::Doubtful; })) ++change.doubtful;
      continue;
    }
    const Difference& difference = *row.differences[second];
    const double gain = row.cell.higherIsBetter ? std::log(difference.ratio) : -std::log(difference.ratio);
    sum += gain;
    // The margin is a share of the logarithm, as in differencesOf().
    const double margin = std::log1p(difference.margin);
    if (std::abs(gain) <= margin) {
      ++change.same;
      continue;
    }
    ++(gain > 0 ? change.faster : change.slower);
    if (std::abs(gain) <= largest) continue;
    largest = std::abs(gain);
    change.largest = CellChange{row.cell, difference.ratio};
  }
  const int cells = change.same + change.faster + change.slower;
  if (cells == 0) return std::nullopt;
  change.percent = 100 * std::expm1(sum / cells);
  return change;
}

}  // namespace strata
