// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/model/test_figures.h"

/// Heat, power and battery of the whole machine while it works, as far as the system tells them without
/// special rights; one source file for each system.
namespace strata {

/// Members are absent where the system does not tell them.
struct HeatReading {
  std::optional<double> temperatureC = {};  ///< of the hottest sensor of the processor
  std::optional<double> criticalC = {};     ///< at which the system calls that sensor critical
  std::optional<double> powerW = {};        ///< of all packages together, since the reading before
  /// The share of its full clock that the system lets the processor have, in percent. Windows: its counter
  /// "% Performance Limit", or else the clock's limit, the least of all CPUs. macOS: 100 less what it takes
  /// for heat.
  std::optional<double> limitPercent = {};
  std::optional<double> batteryPercent = {};      ///< what is left; only while the battery is discharged
  std::optional<ThermalState> thermalState = {};  ///< of the whole machine; macOS
};

/// Made, used and destroyed on one thread. Tests inject their own.
class HeatSensors {
 public:
  virtual ~HeatSensors() = default;

  /// Takes a millisecond or so; some tens of them where a battery is asked.
  virtual HeatReading read() = 0;
  /// How often the processor was so hot that it lowered its clock, of all cores and packages, since the
  /// system started. Takes some milliseconds on a machine of many CPUs.
  virtual std::optional<std::uint64_t> throttles() { return std::nullopt; }
};

std::unique_ptr<HeatSensors> makeHeatSensors();

#ifdef __linux__
/// The sensors of a system whose /sys is in that folder; "" is this system. `nowS` is the steady clock that
/// power goes by.
std::unique_ptr<HeatSensors> makeHeatSensorsBelow(const std::string& root, double (*nowS)());
#endif

}  // namespace strata
