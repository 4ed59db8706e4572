// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

/// What readings of the clock and of the counter say of these two. Pure but for measureTicksPerStep().
namespace strata {

/// Whether two readings of the clock are within 1 % of one another; never when one of them is not positive.
bool clocksAgree(double ghzByAdds, double ghzByMuls) noexcept;

/// How many cycles a dependent multiplication takes on this core, from how much longer it took than a
/// dependent addition: the whole number from 2 to 6 that is within 1 % of `cyclesPerMul`, else `usual`. Three
/// cycles is not universal: 64-bit multiplication takes 2 on Neoverse V1, 4 on Neoverse N1, 5 on Intel's
/// small cores.
double multiplyLatency(double cyclesPerMul, double usual) noexcept;

/// The number of ticks by which a counter steps, from readings one right after another. A counter may count
/// in units finer than its steps: that of Armv8.6 and later counts nanoseconds, whatever the clock behind it
/// does. Readings that come sooner than the next step are equal, and the smallest difference of the others is
/// a step; where none are equal, a step is over before the next reading, and 1 stands for it.
std::uint64_t ticksPerStep(std::span<const std::uint64_t> readings);

/// The same of readTicks(), in some tens of microseconds.
std::uint64_t measureTicksPerStep();

}  // namespace strata
