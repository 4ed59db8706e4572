// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/units.h"
#include "core/model/run.h"

namespace strata {

/// One write or read, timed alone. Nanoseconds since a moment that is the same for all threads.
struct DiskOperation {
  std::uint64_t beginNs = 0;
  std::uint64_t endNs = 0;
  Bytes size;
};

/// What all threads did between two barriers.
struct DiskPhase {
  Bytes block;                ///< size of an operation; only the last of a file may be shorter
  std::uint64_t startNs = 0;  ///< when the barrier opened
  std::vector<std::vector<DiskOperation>> threads;  ///< of each thread, in the order in which they were done
};

/// MB/s, that is 10^6 bytes a second. `elapsedNs` of zero counts as one: a clock that coarse shows no less.
double megabytesPerSecond(std::uint64_t bytes, double elapsedNs);

/// How many blocks of that size, which is not 0, so many MB/s are.
double operationsPerSecond(double megabytesPerSecond, Bytes block);

/// The figures of a phase in which every thread did at least one operation: everything of Measured but what
/// the phase does not know (flush, placement, the reasons `buffered` and `shared-device`).
///
/// Counted is the common window, from the barrier to the moment when the first thread was done: later the
/// others have the device to themselves. The figure is the sum over the threads of block ÷ median time of the
/// operations that began inside it (a thread that began none, which needs a file of a few operations, counts
/// with its first). Operations shorter than a block count in the total only. An operation that reaches beyond
/// the window counts in the total with the part of its bytes that its time inside is of all its time.
///
/// The interval is a moving block bootstrap over the operations, in which the threads are drawn together,
/// since they share disturbances; absent under three operations. Reasons: `too-few-samples` (clean: of the
/// slowest thread, needed) under 30 fair, under 10 poor; `wide-interval` (half_width_percent) over 10 fair,
/// over 30 poor.
Measured measureDisk(const DiskPhase& phase, std::uint64_t seed);

}  // namespace strata
