// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/sampler.h"

namespace strata {

/// Measures hand-overs of cache lines between the team's two threads; called as sampleStep() is. Samples of
/// all cells and lines are taken in turn. Each thread begins every other line, and has touched it first. Ends
/// with what there is once it has taken Plan::mostExtension times as long as expected. A stop ends a sample
/// within a millisecond, unless a thread has lost its CPU; that sample does not count.
///
/// Errors, which fail the step: `cpu-not-bound` (cpu), where a thread is not on the CPU that a cell names;
/// `allocation-failed`, `out-of-memory`, `counter-unsteady`.
StepSamples sampleHandOvers(const Plan& plan, const Step& step, Team& team, Host& host, std::uint64_t seed,
                            const std::function<void(const StepProgress&)>& progress, std::stop_token stop);

}  // namespace strata
