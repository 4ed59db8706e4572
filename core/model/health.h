// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/base/units.h"

namespace strata {

/// What of a machine's state changes how to read a figure, as far as the system tells. Absent or empty: it
/// does not tell, or has no such thing.
struct Health {
  std::string governor;                    ///< of the clock, as Linux names it; all of them where CPUs differ
  std::optional<bool> boost = {};          ///< whether the clock may rise above its nominal rate
  std::string powerProfile = {};           ///< of the whole machine, as the system names it
  std::optional<bool> onBattery = {};      ///< absent on machines without one
  std::optional<double> powerLimitW = {};  ///< of the processor, for long
  std::optional<double> temperatureC = {};  ///< of the processor, the hottest sensor
  std::optional<double> memoryPressure =
      {};                               ///< percent of the last 10 s in which some program waited for memory
  std::optional<double> cpuQuota = {};  ///< so many CPUs' worth of time a container gets
  std::optional<Bytes> memoryLimit = {};  ///< so much memory a container gets
  std::string kernel = {};                ///< "6.1.0-18-amd64"
  std::string microcode = {};             ///< "0x1000065"
  std::string substitute = {};            ///< what stands in for the system: "Wine 9.0"

  friend bool operator==(const Health&, const Health&) = default;
};

/// How a run waited for the machine to be calm.
struct CalmWait {
  double waitedS = 0;
  bool calm = false;  ///< it came; else the run began when its time was over

  friend bool operator==(const CalmWait&, const CalmWait&) = default;
};

}  // namespace strata
