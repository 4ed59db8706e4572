// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/chart/chart.h"
#include "core/model/machine.h"
#include "core/report/cell_columns.h"
#include "core/report/chart_builders.h"
#include "core/report/document.h"
#include "core/report/notes.h"

/// Memory-level parallelism, in reports and in the window.
namespace strata {

/// See TestReport::cellName.
std::string chainsCellName(const CellId& cell, const Words& words);

/// The most loads in flight in each level, a sentence each. None for a level without a reliable time of one
/// chain and of several.
std::vector<std::string> parallelLoadFindings(const Cells& cells, const Machine& machine, const Words& words);

/// The most loads of each level with their interval, and what a core can read with them; then, for each
/// level, all of that by the number of chains.
Document parallelLoadTables(const Run& run, const Words& words, Notes& notes);

/// Loads in flight against chains, a line for each level.
Chart parallelLoadChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts);

}  // namespace strata
