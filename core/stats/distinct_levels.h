// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/model/machine.h"
#include "core/model/run.h"

/// Whether the levels of memory that a machine reports are there for a program that runs on it. A virtual
/// machine reports caches that it hardly has a part of. Pure.
namespace strata {

/// Two levels whose latencies lie within that share of each other, and …
inline constexpr double likeLatency = 1.25;
/// … whose rates lie within that share, are not distinguishable.
inline constexpr double likeRate = 1.15;

/// The caches (MemoryLevel::level) whose figures are those of the level beside them: of the one before or,
/// for the last, of memory. Each level counts by the footprint that is nearest to the one that shows it.
/// Latency is that of one chain; rates are those of the widest plain reads, or else of the widest serial
/// moves, with the same number of threads and pages in both levels. Without latencies a level is there where
/// the probe of the last level was confirmed, or the machine is not a virtual one; without any figure it is
/// there.
std::vector<int> indistinctLevels(const std::vector<const CellResult*>& cells, const Machine& machine);

/// Whether the run denies that the machine's last cache is there, as its kept probe has it: a load takes as
/// long there as in the level beside it, in latencies that were measured undisturbed. Nothing where the run
/// does not tell: the probe was not confirmed, there are no such latencies, or others used the machine.
std::optional<bool> deniesLastLevel(const Run& run);

/// Adds to the verdicts what a run as a whole, or this version of the program, knows of its figures:
/// `level-not-distinguishable` (level) to those of such levels, and `walk-fetched-ahead` to latencies that
/// earlier versions measured too low, see isFetchedAhead. Adds nothing twice. For runs that have ended, and
/// for stored ones when they are read; those of other programs are left alone.
void addRemarks(Run& run);

}  // namespace strata
