// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/run.h"

namespace strata {

/// What this build calls itself, with the compiler that made it. Any thread.
Program thisProgram();

}  // namespace strata
