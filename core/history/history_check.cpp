// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/history/history_check.h"

#include <filesystem>
#include <system_error>

#include "core/base/uuid.h"
#include "core/history/history.h"
#include "core/model/this_program.h"

namespace strata {

namespace {

Run sampleRun(const Machine& machine) {
  Run run;
  run.id = run.series = randomUuid();
  run.started = "2026-01-01T00:00:00Z";
  run.finished = "2026-01-01T00:00:01Z";
  run.program = thisProgram();
  run.machine = machine;
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
  return read && read->results == run.results && read->machine == run.machine;
}

}  // namespace

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
