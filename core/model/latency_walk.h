// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/model/run.h"

namespace strata {

/// How one chain of dependent loads goes through the cache lines of a region. Each comes by every line once
/// before it comes by one again.
enum class LatencyWalk {
  /// At random through the whole region: random-access latency, TLB misses included.
  Whole,
  /// Every line of a block of pages, then the next block, so that no TLB misses. The hardware fetches such a
  /// block ahead: on one machine its loads fall from 152 ns to 36 ns on the way through a block of memory. So
  /// the walk is right within L1 and L2 only. Beyond them it is found in run files of earlier versions.
  Pages,
  /// Blocks of walkBlock bytes in one random order that is gone through four times; each time a block gives
  /// one line of each group of four neighbouring lines, in random order. The lines of a group are a quarter
  /// of the region apart in time and many pages are open at once, so nothing is fetched ahead, and a block
  /// stays within the TLB.
  Blocks
};

/// The block of LatencyWalk::Blocks. Latencies in blocks of 1 and of 2 MiB agree within 1 %.
inline constexpr Bytes walkBlock = 1_MiB;

/// The walk of a cell of the test `latency`.
LatencyWalk walkOf(const Parameters& parameters);

/// Whether a stored latency is of LatencyWalk::Pages beyond L2, where it is lower than what a load takes.
bool isFetchedAhead(const CellResult& cell, const Machine& machine);

}  // namespace strata
