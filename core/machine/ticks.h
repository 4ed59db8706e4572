// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>

#include "core/machine/tick_gap.h"

namespace strata {

/// The processor's own counter where it runs at one steady rate, else the system's steady clock: one of the
/// two for the whole life of the program. Waits for the instructions before it, and lets none of those after
/// it start early.
std::uint64_t readTicks() noexcept;

/// Reads that counter in a tight loop, from the reading `from` on, until two readings in a row are more than
/// `longest` apart, until one reaches `end`, or until `stop` is set by another thread: the last two readings.
/// They tell themselves which of these it was. The second is below the first where the counter went
/// backwards.
TickGap nextGap(std::uint64_t from, std::uint64_t longest, std::uint64_t end,
                const std::atomic<bool>& stop) noexcept;

/// Rate of readTicks, right to 1e-5 or better against the system's steady clock. The first call may take 30
/// ms; every call returns the same figure. Any thread.
double ticksPerSecond();

}  // namespace strata
