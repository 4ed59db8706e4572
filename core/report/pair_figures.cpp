// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/pair_figures.h"

#include <algorithm>

#include "core/report/number_text.h"
#include "core/stats/summary.h"

namespace strata {

std::vector<PairTime> pairTimes(const Cells& cells) {
  std::vector<PairTime> times;
  for (const CellResult* cell : cells) {
    const Parameters& of = cell->parameters;
    if (const Measured* measured = measuredOf(cell); measured && of.cpuA && of.cpuB)
      times.push_back({static_cast<int>(*of.cpuA), static_cast<int>(*of.cpuB), measured->value});
  }
  return times;
}

std::string pairSentence(const PairMatrix& matrix, const Words& words) {
  if (matrix.within && matrix.between)
    return words("pairs-clusters", {groupedFigure(*matrix.within), groupedFigure(*matrix.between)});
  std::vector<double> all;
  for (std::size_t a = 0; a < matrix.ns.size(); ++a)
    for (std::size_t b = a + 1; b < matrix.ns.size(); ++b)
      if (matrix.ns[a][b]) all.push_back(*matrix.ns[a][b]);
  if (all.empty()) return {};
  if (matrix.cpus.size() == 2) return words("pairs-one", {groupedFigure(all.front())});
  const auto [least, most] = std::ranges::minmax(all);
  return words("pairs-range", {groupedFigure(least), groupedFigure(median(all)), groupedFigure(most)});
}

}  // namespace strata
