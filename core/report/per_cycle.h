// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/model/run.h"

namespace strata {

/// A rate in MB/s as operands of the cell's width that one core moves in a cycle, at the clock measured
/// beside it; for several threads the mean. Absent where the clock or the width is unknown, or the cell is
/// none of that kind.
std::optional<double> operandsPerCycle(const CellResult& cell);

}  // namespace strata
