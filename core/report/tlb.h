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

/// The levels of the TLB, in reports and in the window.
namespace strata {

/// "64 pages, one line in each", or "64 lines side by side".
std::string tlbCellName(const CellId& cell, const Words& words);

/// A sentence for each step that is seen in default pages and then in large ones, or that none is; see
/// tlbLevels. Sizes count whose two cells are measured and reliable, or to be read with caution. None where
/// fewer than eight do, or without a clock.
std::vector<std::string> tlbFindings(const Cells& cells, const Machine& machine, const Words& words);

/// A table for each kind of pages, with a row for each number of them: both times, the difference in ns and
/// in cycles.
Document tlbTables(const Run& run, const Words& words, Notes& notes);

/// The cost of translation against the number of pages, a line for each kind of pages; in cycles where each
/// figure has its clock, else in ns.
Chart tlbChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts);

}  // namespace strata
