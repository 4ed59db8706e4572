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
  std::vector<bool> measuredBy;  ///< for each side
  /// The level of memory that contains the cell's data on the machines of all sides that have measured it
  /// (see levelOfFootprint); absent where they differ, or one is unknown.
  std::optional<int> level;
};

PartnerlessCell partnerlessCell(const CellResult& cell, const std::vector<const SideFigures*>& sides);

/// For each cell the index of another that differs only in its buffer size, by a factor of two at most, where
/// the data lies in the same level on every side and no side has both. Buffer sizes depend on the usable size
/// of the last cache, which two runs of one machine may measure differently: such cells can be compared side
/// by side. They are not tested, since it is not known that they are alike. The nearest cell is taken; each
/// cell is the partner of one other at most.
std::vector<std::optional<std::size_t>> nearCells(const std::vector<PartnerlessCell>& cells);

/// The order in which cells that are near each other follow one another, else as given: indices.
std::vector<std::size_t> nearTogether(const std::vector<std::optional<std::size_t>>& partners);

}  // namespace strata
