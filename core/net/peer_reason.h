// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/model/reason.h"

/// The reasons that the other end of a network test may send. Pure. For core/net alone.
namespace strata {

/// What another machine gave as a reason, as this one takes it over: an id that the ends say to each other,
/// with the facts that belong to it, so that sentences are this program's own and nobody can put words into a
/// report. Other facts, and those after one that is missing, are left out. Another id is that of a later
/// version, or made up: `unknown-reason` (said). Absent for what has not even the form of an id.
std::optional<Reason> peerReason(Reason said);

}  // namespace strata
