// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "core/engine/events.h"
#include "core/engine/host.h"
#include "core/model/run.h"
#include "core/plan/plan.h"

namespace strata {

/// Called on the thread that called runDiskStep, at most ten times a second: how much of the step is done (0
/// … 1), and the stretches of each thread since the last call. The rate of a stretch is its bytes over the
/// time inside its operations.
using DiskProgress = std::function<void(double fraction, std::vector<DiskPoint> points)>;

/// Measures the disk: each thread of the plan makes a file in its folder, all start together to write it in
/// full with incompressible data, flush it, and then, all together again, read it back. Only the step's cells
/// are reported, in their order: kernels `disk-write-serial` and `disk-read-serial`.
///
/// An error of one thread ends the phase for all: that cell is Failed with it, and the read cell with
/// `nothing-to-read` when the write failed. A stop request ends the phase after at most one more operation a
/// thread: a cell in which every thread has done one is still reported, the others are left out. All threads
/// have then ended and all files are gone, but for threads whose request does not come back within a moment:
/// these are left behind with all they use (see DiskCrew), and the cell says `request-unanswered`
/// (folder), as a poor figure or as a failure. Errors beside those and those of DirectFile:
/// `allocation-failed` (size_bytes), `data-mismatch` (path, offset_bytes), `thread-failed` (started, wanted).
std::vector<CellResult> runDiskStep(const Plan& plan, const Step& step, Host& host,
                                    const DiskProgress& progress, std::stop_token stop);

}  // namespace strata
