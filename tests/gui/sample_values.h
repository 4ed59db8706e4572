// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/engine/events.h"
#include "core/model/machine.h"
#include "core/model/machine_parts.h"
#include "core/model/run.h"
#include "core/model/settings.h"
#include "core/plan/plan.h"
#include "tests/support/only.h"

/// A made-up machine and figures as it would give them: plausible enough to judge the window by.
namespace strata::gui {

Machine sampleMachine();

/// All parts of the same machine.
MachineParts sampleParts();

/// Copy has the regions of the settings, or 64 MiB. Moves: regions of 12 KiB, 512 KiB, 4 MiB and 64 MiB, four
/// widths, two patterns; a disk file of 256 MiB.
Plan samplePlan(const Settings& settings, const Selection& selection, const Machine& machine);

/// What the cell gives in the end. Some figures are fair or poor, with their reasons.
CellResult sampleResult(const Plan& plan, const Step& step, std::size_t cell);

/// The figure of the cell on the way there, `share` of it done.
LiveFigure sampleLive(const Plan& plan, const Step& step, std::size_t cell, double share);

/// One stretch for each thread, ending at `share` of the file.
std::vector<DiskPoint> sampleStretches(const Plan& plan, std::size_t cell, double share);

Run sampleRun(const Plan& plan, const Machine& machine, RunStatus status, std::vector<CellResult> results);

}  // namespace strata::gui
