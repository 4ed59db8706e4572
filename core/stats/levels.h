// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/base/units.h"
#include "core/model/machine.h"
#include "core/model/reason.h"

/// The levels of memory that a curve of latency over footprint shows, beside what the system reports.
namespace strata {

/// A point of a full sweep.
struct SweepPoint {
  Bytes footprint;                     ///< all that the loads touch
  double latencyNs = 0;                ///< of one load
  std::optional<double> bandwidthMbs;  ///< of reads within the same footprint, where it was measured
};

/// A cache as the curve shows it.
struct InferredLevel {
  Bytes size;            ///< where the curve leaves the level's plateau
  double latencyNs = 0;  ///< median over the plateau
  std::optional<double> bandwidthMbs;

  friend bool operator==(const InferredLevel&, const InferredLevel&) = default;
};

/// What lies behind the caches.
struct InferredMemory {
  double latencyNs = 0;
  std::optional<double> bandwidthMbs;

  friend bool operator==(const InferredMemory&, const InferredMemory&) = default;
};

struct InferredLevels {
  std::vector<InferredLevel> caches;     ///< from the fastest on; empty where no step shows
  std::optional<InferredMemory> memory;  ///< absent where no step shows, and where the curve ends on a slope
  Bytes smallest;                        ///< footprints that the curve covers
  Bytes largest;

  friend bool operator==(const InferredLevels&, const InferredLevels&) = default;
};

/// Finds the plateaus of the curve. Wants footprints in ascending order, eight an octave as in a full sweep
/// (four do, two do not), from the first level to well beyond the last: the last plateau is taken for memory.
/// Points whose latency is no positive number are left out.
///
/// The latency is to be that of the TLB-local chase. In a chase over the whole region each reach of a TLB is
/// a step as well, and would be taken for a level when it makes loads 1.3 times slower.
///
/// Method: penalised change-point detection on the logarithm of the latency by dynamic programming (optimal
/// partitioning: Jackson and others, IEEE Signal Processing Letters 12, 2005), over segments that must rise
/// (constrained as by Hocking and others, Journal of Machine Learning Research 21, 2020). The loss of a point
/// is its distance from the segment's median in units of the noise, bounded, so that single disturbances do
/// not count (Fearnhead and Rigaill, Journal of the American Statistical Association 114, 2019). The noise is
/// the median step between neighbouring points. Points between two plateaus may belong to neither, since
/// caches that are hashed, physically indexed or replaced at random lose their hits over an octave or two.
/// Infers the cache levels from the latencies of loads (Saavedra and Smith, IEEE Transactions on Computers
/// 44, 1995).
///
/// A plateau is three quarters of an octave wide or more, 1.3 times as slow as the one before, and reached by
/// a rise that is steeper than the drift within real plateaus. Its edge is where a quarter of the loads miss:
/// where the latency has gone a quarter of the way to the next plateau, interpolated between two points.
InferredLevels inferLevels(std::span<const SweepPoint> curve);

/// Where the curve and the system differ, from the fastest level on: `level-smaller-than-reported` and
/// `level-larger-than-reported` (level, inferred_bytes, reported_bytes), when the one is more than 1.5 times
/// the other: uneven use of a cache's sets makes up for less; `level-not-reported` (inferred_bytes,
/// latency_ns); `level-not-seen` (level, reported_bytes). Levels are paired in order, so that the sizes
/// differ least. Nothing is said where the curve showed no level at all, and of reported levels that its
/// footprints do not reach on both sides.
std::vector<Reason> levelMismatches(const InferredLevels& inferred, const std::vector<Cache>& reported);

}  // namespace strata
