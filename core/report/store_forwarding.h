// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/chart/chart.h"
#include "core/model/cell.h"
#include "core/model/machine.h"
#include "core/report/cell_columns.h"
#include "core/report/chart_builders.h"
#include "core/report/document.h"
#include "core/report/notes.h"

/// Store forwarding, in reports and in the window.
namespace strata {

/// "8-byte store, 4-byte load", with the offset where it is not 0, and the boundary that is crossed.
std::string forwardingCellName(const CellId& cell, const Words& words);

/// A sentence on the cycles of a load that takes all its bytes from the last store, and of one that takes
/// some of them from elsewhere. Only cells within a line count. None where either kind is missing, or where
/// any cell of them was not measured, is unreliable or has no clock: a range without them would be another.
std::vector<std::string> forwardingFindings(const Cells& cells, const Machine& machine, const Words& words);

/// Cycles by width of store and load (ns where the clock is unknown), then by offset and across boundaries.
Document forwardingTables(const Run& run, const Words& words, Notes& notes);

/// A heat map: a row for each width of a store, a column for each width of a load; in cycles where each
/// figure has its clock, else in ns. Offsets and boundaries are left to the table.
Chart forwardingChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts);

}  // namespace strata
