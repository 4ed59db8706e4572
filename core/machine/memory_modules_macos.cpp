// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/memory_modules.h"

namespace strata {

// Apple's processors have their memory on the package, and no table, key of sysctl or entry of the registry
// tells its speed or width.
std::optional<MemoryModules> readMemoryModules(Bytes /*installed*/, bool /*virtualMachine*/) {
  return std::nullopt;
}

}  // namespace strata
