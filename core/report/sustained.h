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

/// Sustained performance, in reports and in the window.
namespace strata {

/// Sentences on each load that was measured: whether its rate held, what the clock did meanwhile, how hot the
/// processor was, and what tells the cause, as far as the system does.
std::vector<std::string> sustainedFindings(const Cells& cells, const Machine& machine, const Words& words);

/// The loads of sustained performance, and the course of each over the time.
Document sustainedTables(const Run& run, const Words& words, Notes& notes);

/// Sustained performance over the time: for each load its rate and, where they are told, its clock, both in
/// percent of the first seconds, and the temperature in degrees Celsius; an edge where the rate fell for
/// good.
Chart sustainedChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts);

/// The load of the cell.
std::string sustainedCellName(const CellId& cell, const Words& words);
/// How long each load goes on.
std::string sustainedTime(const Settings& settings, const Words& words);

}  // namespace strata
