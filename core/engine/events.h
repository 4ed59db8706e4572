// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "core/machine/programs.h"
#include "core/model/moment.h"
#include "core/model/run.h"
#include "core/plan/plan.h"

/// What the engine tells while it runs: complete values, sent from the thread that runs it, in this order:
/// RunStarted, then for each step StepStarted, any number of Progress (at most ten a second) and
/// StepFinished, then RunFinished. Steps that are visited several times start at each visit, in any order,
/// and finish after the last.
namespace strata {

/// The time between two Progress of a step.
inline constexpr double progressIntervalS = 0.1;

struct RunStarted {
  std::shared_ptr<const Plan> plan;
  /// The run as far as it is known: its id, its start, what it is measured on and asked for; no results.
  std::shared_ptr<const Run> head = nullptr;
};

struct StepStarted {
  std::size_t step = 0;  ///< index into Plan::steps
};

/// The figure of one cell so far.
struct LiveFigure {
  std::size_t cell = 0;  ///< index into Step::cells
  double value = 0;      ///< in the cell's unit
  double low = 0;
  double high = 0;
  std::vector<double> perThread;
  /// About the half-width of the interval of `value` so far, in percent of it; absent of few samples.
  std::optional<double> halfWidthPercent = {};
  std::optional<double> trafficRate = {};  ///< see Measured::trafficRate; of loaded latency only
  TestFigures ofTest = {};                 ///< what was seen so far, without what is known at the end
};

/// What others took from the measured CPUs for a moment, by the samples taken in it.
struct Disturbance {
  /// Share of the moment in which the measured threads were to run and did not, on average, in percent.
  double othersPercent = 0;
  /// The same of all measured CPUs together, in percent of one CPU: 150 where three are lost by the half.
  double othersOfOneCpuPercent = 0;
  /// Least and highest clock of the leader's core that both probes confirm; 0 where there is none.
  double lowestGhz = 0;
  double highestGhz = 0;
  /// Share of the latest second or so that other virtual machines took; absent where it is not told.
  std::optional<double> stolenPercent = {};
  std::size_t leftOut = 0;  ///< disturbed samples of the step so far
};

/// A stretch of the disk test: the rate of one operation of one thread.
struct DiskPoint {
  std::size_t cell = 0;
  std::size_t thread = 0;
  double bytesDone = 0;  ///< of this thread's file, at the end of the stretch
  double rate = 0;       ///< MB/s
};

struct Progress {
  std::size_t step = 0;
  double fraction = 0;    ///< of the whole run, 0 … 1
  double remainingS = 0;  ///< of the whole run, estimated
  bool extended = false;  ///< the step takes longer than planned, to get enough clean samples
  std::vector<LiveFigure> figures;
  std::vector<DiskPoint> diskPoints;            ///< since the last Progress
  std::vector<Moment> moments = {};             ///< likewise; of rows of the disk, and of the network
  std::optional<Disturbance> disturbance = {};  ///< absent when there is no newer one
};

struct StepFinished {
  std::size_t step = 0;
  std::vector<CellResult> results;
  /// What took most of the CPUs' time meanwhile; absent in a step that nothing disturbed. In no file: what
  /// else runs on a machine is nobody's business.
  std::optional<BusyProgram> busiest = {};
};

struct RunFinished {
  RunStatus status = RunStatus::Complete;
};

using Event = std::variant<RunStarted, StepStarted, Progress, StepFinished, RunFinished>;
/// Called on the thread that runs the plan; must not block for long.
using EventSink = std::function<void(const Event&)>;

}  // namespace strata
