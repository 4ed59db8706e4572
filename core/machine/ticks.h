// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace strata {

/// The processor's own counter where it runs at one steady rate, else the system's steady clock: one of the
/// two for the whole life of the program. Waits for the instructions before it, and lets none of those after
/// it start early.
std::uint64_t readTicks() noexcept;

/// Rate of readTicks, right to 1e-5 or better against the system's steady clock. The first call may take 30
/// ms; every call returns the same figure. Any thread.
double ticksPerSecond();

}  // namespace strata
