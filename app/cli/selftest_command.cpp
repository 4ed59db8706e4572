// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <string>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/words/words.h"
#include "core/engine/selftest.h"
#include "core/machine/topology.h"

namespace strata::cli {

int selftestCommand() {
  const auto machine = readMachine();
  if (!machine) {
    sayLine(machine.error());
    return exitDevice;
  }
  int wrong = 0;
  std::string text;
  for (const SelfCheck& check : selfChecks(*machine)) {
    text += fmt::format("{:<5} {}\n", english(check.passed ? "selftest-ok" : "selftest-wrong"),
                        sentence(check.what));
    if (!check.passed) ++wrong;
  }
  return printResult(text, wrong == 0 ? exitDone : exitGate);
}

}  // namespace strata::cli
