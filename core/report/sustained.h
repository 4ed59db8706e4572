// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/report/cell_columns.h"

/// What the test of sustained performance says.
namespace strata {

/// Sentences on each load that was measured: whether its rate held, what the clock did meanwhile, how hot the
/// processor was, and what tells the cause, as far as the system does.
std::vector<std::string> sustainedFindings(const Cells& cells, const Machine& machine, const Words& words);

}  // namespace strata
