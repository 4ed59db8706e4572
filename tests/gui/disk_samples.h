// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/engine/events.h"
#include "core/model/run.h"
#include "core/model/settings.h"
#include "core/plan/plan.h"

/// Made-up disk tests in rows, with figures as a good drive of PCIe 4 would give them.
namespace strata::gui {

/// The rows of the profile, or the endurance test.
Step sampleDiskRows(const Settings& settings, const Selection& selection);

FolderFacts sampleFolder();

bool isInRows(const Step& step);
double sampleRowRate(const PlannedCell& cell);
/// Between 0 and 1 of the step: what the cell of that moment tells.
Progress sampleRowProgress(const Step& step, double share);
DiskFigures sampleDiskFigures(const PlannedCell& cell);

}  // namespace strata::gui
