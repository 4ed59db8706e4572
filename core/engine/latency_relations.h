// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/machine.h"
#include "core/model/result.h"

/// What the latencies of two walks through memory must have to do with each other, on any machine: a walk
/// that the hardware fetches ahead shows itself.
namespace strata {

struct LatencyRelations {
  double denseToSparse = 0;  ///< a load of LatencyWalk::Blocks ÷ one with a quarter of its lines a visit
  double lastToThird = 0;    ///< within a block's loads, the last tenth ÷ the third

  friend bool operator==(const LatencyRelations&, const LatencyRelations&) = default;
};

/// Prefetched neighbours of a line are of use only where the same visit comes by them, so a sparse walk gains
/// next to nothing by them: a load of the dense one takes at least 80 % of its time. The rest is for first
/// touches of pages, four times as many a load in the sparse walk: 3 to 4 % on a virtual machine whose
/// host has small pages. (There a load at random in the whole region misses the TLB and costs up to 70 %
/// more, so it says nothing.) A block that was prefetched has faster loads towards its end: the tenths
/// differ by 15 % at most; the first pays for the first touches. Blocks of 48 pages with every line in one
/// visit, on that machine: 0.5 to 0.85 of the sparse walk, tenths of 0.2 to 0.85.
bool hold(const LatencyRelations& relations);

/// Measures them in large pages, at the footprint that shows memory, 256 MiB at most, by turns on a thread of
/// its own on a CPU of the fastest kind. Takes a second or two; where neighbours disturb, up to three tries,
/// of which the first that holds counts. Errors: `no-large-pages` where the system has or gave none,
/// `allocation-failed`, `thread-failed`.
Result<LatencyRelations> latencyRelations(const Machine& machine);

}  // namespace strata
