// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/model/machine.h"
#include "core/model/machine_parts.h"

namespace strata::cli {

/// Packages, nodes, caches, cores and CPUs, a part a line, in English.
std::string machinePartsText(const MachineParts& parts);

}  // namespace strata::cli
