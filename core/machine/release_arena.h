// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "core/machine/arena.h"

namespace strata {

/// Gives the memory back piece by piece. From a stop on the rest is given back on a thread of its own: a
/// gigabyte takes a tenth of a second or more, which a run that was stopped need not wait for. Any thread.
void releaseArena(Arena arena, const std::stop_token& stop);

/// Returns when all memory that was left to such a thread is the system's again, or at a stop.
void waitForReleases(const std::stop_token& stop = {});

}  // namespace strata
