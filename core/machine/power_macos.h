// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace strata {

/// What feeds this Mac.
struct PowerSource {
  bool onBattery = false;                     ///< the battery, or that of a UPS
  std::optional<double> batteryPercent = {};  ///< what is left of the one in the computer
};

/// Absent on a Mac without a battery, and where the system does not tell. Takes a millisecond or so; any
/// thread.
std::optional<PowerSource> powerSource();

/// Whether the person chose Low Power Mode, as far as the system tells.
bool isInLowPowerMode();

}  // namespace strata
