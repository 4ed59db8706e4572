// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/benchmark.h"

#include <algorithm>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "core/base/utf8_path.h"
#include "core/disk/ask_folder.h"
#include "core/engine/host.h"
#include "core/engine/runner.h"
#include "core/engine/thread_trial.h"
#include "core/files/disk_folders_file.h"
#include "core/files/machine_file.h"
#include "core/machine/probe.h"
#include "core/machine/release_arena.h"
#include "core/machine/seen_paths.h"
#include "core/machine/system_clocks.h"
#include "core/machine/system_facts.h"
#include "core/machine/topology.h"
#include "core/stats/distinct_levels.h"

namespace strata {

namespace {

/// Writes down the folders of the disk test; called before it, and never during it. Best effort: without it a
/// leftover is not found by itself.
void rememberFolders(const Plan& plan) {
  const bool tested = std::any_of(plan.steps.begin(), plan.steps.end(),
                                  [](const Step& step) { return step.group == TestGroup::Disk; });
  const auto path = diskFoldersPath();
  if (!tested || !path) return;
  std::vector<std::string> folders;
  for (const FolderFacts& folder : plan.folders) folders.push_back(folder.path);
  static_cast<void>(rememberDiskFolders(*path, folders));
}

/// The size of a file that is to be read.
Result<Bytes> sizeOfFile(const std::string& path) {
  auto file = openDirectFile(path);
  if (!file) return file.error();
  return (*file)->size();
}

/// "" for a file in the current folder.
std::string folderOfFile(const std::string& path) {
  return utf8Of(pathOf(path).parent_path());
}

/// Best effort with the file: without it the answer is measured again at the next start.
void findLastLevel(Machine& machine, Probe probe, const ProbeProgress& progress,
                   const std::stop_token& stop) {
  const auto path = machineFilePath();
  const std::string key = machineKey(machine, cachePartition());
  if (const auto kept = path ? loadLastLevel(*path, key) : std::nullopt; kept && probe != Probe::Always) {
    machine.lastLevelProbe = LastLevelProbe::Confirmed;
    machine.usableLastLevel = kept->usable;
    return;
  }
  if (probe == Probe::Never) return;
  const LastLevelAnswer answer = probeLastLevel(machine, progress, stop);
  machine.lastLevelProbe = answer.probe;
  machine.usableLastLevel = answer.usable;
  if (!path || stop.stop_requested()) return;
  if (answer.probe == LastLevelProbe::Confirmed)
    static_cast<void>(keepLastLevel(*path, key, {answer.usable, utcText(readSystemClocks().wallS)}));
  else if (probe == Probe::Always)
    static_cast<void>(forgetLastLevel(*path, key));
}

/// Measures what the core's paths can do, where no source has it. Reading and writing the file is best
/// effort.
void findPaths(Machine& machine, Probe probe, const std::stop_token& stop) {
  if (!mayBeSeen(machine) || stop.stop_requested()) return;
  const auto path = machineFilePath();
  const std::string key = machineKey(machine, cachePartition());
  if (const auto kept = path ? loadSeenPaths(*path, key) : std::nullopt; kept && probe != Probe::Always)
    return giveSeenPaths(machine, kept->widths);
  if (probe == Probe::Never) return;
  const auto seen = seePaths(machine, stop);
  if (!seen) return;
  giveSeenPaths(machine, *seen);
  if (path) static_cast<void>(keepSeenPaths(*path, key, {*seen, utcText(readSystemClocks().wallS)}));
}

/// Holds the kept answer of the probe against what the run has measured; best effort. A new answer is not
/// looked for before the next start, so that all runs until then have the same regions.
void weighProbe(const Run& run, const Machine& machine) {
  const auto denied = deniesLastLevel(run);
  if (!denied) return;
  if (const auto path = machineFilePath())
    static_cast<void>(weighLastLevel(*path, machineKey(machine, cachePartition()), *denied));
}

}  // namespace

Result<Machine> examineMachine(Probe probe, const ProbeProgress& progress, std::stop_token stop) {
  auto machine = readMachine();
  if (!machine) return machine.error();
  findLastLevel(*machine, probe, progress, stop);
  findPaths(*machine, probe, stop);
  if (stop.stop_requested()) return Error{"stopped", {}};
  return machine;
}

Result<Plan> planFor(const Request& request, const Machine& machine, const std::stop_token& stop) {
  Request asked = request;
  const Selection& selection = request.selection;
  std::vector<FolderFacts> folders;
  if (selection.tests.contains(TestGroup::Disk)) {
    std::vector<std::string> paths = request.settings.diskFolders;
    if (selection.disk.fileToRead) {
      auto size = sizeOfFile(*selection.disk.fileToRead);
      if (!size) return size.error();
      asked.settings.diskFile = *size;
      paths = {folderOfFile(*selection.disk.fileToRead)};
    }
    if (paths.empty()) paths.emplace_back();
    for (const std::string& path : paths) {
      auto facts = askFolder(path, stop);
      if (!facts) return facts.error();
      folders.push_back(std::move(*facts));
    }
  }
  auto plan = makePlan(asked, machine, folders);
  if (!plan) return plan;
  if (auto error = refuseThreads(*plan, *makeMachineHost())) return *error;
  return plan;
}

Run runPlan(const Plan& plan, const Machine& machine, const EventSink& sink, std::stop_token stop) {
  // The last one may have been stopped a moment ago.
  waitForReleases(stop);
  rememberFolders(plan);
  const auto host = makeMachineHost();
  Run run;
  const auto carryOut = [&] { run = execute(plan, machine, *host, sink, stop); };
  // On a thread of its own, since it keeps off the measured CPUs: the caller's thread stays as free as it
  // was, and so do the workers of the next run, which inherit from the thread that starts them.
  try {
    std::jthread(carryOut).join();
  } catch (const std::system_error&) {
    carryOut();  // no thread to be had: the workers will say so
  }
  weighProbe(run, machine);
  return run;
}

}  // namespace strata
