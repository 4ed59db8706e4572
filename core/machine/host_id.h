// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace strata {

/// Tells programs of one running system from those of another: equal in both of two programs that run at the
/// same time on one machine, containers on one kernel included, and different in two of other machines. Names
/// the machine: it is never to be shown, kept or sent as it is. Absent where the system does not tell.
std::optional<std::string> hostId();

}  // namespace strata
