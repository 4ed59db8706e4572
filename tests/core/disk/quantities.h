// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/units.h"

/// What many tests of the disk use.
namespace strata {

inline constexpr Bytes diskBlock = 64_KiB;
inline constexpr std::uint64_t ms = 1'000'000;  ///< in nanoseconds

}  // namespace strata
