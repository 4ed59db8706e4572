// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/model/plan.h"

/// What a plan needs of memory; a part of makePlan.
namespace strata {

/// Source and destination.
inline constexpr std::uint64_t buffersOfMove = 2;

/// Regions are whole cache lines, whatever a size divides into, and not below the least.
Bytes wholeLines(Bytes size);

/// Sets what the plan needs, whose largest region is that, and tells when the machine does not have it: the
/// refusals of makePlan that concern memory.
std::optional<Error> refuseMemory(Plan& plan, const Machine& machine, Bytes largest);

}  // namespace strata
