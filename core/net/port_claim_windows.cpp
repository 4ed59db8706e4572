// SPDX-License-Identifier: GPL-3.0-or-later
#include <winsock2.h>

#include "core/net/port_claim.h"

namespace strata {

// Windows means by SO_REUSEADDR that another program may listen at the same port.
void claimPort(std::uintptr_t socket) {
  const BOOL on = TRUE;
  static_cast<void>(setsockopt(static_cast<SOCKET>(socket), SOL_SOCKET, SO_EXCLUSIVEADDRUSE,
                               reinterpret_cast<const char*>(&on), sizeof on));
}

}  // namespace strata
