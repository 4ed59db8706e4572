// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/model/folder_facts.h"
#include "core/model/health.h"
#include "core/model/machine.h"
#include "core/model/reason.h"
#include "core/model/run.h"

namespace strata {

/// What holds the machine back from what its parts can do, the most effective first: a reason with an id of
/// the words `held-…` for each fact that the system reports. What it does not report is never claimed: no
/// reason is no proof that nothing holds the machine back. `disks`: those that a run measured, or none.
std::vector<Reason> heldBack(const Machine& machine, const Health& health,
                             const std::vector<FolderFacts>& disks);

/// The same of a run: of its machine as it was before, and of the disks that it measured.
std::vector<Reason> heldBack(const Run& run);

}  // namespace strata
