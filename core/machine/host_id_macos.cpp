// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/host_id.h"
#include "core/machine/sysctl_macos.h"

namespace strata {

// Drawn anew each time the system starts.
std::optional<std::string> hostId() {
  const std::optional<std::string> text = sysctlText("kern.bootsessionuuid");
  return text && !text->empty() ? text : std::nullopt;
}

}  // namespace strata
