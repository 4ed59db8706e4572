// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/chart/chart.h"
#include "core/model/machine.h"
#include "core/report/cell_columns.h"
#include "core/report/chart_builders.h"
#include "core/report/document.h"

/// The test of every core by itself, in reports and in the window.
namespace strata {

/// What these cells say of the cores, in sentences. For each kind of core: in which loops which are fastest
/// and slowest, in which none differs, and which unreliable results were not compared. Then what the second
/// hardware thread of a core adds.
std::vector<std::string> coreFindings(const Cells& cells, const Machine& machine, const Words& words);

/// A row a core, the fastest first within its kind; then both hardware threads of each, and what the second
/// adds.
Document singleCoreTables(const Run& run, const Words& words, Notes& notes);

/// A row a core, the fastest first, and a bar for each loop: percent of the fastest core.
Chart singleCoreChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts);

}  // namespace strata
