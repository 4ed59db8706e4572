// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/model/result.h"

/// Where the calling thread runs. CPUs have the system's numbers. Any thread.
namespace strata {

/// Binds the calling thread to one CPU, and to no other. Error: `not-bound` (cpu), where the system refuses,
/// has no such CPU, or cannot bind at all (macOS).
Status bindThisThread(int cpu);

/// Whether the calling thread may run on that CPU only, as bindThisThread left it: someone may have changed
/// it from outside. About a microsecond.
bool stillBound(int cpu);

/// Keeps the calling thread on those of these CPUs that exist. Best effort: where the system refuses, or when
/// none of them exists, the thread stays as it was.
void keepThisThreadOn(const std::vector<int>& cpus);

}  // namespace strata
