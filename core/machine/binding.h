// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
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

/// Whether the system says that the calling thread, which bindThisThread had bound to that CPU, may run
/// elsewhere by now. False where it does not tell. About a microsecond.
bool bindingChanged(int cpu);

/// Keeps the calling thread on those of these CPUs that exist; on Windows, when they are of several groups,
/// on those of the group that has most. Best effort: where the system refuses, or when none of them exists,
/// the thread stays as it was.
void keepThisThreadOn(const std::vector<int>& cpus);

/// Runs `body` on a thread of its own, bound to that CPU where the system binds threads, and waits for it:
/// the calling thread's binding is left alone. False, and nothing is run, when the system gives no thread.
bool runOnCpu(int cpu, const std::function<void()>& body);

}  // namespace strata
