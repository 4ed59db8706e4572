// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/model/run.h"

namespace strata {

/// Adds the reason, and lowers the grade to `atMost`. A reason that lowers it comes first, so that the first
/// one is always what decided the grade; one that does not comes last.
void addReason(Verdict& verdict, Grade atMost, Reason reason);

/// Grades a result of a disk or a network, which are never as steady as a core: `too-few-samples` (clean:
/// `fewest`, needed) under 30 fair, under 10 poor; `wide-interval` (half_width_percent) over 10 fair, over 30
/// poor. `fewest`: the number of timings of the slowest of those that worked together.
void judgeByCount(Measured& measured, std::uint64_t fewest);

/// Whether `a` has the better grade, or the same grade and the narrower interval in proportion to its value;
/// of two with the same grade, one that has a limit before one that has none.
/// The values themselves do not matter: to keep the faster of two would be to choose the result. A figure
/// without an interval counts as the widest.
bool isMoreReliable(const Measured& a, const Measured& b);

}  // namespace strata
