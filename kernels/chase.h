// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

/// The chases: loads whose address is the value of the load before, in one chain or in several side by side.
namespace strata::kernels {

/// Loads of each chain in one iteration.
inline constexpr std::uint64_t chaseRounds = 16;

std::uint64_t chase1(ChaseWalk& walk, std::uint64_t loads) noexcept;
std::uint64_t chase2(ChaseWalk& walk, std::uint64_t loads) noexcept;
std::uint64_t chase3(ChaseWalk& walk, std::uint64_t loads) noexcept;
std::uint64_t chase4(ChaseWalk& walk, std::uint64_t loads) noexcept;
std::uint64_t chase6(ChaseWalk& walk, std::uint64_t loads) noexcept;
std::uint64_t chase8(ChaseWalk& walk, std::uint64_t loads) noexcept;
std::uint64_t chase12(ChaseWalk& walk, std::uint64_t loads) noexcept;
std::uint64_t chase16(ChaseWalk& walk, std::uint64_t loads) noexcept;
std::uint64_t chase24(ChaseWalk& walk, std::uint64_t loads) noexcept;

}  // namespace strata::kernels
