// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "core/engine/events.h"
#include "core/engine/host.h"
#include "core/engine/row_outcomes.h"
#include "core/plan/plan.h"

namespace strata {

/// Called on the thread that called runDiskRows, at most ten times a second: how long the step has gone on
/// and will take in all, and the moments since the last call.
using RowProgress = std::function<void(double elapsedS, double expectedS, std::vector<Moment> moments)>;

/// What the cells of the step have come to so far, by the latest moment of each: all bytes over all of its
/// time, or all commits.
std::vector<LiveFigure> figuresSoFar(const Step& step, const std::vector<Moment>& moments);

/// Measures the disk by rows: makes a file in each folder of the plan (or opens the one that is to be read),
/// writes it in full with incompressible data, one more with zeros where cells ask for them, and flushes
/// them. Then cell after cell: all threads start together, each keeps as many requests under way as the row
/// says, on a queue of its own, for the time of the cell; what was written is flushed, which is timed apart.
///
/// An error of one thread ends the step, see rowOutcomes. A stop request is seen within a moment; threads
/// whose requests do not come back are left behind with all they use (see DiskCrew). All other threads have
/// then ended and their files are gone.
RowOutcomes runDiskRows(const Plan& plan, const Step& step, Host& host, const RowProgress& progress,
                        const std::stop_token& stop);

}  // namespace strata
