// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

#include "core/engine/events.h"
#include "core/engine/host.h"
#include "core/model/run.h"
#include "core/plan/plan.h"

namespace strata {

/// Called on the thread that called runSustainedStep, at most ten times a second and once a second with a
/// figure: how long the step has gone on of what it is expected to take, and what was seen so far.
using SustainedProgress =
    std::function<void(double elapsedS, double expectedS, std::vector<LiveFigure> figures)>;

/// A load ends by itself where no more than this is left of a battery.
inline constexpr double leastBatteryPercent = 20;

/// Puts the load of each cell on all threads of the step for the cell's time, and looks at heat and power
/// once a second; see sustainedSteps() and measuredSustained(). A stop is seen within some hundredths of a
/// second, and the whole seconds until then are kept, with the reason `row-stopped` (done_percent). So are
/// those until the sensor's critical temperature or a critical thermal state, `sustained-critical`
/// (temperature_c, where there is a sensor), and until leastBatteryPercent, `sustained-battery`
/// (battery_percent). Less than three seconds are no figure: the cell is left out after a stop. Failures:
/// `thread-failed`, `cpu-not-bound` (cpu), `counter-unsteady`, `no-figure` and those of Host::makeBench.
/// `seed` is of the step: data and interval are drawn by it.
std::vector<CellResult> runSustainedStep(const Plan& plan, const Step& step, Host& host, std::uint64_t seed,
                                         const SustainedProgress& progress, const std::stop_token& stop);

}  // namespace strata
