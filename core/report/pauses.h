// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/report/cell_columns.h"

/// What the test of pauses says.
namespace strata {

/// A sentence for each watched CPU, or for the one that lost most where there are many; how much of that the
/// system knows of; and one on the wake-ups. As far as they were measured.
std::vector<std::string> pauseFindings(const Cells& cells, const Machine& machine, const Words& words);

}  // namespace strata
