// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/machine/heat_sensors.h"
#include "core/machine/power_macos.h"
#include "core/machine/sysctl_macos.h"

namespace strata {

namespace {

/// Temperatures and power are for programs with special rights only.
class MacHeatSensors : public HeatSensors {
 public:
  // The kernel's thermal level of the processor, 0 to 100: how much it takes back for heat (xcpm, of Intel
  // processors). Others have no such value.
  HeatReading read() override {
    HeatReading reading;
    constexpr double whole = 100;
    if (const auto level = sysctlNumber("machdep.xcpm.cpu_thermal_level"))
      reading.limitPercent = whole - std::min(whole, static_cast<double>(*level));
    if (const auto source = powerSource(); source && source->onBattery)
      reading.batteryPercent = source->batteryPercent;
    return reading;
  }
};

}  // namespace

std::unique_ptr<HeatSensors> makeHeatSensors() {
  return std::make_unique<MacHeatSensors>();
}

}  // namespace strata
