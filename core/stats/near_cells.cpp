// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/near_cells.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "core/stats/comparison.h"

namespace strata {

namespace {

constexpr double nearFactor = 2;

/// Cells that differ only in their buffer sizes. Two are near each other if no side has both and their
/// levels agree.
class Family {
 public:
  /// The sides that have measured a cell, and its level.
  using Kin = std::pair<std::vector<bool>, int>;

  void add(const Kin& kin, std::uint64_t region, std::size_t cell) { m_cells[kin].insert({region, cell}); }
  void remove(const Kin& kin, std::uint64_t region, std::size_t cell) { m_cells[kin].erase({region, cell}); }

  /// The nearest cell that can be near one of these kin; of several equally near, the first.
  std::optional<std::size_t> nearest(const Kin& kin, std::uint64_t region) const {
    std::optional<std::pair<double, std::size_t>> found;
    const auto look = [&](const std::pair<std::uint64_t, std::size_t>& other) {
      const double factor = static_cast<double>(std::max(region, other.first)) /
                            static_cast<double>(std::min(region, other.first));
      if (factor <= nearFactor && (!found || std::pair(factor, other.second) < *found))
        found = {factor, other.second};
    };
    for (const auto& [others, cells] : m_cells) {
      if (!canBeNear(kin, others)) continue;
      const auto above = cells.lower_bound({region, 0});
      if (above != cells.end()) look(*above);
      // Several cells below may have one size: the first of them counts, as above.
      if (above != cells.begin()) look(*cells.lower_bound({std::prev(above)->first, 0}));
    }
    return found ? std::optional(found->second) : std::nullopt;
  }

 private:
  static bool canBeNear(const Kin& a, const Kin& b) {
    if (a.second != b.second) return false;
    for (std::size_t side = 0; side < std::min(a.first.size(), b.first.size()); ++side)
      if (a.first[side] && b.first[side]) return false;
    return true;
  }

  std::map<Kin, std::set<std::pair<std::uint64_t, std::size_t>>> m_cells;  ///< buffer sizes and indices
};

}  // namespace

PartnerlessCell partnerlessCell(const CellResult& cell, const std::vector<const SideFigures*>& sides) {
  PartnerlessCell partnerless{&cell, {}, std::nullopt};
  std::set<std::optional<int>> levels;
  for (const SideFigures* side : sides) {
    partnerless.measuredBy.push_back(side->centre.has_value());
    if (side->centre) levels.insert(side->level);
  }
  if (levels.size() == 1) partnerless.level = *levels.begin();
  return partnerless;
}

std::vector<std::optional<std::size_t>> nearCells(const std::vector<PartnerlessCell>& cells) {
  struct Place {
    Family* family = nullptr;
    Family::Kin kin;
    std::uint64_t region = 0;
  };
  std::map<CellResult, Family, bool (*)(const CellResult&, const CellResult&)> families(orderOfCells);
  std::vector<Place> places(cells.size());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::optional<int> level = cells[i].level;
    const std::uint64_t region = cells[i].cell->parameters.regionBytes.value_or(0);
    if (!level || region == 0) continue;
    CellResult key{static_cast<const CellId&>(*cells[i].cell)};
    key.metric = cells[i].cell->metric;
    key.unit = cells[i].cell->unit;
    key.parameters.regionBytes.reset();
    places[i] = {&families[std::move(key)], {cells[i].measuredBy, *level}, region};
    places[i].family->add(places[i].kin, region, i);
  }
  std::vector<std::optional<std::size_t>> partners(cells.size());
  const auto take = [&](std::size_t cell) {
    places[cell].family->remove(places[cell].kin, places[cell].region, cell);
  };
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (partners[i] || places[i].family == nullptr) continue;
    take(i);
    const auto partner = places[i].family->nearest(places[i].kin, places[i].region);
    if (!partner) continue;
    take(*partner);
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
