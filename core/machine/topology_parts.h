// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/model/machine_parts.h"
#include "core/model/result.h"

namespace strata {

/// The parts of this machine, also those that this process may not use. Tens of milliseconds. Error:
/// `topology-failed` (system).
Result<MachineParts> readMachineParts();

/// Reads the parts from an XML export of lstopo (made with --disallowed, if what is not allowed is wanted),
/// or from an hwloc synthetic description. Error: `topology-failed` (system).
Result<MachineParts> machinePartsFromXml(const std::string& xml);
Result<MachineParts> machinePartsFromSynthetic(const std::string& description);

}  // namespace strata
