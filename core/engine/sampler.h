// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/engine/events.h"
#include "core/engine/host.h"
#include "core/engine/team.h"
#include "core/model/pages.h"
#include "core/plan/plan.h"
#include "core/stats/sample.h"

/// Takes the samples of a step. Disturbances of a shared machine last for seconds, so the samples of all
/// cells are taken in turn, in an order shuffled anew each round: each cell's samples span the whole step.
/// Each sample is bracketed by probes of the clock and of the integer units.
namespace strata {

/// What a cell of a step of memory kinds yielded beside its uses after the first, which are its samples.
struct KindFacts {
  std::optional<Error> refused;       ///< there was no such memory, and nothing was measured
  std::optional<ThreadSample> first;  ///< the first use
  std::optional<MemoryKind> reported;
  std::optional<double> readRatio;  ///< rate of reads ÷ that of reads of regular memory
  PagesObtained pagesObtained;
};

/// What sampling a step yielded.
struct StepSamples {
  std::vector<Sample> samples;                     ///< of all cells, in the order in which they were taken
  std::vector<std::optional<double>> indexOnlyNs;  ///< of each cell: one random index, alone
  /// For each cell, the units per second of one thread that runs alone; measured where threads share CPUs,
  /// and where the bandwidth of several threads is measured.
  std::vector<std::optional<double>> aloneRate;
  /// For each thread, the share of its buffers, 0 to 1, on another NUMA node than its CPU; see Bench.
  std::vector<std::optional<double>> memoryElsewhere;
  /// For each cell, the windows beside `samples` that were not timed, because the counter ran backwards or
  /// stood still.
  std::vector<std::size_t> brokenSamples;
  /// The share of the sampling time, in percent, in which a thread was ready to run but did not run: the
  /// largest of all threads. Absent where the system does not count it, or where threads share CPUs.
  std::optional<double> otherLoadPercent;
  std::vector<std::optional<Error>> refused;  ///< of each cell: why its samples are worth nothing
  std::vector<KindFacts> kinds;               ///< of each cell; empty where it is no step of memory kinds
  PagesObtained pagesObtained;                ///< of all threads
  double usedS = 0;                           ///< sampling alone, without preparation
  bool extended = false;                      ///< it took longer than planned
  bool stopped = false;
  std::optional<Error> error;  ///< preparation failed; there are no samples
  double ticksPerSecond = 0;
};

/// What a step looks like while it is carried out.
struct StepProgress {
  double elapsedS = 0;   ///< preparation included
  double expectedS = 0;  ///< from its start to its end; grows when preparation takes longer or it is extended
  bool extended = false;
  std::vector<LiveFigure> figures;         ///< empty when there are no newer ones
  std::optional<Disturbance> disturbance;  ///< absent when there is no newer one
};

/// Prepares and samples a step with all threads of the team. `progress` is called on this thread, about ten
/// times a second and no more, whatever the team is doing. `seed` decides data and order.
///
/// Errors, which fail the step: `allocation-failed` and `out-of-memory`, of any thread; `counter-unsteady`,
/// when no time goes by; `cpu-not-bound` (cpu), of cores and loaded latency, where a thread is on another
/// CPU. Those that refuse a cell: of contention `sum-not-exact` (made, found), of contention and loaded
/// latency `threads-not-together` (threads).
StepSamples sampleStep(const Plan& plan, const Step& step, Team& team, Host& host, std::uint64_t seed,
                       const std::function<void(const StepProgress&)>& progress, std::stop_token stop);

}  // namespace strata
