// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/clock_check.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "core/machine/ticks.h"

namespace strata {

bool clocksAgree(double ghzByAdds, double ghzByMuls) noexcept {
  if (!(ghzByAdds > 0) || !(ghzByMuls > 0)) return false;
  return std::abs(ghzByMuls / ghzByAdds - 1) <= 0.01;
}

double multiplyLatency(double cyclesPerMul, double usual) noexcept {
  const double whole = std::round(cyclesPerMul);
  const bool plausible = whole >= 2 && whole <= 6 && std::abs(cyclesPerMul / whole - 1) <= 0.01;
  return plausible ? whole : usual;
}

std::uint64_t ticksPerStep(std::span<const std::uint64_t> readings) {
  bool stoodStill = false;
  std::optional<std::uint64_t> least;
  for (std::size_t i = 1; i < readings.size(); ++i) {
    const std::uint64_t difference = readings[i] - readings[i - 1];
    if (difference == 0)
      stoodStill = true;
    else
      least = std::min(least.value_or(difference), difference);
  }
  return stoodStill ? least.value_or(1) : 1;
}

std::uint64_t measureTicksPerStep() {
  std::array<std::uint64_t, 2048> readings{};
  for (std::uint64_t& reading : readings) reading = readTicks();
  return ticksPerStep(readings);
}

}  // namespace strata
