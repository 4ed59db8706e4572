// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/pause_watch.h"

#include <algorithm>

#include "core/machine/ticks.h"

namespace strata {

// One thread writes: what it adds to it need not read in one step.
void PauseLog::add(Entry entry) noexcept {
  const std::size_t at = m_size.load(std::memory_order_relaxed);
  if (at < m_entries.size()) {
    m_entries[at] = entry;
    m_size.store(at + 1, std::memory_order_release);
    return;
  }
  const auto put = [](std::atomic<std::uint64_t>& into, std::uint64_t value) {
    into.store(value, std::memory_order_release);
  };
  put(m_furtherCount, m_furtherCount.load(std::memory_order_relaxed) + 1);
  put(m_furtherTicks, m_furtherTicks.load(std::memory_order_relaxed) + entry.length);
  put(m_furtherLongest, std::max(m_furtherLongest.load(std::memory_order_relaxed), entry.length));
}

PauseLog::Further PauseLog::further() const {
  return {m_furtherCount.load(std::memory_order_acquire), m_furtherTicks.load(std::memory_order_acquire),
          m_furtherLongest.load(std::memory_order_acquire)};
}

void watchPauses(const PauseWatch& watch, PauseLog& log, const std::atomic<bool>& stop) noexcept {
  const std::uint64_t begin = readTicks();
  const std::uint64_t end = begin + watch.ticks;
  log.begin(begin);
  // Writing down where it began is not watched yet.
  std::uint64_t from = readTicks();
  while (from < end && !stop.load(std::memory_order_relaxed)) {
    const TickGap gap = nextGap(from, watch.longest, end, stop);
    if (gap.to > gap.from && gap.to - gap.from > watch.longest) log.add({gap.from, gap.to - gap.from});
    from = gap.to;
  }
  log.end(from);
}

}  // namespace strata
