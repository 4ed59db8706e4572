// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "core/engine/events.h"
#include "core/machine/probe.h"
#include "core/model/machine.h"
#include "core/model/result.h"
#include "core/model/run.h"
#include "core/model/settings.h"
#include "core/plan/plan.h"

/// The way from settings to a run that the window and the command line share.
namespace strata {

/// When the usable size of the last cache level is measured.
enum class Probe {
  Never,        ///< only an earlier answer counts
  WhenUnknown,  ///< where no earlier answer for this machine is kept
  Always        ///< whatever is kept: somebody asks for it
};

/// Reads the machine and how much of its last-level cache is usable. If the design of its cores is not known,
/// reads what their paths can do. These answers come from the data folder, else they are measured (see
/// probeLastLevel and seePaths) and stored once confirmed. Takes tens of milliseconds with stored answers or
/// without a probe, otherwise up to three seconds. Errors: `topology-failed`, `stopped`.
Result<Machine> examineMachine(Probe probe, const ProbeProgress& progress, std::stop_token stop);

/// Looks at the disk folders (when the disk is selected), makes the plan, and tries whether its threads can
/// be had. Ends at a stop request, and waits no longer than some seconds for a folder that does not answer.
/// Errors: those of makePlan, askFolder and refuseThreads.
Result<Plan> planFor(const Request& request, const Machine& machine, const std::stop_token& stop);

/// Runs the plan on this machine, on a thread of its own, and waits for it; see execute(). The sink is called
/// on that thread. Before a disk test its folders are noted in the data folder (see DiskFolders).
Run runPlan(const Plan& plan, const Machine& machine, const EventSink& sink, std::stop_token stop);

}  // namespace strata
