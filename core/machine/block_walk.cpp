// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/block_walk.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace strata {

std::vector<std::vector<std::uint32_t>> visitsOf(std::uint32_t lines, std::uint32_t visits,
                                                 RandomWords& random) {
  std::vector<std::vector<std::uint32_t>> linesOfVisit(visits);
  for (std::uint32_t first = 0; first < lines; first += visits) {
    std::vector<std::uint32_t> group(std::min(visits, lines - first));
    std::iota(group.begin(), group.end(), first);
    shuffle(std::span(group), random);
    for (std::size_t visit = 0; visit < group.size(); ++visit) linesOfVisit[visit].push_back(group[visit]);
  }
  for (std::vector<std::uint32_t>& visit : linesOfVisit) shuffle(std::span(visit), random);
  return linesOfVisit;
}

}  // namespace strata
