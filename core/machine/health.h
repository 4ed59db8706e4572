// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/model/health.h"

/// The state of this machine that affects results; one source file for each system.
namespace strata {

/// The state, as far as this system reports it without special rights. Takes some milliseconds; any thread.
Health readHealth();

/// CPU time in seconds that all CPUs were not idle, counted from an arbitrary moment: only differences are
/// meaningful. Absent where the system does not report it.
std::optional<double> busySeconds();

#ifdef __linux__
/// The state of a system whose /proc and /sys are in that folder; "" is this system.
Health readHealthBelow(const std::string& root);
#endif

}  // namespace strata
