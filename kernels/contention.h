// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

/// Increments of a word that other threads may increment too, or whose cache line they write.
namespace strata::kernels {

/// Words at this distance share no line, nor lines that are fetched together.
inline constexpr std::uint32_t ownLineBytes = 256;
/// Words next to each other.
inline constexpr std::uint32_t neighbourBytes = 8;
/// The other distances are for two threads, and tell how long a line is.
constexpr bool isForTwoThreads(const Kernel& kernel) noexcept {
  return kernel.family == Family::Contention && kernel.apartBytes > neighbourBytes &&
         kernel.apartBytes < ownLineBytes;
}

/// Each increment is one atomic addition.
std::uint64_t contendAdd(std::uint64_t& word, std::uint64_t increments) noexcept;
/// Each increment is a load and a compare-and-swap, which is tried until it succeeds.
std::uint64_t contendCas(std::uint64_t& word, std::uint64_t increments) noexcept;

}  // namespace strata::kernels
