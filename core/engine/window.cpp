// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/window.h"

#include <algorithm>
#include <limits>

namespace strata {

namespace {

/// Follows the chunks' lengths.
class Gaps {
 public:
  void add(std::uint64_t ticks) {
    m_longest = std::max(m_longest, ticks);
    m_shortest = std::min(m_shortest, ticks);
  }
  double shortest() const { return m_longest > 0 ? static_cast<double>(m_shortest) : 0; }
  double longest() const { return m_longest > m_shortest ? static_cast<double>(m_longest - m_shortest) : 0; }

 private:
  std::uint64_t m_longest = 0;
  std::uint64_t m_shortest = std::numeric_limits<std::uint64_t>::max();
};

}  // namespace

Counted countAlone(Workload& workload, Sensors& sensors, std::uint64_t unitsPerChunk, std::uint64_t chunks) {
  Counted counted;
  Gaps gaps;
  std::uint64_t units = 0;
  std::uint64_t before = counted.startTicks = sensors.ticks();
  for (std::uint64_t chunk = 0; chunk < chunks; ++chunk) {
    units += workload.run(unitsPerChunk);
    const std::uint64_t after = sensors.ticks();
    gaps.add(after - before);
    before = after;
  }
  counted.endTicks = before;
  counted.units = static_cast<double>(units);
  counted.shortestChunkTicks = gaps.shortest();
  counted.longestGapTicks = gaps.longest();
  return counted;
}

Counted countInWindow(Workload& workload, Sensors& sensors, std::uint64_t unitsPerChunk, std::uint64_t opens,
                      std::uint64_t closes, const std::atomic<bool>& cut) {
  Counted counted;
  counted.startTicks = opens;
  counted.endTicks = closes;
  counted.late = sensors.ticks() > opens;
  std::uint64_t before = sensors.ticks();
  while (before < opens) before = sensors.ticks();

  Gaps gaps;
  while (before < closes && !cut.load(std::memory_order_relaxed)) {
    const auto done = static_cast<double>(workload.run(unitsPerChunk));
    const std::uint64_t after = sensors.ticks();
    if (after <= closes) {
      gaps.add(after - before);
      counted.units += done;
    } else {
      counted.units += done * static_cast<double>(closes - before) / static_cast<double>(after - before);
    }
    before = after;
  }
  counted.shortestChunkTicks = gaps.shortest();
  counted.longestGapTicks = gaps.longest();
  return counted;
}

}  // namespace strata
