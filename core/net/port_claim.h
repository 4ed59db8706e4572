// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace strata {

/// Of a socket that is about to be bound: asks the system for the port for this program alone, also where
/// connections of a program that has ended still linger there. Best effort; without it binding fails then.
void claimPort(std::uintptr_t socket);

}  // namespace strata
