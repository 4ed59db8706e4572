// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/model/machine.h"
#include "core/model/result.h"

namespace strata {

/// This machine, as far as this process may use it. Takes tens of milliseconds; binds a thread of its own for
/// a moment. usableLastLevel is left absent: see probeLastLevel. On a machine that mixes cores, caches
/// and coreClass are those of the fastest kind, and each kind has its own. Error: `topology-failed` (system).
Result<Machine> readMachine();

/// The machine of an hwloc synthetic description, such as "pack:2 core:4 pu:2", or of an XML export of
/// lstopo: to test and to plan for a machine that is not there. All of its memory is available, its pages are
/// of 4 KiB, and what hwloc does not describe is empty. Error: `topology-failed` (system).
Result<Machine> machineFromSynthetic(const std::string& description);
Result<Machine> machineFromXml(const std::string& xml);

}  // namespace strata
