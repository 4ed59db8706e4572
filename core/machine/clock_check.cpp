// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/clock_check.h"

#include <cmath>

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

}  // namespace strata
