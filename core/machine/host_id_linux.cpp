// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/host_id.h"
#include "core/machine/text_file.h"

namespace strata {

// Drawn at random by the kernel each time it starts. /etc/machine-id is the same in copies of a virtual
// machine.
std::optional<std::string> hostId() {
  std::optional<std::string> text = readTextFile("/proc/sys/kernel/random/boot_id");
  if (!text) return std::nullopt;
  if (text->ends_with('\n')) text->pop_back();
  return text->empty() ? std::nullopt : text;
}

}  // namespace strata
