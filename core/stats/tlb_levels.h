// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// The levels of a TLB, as the cost of translation over the number of pages shows them.
namespace strata {

/// The time that a load of one line in each of a number of pages takes longer than one of as many lines side
/// by side.
struct TranslationCost {
  std::uint64_t pages = 0;
  double ns = 0;
  double halfWidthNs = 0;  ///< half of its interval

  friend bool operator==(const TranslationCost&, const TranslationCost&) = default;
};

struct TlbLevel {
  std::uint64_t pages = 0;   ///< its reach
  std::optional<double> ns;  ///< cost beyond it; absent: the curve ends before it levels off

  friend bool operator==(const TlbLevel&, const TlbLevel&) = default;
};

/// The steps of the curve, from the fewest pages on: each is the reach of a level. Wants costs by ascending
/// numbers of pages, about four in each doubling, from where the first level holds all on; `cycleNs` is the
/// time of a cycle.
///
/// A step is claimed where two neighbouring costs lie above the median of the plateau before them, each by
/// more than three times its interval, a cycle, and a quarter of that plateau: walks through page tables grow
/// slower as the tables leave the caches, which is no level. The next plateau begins where the cost rises no
/// more by as much from one size to the next (an eighth of it there), and has two sizes at least. The reach
/// is the last size that has gone less than a quarter of the way up, as for caches; see inferLevels().
std::vector<TlbLevel> tlbLevels(std::span<const TranslationCost> curve, double cycleNs);

}  // namespace strata
