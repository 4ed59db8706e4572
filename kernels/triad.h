// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "kernels/kernel.h"

/// STREAM's triad, a = b + s c, of doubles: a load of `source` and of `second`, and a store at the same index
/// of `destination`. Of STREAM's four loops it is the one that has a multiplication and an addition to do.
/// Denormal numbers count as 0, since buffers hold anything.
namespace strata::kernels {

/// What STREAM multiplies by.
inline constexpr double triadFactor = 3.0;

/// One after another (kernels/serial.h), by ordinary stores.
std::uint64_t triadSerial8(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t triadSerial16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t triadSerial32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t triadSerial64(Walk& walk, std::uint64_t units) noexcept;

/// By streaming stores, of pairs of registers on arm64. A store fence ends each call.
std::uint64_t triadStream16(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t triadStream32(Walk& walk, std::uint64_t units) noexcept;
std::uint64_t triadStream64(Walk& walk, std::uint64_t units) noexcept;

}  // namespace strata::kernels
