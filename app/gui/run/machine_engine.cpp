// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/run/engine.h"

#include <chrono>

#include "app/gui/run/mounted_drives.h"
#include "core/disk/leftovers.h"
#include "core/engine/benchmark.h"
#include "core/history/series.h"
#include "core/machine/binding.h"
#include "core/machine/machine_state.h"
#include "core/machine/topology_parts.h"
#include "core/model/this_program.h"
#include "core/selftest/self_test.h"

namespace strata::gui {

namespace {
/// How long a search for files of earlier tests waits: a disk that sleeps takes some seconds to spin up.
constexpr std::chrono::seconds patienceWithFolder{10};
/// The wait for a menu that a person looks at.
constexpr std::chrono::seconds patienceWithDrive{2};
}  // namespace

Engine machineEngine(const std::string& historyPath) {
  Engine engine;
  engine.examine = [](const std::stop_token& stop) { return examineMachine(Probe::WhenUnknown, {}, stop); };
  engine.measureLastLevel = [](const ProbeProgress& progress, const std::stop_token& stop) {
    return examineMachine(Probe::Always, progress, stop);
  };
  engine.plan = planFor;
  engine.run = [historyPath](const Plan& plan, const Machine& machine, const RunKeeper::Given& given,
                             const EventSink& sink, const std::stop_token& stop) {
    return runAndKeep(plan, machine, given, plan.settings.keepRuns ? historyPath : std::string(), sink, stop);
  };
  engine.keepThisThreadOn = [](const std::vector<int>& cpus) { static_cast<void>(keepThisThreadOn(cpus)); };
  engine.readParts = readMachineParts;
  engine.readState = readMachineState;
  engine.selfTest = [](const Machine& machine) { return selfTestJson(machine, selfTest(machine)); };
  engine.findDrives = [](const std::stop_token& stop) { return mountedDrives(patienceWithDrive, stop); };
  engine.findLeftovers = [](const std::vector<std::string>& folders, const std::stop_token& stop) {
    return leftoversOfEarlierTests(folders, patienceWithFolder, stop);
  };
  engine.removeLeftovers = removeLeftovers;
  engine.keepLeftovers = keepLeftovers;
  engine.respond = respond;
  engine.localAddresses = localAddresses;
  engine.keepLed = [historyPath](const Run& run) { return keepRun(run, historyPath); };
  engine.program = thisProgram();
  return engine;
}

}  // namespace strata::gui
