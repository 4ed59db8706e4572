// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/disk/leftovers.h"
#include "core/engine/events.h"
#include "core/history/run_keeper.h"
#include "core/history/series.h"
#include "core/machine/probe.h"
#include "core/model/machine.h"
#include "core/model/machine_parts.h"
#include "core/model/machine_state.h"
#include "core/model/result.h"
#include "core/model/run.h"
#include "core/model/settings.h"
#include "core/net/local_addresses.h"
#include "core/net/responder.h"
#include "core/plan/plan.h"

namespace strata::gui {

/// All that the window asks of the engine. Tests put their own functions here.
struct Engine {
  /// Called on the engine's thread; may take half a second.
  std::function<Result<Machine>(std::stop_token)> examine;
  /// Called on the engine's thread, and for plans that are only asked about on another, at the same time.
  std::function<Result<Plan>(const Request&, const Machine&, const std::stop_token&)> plan;
  /// Called on the engine's thread; returns when the run has ended, which then has what was given.
  std::function<EndedRun(const Plan&, const Machine&, const RunKeeper::Given&, const EventSink&,
                         std::stop_token)>
      run;
  /// Called on the window's thread: binds the calling thread to these CPUs (the system's numbers), best
  /// effort.
  std::function<void(const std::vector<int>&)> keepThisThreadOn;
  /// Called on the window's thread, takes tens of milliseconds: all parts of the machine, for a picture of
  /// it. May be null.
  std::function<Result<MachineParts>()> readParts;
  /// Called on a thread of its own: see readMachineState. May be null.
  std::function<MachineState()> readState;
  /// Called on a thread of its own, while no run is in progress: see selfTestJson. Takes some seconds. May be
  /// null.
  std::function<Result<std::string>(const Machine&)> selfTest;
  /// Called on a thread of its own: see mountedDrives. May be null.
  std::function<std::vector<FolderFacts>(const std::stop_token&)> findDrives;
  /// Called on a thread of their own: what interrupted disk tests have left, in these folders and elsewhere;
  /// its removal, with what could not be removed and why; and that it is not to be told of again. May be
  /// null.
  std::function<std::vector<Leftover>(const std::vector<std::string>&, const std::stop_token&)> findLeftovers;
  std::function<std::vector<Error>(const std::vector<Leftover>&, const std::stop_token&)> removeLeftovers;
  std::function<void(const std::vector<Leftover>&)> keepLeftovers;
  /// Called on a thread of its own: the far end of a network test, see strata::respond. May be null.
  std::function<Status(const ResponderOptions&, const Machine&, const ResponderSink&, const std::stop_token&)>
      respond;
  /// Called on another: keeps a run that another machine led, as run() keeps those of this one. May be null.
  std::function<EndedRun(const Run&)> keepLed;
  /// Called on the window's thread: see strata::localAddresses. May be null.
  std::function<std::vector<LocalAddress>()> localAddresses;
  /// Called on the engine's thread, while no run is in progress: examine() with the usable last level
  /// measured anew. May take three seconds; tells how much of them is gone, 0 … 1. May be null.
  std::function<Result<Machine>(const ProbeProgress&, std::stop_token)> measureLastLevel;
  Program program;
};

/// The engine that measures this machine, and keeps runs in the history of that path where their settings
/// want it; an empty path: nowhere.
Engine machineEngine(const std::string& historyPath);

}  // namespace strata::gui
