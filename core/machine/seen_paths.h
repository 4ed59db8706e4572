// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/model/machine.h"

/// Measures the paths of a core where no source has them: how many loads and stores it starts per cycle, by
/// loops that are not kernels.
namespace strata {

/// The number of undisturbed trials of each loop. The best counts, because a disturbance only makes one
/// slower.
inline constexpr std::size_t trialsOfPath = 5;

/// The best trial, rounded to a quarter of an access per cycle. Absent where it is more than 3 % from a
/// quarter: a core has whole paths, or shares some between two or four accesses, so another value means that
/// something else is the limit.
std::optional<double> quarterOf(const std::vector<double>& accessesPerCycle);

/// Whether the paths should be measured: the design of the fastest kind of core has none in the table, and no
/// emulator runs the code.
bool mayBeSeen(const Machine& machine);

/// Measures the paths of a core of the fastest kind, by width as pathsByWidth() has them; paths that no
/// quarter fits are left out. Runs on a thread of its own, bound to such a core, for some tens of
/// milliseconds. Absent where the machine was not calm.
std::optional<std::vector<WideAccesses>> seePaths(const Machine& machine, const std::stop_token& stop);

/// Stores the measured paths in the machine, for the kind of core that they were measured on.
void giveSeenPaths(Machine& machine, const std::vector<WideAccesses>& widths);

}  // namespace strata
