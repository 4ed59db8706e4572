// SPDX-License-Identifier: GPL-3.0-or-later
#include <time.h>

#include "core/machine/system_ticks.h"
#include "core/machine/text_file.h"

namespace strata {

namespace {
// The steady clock of macOS steps by a microsecond and runs on while the computer sleeps; this one does
// neither.
#ifdef __APPLE__
constexpr clockid_t finest = CLOCK_UPTIME_RAW;
#else
constexpr clockid_t finest = CLOCK_MONOTONIC;
#endif
}  // namespace

std::uint64_t systemTicks() noexcept {
  timespec now{};
  clock_gettime(finest, &now);
  return static_cast<std::uint64_t>(now.tv_sec) * 1'000'000'000u + static_cast<std::uint64_t>(now.tv_nsec);
}

double systemTicksPerSecond() noexcept {
  return 1e9;
}

// Linux takes "tsc" off its list when it sees one processor's counter run ahead of another's. Other systems
// have no such list.
bool trustsTimeStamps() {
  const auto sources = readTextFile("/sys/devices/system/clocksource/clocksource0/available_clocksource");
  return !sources || (" " + *sources).find(" tsc") != std::string::npos;
}

}  // namespace strata
