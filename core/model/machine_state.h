// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/model/health.h"
#include "core/model/machine_parts.h"

namespace strata {

/// What a look at this machine finds beside what it is made of.
struct MachineState {
  std::vector<InstructionSetFact> instructionSets;  ///< from the oldest on
  Health health;
  std::optional<double> busyCpus;  ///< CPUs that other programs keep busy; absent: not reported

  friend bool operator==(const MachineState&, const MachineState&) = default;
};

}  // namespace strata
