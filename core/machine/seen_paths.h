// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/model/machine.h"

/// What a core's paths show where no source tells them: how many loads and stores it starts in a cycle, by
/// loops that are no kernels.
namespace strata {

/// So many calm trials of each loop; the best counts, since a disturbance only makes one slower.
inline constexpr std::size_t trialsOfPath = 5;

/// The quarter of an access a cycle that the best trial lies at. Nothing where it is further than 3 % from
/// one: a core has whole paths, or shares some between two or four, and anything else is bound by something
/// else.
std::optional<double> quarterOf(const std::vector<double>& accessesPerCycle);

/// Whether paths may be looked for: the design of the fastest kind of core tells none, and no emulator makes
/// it up.
bool mayBeSeen(const Machine& machine);

/// The paths of a core of the fastest kind, by width as pathsByWidth() has them; what is not seen is left
/// out. On a thread of its own, bound to such a core; takes some tens of milliseconds. Nothing where the
/// machine was not calm.
std::optional<std::vector<WideAccesses>> seePaths(const Machine& machine, const std::stop_token& stop);

/// Gives the machine what was seen: the kind of core that it was seen of, and no other.
void giveSeenPaths(Machine& machine, const std::vector<WideAccesses>& widths);

}  // namespace strata
