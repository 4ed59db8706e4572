// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/ticks.h"

namespace strata {

// The generic timer is architectural: one rate, the same on all cores, readable by programs.
std::uint64_t readTicks() noexcept {
  std::uint64_t count;
  asm volatile("isb\n\tmrs %0, cntvct_el0\n\tisb" : "=r"(count) : : "memory");
  return count;
}

double ticksPerSecond() {
  std::uint64_t frequency;
  asm("mrs %0, cntfrq_el0" : "=r"(frequency));
  return static_cast<double>(frequency);
}

}  // namespace strata
