// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <random>
#include <vector>

#include "core/plan/plan.h"
#include "core/plan/step_time.h"

namespace strata {

/// Decides which cell of a step is sampled next, and when the step is done. Knows no clock: callers pass the
/// time.
class Schedule {
 public:
  /// How far a cell has come.
  struct CellState {
    bool enough = false;   ///< clean samples, and it went through its region
    bool precise = false;  ///< its interval is as narrow as wanted
  };
  /// Asks for the state of every cell of the step; costs some milliseconds, so it is asked at fixed times
  /// only (which also keeps the decision to stop from picking a lucky moment).
  using Examine = std::function<std::vector<CellState>()>;

  /// `once`: each cell is sampled exactly once (one long window for threads that share CPUs). Where cells
  /// have PlannedCell::passes, all those of the first come one after another, then those of the next.
  ///
  /// A step that lacks clean samples goes on for up to `mostExtension` times its planned time.
  Schedule(const Step& step, bool stopWhenPrecise, bool once, std::uint64_t seed,
           double mostExtension = usualExtension);

  /// The next cell, `elapsedS` after sampling began; nothing when the step is done.
  std::optional<std::size_t> next(double elapsedS, const Examine& examine);
  bool extended() const { return m_extended; }
  double plannedS() const { return m_plannedS; }
  /// The first time at which the step may be done, by what is known so far: never less than before.
  double expectedS() const;

  static constexpr double usualExtension = 4;  ///< times the planned time

 private:
  bool finished(double elapsedS, const Examine& examine);
  void fillRound();

  bool m_stopWhenPrecise;
  bool m_once;
  double m_mostExtension;
  std::vector<double> m_budgetS;  // of each cell; zero for those that are skipped
  std::vector<int> m_passes;      // of each cell; zero for those that are skipped
  bool m_inPasses = false;
  std::vector<double>
      m_credit;              // a cell with half the time joins every other round, so that both span the step
  std::vector<bool> m_open;  // still to be sampled
  std::vector<std::size_t> m_round;  // cells left in this round
  double m_plannedS = 0;
  double m_calmS = 0;  ///< what the step takes on a calm machine
  double m_nextLookS = leastStepS;
  bool m_started = false;
  bool m_extended = false;
  std::mt19937_64 m_random;
};

}  // namespace strata
