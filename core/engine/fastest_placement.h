// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace strata {

/// Finds which of several placements of the same buffers takes the least time. Each is timed in several
/// rounds, one after another in each round, so that a change of the clock affects all of them alike. The
/// least time of each counts, because disturbances only add time. `secondsOf` is called with 0 …
/// placements-1. Returns 0, without timing, where there is only one.
int fastestPlacement(int placements, const std::function<double(int)>& secondsOf);

}  // namespace strata
