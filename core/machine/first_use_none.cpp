// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/processor.h"

namespace strata {

// Linux and Windows ask a program before it may use AMX, and nothing that kernels need.
std::uint64_t statesSavedFromFirstUse() {
  return 0;
}

}  // namespace strata
