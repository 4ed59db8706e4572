// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/disk/row_tally.h"

#include <algorithm>

namespace strata {

void RowTally::restart(const RowWindow& window) {
  m_window = window;
  m_windowEndNs = window.endNs();
  m_slice = 0;
  m_sliceBeginNs = window.beginNs;
  m_sliceEndNs = window.beginNs + window.sliceNs;
  m_bytes.fill(0);
  m_operations = 0;
  m_latency.clear();
}

void RowTally::spread(std::uint64_t beginNs, std::uint64_t endNs, std::uint64_t bytes) noexcept {
  if (endNs < m_window.beginNs || beginNs >= m_windowEndNs) return;
  const std::uint64_t lastNs = std::min(endNs, m_windowEndNs - 1);
  // What was moved by then, rounded down, so that the parts make up the whole.
  const auto movedBy = [&](std::uint64_t ns) {
    if (ns <= beginNs) return std::uint64_t{0};
    if (ns > endNs) return bytes;
    // 53 bits are enough for blocks of 16 MiB, and the part is an estimate anyway.
    const double part = static_cast<double>(ns - beginNs) / static_cast<double>(endNs - beginNs);
    return static_cast<std::uint64_t>(part * static_cast<double>(bytes));
  };
  const auto sliceAt = [&](std::uint64_t ns) {
    return static_cast<std::size_t>((ns - m_window.beginNs) / m_window.sliceNs);
  };
  const std::size_t last = sliceAt(lastNs);
  for (std::size_t i = sliceAt(std::max(beginNs, m_window.beginNs)); i <= last; ++i) {
    const std::uint64_t sliceBeginNs = m_window.beginNs + i * m_window.sliceNs;
    // A slice reaches until just after its last moment: what comes back in that moment belongs to it.
    m_bytes[i] += movedBy(sliceBeginNs + m_window.sliceNs) - movedBy(sliceBeginNs);
  }
  m_slice = last;
  m_sliceBeginNs = m_window.beginNs + last * m_window.sliceNs;
  m_sliceEndNs = m_sliceBeginNs + m_window.sliceNs;
}

}  // namespace strata
