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

/// Latency and bandwidth between NUMA nodes, in reports and in the window.
namespace strata {

/// What memory of another node costs: time and bandwidth as factors of those of a node's own memory, medians
/// over all pairs of nodes with CPUs; and one sentence for each node on which no thread ran. None without
/// figures of a node's own memory.
std::vector<std::string> numaFindings(const Cells& cells, const Machine& machine, const Words& words);

/// A matrix of the latencies and one of the bandwidths: a row a node with CPUs, a column a node with memory.
Document numaTables(const Run& run, const Words& words, Notes& notes);

/// The latencies as a heat map; the bandwidths where no latency was asked for.
Chart numaChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts);

/// The nodes and what is measured between them.
std::string numaCellName(const CellId& cell, const Words& words);

}  // namespace strata
