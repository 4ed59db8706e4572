// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/run.h"
#include "core/plan/plan.h"

namespace strata::gui {

/// The plan by which pages show a run that was kept: its settings, and its cells in steps of one test and one
/// size, in the order of the run. Nothing of it can be run: where threads ran and what was asked of the
/// system is not there. Cells of tests that this version does not know are left out.
Plan planOf(const Run& run);

}  // namespace strata::gui
