// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

/// In which order the runs of a series are made, or of two that are compared in one go. Pure.
namespace strata {

struct SeriesMember {
  std::size_t side = 0;  ///< from 0
  int repetition = 0;    ///< of its side, from 0

  friend bool operator==(const SeriesMember&, const SeriesMember&) = default;
};

/// One side, so many times.
std::vector<SeriesMember> repetitionsOf(int count);

/// All sides once in each round, every second one backwards: a steady drift favours none.
std::vector<SeriesMember> inTurn(std::size_t sides, int rounds);

/// Two sides in pairs, each pair in an order by chance: whatever drifts or alternates at a pace of its own
/// favours neither. The number of pairs that begin with the one is that of pairs that begin with the other,
/// or one more.
std::vector<SeriesMember> interleavedPairs(int pairs, std::uint64_t seed);

}  // namespace strata
