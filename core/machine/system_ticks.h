// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace strata {

/// The system's finest steady counter, in its own steps: what readTicks falls back on. A clock that claims
/// nanoseconds but steps by 100 of them would hide how coarse it is, so steps are counted, not nanoseconds.
std::uint64_t systemTicks() noexcept;
double systemTicksPerSecond() noexcept;

/// Whether the system holds the processors' time stamps to be in step with each other, as far as it tells.
bool trustsTimeStamps();

}  // namespace strata
