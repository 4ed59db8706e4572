// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

/// STREAM's triad, a = b + s c, of doubles: a load of `source` and of `second`, and a store at the same index
/// of `destination`. It is the one of STREAM's four loops with both a multiplication and an addition.
/// Denormal numbers count as 0, since a buffer may hold any bytes.
namespace strata::kernels {

/// The factor s of STREAM.
inline constexpr double triadFactor = 3.0;

/// Sequential triads (kernels/serial.h) with ordinary stores.
std::uint64_t triadSerial8(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t triadSerial16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t triadSerial32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t triadSerial64(Walk& walk, std::uint64_t units) noexcept;

/// Sequential triads with non-temporal stores, in pairs of registers on arm64. A store fence ends each call.
std::uint64_t triadStream16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t triadStream32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t triadStream64(Walk& walk, std::uint64_t units) noexcept;

}  // namespace strata::kernels
