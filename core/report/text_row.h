// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/report/text.h"
#include "core/report/text_layout.h"
#include "core/report/text_notes.h"

/// What the tables of a report have in common.
namespace strata {

/// What was measured; null where nothing was, or where there is no cell.
const Measured* measuredOf(const CellResult* cell);

/// The cells of these tests, in the run's order.
std::vector<const CellResult*> cellsOf(const Run& run, std::initializer_list<TestId> tests);

/// "+", "~" or "x", as `reading-verdicts` explains them; of a cell without a figure what came of it.
std::string gradeMark(const CellResult& cell, const Words& words);
/// With the numbers of its notes.
std::string verdictText(const CellResult& cell, const Words& words, const Notes& notes);

/// A column with a figure of each measured cell; nothing at all where no cell has it and it is not wanted
/// anyway.
void addColumn(ColumnGroup& group, const std::vector<const CellResult*>& cells,
               std::vector<std::string> headings, const std::function<std::string(const Measured&)>& textOf,
               bool wanted = false);

/// Three digits; empty where there is none.
std::string optionalText(const std::optional<double>& figure);
/// Microseconds in three digits; empty where that share is not among them.
std::string latencyText(const std::vector<LatencyQuantile>& latency, double fraction);

/// Half the width of the interval in percent of the figure, without the unit; empty where there is none.
std::string halfWidthText(const Measured& measured);

/// The verdictText() that is worst among the cells of a row, whose notes are added.
std::string worstVerdict(const std::vector<const CellResult*>& row, const Words& words, Notes& notes);

/// Which layer holds both buffers of each thread: "Region 12 KiB, in the L1 cache". Up to half of a level
/// counts as in it; from there on conflicts begin.
std::string regionLine(const Run& run, const Parameters& parameters, const Words& words);

}  // namespace strata
