// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "core/stats/comparison.h"

namespace strata::cli {

/// The exit status of a comparison that a rule is put to: exitGate where a result is slower, exitRefused
/// where nothing could be tested. Says on standard error what fails and by how much, and how many results
/// came out how.
int gateStatus(const Comparison& comparison, const GateRule& rule);

}  // namespace strata::cli
