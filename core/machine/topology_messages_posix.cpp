// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/topology_messages.h"

#include <stdlib.h>

namespace strata {

void hideTopologyMessages() {
  setenv("HWLOC_HIDE_ERRORS", "2", 0);  // 2: what hwloc takes for critical, too
}

}  // namespace strata
