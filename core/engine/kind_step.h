// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/sampler.h"

namespace strata {

/// Measures a step of memory kinds on the team's first thread; called as sampleStep() is. For each cell:
/// fresh memory, its first use, PlannedCell::passes more (fewer where PlannedCell::passesWithinS is up), and
/// reads of a part of it beside reads of as much regular memory. What a use takes includes what the system
/// does to give the memory's pages. A stop ends a use within some milliseconds; that use does not count.
///
/// Errors, which fail the step: `allocation-failed` and `out-of-memory` of its regular source,
/// `counter-unsteady`.
StepSamples sampleKinds(const Plan& plan, const Step& step, Team& team, Host& host, std::uint64_t seed,
                        const std::function<void(const StepProgress&)>& progress, std::stop_token stop);

}  // namespace strata
