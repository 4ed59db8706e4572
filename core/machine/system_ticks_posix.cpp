// SPDX-License-Identifier: GPL-3.0-or-later
#include <time.h>

#include "core/machine/system_ticks.h"

namespace strata {

std::uint64_t systemTicks() noexcept {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<std::uint64_t>(now.tv_sec) * 1'000'000'000u + static_cast<std::uint64_t>(now.tv_nsec);
}

double systemTicksPerSecond() noexcept {
  return 1e9;
}

}  // namespace strata
