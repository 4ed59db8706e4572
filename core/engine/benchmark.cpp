// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/benchmark.h"

#include <system_error>
#include <thread>

#include "core/disk/direct_file.h"
#include "core/engine/host.h"
#include "core/engine/runner.h"
#include "core/engine/thread_trial.h"
#include "core/machine/probe.h"
#include "core/machine/topology.h"
#include "core/version.h"

namespace strata {

Result<Machine> examineMachine(std::stop_token stop) {
  auto machine = readMachine();
  if (!machine) return machine.error();
  machine->usableLastLevel = probeLastLevel(*machine, stop);
  if (stop.stop_requested()) return Error{"stopped", {}};
  return machine;
}

Result<Plan> planFor(const Settings& settings, const Selection& selection, const Machine& machine) {
  std::vector<FolderFacts> folders;
  if (selection.disk) {
    std::vector<std::string> paths = settings.diskFolders;
    if (paths.empty()) paths.emplace_back();
    for (const std::string& path : paths) {
      auto facts = readFolderFacts(path);
      if (!facts) return facts.error();
      folders.push_back(std::move(*facts));
    }
  }
  auto plan = makePlan(settings, selection, machine, folders);
  if (!plan) return plan;
  if (auto error = refuseThreads(*plan, *makeMachineHost())) return *error;
  return plan;
}

Run runPlan(const Plan& plan, const Machine& machine, const EventSink& sink, std::stop_token stop) {
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
  return run;
}

Program thisProgram() {
#if defined(__clang__)
  constexpr const char* compiler = "Clang " __clang_version__;
#else
  constexpr const char* compiler = "GCC " __VERSION__;
#endif
  return {versionText, compiler, methodRevision};
}

}  // namespace strata
