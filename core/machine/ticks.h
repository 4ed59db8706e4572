// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>

namespace strata {

/// Two readings of the counter, one after the other.
struct TickGap {
  std::uint64_t from = 0;
  std::uint64_t to = 0;
};

/// The loop of nextGap(), for a counter that `read` reads. It writes no memory: what it notices is not its
/// own doing.
template <auto read>
TickGap gapIn(std::uint64_t from, std::uint64_t longest, std::uint64_t end,
              const std::atomic<bool>& stop) noexcept {
  for (;;) {
    // The flag is read before the counter: whoever loses the CPU in between, and is stopped meanwhile, still
    // sees the gap.
    const bool isStopped = stop.load(std::memory_order_relaxed);
    const std::uint64_t now = read();
    // A counter that goes backwards is a gap, too: the difference has no sign.
    if (now - from > longest || now >= end || isStopped) return {from, now};
    from = now;
  }
}

/// The processor's own counter where it runs at one steady rate, else the system's steady clock: one of the
/// two for the whole life of the program. Waits for the instructions before it, and lets none of those after
/// it start early.
std::uint64_t readTicks() noexcept;

/// Reads that counter in a tight loop, from the reading `from` on, until two readings in a row are more than
/// `longest` apart, until one reaches `end`, or until `stop` is set by another thread: the last two readings.
/// They tell themselves which of these it was. The second is below the first where the counter went
/// backwards.
TickGap nextGap(std::uint64_t from, std::uint64_t longest, std::uint64_t end,
                const std::atomic<bool>& stop) noexcept;

/// Rate of readTicks, right to 1e-5 or better against the system's steady clock. The first call may take 30
/// ms; every call returns the same figure. Any thread.
double ticksPerSecond();

}  // namespace strata
