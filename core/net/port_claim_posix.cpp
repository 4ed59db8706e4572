// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/socket.h>

#include "core/net/port_claim.h"

namespace strata {

void claimPort(std::uintptr_t socket) {
  const int on = 1;
  static_cast<void>(setsockopt(static_cast<int>(socket), SOL_SOCKET, SO_REUSEADDR, &on, sizeof on));
}

}  // namespace strata
