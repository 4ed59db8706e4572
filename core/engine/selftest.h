// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/model/machine.h"
#include "core/model/reason.h"

namespace strata {

/// One check of the instrument: `what` is an id with the facts that were found.
struct SelfCheck {
  enum class Outcome { Passed, Failed, NotChecked };

  Reason what;
  Outcome outcome = Outcome::NotChecked;
};

/// Checks on this machine what every figure stands on: that the counter is steady and ordered, that the two
/// clock probes agree, that kernels touch exactly the bytes they claim, that sorting sorts, that loops of
/// known cost take what the design of the core says, that threads stay where they are bound, what a sample
/// costs by itself, and that the hardware does not fetch the walk ahead that latency is measured with. Takes
/// some seconds.
std::vector<SelfCheck> selfChecks(const Machine& machine);

}  // namespace strata
