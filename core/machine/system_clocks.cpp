// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/system_clocks.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>

namespace strata {

ClockCourse courseBetween(const SystemClocks& before, const SystemClocks& after) {
  constexpr double leastStepS = 1.0;
  constexpr double mostSlew = 500e-6;
  ClockCourse course;
  const double suspended = after.suspendedS - before.suspendedS;
  if (suspended >= leastSuspensionS) course.suspendedS = suspended;
  course.elapsedS = std::max(0.0, after.steadyS - before.steadyS) + course.suspendedS;
  const double stepped = after.wallS - before.wallS - course.elapsedS;
  if (std::abs(stepped) > std::max(leastStepS, mostSlew * course.elapsedS)) course.steppedS = stepped;
  return course;
}

std::string utcText(double wallS) {
  const std::chrono::sys_seconds seconds{std::chrono::seconds(static_cast<std::int64_t>(std::floor(wallS)))};
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(seconds));
}

}  // namespace strata
