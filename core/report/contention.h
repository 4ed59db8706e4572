// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/chart/chart.h"
#include "core/model/machine.h"
#include "core/report/cell_columns.h"
#include "core/report/chart_builders.h"
#include "core/report/document.h"
#include "core/report/notes.h"

/// Contention, in reports and in the window.
namespace strata {

/// Nanoseconds of an increment, by kernel and number of threads.
using ContentionTimes = std::map<std::pair<std::string, std::int64_t>, double>;

ContentionTimes contentionTimes(const Cells& cells);

/// The least distance of the words of two threads from which on they do not disturb each other: the length of
/// the cache line, or of what is fetched together. Absent where neighbouring words do not either, as on one
/// core, and where the times do not fall once and for all.
std::optional<Bytes> lineFound(const ContentionTimes& times);

/// What these cells say: what the most threads pay, and lineFound() beside what the system reports. A
/// sentence each, as far as they were measured.
std::vector<std::string> contentionFindings(const Cells& cells, const Machine& machine, const Words& words);

/// The cost of increments by several threads: by their number and where the words lie, and how long a line
/// is.
Document contentionTables(const Run& run, const Words& words, Notes& notes);

/// Time of an increment against the number of threads: a line for each place of the words.
Chart contentionChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts);

}  // namespace strata
