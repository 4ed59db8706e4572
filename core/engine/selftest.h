// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/model/machine.h"
#include "core/model/reason.h"

namespace strata {

/// One check of the instrument: `what` is an id with the facts that were found.
struct SelfCheck {
  Reason what;
  bool passed = false;
};

/// Checks on this machine what every figure stands on: that the counter is steady and ordered, that the two
/// clock probes agree, that each kernel moves exactly the bytes it claims, that sorting sorts, that threads
/// stay where they are bound, and what a sample costs by itself. Takes about a second.
std::vector<SelfCheck> selfChecks(const Machine& machine);

}  // namespace strata
