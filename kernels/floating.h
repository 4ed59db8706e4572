// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

namespace strata::kernels {

/// Operations of one iteration in Nbench's sense: 24 of arithmetic (11 additions, 2 subtractions, 9
/// multiplications, 2 divisions), 11 assignments, and the comparison, addition and assignment of the counting
/// loop.
inline constexpr double floatingOperations = 38.0;

/// Where every measurement starts. With these constants the loop wanders without repeating (Lyapunov exponent
/// 0.33 an iteration; no cycle in 3·10^8 iterations) while every value keeps between 10^-10 and 10^2 in
/// magnitude, so no operand ever becomes simple, denormal or infinite: some dividers are faster on simple
/// operands. It cannot escape: the denominators are sums of squares plus a positive constant, which bounds
/// both quotients, and y and w are filters of the quotients with gain |c1| + |c2| < 1.
inline constexpr FloatingState floatingStart{{1.25, 0.75, 0.5, 0.25}, {0.25, -0.375, -0.0625, 2.4375}};

/// Runs the loop of kernels/floating_loop.h on scalar doubles; the result is the same bits on every target.
void floatingMix(FloatingState& state, std::uint64_t iterations) noexcept;

}  // namespace strata::kernels
