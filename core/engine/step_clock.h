// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/machine/sensors.h"
#include "core/machine/system_clocks.h"

namespace strata {

/// How long a step has been going on, by a counter that need not be sound: what it shows after it was set
/// back, and while the machine slept, does not count. Used by one thread at a time.
class StepClock {
 public:
  /// Starts at zero with the first look.
  double lookS(Sensors& sensors) {
    const std::uint64_t now = sensors.ticks();
    const double suspendedS = sensors.suspendedSeconds();
    const bool slept = suspendedS - m_suspendedS >= leastSuspensionS;
    if (m_started && now > m_last && !slept)
      m_elapsedS += static_cast<double>(now - m_last) / sensors.ticksPerSecond();
    m_started = true;
    m_last = now;
    m_suspendedS = suspendedS;
    return m_elapsedS;
  }

 private:
  bool m_started = false;
  std::uint64_t m_last = 0;
  double m_suspendedS = 0;
  double m_elapsedS = 0;
};

}  // namespace strata
