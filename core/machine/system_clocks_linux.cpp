// SPDX-License-Identifier: GPL-3.0-or-later
#include <time.h>

#include "core/machine/system_clocks.h"

namespace strata {

namespace {

double secondsOf(clockid_t clock) {
  timespec now{};
  clock_gettime(clock, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace

double suspendedSeconds() {
  // Whoever loses the CPU between the two readings would seem to have been suspended.
  constexpr double undisturbedS = 50e-6;
  constexpr int attempts = 5;
  double suspended = 0;
  for (int i = 0; i < attempts; ++i) {
    const double before = secondsOf(CLOCK_MONOTONIC);
    suspended = secondsOf(CLOCK_BOOTTIME) - before;
    if (secondsOf(CLOCK_MONOTONIC) - before < undisturbedS) break;
  }
  return suspended;
}

SystemClocks readSystemClocks() {
  return {secondsOf(CLOCK_REALTIME), secondsOf(CLOCK_MONOTONIC), suspendedSeconds()};
}

}  // namespace strata
