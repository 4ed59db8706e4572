// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/stats/comparison.h"

namespace strata {

/// A cell that some sides have measured and some have not.
struct PartnerlessCell {
  const CellResult* cell = nullptr;
  /// For each side that has a figure, the level of memory that the cell's data lay in on its machine (see
  /// levelOfFootprint).
  std::vector<std::optional<int>> levels;
};

/// From what the sides have; a level that is not known is like no other on the same side.
PartnerlessCell partnerlessCell(const CellResult& cell, const std::vector<const SideFigures*>& sides);

/// For each cell the index of another that differs in its region alone, by a factor of two at most, where the
/// data lay in the same level on every side and no side has both. Regions are chosen by how much of the last
/// cache could be used, which two runs of one machine may see differently: such cells can be looked at side
/// by side. They are not tested, since nobody knows that they are alike. The nearest is taken; each cell is
/// the partner of one other at most.
std::vector<std::optional<std::size_t>> nearCells(const std::vector<PartnerlessCell>& cells);

/// The order in which cells that are near each other follow one another, else as given: indices.
std::vector<std::size_t> nearTogether(const std::vector<std::optional<std::size_t>>& partners);

}  // namespace strata
