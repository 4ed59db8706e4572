// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/engine/events.h"
#include "core/model/run.h"
#include "core/net/responder.h"
#include "core/plan/plan.h"

/// Made-up figures of the line to another machine: a gigabit, 180 µs away.
namespace strata::gui {

/// In the unit of the cell: MB/s, or ns of a round trip.
double sampleNetworkValue(const PlannedCell& cell);
/// What a run tells when it has done that share of the step: all moments so far of the cell that runs.
Progress sampleNetworkProgress(const Step& step, double share);
/// A result of that cell, as good as can be.
CellResult sampleNetworkResult(const PlannedCell& cell);

PlannedCell sampleStream(const std::string& direction, int streams);
PlannedCell sampleRoundTrip();
PeerFacts sampleLeader();
/// What a leader tells of this cell from its begin to its result.
std::vector<ResponderEvent> ledCell(const PlannedCell& cell);
/// The run that is left of these cells.
Run ledRun(const std::vector<PlannedCell>& cells);

}  // namespace strata::gui
