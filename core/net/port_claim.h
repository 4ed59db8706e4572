// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace strata {

/// Asks the system to give this program alone the port of a socket that is about to be bound, also where
/// connections of a program that has ended still linger there. Best effort; without it binding fails then.
void claimPort(std::uintptr_t socket);

}  // namespace strata
