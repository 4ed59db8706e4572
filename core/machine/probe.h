// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/model/machine.h"
#include "core/units.h"

/// How much of the last cache level this program can really use. What virtual machines report can be thirty
/// times too much, so the latency of ever larger footprints is measured for a third of a second, and the step
/// to memory found.
namespace strata {

/// The latency of loads in a footprint that is gone through again and again.
struct LatencyPoint {
  Bytes footprint;         ///< lines touched × their size, to within a block
  double nanoseconds = 0;  ///< of one load
};

/// The footprints to probe: at most eight, each twice the one before. The largest is four times the reported
/// last level (256 MiB at most, and at most an eighth of the available memory; 256 MiB where nothing is
/// reported), so that the last is surely memory where it can be; the smallest is twice the level below the
/// last, so that this one is not taken for the last.
std::vector<Bytes> probeFootprints(const Machine& machine);

/// Measures them in this order, for half a second at most: what was not reached by then, or before a stop, is
/// missing at the end. Runs on the calling thread, which should be bound. Empty when the memory cannot be
/// had.
///
/// One node a line; a block of 512 KiB (48 pages where there are no large ones) is chased in one random cycle
/// over all its lines, so that its addresses stay within the TLB. Every pass visits all blocks of the
/// footprint in one shuffled order: some by a timed chase, the others by plain loads, which are fifty times
/// faster. So each line was last touched exactly one footprint ago, as in a chase through all of it. The
/// figure is the lower quartile over the timed blocks: disturbances only make them slower.
std::vector<LatencyPoint> measureLatencies(const std::vector<Bytes>& footprints, std::stop_token stop);

/// The capacity that a curve of growing footprints shows: the largest footprint of which at least three
/// quarters of the loads still hit. The share that hits is how far a point's latency lies below memory's (the
/// last point), on the way down to the cache's (the lowest point). On a quiet machine a footprint of exactly
/// the capacity loses an eighth of its hits to uneven use of the cache's sets; one of twice the capacity may
/// keep half of them. Where neighbours take their part in turns the answer is rather half too small than
/// twice too large: figures of a level are to come from what is held at every moment.
///
/// Nothing when no step shows: fewer than three points, or the last is not twice as slow as the lowest, or
/// the last two are not both beyond the step (one slow point may be a disturbance). That is so too when even
/// the largest footprint fits. The reported size then stands.
std::optional<Bytes> usableFromLatencies(const std::vector<LatencyPoint>& curve);

/// Two curves of the same footprints as one, the lower of each two points: disturbances only make loads
/// slower.
std::vector<LatencyPoint> fastestOf(const std::vector<LatencyPoint>& first,
                                    const std::vector<LatencyPoint>& second);

/// All of it, on a thread of its own bound to the first usable CPU; the calling thread waits and is left
/// alone. Takes a third of a second, half at most, and up to 256 MiB for that time; twice as long where less
/// than the reported size shows, since that is measured a second time.
std::optional<Bytes> probeLastLevel(const Machine& machine, std::stop_token stop);

/// One cycle through 0 … count-1 in random order, by Sattolo's algorithm: the element after i is cycle[i].
std::vector<std::uint32_t> singleCycle(std::uint32_t count, std::uint64_t seed);

}  // namespace strata
