// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/report/text.h"
#include "core/report/text_notes.h"

/// What the tables of a report have in common.
namespace strata {

/// What was measured; null where nothing was, or where there is no cell.
const Measured* measuredOf(const CellResult* cell);

/// "read-serial" of "read-serial-16".
std::string loopOf(const CellResult& cell);

/// The grade or, where nothing was measured, what came of the cell instead.
std::string gradeText(const CellResult& cell, const Words& words);
/// With the numbers of its notes.
std::string verdictText(const CellResult& cell, const Words& words, const Notes& notes);

/// Half the width of the interval in percent of the figure, without the unit; empty where there is none.
std::string halfWidthText(const Measured& measured);

/// The verdictText() that is worst among the cells of a row, whose notes are added.
std::string worstVerdict(const std::vector<const CellResult*>& row, const Words& words, Notes& notes);

/// Which layer holds both buffers of each thread: "Region 12 KiB, in the L1 cache". Up to half of a level
/// counts as in it; from there on conflicts begin.
std::string regionLine(const Run& run, const Parameters& parameters, const Words& words);

}  // namespace strata
