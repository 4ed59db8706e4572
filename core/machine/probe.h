// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/units.h"
#include "core/model/machine.h"

/// How much of the last cache level this program can really use. What virtual machines report can be thirty
/// times too much, so the latency of ever larger footprints is measured, and the step to memory found.
namespace strata {

/// The latency of loads in a footprint that is gone through again and again.
struct LatencyPoint {
  Bytes footprint;         ///< lines touched × their size, to within a block
  double nanoseconds = 0;  ///< of one load
};

/// The footprints to probe, each twice the one before. The largest is four times the reported last level (256
/// MiB where nothing is reported), so that it is surely memory, and at most an eighth of the available
/// memory; the smallest is twice the level below the last, so that this one is not taken for the last.
std::vector<Bytes> probeFootprints(const Machine& machine);

/// The latencies of all footprints, measured once.
struct LatencyCurve {
  std::vector<LatencyPoint> points;  ///< in ascending order; empty where it was not finished
  bool isCalm = false;               ///< the thread had its CPU for itself
  bool isCut = false;                ///< the largest footprints are missing: there was no time to write them
};

/// Memory that is gone through in footprints of ascending size, all of which are at least a block. Made, used
/// and destroyed on one thread, which should be bound.
///
/// The walk is LatencyWalk::Blocks, with blocks of 1 MiB (of the smallest footprint where that is less).
/// Every pass visits all blocks of the footprint four times, in one shuffled order: some visits are a timed
/// chase; the others are plain loads in random order, ten times faster. So each line was last touched exactly
/// one footprint ago, as in a chase through all of it, and nothing is fetched ahead. The figure is the lower
/// quartile over the timed visits: disturbances only make them slower.
class LatencyField {
 public:
  /// Takes the memory and writes it, from its beginning on, until `isEnough` says so: footprints that are not
  /// whole by then are left out, but for the three smallest. A host may take seconds for a gigabyte that its
  /// virtual machine has never written. Nothing when the memory cannot be had, or `ended` says so. Both are
  /// asked every few milliseconds.
  static std::unique_ptr<LatencyField> make(std::vector<Bytes> footprints, Bytes line,
                                            const std::function<bool()>& isEnough,
                                            const std::function<bool()>& ended);
  virtual ~LatencyField() = default;
  virtual LatencyCurve measure(const std::function<bool()>& ended) = 0;
};

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

/// Confirmed, once two calm curves show the same; else Unconfirmed. Calm curves that are flat up to at least
/// twice the reported last level show that it holds nothing for programs here; of other flat ones nothing is
/// known, and the reported size stands, unless they are cut: those say nothing. `reported`: 0 where none is.
LastLevelAnswer answerOf(const std::vector<LatencyCurve>& curves, Bytes reported);

/// How far the probe is, 0 … 1 of the time that it may take.
using ProbeProgress = std::function<void(double)>;

/// All of it, on a thread of its own bound to a CPU of the fastest kind; the calling thread waits and is left
/// alone. Ends as soon as the answer is confirmed, usually after less than a second; after one where nothing
/// was calm; and after three at most. Takes four times the reported last level of memory for that time.
/// `progress` is called on the probe's thread; it may be empty.
LastLevelAnswer probeLastLevel(const Machine& machine, const ProbeProgress& progress, std::stop_token stop);

}  // namespace strata
