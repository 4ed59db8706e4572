// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/plan/plan.h"

/// What a plan needs of memory; a part of makePlan.
namespace strata {

/// Regions are whole cache lines, whatever a size divides into, and not below the least.
Bytes wholeLines(Bytes size);

/// Sets what the plan needs and tells when the machine does not have it: the refusals of makePlan that
/// concern memory.
std::optional<Error> refuseMemory(Plan& plan, const Machine& machine);

}  // namespace strata
