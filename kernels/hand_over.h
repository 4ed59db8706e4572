// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

/// Hand-overs of a cache line between two threads, which both call the same function.
namespace strata::kernels {

/// Looks at the line between two looks at the stop flag.
inline constexpr std::uint64_t looksBeforeStop = 1024;

/// Waits with plain loads, and stores.
std::uint64_t handOverStore(HandOver& on, std::uint64_t turns) noexcept;
/// Tries to compare and swap until it succeeds, as the program core-to-core-latency does.
std::uint64_t handOverCas(HandOver& on, std::uint64_t turns) noexcept;

}  // namespace strata::kernels
