// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

/// Tails of the distributions that the statistics ask for, by Boost, whose headers are compiled here alone.
namespace strata {

/// How probable it is that a value of Student's t lies above `value`; `freedom` is positive.
double studentsTAbove(double value, double freedom);

/// The value of Student's t above which lies the share `tail`, between 0 and 1; `freedom` is positive.
double studentsTOfTail(double tail, double freedom);

/// How often a fair coin falls on one side `times` times or more of `tosses`: exact binomial.
double tailOfFairCoin(std::size_t times, std::size_t tosses);

}  // namespace strata
