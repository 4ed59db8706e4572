// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "core/engine/events.h"
#include "core/engine/host.h"
#include "core/model/run.h"
#include "core/plan/plan.h"

namespace strata {

/// Called on the thread that called runNetworkStep, at most ten times a second: how long the step has gone on
/// of what it is expected to take, and what has moved.
using NetworkProgress = std::function<void(double elapsedS, double expectedS, std::vector<Moment> moments)>;

/// Codes that somebody may have guessed at: see isCodeSpent(const Error&).
using SpentCodes = std::set<std::string>;

/// Whether a code was spent in that run, so that no other run is to begin with it.
bool isCodeSpent(const Run& run);

struct NetworkOutcomes {
  std::vector<CellResult> results;
  std::vector<PeerFacts> peers;  ///< that were reached
};

/// Measures the line to the machines of the step: connects to each, and carries out cell after cell, with all
/// of them at once. Each is told what came of its line, for a history of its own. The first failure ends the
/// step: its cell has Failed, those after it Skipped `row-not-reached`; what was measured is kept. A stop is
/// seen within a moment, and the other ends are told. `seed` is of the step: the intervals are drawn by it.
/// No connection is made with a code of `spent` (`network-code-spent`); one that is spent here is added.
NetworkOutcomes runNetworkStep(const Plan& plan, const Step& step, const Machine& machine, Host& host,
                               std::uint64_t seed, SpentCodes& spent, const NetworkProgress& progress,
                               const std::stop_token& stop);

}  // namespace strata
