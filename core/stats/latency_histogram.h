// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/model/run.h"

namespace strata {

/// How often each latency came, with three significant digits however long it took: what HdrHistogram does
/// (G. Tene, hdrhistogram.org), in 272 KiB. One thread writes; nobody else looks meanwhile.
class LatencyHistogram {
 public:
  LatencyHistogram();
  ~LatencyHistogram();
  LatencyHistogram(LatencyHistogram&&) noexcept;
  LatencyHistogram& operator=(LatencyHistogram&&) noexcept;

  /// Takes some nanoseconds and no memory. What took longer than 2.4 hours counts as that in fractions.
  void record(std::uint64_t ns) noexcept;
  void add(const LatencyHistogram& other);
  void clear();

  std::uint64_t count() const { return m_count; }
  /// The least latency that this fraction (0 … 1) of all took at most, rounded up by less than a thousandth;
  /// exact below 2048 ns. 0 when nothing was recorded.
  std::uint64_t atFraction(double fraction) const;
  /// Exact; 0 when nothing was recorded.
  std::uint64_t max() const { return m_max; }

 private:
  struct Counts;

  std::unique_ptr<Counts> m_counts;
  std::uint64_t m_count = 0;
  std::uint64_t m_max = 0;
};

/// What a run keeps of them: the latencies of 26 shares. Empty when nothing was recorded.
std::vector<LatencyQuantile> latencyQuantiles(const LatencyHistogram& histogram);

}  // namespace strata
