// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/words/words.h"
#include "core/engine/selftest.h"
#include "core/history/history_check.h"
#include "core/machine/topology.h"

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

int selftestCommand() {
  const auto machine = readMachine();
  if (!machine) {
    sayLine(machine.error());
    return exitDevice;
  }
  int wrong = 0;
  std::string text;
  std::error_code none;
  const std::filesystem::path temporary = std::filesystem::temp_directory_path(none);
  const std::string folder = none ? "." : temporary.string();
  std::vector<SelfCheck> checks = selfChecks(*machine, folder);
  checks.push_back(checkHistory(*machine, folder));
  for (const SelfCheck& check : checks) {
    text += fmt::format("{:<12} {}\n", english(wordOf(check.outcome)), sentence(check.what));
    if (check.outcome == SelfCheck::Outcome::Failed) ++wrong;
  }
  return printResult(text, wrong == 0 ? exitDone : exitGate);
}

}  // namespace strata::cli
