// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/settings.h"
#include "core/plan/plan.h"

/// All parts of a machine in one run that a person waits for: processor, levels of memory and disk, each
/// within its share of the time, whatever the machine is like.
namespace strata {

/// Seconds that the parts of such a run may take; together with what is to spare wholeMachineSeconds.
struct WholeMachineBudget {
  double processor = 4;
  double levelsOfOne = 14;  ///< bandwidth and latency by one thread
  double levelsOfAll = 6;   ///< bandwidth by all
  double disk = 12;         ///< its file included, see wholeMachineLayingSeconds
  /// The share of its planned time that a cell needs at least: with less it says too little, and a step is
  /// left out.
  double leastShareOfTime = 0.5;
};
/// Half of the usual one for a quick run, three times as much for a thorough one.
WholeMachineBudget budgetOf(WholeMachinePace pace);
/// 20, 40 or 120.
double wholeMachineSeconds(WholeMachinePace pace);

/// The file is as large as what is written in that time, within these bounds.
inline constexpr double wholeMachineLayingSeconds = 3;
inline constexpr Bytes leastWholeMachineFile = 64_MiB;
inline constexpr Bytes mostWholeMachineFile = 1_GiB;

/// The settings with the times and the threads of such a run; folders, binding and what else a person has
/// chosen stay.
Settings wholeMachineSettings(Settings settings, WholeMachinePace pace = WholeMachinePace::Default);
Selection wholeMachineSelection(bool withDisk, WholeMachinePace pace = WholeMachinePace::Default);

/// Makes each part of the plan as short as its share: first all cells of a part alike, down to the least
/// share of their time; where that is not enough, whole steps are left out, the levels between the first and
/// memory before those. What is left out stays in the plan, skipped for `no-time-left` (with the seconds of
/// the part).
void fitWholeMachine(Plan& plan, const WholeMachineBudget& budget = {});

}  // namespace strata
