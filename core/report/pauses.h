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

/// Pauses, in reports and in the window.
namespace strata {

/// A sentence for each watched CPU, or for the one that lost most where there are many; how much of that the
/// system knows of; and one on the wake-ups, each if it was measured.
std::vector<std::string> pauseFindings(const Cells& cells, const Machine& machine, const Words& words);

/// The pauses of each CPU that was watched, and the wake-ups of a sleeping thread beside them.
Document pauseTables(const Run& run, const Words& words, Notes& notes);

/// The pauses as dots over the time, a colour a CPU; the length goes up. If there are many CPUs, those that
/// lost least share a colour.
Chart pauseChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts);

/// "CPU 3: Pauses"; empty of a cell without a CPU.
std::string pauseCellName(const CellId& cell, const Words& words);
/// How long each CPU is watched.
std::string pauseTime(const Settings& settings, const Words& words);

}  // namespace strata
