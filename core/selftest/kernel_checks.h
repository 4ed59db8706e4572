// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/kernel.h"

namespace strata {

/// Runs the kernel on data whose outcome is known, between canaries. Whether it makes as many units as it
/// says, leaves exactly the bytes that it claims to, and changes no other byte, of its buffers, around them,
/// or of its caller's frame. Takes some milliseconds; any thread. Contention is checked by two threads.
/// @pre the machine provides what the kernel needs
bool doesWhatItClaims(const kernels::Kernel& kernel);

}  // namespace strata
