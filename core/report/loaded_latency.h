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

/// Loaded latency, in reports and in the window.
namespace strata {

/// See TestReport::cellName.
std::string loadedCellName(const CellId& cell, const Words& words);

/// What these cells of loaded latency say, a sentence for each mix of reads and writes: at which rate the
/// latency has doubled, or that it has not, which is usual with one injector. None where the idle latency or
/// every load is missing.
std::vector<std::string> loadFindings(const Cells& cells, const Machine& machine, const Words& words);

/// Latency while other threads load memory: by delay and mix, and where it has doubled.
Document loadedLatencyTables(const Run& run, const Words& words, Notes& notes);

/// Time of a load against what all threads move meanwhile: a line for each mix of reads and writes.
Chart loadedLatencyChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts);

}  // namespace strata
