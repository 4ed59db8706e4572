// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace strata {

/// Whether two readings of the clock are within 1 % of one another; never when one of them is not positive.
bool clocksAgree(double ghzByAdds, double ghzByMuls) noexcept;

/// How many cycles a dependent multiplication takes on this core, from how much longer it took than a
/// dependent addition: the whole number from 2 to 6 that is within 1 % of `cyclesPerMul`, else `usual`. Three
/// cycles is not universal: 64-bit multiplication takes 2 on Neoverse V1, 4 on Neoverse N1, 5 on Intel's
/// small cores.
double multiplyLatency(double cyclesPerMul, double usual) noexcept;

}  // namespace strata
