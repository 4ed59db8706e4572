// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/base/units.h"

namespace strata {

/// The parts of a machine's state that affect results, as far as the system reports them. Absent or empty
/// members: the system does not report this, or has no such thing.
struct Health {
  std::string governor;                ///< clock governor, as Linux names it; all of them where CPUs differ
  std::string clockDriver = {};        ///< what the governor drives: "intel_pstate", "acpi-cpufreq"
  std::string transparentPages = {};   ///< transparent huge pages: "always", "madvise" or "never" (Linux)
  std::optional<bool> boost = {};      ///< whether the clock may rise above its nominal rate
  std::string powerProfile = {};       ///< power profile of the whole machine, as the system names it
  std::optional<bool> onBattery = {};  ///< absent on machines without one
  std::optional<double> powerLimitW = {};   ///< long-term power limit of the processor
  std::optional<double> temperatureC = {};  ///< the hottest sensor of the processor
  std::optional<double> memoryPressure =
      {};                               ///< percent of the last 10 s in which some program waited for memory
  std::optional<double> cpuQuota = {};  ///< CPU time that the container gets, in CPUs
  std::optional<Bytes> memoryLimit = {};  ///< memory that the container gets
  std::string kernel = {};                ///< "6.1.0-18-amd64"
  std::string microcode = {};             ///< "0x1000065"
  std::string substitute = {};            ///< program that runs in place of the system: "Wine 9.0"

  friend bool operator==(const Health&, const Health&) = default;
};

/// How a run waited for the machine to be calm.
struct CalmWait {
  double waitedS = 0;
  bool calm = false;  ///< the machine became calm; false: the time limit ended the wait

  friend bool operator==(const CalmWait&, const CalmWait&) = default;
};

}  // namespace strata
