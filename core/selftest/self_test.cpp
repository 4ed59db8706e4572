// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/selftest/self_test.h"

#include <cstdint>
#include <filesystem>
#include <system_error>
#include <variant>

#include "core/base/json.h"
#include "core/base/uuid.h"
#include "core/history/history.h"
#include "core/model/this_program.h"
#include "core/report/anonymised.h"
#include "core/report/json.h"

namespace strata {

namespace {

/// A run without results.
Run headOf(const Machine& machine) {
  Run run;
  run.id = run.series = randomUuid();
  run.started = run.finished = "2026-01-01T00:00:00Z";
  run.program = thisProgram();
  run.machine = machine;
  return run;
}

Run sampleRun(const Machine& machine) {
  Run run = headOf(machine);
  CellResult cell;
  cell.test = Test::Integer;
  cell.kernel = "heapsort-1000";
  cell.metric = "operations";
  cell.unit = "MOPs/s";
  cell.parameters.threads = 1;
  Measured measured;
  measured.value = 0.1;  // no binary fraction
  measured.statistic = "p90-per-clock";
  measured.median = measured.value;
  measured.count = measured.cleanCount = 1;
  measured.samples = {measured.value};
  measured.clean = {true};
  cell.outcome = measured;
  run.results = {cell};
  return run;
}

bool isReadBack(const Run& run, const std::string& file) {
  auto history = History::open(file);
  if (!history || !history->add(run)) return false;
  const auto read = history->load(run.id);
  // Texts are compared, since a run in memory has facts of the machine that no file keeps.
  return read && toJson(*read) == toJson(run);
}

/// The numbers of a check, and the names of kernels: any other text may name a folder of somebody's.
Json dataOf(const SelfCheck& check) {
  Json data = Json::object();
  for (const Datum& datum : check.what.data) {
    if (const auto* number = std::get_if<double>(&datum.value)) data[datum.name] = *number;
    if (const auto* count = std::get_if<std::int64_t>(&datum.value)) data[datum.name] = *count;
    const auto* text = std::get_if<std::string>(&datum.value);
    if (text != nullptr && datum.name == "wrong") data[datum.name] = *text;
  }
  return data;
}

}  // namespace

std::vector<SelfCheck> selfTest(const Machine& machine) {
  std::error_code none;
  const std::filesystem::path temporary = std::filesystem::temp_directory_path(none);
  const std::string folder = none ? "." : temporary.string();
  std::vector<SelfCheck> checks = selfChecks(machine, folder);
  checks.push_back(checkHistory(machine, folder));
  return checks;
}

std::string_view outcomeId(SelfCheck::Outcome outcome) {
  switch (outcome) {
    case SelfCheck::Outcome::Passed:
      return "ok";
    case SelfCheck::Outcome::Failed:
      return "wrong";
    case SelfCheck::Outcome::NotChecked:
      break;
  }
  return "not-checked";
}

Result<std::string> selfTestJson(const Machine& machine, const std::vector<SelfCheck>& checks) {
  const auto shared = anonymised({headOf(machine)}, {}, randomUuid);
  if (!shared) return shared.error();
  const Json facts = parsedJson(toJson(shared->runs.front()));
  Json json{{"schema", "strata.selftest/1"}, {"program", facts["program"]}, {"machine", facts["machine"]}};
  for (const SelfCheck& check : checks)
    json["checks"].push_back(
        {{"id", check.what.id}, {"outcome", outcomeId(check.outcome)}, {"data", dataOf(check)}});
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

SelfCheck checkHistory(const Machine& machine, const std::string& folder) {
  const Run run = sampleRun(machine);
  const std::filesystem::path own = std::filesystem::path(folder) / ("strata-selftest-" + run.id);
  const bool passed = isReadBack(run, (own / "history.sqlite").string());
  std::error_code ignored;
  std::filesystem::remove_all(own, ignored);
  return {{"selftest-history", {{"folder", folder}}},
          passed ? SelfCheck::Outcome::Passed : SelfCheck::Outcome::Failed};
}

}  // namespace strata
