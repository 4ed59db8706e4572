// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/near_cells.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "core/stats/comparison.h"

namespace strata {

namespace {

constexpr double nearFactor = 2;

/// By which factor the regions differ; nothing where the cells are not near each other.
std::optional<double> factorBetween(const PartnerlessCell& a, const PartnerlessCell& b) {
  const auto& first = a.cell->parameters.regionBytes;
  const auto& second = b.cell->parameters.regionBytes;
  if (!first || !second || std::min(*first, *second) == 0) return std::nullopt;
  const double factor =
      static_cast<double>(std::max(*first, *second)) / static_cast<double>(std::min(*first, *second));
  if (factor > nearFactor) return std::nullopt;
  for (std::size_t side = 0; side < std::min(a.levels.size(), b.levels.size()); ++side)
    if (a.levels[side] && b.levels[side]) return std::nullopt;
  std::set<int> levels;
  for (const auto& all : {a.levels, b.levels})
    for (const std::optional<int>& level : all)
      if (level) levels.insert(*level);
  if (levels.size() > 1) return std::nullopt;
  CellResult sameRegion{*static_cast<const CellId*>(b.cell)};
  sameRegion.metric = b.cell->metric;
  sameRegion.unit = b.cell->unit;
  sameRegion.parameters.regionBytes = first;
  return sameCell(*a.cell, sameRegion) ? std::optional(factor) : std::nullopt;
}

}  // namespace

std::vector<std::optional<std::size_t>> nearCells(const std::vector<PartnerlessCell>& cells) {
  std::vector<std::optional<std::size_t>> partners(cells.size());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (partners[i]) continue;
    double nearest = std::numeric_limits<double>::max();
    std::optional<std::size_t> partner;
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      if (partners[j]) continue;
      const auto factor = factorBetween(cells[i], cells[j]);
      if (!factor || *factor >= nearest) continue;
      nearest = *factor;
      partner = j;
    }
    if (!partner) continue;
    partners[i] = partner;
    partners[*partner] = i;
  }
  return partners;
}

std::vector<std::size_t> nearTogether(const std::vector<std::optional<std::size_t>>& partners) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < partners.size(); ++i) {
    if (partners[i] && *partners[i] < i) continue;
    order.push_back(i);
    if (partners[i]) order.push_back(*partners[i]);
  }
  return order;
}

}  // namespace strata
