// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/model/health.h"

/// The state of this machine that changes how to read a figure, one file a system.
namespace strata {

/// As far as this system tells without special rights. Some milliseconds; any thread.
Health readHealth();

/// CPU time of all CPUs that was not idle, in seconds since some moment: only differences mean anything.
/// Absent where the system does not tell.
std::optional<double> busySeconds();

#ifdef __linux__
/// The same of a system whose /proc and /sys lie in that folder; "" is this one.
Health readHealthBelow(const std::string& root);
#endif

}  // namespace strata
