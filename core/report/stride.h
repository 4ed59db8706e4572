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

/// Latency by stride, in reports and in the window.
namespace strata {

/// "stride 512 B", or "at random".
std::string strideCellName(const CellId& cell, const Words& words);

/// A sentence on the stride from which a load takes 90 % of the time of one at random, or more; none where
/// the walk at random or a stride is not measured, or is unreliable.
std::vector<std::string> strideFindings(const Cells& cells, const Machine& machine, const Words& words);

/// A row for the walk at random, and one for each stride.
Document strideTables(const Run& run, const Words& words, Notes& notes);

/// Latency against the stride, with the walk at random as a line across.
Chart strideChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts);

}  // namespace strata
