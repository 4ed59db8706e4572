// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/programs.h"

namespace strata {

std::vector<ProgramTime> programTimes() {
  return {};
}

}  // namespace strata
