// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/machine.h"
#include "core/model/result.h"

/// What the latencies of two walks through memory must have to do with each other, on any machine: a walk
/// that the hardware fetches ahead shows itself.
namespace strata {

struct LatencyRelations {
  double blocksToWhole = 0;  ///< a load of LatencyWalk::Blocks ÷ one of LatencyWalk::Whole
  double lastToThird = 0;    ///< within a block's loads, the last tenth ÷ the third

  friend bool operator==(const LatencyRelations&, const LatencyRelations&) = default;
};

/// Blocks save TLB misses, which large pages make rare: a load takes at least three quarters of one in the
/// whole region. A block that was fetched ahead has faster loads towards its end: the tenths differ by 15 %
/// at most (the first pays for the first touches of pages).
bool hold(const LatencyRelations& relations);

/// Measures them in large pages, at the footprint that shows memory, 256 MiB at most, by turns on a thread of
/// its own on a CPU of the fastest kind. Takes a second or two; where neighbours disturb, up to three tries,
/// of which the first that holds counts. Errors: `no-large-pages` where the system has or gave none,
/// `allocation-failed`, `thread-failed`.
Result<LatencyRelations> latencyRelations(const Machine& machine);

}  // namespace strata
