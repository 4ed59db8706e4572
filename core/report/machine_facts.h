// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/model/machine_state.h"
#include "core/report/document.h"
#include "core/report/text.h"

/// What `strata-cli machine` and the window tell of this machine: more than the reports of runs.
namespace strata {

/// What is known of a kind of cores besides its name: "L1 cache 48 KiB, L2 cache 2 MiB; golden-cove". Empty
/// where that is nothing.
std::string kindFactsText(const CoreKind& kind, const Words& words);

/// What it is made of, from the processor to the system.
Facts factsOfMachine(const Machine& machine, const Words& words);
/// The state that affects results, and the load; empty where the system reports neither.
Facts factsOfState(const MachineState& state, const Machine& machine, const Words& words);
/// The instruction sets that programs may use, and those that the processor has but the system has not
/// enabled.
Facts factsOfInstructionSets(const MachineState& state, const Words& words);

}  // namespace strata
