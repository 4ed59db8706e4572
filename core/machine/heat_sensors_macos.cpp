// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <optional>

#include "core/machine/heat_sensors.h"
#include "core/machine/objective_c_macos.h"
#include "core/machine/power_macos.h"
#include "core/machine/sysctl_macos.h"

namespace strata {

namespace {

/// NSProcessInfo's thermalState, on all processors; its NSProcessInfoThermalState counts from nominal, 0.
std::optional<ThermalState> thermalState() {
  const ObjectiveC* runtime = objectiveC();
  if (runtime == nullptr) return std::nullopt;
  const ObjectiveC::Pool pool(*runtime);
  const ObjectiveC::Object process = runtime->call(runtime->classOf("NSProcessInfo"), "processInfo");
  const auto state = runtime->call<std::intptr_t>(process, "thermalState");
  const auto known = static_cast<std::intptr_t>(thermalStateNames.size());
  return state >= 0 && state < known ? std::optional(static_cast<ThermalState>(state)) : std::nullopt;
}

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
    reading.thermalState = thermalState();
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
