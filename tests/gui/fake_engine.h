// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/gui/run/engine.h"
#include "tests/gui/fake_responder.h"

namespace strata::gui {

/// An engine that measures nothing: it tells the events of a run with made-up figures, stops where a test
/// wants to look, and notes what was asked of it. Outlives the functions that engine() gives away.
/// Thread-safe.
class FakeEngine {
 public:
  Engine engine();

  /// Runs wait in the middle of this step, after its first figures, until release() or a stop request.
  void holdInStep(std::size_t step);
  /// Lets the run that waits (or will wait) go on, once.
  void release();
  /// Plans are refused with this from now on.
  void refuse(std::optional<Reason> reason);
  /// How many times figures are told in each step.
  void setProgressPerStep(int count);
  /// Every figure of the runs to come is so many times what it is by itself.
  void setFactor(double factor);

  /// The far end of a network test that engine() has.
  FakeResponder& responder() { return m_responder; }

  /// The step in which a run waits; absent: none does.
  std::optional<std::size_t> heldStep() const;
  bool isHolding() const { return heldStep().has_value(); }
  int machinesExamined() const;
  int runsBegun() const;
  int runsEnded() const;
  int mostRunsAtOnce() const;
  /// The kinds of steps of each run that began.
  std::vector<std::vector<TestGroup>> runKinds() const;
  /// Of the last run that began; nothing before the first.
  std::optional<Plan> lastPlan() const;
  /// What the window's thread was bound to, in order.
  std::vector<std::vector<int>> bindings() const;
  /// Runs that others led and that were to be kept.
  std::vector<Run> ledRuns() const;

 private:
  double factor() const;
  Run run(const Plan& plan, const Machine& machine, const EventSink& sink, const std::stop_token& stop);
  void tellProgress(const Plan& plan, std::size_t step, double share, double doneS, const EventSink& sink);
  void hold(std::size_t step, const std::stop_token& stop);

  mutable std::mutex m_mutex;
  std::condition_variable m_released;
  std::optional<std::size_t> m_holdInStep;
  std::optional<std::size_t> m_heldStep;
  int m_releases = 0;
  std::optional<Reason> m_refusal;
  int m_progressPerStep = 2;
  double m_factor = 1;
  int m_examined = 0;
  int m_begun = 0;
  int m_ended = 0;
  int m_mostAtOnce = 0;
  std::vector<std::vector<TestGroup>> m_kinds;
  std::optional<Plan> m_lastPlan;
  std::vector<std::vector<int>> m_bindings;
  std::vector<Run> m_ledRuns;
  FakeResponder m_responder;
};

}  // namespace strata::gui
