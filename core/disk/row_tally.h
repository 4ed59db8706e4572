// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/stats/latency_histogram.h"

namespace strata {

/// The counted time of a row is cut into so many equal slices: samples of one figure.
inline constexpr std::size_t rowSlices = 64;
using SliceBytes = std::array<std::uint64_t, rowSlices>;

/// The counted time of a row, in nanoseconds since a moment that is the same for all threads.
struct RowWindow {
  std::uint64_t beginNs = 0;
  std::uint64_t sliceNs = 1;

  std::uint64_t endNs() const { return beginNs + rowSlices * sliceNs; }
};

/// What one thread did in the counted time of a row.
class RowTally {
 public:
  /// Begins anew, for that time.
  void restart(const RowWindow& window);

  /// An operation that has come back, in the order in which they do. Its bytes count in each slice with the
  /// part that its time inside is of all its time; it counts as an operation, with its latency, when it began
  /// inside. Some nanoseconds; no memory.
  void record(std::uint64_t beginNs, std::uint64_t endNs, std::uint64_t bytes) noexcept {
    if (beginNs >= m_window.beginNs && beginNs < m_windowEndNs) {
      ++m_operations;
      m_latency.record(endNs - beginNs);
    }
    if (beginNs >= m_sliceBeginNs && endNs < m_sliceEndNs) {
      m_bytes[m_slice] += bytes;
      return;
    }
    spread(beginNs, endNs, bytes);
  }

  const SliceBytes& bytes() const { return m_bytes; }
  std::uint64_t operations() const { return m_operations; }
  const LatencyHistogram& latency() const { return m_latency; }

 private:
  void spread(std::uint64_t beginNs, std::uint64_t endNs, std::uint64_t bytes) noexcept;

  RowWindow m_window;
  std::uint64_t m_windowEndNs = 0;
  // The slice of the last operation: most are in it too.
  std::size_t m_slice = 0;
  std::uint64_t m_sliceBeginNs = 0;
  std::uint64_t m_sliceEndNs = 0;

  SliceBytes m_bytes{};
  std::uint64_t m_operations = 0;
  LatencyHistogram m_latency;
};

}  // namespace strata
