// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/stats/comparison.h"

/// Many sides beside one that stands still. Pure.
namespace strata {

/// One cell. Every vector is in the order of the sides.
struct PairRow {
  CellResult cell;  ///< without outcome
  std::vector<SideFigures> sides;
  /// To the baseline; absent of the baseline itself, and where one of the two has no figure.
  std::vector<std::optional<Difference>> differences;
  std::vector<std::vector<Unlike>> unlike;
  Floor floor;  ///< that the differences were held against
};

struct PairComparison {
  std::size_t baseline = 0;
  std::vector<PairRow> rows;  ///< cells that any side has measured; those of the baseline first, in its order
};

/// Each side with the baseline by itself: unlike compare(), what one of the others lacks is shown and
/// corrected for with those that have it. `baseline` is one of `sides`.
PairComparison compareWithBaseline(const std::vector<const ComparedSide*>& sides, std::size_t baseline,
                                   const FloorOf& floorOf = usualFloors);

}  // namespace strata
