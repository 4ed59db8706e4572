// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/machine_state.h"

namespace strata {

/// The state of this machine now. Takes a fifth of a second, over which the load of other programs is
/// measured; any thread.
MachineState readMachineState();

}  // namespace strata
