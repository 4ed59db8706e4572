// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/engine.h"
#include "core/engine/benchmark.h"
#include "core/machine/binding.h"

namespace strata::gui {

Engine machineEngine() {
  Engine engine;
  engine.examine = examineMachine;
  engine.plan = planFor;
  engine.run = runPlan;
  engine.keepThisThreadOn = [](const std::vector<int>& cpus) { static_cast<void>(keepThisThreadOn(cpus)); };
  engine.program = thisProgram();
  return engine;
}

}  // namespace strata::gui
