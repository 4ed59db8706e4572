// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <string>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/named_runs.h"
#include "app/cli/output.h"
#include "app/words/words.h"
#include "core/base/plain_text.h"
#include "core/engine/benchmark.h"
#include "core/files/write_file.h"
#include "core/machine/topology.h"
#include "core/selftest/self_test.h"

namespace strata::cli {

namespace {

const char* wordOf(SelfCheck::Outcome outcome) {
  switch (outcome) {
    case SelfCheck::Outcome::Passed:
      return "selftest-ok";
    case SelfCheck::Outcome::Failed:
      return "selftest-wrong";
    case SelfCheck::Outcome::NotChecked:
      break;
  }
  return "selftest-not-checked";
}

}  // namespace

int selftestCommand(const SelftestArguments& arguments) {
  // What is saved has the usable part of the last cache, which takes a second.
  const auto machine = arguments.save ? examineMachine(Probe::Always, {}, {}) : readMachine();
  if (!machine) {
    sayLine(machine.error());
    return exitDevice;
  }
  const std::vector<SelfCheck> checks = selfTest(*machine);
  int wrong = 0;
  std::string text;
  for (const SelfCheck& check : checks) {
    text += fmt::format("{:<12} {}\n", english(wordOf(check.outcome)), withoutControls(sentence(check.what)));
    if (check.outcome == SelfCheck::Outcome::Failed) ++wrong;
  }
  if (!isSeenSystem) text += english("selftest-not-seen") + '\n';
  // What was found is told also where it cannot be saved.
  const int status = printResult(text, wrong == 0 ? exitDone : exitGate);
  if (arguments.save) {
    const auto json = selfTestJson(*machine, checks);
    if (!json) return refused(json.error());
    if (const auto refusal = refusalOfOutput(*arguments.save)) return refused(*refusal);
    if (const Status written = writeFile(*arguments.save, *json); !written) return refused(written.error());
  }
  return status;
}

}  // namespace strata::cli
