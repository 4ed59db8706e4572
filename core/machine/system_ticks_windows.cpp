// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include "core/machine/system_ticks.h"

namespace strata {

std::uint64_t systemTicks() noexcept {
  LARGE_INTEGER now{};
  QueryPerformanceCounter(&now);
  return static_cast<std::uint64_t>(now.QuadPart);
}

double systemTicksPerSecond() noexcept {
  LARGE_INTEGER frequency{};
  QueryPerformanceFrequency(&frequency);
  return static_cast<double>(frequency.QuadPart);
}

bool trustsTimeStamps() {
  return true;
}

}  // namespace strata
