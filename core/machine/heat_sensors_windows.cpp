// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>
// Needs the types of windows.h.
#include <powrprof.h>

#include <algorithm>
#include <cstddef>
#include <vector>

#include "core/machine/heat_sensors.h"

namespace strata {

namespace {

/// PROCESSOR_POWER_INFORMATION, which no header has: it is for programs to declare (CallNtPowerInformation).
struct ProcessorPower {
  ULONG number;
  ULONG maxMhz;
  ULONG currentMhz;
  ULONG mhzLimit;
  ULONG maxIdleState;
  ULONG currentIdleState;
};

/// What the counter "% Performance Limit" shows: the clock that power and heat leave, of the full one.
std::optional<double> limitPercent() {
  const DWORD cpus = GetActiveProcessorCount(ALL_PROCESSOR_GROUPS);
  std::vector<ProcessorPower> all(std::max<DWORD>(1, cpus));
  const auto bytes = static_cast<ULONG>(all.size() * sizeof(ProcessorPower));
  if (CallNtPowerInformation(ProcessorInformation, nullptr, 0, all.data(), bytes) != 0) return std::nullopt;
  std::optional<double> least;
  constexpr double whole = 100;
  for (const ProcessorPower& cpu : all) {
    if (cpu.maxMhz == 0 || cpu.mhzLimit == 0) continue;
    const double percent = whole * static_cast<double>(cpu.mhzLimit) / static_cast<double>(cpu.maxMhz);
    least = std::min(least.value_or(whole), percent);
  }
  return least;
}

std::optional<double> batteryPercent() {
  constexpr BYTE none = 128;
  constexpr BYTE unknown = 255;
  SYSTEM_POWER_STATUS status{};
  if (GetSystemPowerStatus(&status) == 0 || status.BatteryFlag == unknown ||
      (status.BatteryFlag & none) != 0 || status.ACLineStatus != 0 || status.BatteryLifePercent == unknown)
    return std::nullopt;
  return static_cast<double>(status.BatteryLifePercent);
}

/// Temperatures and power are for drivers only.
class WindowsHeatSensors : public HeatSensors {
 public:
  HeatReading read() override {
    HeatReading reading;
    reading.limitPercent = limitPercent();
    reading.batteryPercent = batteryPercent();
    return reading;
  }
};

}  // namespace

std::unique_ptr<HeatSensors> makeHeatSensors() {
  return std::make_unique<WindowsHeatSensors>();
}

}  // namespace strata
