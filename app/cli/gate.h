// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/command_line.h"
#include "core/model/machine.h"
#include "core/stats/comparison.h"

namespace strata::cli {

/// The exit status of a comparison that a rule is put to: exitGate where a result is slower, exitRefused
/// where nothing could be tested. Says on standard error what fails and by how much, and how many results
/// came out how.
int gateStatus(const Comparison& comparison, const GateRule& rule);

/// Why these sides, which a person calls `name`, are no base: several of them, another program's or published
/// figures, or too few repetitions for a test; with the command that makes a base.
std::optional<Wrong> whyNoBase(const std::vector<ComparedSide>& sides, const std::string& name);

/// What this machine has to measure with the settings of the base to be compared with it. Wrong where the
/// base is of another processor or was measured in another way, or where this machine plans other cells.
std::variant<Selection, Wrong> selectionOfBase(const ComparedSide& base, const Machine& machine);

}  // namespace strata::cli
