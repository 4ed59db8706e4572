// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

/// Tells when memory that is dear to begin with and cheap to use pays.
namespace strata {

/// What the first use of memory takes, and each later one on average.
struct UseTimes {
  double firstS = 0;
  double laterS = 0;
};

struct PaysNever {};   ///< a later use takes no less
struct PaysAtOnce {};  ///< the first use takes no more, and later ones less
struct PaysAfter {
  double uses = 0;  ///< above 0
};
using Payoff = std::variant<PaysNever, PaysAtOnce, PaysAfter>;

/// After how many uses write-combined memory has cost no more than regular memory in all: (first of
/// write-combined - first of regular) / (later of regular - later of write-combined). The published example:
/// 59 ms / 2.8 ms = 21.
Payoff payoffOf(const UseTimes& regular, const UseTimes& writeCombined);

}  // namespace strata
