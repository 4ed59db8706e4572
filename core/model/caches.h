// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/model/machine.h"

namespace strata {

/// Taken where the system reports none.
inline constexpr Bytes l1WhenUnknown = 32_KiB;
inline constexpr Bytes l2WhenUnknown = 256_KiB;
inline constexpr Bytes lastLevelWhenUnknown = 8_MiB;

/// The machine's cache of that level; null where the system reports none.
const Cache* cacheOf(const Machine& machine, int level);

/// How many of `threads`, spread as far as can be, share one cache of that kind: at least 1. `cache` may be
/// null.
std::uint64_t threadsSharing(const Cache* cache, const Machine& machine, int threads);

}  // namespace strata
