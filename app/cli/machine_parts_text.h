// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/model/machine.h"
#include "core/model/machine_parts.h"

namespace strata::cli {

/// Packages, nodes, caches, cores and CPUs, a part a line, in English.
std::string machinePartsText(const MachineParts& parts);

/// What is known of a kind of cores besides its name: "L1 cache 48 KiB, L2 cache 2 MiB; golden-cove". Empty
/// where that is nothing.
std::string kindFactsText(const CoreKind& kind);

}  // namespace strata::cli
