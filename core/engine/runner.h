// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "core/engine/events.h"
#include "core/engine/host.h"
#include "core/model/run.h"
#include "core/plan/plan.h"

namespace strata {

/// Carries out a plan on the calling thread (with worker threads of its own, all joined before it returns)
/// and returns what was measured. A stop request ends it after at most one further sample or chunk; the run
/// then keeps what it has and says Stopped. Never throws; what fails is a failed cell.
Run execute(const Plan& plan, const Machine& machine, Host& host, const EventSink& sink,
            std::stop_token stop);

}  // namespace strata
