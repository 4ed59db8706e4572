// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/block_walk.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace strata {

std::array<std::vector<std::uint32_t>, visitsOfBlock> visitsOf(std::uint32_t lines, RandomWords& random) {
  std::array<std::vector<std::uint32_t>, visitsOfBlock> visits;
  for (std::uint32_t first = 0; first < lines; first += linesOfGroup) {
    std::array<std::uint32_t, linesOfGroup> group{};
    std::iota(group.begin(), group.end(), first);
    const std::span<std::uint32_t> present(group.data(), std::min(linesOfGroup, lines - first));
    shuffle(present, random);
    for (std::size_t visit = 0; visit < present.size(); ++visit) visits[visit].push_back(present[visit]);
  }
  for (std::vector<std::uint32_t>& visit : visits) shuffle(std::span(visit), random);
  return visits;
}

}  // namespace strata
