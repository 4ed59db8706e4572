// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/processor.h"
#include "core/machine/sysctl_macos.h"

namespace strata {

// XNU enables AVX-512 for a thread when it first uses it (osfmk/i386/fpu.c), and says by this name whether it
// would.
std::uint64_t statesSavedFromFirstUse() {
  constexpr std::uint64_t masksAndWideRegisters = 0xE0;
  return sysctlNumber("hw.optional.avx512f").value_or(0) != 0 ? masksAndWideRegisters : 0;
}

}  // namespace strata
