// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace strata {

/// What a watch of one CPU saw, in ticks of the counter. Made by anyone, written by the one thread that
/// watches, read by any thread meanwhile.
class PauseLog {
 public:
  struct Entry {
    std::uint64_t begin = 0;   ///< the last reading before the pause
    std::uint64_t length = 0;  ///< until the next one
  };
  /// Pauses that were too many for the log.
  struct Further {
    std::uint64_t count = 0;
    std::uint64_t ticks = 0;
    std::uint64_t longest = 0;
  };

  /// Takes all of its memory now, and uses it once: a page fault in the watch would be a pause of its making.
  /// May throw std::bad_alloc.
  explicit PauseLog(std::size_t most) : m_entries(most) {}

  /// Called by the thread that watches; takes some nanoseconds and no memory.
  void begin(std::uint64_t ticks) noexcept { m_begin.store(ticks, std::memory_order_release); }
  void add(Entry entry) noexcept;
  void end(std::uint64_t ticks) noexcept { m_end.store(ticks, std::memory_order_release); }

  /// How many there are so far; those below may be read.
  std::size_t size() const { return m_size.load(std::memory_order_acquire); }
  const Entry& operator[](std::size_t index) const { return m_entries[index]; }
  Further further() const;
  /// The first and the last reading; 0 before there is one.
  std::uint64_t beginTicks() const { return m_begin.load(std::memory_order_acquire); }
  std::uint64_t endTicks() const { return m_end.load(std::memory_order_acquire); }

 private:
  std::vector<Entry> m_entries;
  std::atomic<std::size_t> m_size{0};
  std::atomic<std::uint64_t> m_begin{0};
  std::atomic<std::uint64_t> m_end{0};
  std::atomic<std::uint64_t> m_furtherCount{0};
  std::atomic<std::uint64_t> m_furtherTicks{0};
  std::atomic<std::uint64_t> m_furtherLongest{0};
};

struct PauseWatch {
  std::uint64_t longest = 0;  ///< ticks between two readings that are no pause
  std::uint64_t ticks = 0;    ///< how long to watch
};

/// Watches the CPU that the calling thread is bound to: reads the counter in a tight loop (see nextGap) until
/// the time is over or `stop` is set, and puts what it sees into the log. What a tool for the same calls OS
/// noise (the osnoise tracer of Linux), jitter (sysjitter) or hardware latency (hwlat).
void watchPauses(const PauseWatch& watch, PauseLog& log, const std::atomic<bool>& stop) noexcept;

}  // namespace strata
