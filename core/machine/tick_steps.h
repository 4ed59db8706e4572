// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace strata {

/// The number of ticks by which a counter steps, from readings one right after another. A counter may count
/// in units finer than its steps: that of Armv8.6 and later counts nanoseconds, whatever the clock behind it
/// does. Readings that come sooner than the next step are equal, and the smallest difference of the others is
/// a step; where none are equal, a step is over before the next reading, and 1 stands for it.
std::uint64_t ticksPerStep(std::span<const std::uint64_t> readings);

/// The same of readTicks(), in some tens of microseconds.
std::uint64_t measureTicksPerStep();

}  // namespace strata
