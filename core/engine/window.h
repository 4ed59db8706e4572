// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>

#include "core/engine/host.h"
#include "core/machine/sensors.h"

namespace strata {

/// Work that was counted, and over how long.
struct Counted {
  double units = 0;
  std::uint64_t startTicks = 0;
  std::uint64_t endTicks = 0;
  double shortestChunkTicks = 0;
  double longestGapTicks = 0;  ///< by which the longest chunk exceeds the shortest
  bool late = false;           ///< began after the window had opened
  bool cut = false;            ///< ended early, as asked
  bool broken = false;         ///< the counter ran backwards or stood still: nothing of this can be used
};

/// Chunks of work in a sample: enough counter reads to see a gap, few enough that reading costs nothing.
inline constexpr std::uint64_t chunksOfSample = 8;

/// Neither call waits for a counter that fails: whatever it shows, each comes to an end.
///
/// A thread by itself: `chunks` chunks, over exactly the time that they took.
Counted countAlone(Workload& workload, Sensors& sensors, std::uint64_t unitsPerChunk, std::uint64_t chunks);

/// One of several threads: chunks from `opens` until `closes`, which are the same for all, so that work
/// outside the common window counts for nobody. The chunk that crosses the end counts in proportion. Ends
/// early at a stop: it can last for minutes.
Counted countInWindow(Workload& workload, Sensors& sensors, std::uint64_t unitsPerChunk, std::uint64_t opens,
                      std::uint64_t closes, const std::stop_token& stop);

/// One of several threads that put load on each other: chunks from now until `ends`, so that all of them are
/// at work before the window opens and after it has closed. What is done in the window counts, chunks that
/// cross its ends in proportion. Ends early at a stop.
/// @pre opens < closes <= ends
Counted countThroughout(Workload& workload, Sensors& sensors, std::uint64_t unitsPerChunk,
                        std::uint64_t opens, std::uint64_t closes, std::uint64_t ends,
                        const std::stop_token& stop);

/// A thread by itself: at least `units` in pieces of so many, over the time of all. Ends early at a stop,
/// after a piece.
Counted countPieces(Workload& workload, Sensors& sensors, std::uint64_t units, std::uint64_t piece,
                    const std::stop_token& stop);

/// One of several threads that each do the same work from the moment `opens` on: `units` in one go, over the
/// time from then to their end, also for one that could not begin at once. Nothing is done after a stop.
Counted countFrom(Workload& workload, Sensors& sensors, std::uint64_t units, std::uint64_t opens,
                  const std::stop_token& stop);

}  // namespace strata
