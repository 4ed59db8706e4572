// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/panel/panel_values.h"
#include "app/gui/results/compared_figures.h"
#include "core/model/run.h"

namespace strata::gui {

/// What a run of this machine has to be set beside later ones: of each level what the panel shows, by one
/// thread and over the whole region, and the points of its charts. Named by its id.
ComparedFigures ownFigures(const Run& run);
/// The panel of what that run measured.
Panel panelOfRun(const Run& run, PanelThreads threads);

}  // namespace strata::gui
