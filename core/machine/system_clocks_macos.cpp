// SPDX-License-Identifier: GPL-3.0-or-later
#include <mach/mach_time.h>
#include <time.h>

#include <cstdint>

#include "core/machine/system_clocks.h"

namespace strata {

namespace {

double secondsOf(std::uint64_t machTicks) {
  static const double nsPerTick = [] {
    mach_timebase_info_data_t base{};
    mach_timebase_info(&base);
    return static_cast<double>(base.numer) / static_cast<double>(base.denom);
  }();
  return 1e-9 * nsPerTick * static_cast<double>(machTicks);
}

}  // namespace

double suspendedSeconds() {
  // Whoever loses the CPU between the two readings would seem to have been suspended.
  constexpr double undisturbedS = 50e-6;
  constexpr int attempts = 5;
  double suspended = 0;
  for (int i = 0; i < attempts; ++i) {
    const std::uint64_t before = mach_absolute_time();
    suspended = secondsOf(mach_continuous_time() - before);
    if (secondsOf(mach_absolute_time() - before) < undisturbedS) break;
  }
  return suspended;
}

SystemClocks readSystemClocks() {
  timespec wall{};
  clock_gettime(CLOCK_REALTIME, &wall);
  return {static_cast<double>(wall.tv_sec) + 1e-9 * static_cast<double>(wall.tv_nsec),
          secondsOf(mach_absolute_time()), suspendedSeconds()};
}

}  // namespace strata
