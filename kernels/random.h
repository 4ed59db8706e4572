// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// How a random walk chooses its elements, whatever it does there.
namespace strata::kernels {

/// Units in one iteration of a random loop: two from each of the four generators.
inline constexpr std::uint64_t randomUnroll = 8;
/// state ← state × multiplier + increment (mod 2^64), then index = (high half of state × elements) >> 32. The
/// multiplier is Steele and Vigna's for 64 bits ("Computationally easy, spectrally good multipliers", 2021);
/// any odd increment gives the full period.
inline constexpr std::uint64_t randomMultiplier = 0xd1342543de82ef95u;
inline constexpr std::uint64_t randomIncrement = 0x9e3779b97f4a7c15u;

}  // namespace strata::kernels
