// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/engine/sampler.h"
#include "core/model/run.h"
#include "core/plan/plan.h"

namespace strata {

/// What is known of a step beside its samples.
struct StepCircumstances {
  std::vector<std::optional<int>> placement;  ///< of each thread
  /// The core of each thread, absent where it is unknown; such a thread counts as one on a core of its own.
  std::vector<std::optional<int>> cores = {};
  std::size_t usableCpus = 1;
  int usableCores = 0;                  ///< 0: unknown
  bool sharing = false;                 ///< threads share CPUs, or may
  std::optional<double> stolenPercent;  ///< of the measured CPUs' time
  std::optional<double> othersCpus;     ///< CPUs that other programs kept busy on average, wherever
  double plannedS = 0;
  std::uint64_t pagesToReserve = 0;  ///< explicit large ones, that the whole run needs
};

/// Numa: beyond this share of its pages on other nodes, a figure is none of the node that was asked for. Two
/// of the 128 pages that are looked at are more.
inline constexpr double mostOffNode = 0.01;

/// The revision of the loop that measures the cell, as results have it; 1 for a cell without a kernel.
int revisionOf(const CellId& cell);

/// Makes results from samples: a pure function. Cells that were not reached before a stop are left out.
/// Failures: `threads-not-together` (threads) where several threads have a rate of 0 together, since they
/// share CPUs or other programs take these in every window, `counter-unsteady`, and those of refusedOutcome.
std::vector<CellResult> cellResults(const Step& step, const StepSamples& samples,
                                    const StepCircumstances& circumstances);

/// The result of a cell without an outcome: what its figures would be.
CellResult emptyResult(const PlannedCell& cell);

/// The results of a step that could not be measured at all.
std::vector<CellResult> failedResults(const Step& step, const Error& error);

}  // namespace strata
