// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/topology_messages.h"

#include <stdlib.h>

namespace strata {

void hideTopologyMessages() {
  if (getenv("HWLOC_HIDE_ERRORS") == nullptr) _putenv_s("HWLOC_HIDE_ERRORS", "2");
}

}  // namespace strata
