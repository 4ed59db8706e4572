// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace strata {

/// Finds which of several placements of the same buffers takes the least time. Each is timed in several
/// rounds, one after another in each round, so that a change of the clock meets all of them alike; its least
/// time counts, since disturbances only add. `secondsOf` is called with 0 … placements-1. 0 where there is
/// but one, which is not timed.
int fastestPlacement(int placements, const std::function<double(int)>& secondsOf);

}  // namespace strata
