// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/model/machine.h"
#include "core/report/cell_columns.h"
#include "core/report/text.h"

namespace strata {

/// What these cells of loaded latency say, a sentence for each mix of reads and writes: at which rate the
/// latency has doubled, or that it has not, which is usual with one injector. None where the idle latency or
/// every load is missing.
std::vector<std::string> loadFindings(const Cells& cells, const Machine& machine, const Words& words);

}  // namespace strata
