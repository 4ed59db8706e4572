// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/ticks.h"

#include <atomic>
#include <cstdint>

namespace strata {

namespace {

// The generic timer is architectural: one rate, the same on all cores, readable by programs. In the loop of
// nextGap even a call would write to the stack.
[[gnu::always_inline]] inline std::uint64_t readTimer() noexcept {
  std::uint64_t count;
  asm volatile("isb\n\tmrs %0, cntvct_el0\n\tisb" : "=r"(count) : : "memory");
  return count;
}

}  // namespace

std::uint64_t readTicks() noexcept {
  return readTimer();
}

TickGap nextGap(std::uint64_t from, std::uint64_t longest, std::uint64_t end,
                const std::atomic<bool>& stop) noexcept {
  return gapIn<readTimer>(from, longest, end, stop);
}

double ticksPerSecond() {
  std::uint64_t frequency;
  asm("mrs %0, cntfrq_el0" : "=r"(frequency));
  return static_cast<double>(frequency);
}

}  // namespace strata
