// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/machine_state.h"

#include <chrono>
#include <thread>

#include "core/machine/calm.h"
#include "core/machine/health.h"
#include "core/machine/instruction_sets.h"

namespace strata {

MachineState readMachineState() {
  constexpr std::chrono::milliseconds watched{200};
  OthersLoad load;
  load.sinceLast();
  std::this_thread::sleep_for(watched);
  MachineState state;
  state.busyCpus = load.sinceLast();
  state.instructionSets = instructionSets();
  state.health = readHealth();
  return state;
}

}  // namespace strata
