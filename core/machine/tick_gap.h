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

}  // namespace strata
