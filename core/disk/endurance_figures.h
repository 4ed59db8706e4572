// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/units.h"
#include "core/model/run.h"
#include "core/stats/latency_histogram.h"

namespace strata {

/// Most stretches that a run keeps.
inline constexpr std::uint64_t mostStretches = 256;

/// Divides what is written one after the other into stretches of equal bytes. Used by one thread.
class StretchTally {
 public:
  /// Makes mostStretches of `all` at most, in whole blocks, each of at least `least`: with several writes
  /// under way, some come back at once, and then none for a while.
  StretchTally(Bytes all, Bytes block, Bytes least);

  /// Writing goes on from here, at the beginning or after a pause, which counts for nothing.
  void resume(std::uint64_t nowNs);
  void pause(std::uint64_t nowNs);
  /// A write that has come back. Present: it ended a stretch.
  std::optional<EnduranceStretch> record(std::uint64_t beginNs, std::uint64_t nowNs, Bytes size);
  /// What is left after the last pause: at least half a stretch, or all there is.
  std::optional<EnduranceStretch> rest();

  Bytes written() const { return m_written; }
  /// Time of writing until the last pause.
  std::uint64_t busyNs() const { return m_closedNs + m_spentNs; }
  /// Time of writing until now, while it goes on.
  std::uint64_t busyNs(std::uint64_t nowNs) const { return busyNs() + nowNs - m_resumedNs; }
  const LatencyHistogram& latency() const { return m_latency; }

 private:
  EnduranceStretch close();

  Bytes m_stretch;
  Bytes m_written;
  Bytes m_closedAt;
  std::uint64_t m_resumedNs = 0;
  std::uint64_t m_spentNs = 0;   ///< of this stretch, until it was resumed
  std::uint64_t m_closedNs = 0;  ///< of all stretches before
  LatencyHistogram m_ofStretch;
  LatencyHistogram m_latency;
};

/// Joins the stretches of several disks by position: bytes and rates are added, latencies are those of the
/// slowest disk. The result has as many stretches as every disk has.
std::vector<EnduranceStretch> together(const std::vector<std::vector<EnduranceStretch>>& ofEach);

/// Where a disk has become slower for good: its fast cache is full, or it has become too hot.
struct RateFall {
  std::uint64_t atBytes = 0;  ///< written until then
  double before = 0;          ///< MB/s: median of the first stretches
  double after = 0;           ///< MB/s: median of all after the fall
};
/// The first stretch from which on nine in ten are below 70 % of what the first ones had (their median: of a
/// sixteenth of all, but at least three and at most eight); absent where there is none, or fewer than three
/// come after it.
std::optional<RateFall> findRateFall(std::span<const EnduranceStretch> stretches);

}  // namespace strata
