// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <cstdio>

#include "app/cli/commands.h"
#include "app/words/words.h"
#include "core/engine/selftest.h"
#include "core/machine/topology.h"

namespace strata::cli {

int selftestCommand() {
  const auto machine = readMachine();
  if (!machine) {
    fmt::print(stderr, "strata-cli: {}\n", sentence(machine.error()));
    return exitDevice;
  }
  int wrong = 0;
  for (const SelfCheck& check : selfChecks(*machine)) {
    fmt::print("{:<5} {}\n", english(check.passed ? "selftest-ok" : "selftest-wrong"), sentence(check.what));
    if (!check.passed) ++wrong;
  }
  return wrong == 0 ? exitDone : exitGate;
}

}  // namespace strata::cli
