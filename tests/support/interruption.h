// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/model/machine.h"
#include "core/plan/plan.h"

/// Real runs on this machine that are stopped at a chosen place, and what they leave behind. Linux only.
namespace strata::test {

/// What a run is at.
enum class Phase {
  Begin,
  Prepare,  ///< sensors, and the data of the disk test
  Fill,
  Calibrate,
  Sample,
  AskPages,
  Release,
  CreateFile,
  Write,
  Flush,
  Read,
  Close
};
const char* nameOf(Phase phase);

using Milliseconds = std::chrono::duration<double, std::milli>;

/// A whole run: how long it was at each phase, or at the last stretch of it.
std::map<Phase, Milliseconds> phasesOf(const Plan& plan, const Machine& machine);

struct Interrupted {
  Phase phase = Phase::Begin;        ///< what it was at when the stop was asked for
  std::optional<Milliseconds> took;  ///< from asking to the end; absent when it had ended before
};
/// Carries the plan out as runPlan does, and asks for a stop that long after the phase has begun.
Interrupted interrupt(const Plan& plan, const Machine& machine, Phase phase, Milliseconds after);

/// A short plan for each of: filling, sampling, and the disk, with the phase to be interrupted.
struct InterruptedPlan {
  Plan plan;
  Phase phase = Phase::Begin;
};
std::vector<InterruptedPlan> plansToInterrupt(const Machine& machine, const std::string& folder);

struct ProcessState {
  long residentKiB = 0;
  int threads = 0;
  int descriptors = 0;
};
ProcessState stateOfThisProcess();
int entriesOf(const std::string& folder);

}  // namespace strata::test
