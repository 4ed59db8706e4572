// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <filesystem>
#include <string>
#include <system_error>
#include <variant>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/named_runs.h"
#include "app/cli/output.h"
#include "app/words/words.h"
#include "core/base/json.h"
#include "core/base/uuid.h"
#include "core/engine/benchmark.h"
#include "core/engine/selftest.h"
#include "core/files/write_file.h"
#include "core/history/history_check.h"
#include "core/machine/topology.h"
#include "core/model/this_program.h"
#include "core/report/anonymised.h"
#include "core/report/json.h"

namespace strata::cli {

namespace {

/// Where the program has been run by who makes it, on real machines; elsewhere under emulators at most.
#if defined(__linux__) && defined(__x86_64__)
constexpr bool isSeenSystem = true;
#else
constexpr bool isSeenSystem = false;
#endif

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

/// The numbers of a check, and the names of kernels: any other text may name a folder of somebody's.
Json dataOf(const SelfCheck& check) {
  Json data = Json::object();
  for (const Datum& datum : check.what.data) {
    if (const auto* number = std::get_if<double>(&datum.value)) data[datum.name] = *number;
    if (const auto* count = std::get_if<std::int64_t>(&datum.value)) data[datum.name] = *count;
    if (const auto* text = std::get_if<std::string>(&datum.value); text != nullptr && datum.name == "wrong")
      data[datum.name] = *text;
  }
  return data;
}

/// Checks and machine for who helps: program and machine are as in a run that was made anonymous.
Result<std::string> jsonOf(const Machine& machine, const std::vector<SelfCheck>& checks) {
  Run run;
  run.id = run.series = randomUuid();
  run.started = run.finished = "2026-01-01T00:00:00Z";
  run.program = thisProgram();
  run.machine = machine;
  const auto shared = anonymised({run}, {}, randomUuid);
  if (!shared) return shared.error();
  const Json facts = Json::parse(toJson(shared->runs.front()), nullptr, false);
  Json json{{"schema", "strata.selftest/1"}, {"program", facts["program"]}, {"machine", facts["machine"]}};
  for (const SelfCheck& check : checks)
    json["checks"].push_back({{"id", check.what.id},
                              {"outcome", std::string(wordOf(check.outcome)).substr(sizeof "selftest-" - 1)},
                              {"data", dataOf(check)}});
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace

int selftestCommand(const SelftestArguments& arguments) {
  // What is saved has the usable part of the last cache, which takes a second.
  const auto machine = arguments.save ? examineMachine(Probe::Always, {}, {}) : readMachine();
  if (!machine) {
    sayLine(machine.error());
    return exitDevice;
  }
  std::error_code none;
  const std::filesystem::path temporary = std::filesystem::temp_directory_path(none);
  const std::string folder = none ? "." : temporary.string();
  std::vector<SelfCheck> checks = selfChecks(*machine, folder);
  checks.push_back(checkHistory(*machine, folder));
  int wrong = 0;
  std::string text;
  for (const SelfCheck& check : checks) {
    text += fmt::format("{:<12} {}\n", english(wordOf(check.outcome)), sentence(check.what));
    if (check.outcome == SelfCheck::Outcome::Failed) ++wrong;
  }
  if (!isSeenSystem) text += english("selftest-not-seen") + '\n';
  if (arguments.save) {
    const auto json = jsonOf(*machine, checks);
    if (!json) return refused(json.error());
    if (const Status written = writeFile(*arguments.save, *json); !written) return refused(written.error());
  }
  return printResult(text, wrong == 0 ? exitDone : exitGate);
}

}  // namespace strata::cli
