// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "core/model/run.h"
#include "core/stats/levels.h"

namespace strata {

/// The levels that these cells show, of one run or of several; none of the pointers is null. The curve is the
/// latency of one chain that stays in blocks of pages, by footprint, with the rate at which one thread read
/// as much by the widest serial loop, where that was measured too. Absent where it has less than the four
/// points an octave that inferLevels wants: a full sweep has eight, a quick one two or three. Takes
/// milliseconds.
std::optional<InferredLevels> inferLevels(std::span<const CellResult* const> cells);

}  // namespace strata
