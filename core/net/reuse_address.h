// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace strata {

/// Whether a port must be asked for in this way to be had again while connections of a program that has
/// ended still linger. On Windows it must not: there another program could then listen at the same port.
#if defined(_WIN32)
inline constexpr bool reusesAddress = false;
#else
inline constexpr bool reusesAddress = true;
#endif

}  // namespace strata
