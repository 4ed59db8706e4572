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

/// Called on the thread that called runPauseStep, at most ten times a second: how long the step has gone on
/// of what it is expected to take, and what was seen so far.
using PauseProgress = std::function<void(double elapsedS, double expectedS, std::vector<LiveFigure> figures)>;

/// A thread sleeps for so long before each wake-up.
inline constexpr std::uint64_t wakeUpPeriodNs = 1'000'000;
/// The most pauses of a CPU that are told one by one; further ones are counted, and their time is added up.
inline constexpr std::size_t mostLoggedPauses = 65'536;

/// Watches all CPUs of the step at once, each by a thread of its own, and measures wake-ups; see
/// pauseSteps(). A stop is seen within some milliseconds: what was measured by then is kept, with the reason
/// `row-stopped` (done_percent), and cells that had not begun are left out. Failures: `thread-failed` of all
/// cells that are measured together, `cpu-not-bound` (cpu), `counter-unsteady`, `no-figure`. `seed` is of the
/// step: the intervals are drawn by it.
std::vector<CellResult> runPauseStep(const Plan& plan, const Step& step, Host& host, std::uint64_t seed,
                                     const PauseProgress& progress, const std::stop_token& stop);

}  // namespace strata
