// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/stats/comparison.h"
#include "core/stats/difference.h"

/// Two settings that were measured by turns, in pairs. What drifts from one pair to the next is the same for
/// both of a pair, and nothing is assumed of how the figures spread.
namespace strata {

/// Pairs below which no finding is made: of five that all go one way chance has its part in 6 %.
inline constexpr std::size_t leastPairs = 6;
/// The number of pairs that a table of 200 rows needs; it is enough even if all rows but one are alike.
inline constexpr std::size_t usualPairs = 13;

/// The differences of all rows of a table, corrected as in differencesOf(); first[i] and second[i] are a
/// pair. The ratio is the median of the pairs' ratios, its interval that of the order statistics (Hollander
/// and Wolfe 1999, 3.6). The finding is that of the sign test against the edges of the margin, which is
/// equivalent. Below leastPairs the finding is SingleRuns, with the number of missing pairs.
std::vector<Difference> pairedDifferencesOf(std::span<const Sides> rows);

/// Compares two sides row by row, whose runs with the same Run::repetition are pairs. It is the same as
/// compare(), except for the findings, and that what the settings make unlike (threads, pages, CPUs) is no
/// reservation.
Comparison compareByTurns(const ComparedSide& first, const ComparedSide& second, const FloorOf& floorOf);

}  // namespace strata
