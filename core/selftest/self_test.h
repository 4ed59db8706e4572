// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/model/result.h"
#include "core/selftest/self_checks.h"

namespace strata {

/// True where the makers of the program have run it on real machines; elsewhere they ran it under emulators
/// at most.
#if defined(__linux__) && defined(__x86_64__)
inline constexpr bool isSeenSystem = true;
#else
inline constexpr bool isSeenSystem = false;
#endif

/// All checks, in the folder for temporary files, or the current one where there is none. Takes some seconds.
std::vector<SelfCheck> selfTest(const Machine& machine);

/// Writes a run to a history in a new folder within `folder`, reads it back, and compares. Nothing is left
/// behind.
SelfCheck checkHistory(const Machine& machine, const std::string& folder);

/// "ok", "wrong", "not-checked": what the files and words call it.
std::string_view outcomeId(SelfCheck::Outcome outcome);

/// Checks and machine for who helps, as JSON (schema strata.selftest/1): program and machine as in a run that
/// was made anonymous; of the checks ids, outcomes, numbers and names of kernels. Error: that of anonymised.
Result<std::string> selfTestJson(const Machine& machine, const std::vector<SelfCheck>& checks);

}  // namespace strata
