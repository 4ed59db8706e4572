// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>

#include "core/machine/sensors.h"

namespace strata {

/// Nanoseconds since a moment that all threads of a disk step count from. Used by the thread whose sensors
/// they are, which must outlive it.
class TickTime {
 public:
  TickTime(Sensors& sensors, std::uint64_t originTicks)
      : m_sensors(&sensors), m_originTicks(originTicks), m_nsPerTick(1e9 / sensors.ticksPerSecond()) {}

  std::uint64_t nowNs() const {
    // Counters of different cores may differ by a few ticks around the origin.
    const std::uint64_t ticks = m_sensors->ticks();
    const std::uint64_t since = ticks > m_originTicks ? ticks - m_originTicks : 0;
    return static_cast<std::uint64_t>(std::llround(static_cast<double>(since) * m_nsPerTick));
  }

 private:
  Sensors* m_sensors;
  std::uint64_t m_originTicks;
  double m_nsPerTick;
};

}  // namespace strata
