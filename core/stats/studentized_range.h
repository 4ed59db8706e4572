// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace strata {

/// How often the range of `groups` independent normal values, over an estimate of their standard deviation
/// with so many degrees of freedom, exceeds q: the distribution of Tukey's test. To about six digits.
/// @pre groups ≥ 2, degrees ≥ 1, q ≥ 0
double studentizedRangeTail(double q, std::size_t groups, double degrees);

/// The q that is exceeded so often.
/// @pre the same, and 0 < tail < 1
double studentizedRangeAt(double tail, std::size_t groups, double degrees);

}  // namespace strata
