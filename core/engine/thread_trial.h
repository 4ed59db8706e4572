// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>

#include "core/engine/host.h"
#include "core/model/result.h"
#include "core/plan/plan.h"

namespace strata {

/// How many threads, up to `wanted`, the system gives at one time, found by starting them; they do nothing
/// and have ended when it returns. Limits on threads are many (of a user, of a container, of the system, of
/// address space for their stacks), and who counts against them is not always told: trying is all that holds
/// everywhere. A thousand take some hundredths of a second.
std::size_t threadsToBeHad(std::size_t wanted, Host& host);

/// The refusal of a plan whose threads cannot be had: `too-many-threads` (threads, and the most that can be
/// had if that is at least one); where no number of them would leave enough for a disk test in rows
/// `too-many-disk-threads` (what its rows need in all folders together, and the most that can be had,
/// likewise).
std::optional<Error> refuseThreads(const Plan& plan, Host& host);

}  // namespace strata
