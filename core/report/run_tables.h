// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/report/document.h"
#include "core/report/notes.h"
#include "core/report/text.h"

/// The tables of a report, arranged for reading: operations side by side, sizes below each other. Each
/// builder returns an empty document when the run holds nothing for it, and adds the reasons of its cells to
/// the notes in the order in which they are read.
namespace strata {

Document processorTables(const Run& run, const Words& words, Notes& notes);
Document memoryTables(const Run& run, const Words& words, Notes& notes);
Document bandwidthTables(const Run& run, const Words& words, Notes& notes);
Document latencyTables(const Run& run, const Words& words, Notes& notes);
/// The levels of memory that a full sweep shows, and where they are not those that the system reports.
Document levelTable(const Run& run, const Words& words, Notes& notes);
/// The copies of whole regions: a block a region, a row a method, and each pass where passes were timed.
Document copyTables(const Run& run, const Words& words, Notes& notes);
/// The functions of the C library by size: rates, and what a call takes.
Document libraryTables(const Run& run, const Words& words, Notes& notes);
/// The transfers between registers, a row a kind and a column a width: for a cycle, and rates.
Document registerTables(const Run& run, const Words& words, Notes& notes);
/// The string instructions: a block a region, a row a width.
Document stringTables(const Run& run, const Words& words, Notes& notes);
/// The kinds of memory: first and later uses, what was obtained, and when write-combined memory pays.
Document kindTables(const Run& run, const Words& words, Notes& notes);
/// Memory of graphics devices: a table for each, and each size.
Document framebufferTables(const Run& run, const Words& words, Notes& notes);
/// "Write, 8-byte: write-combining"; see TestReport::cellName.
std::string kindCellName(const CellId& cell, const Words& words);
/// The times from CPU to CPU: a table a way of handing over, and what clusters they show.
Document coreTables(const Run& run, const Words& words, Notes& notes);
/// "CPU 0 and CPU 1: compare-and-swap"; see TestReport::cellName.
std::string pairCellName(const CellId& cell, const Words& words);
/// The file of Nbench: written, then read.
Document diskTables(const Run& run, const Words& words, Notes& notes);
/// The rows of a disk profile: rates and operations, latencies, the course of a sustained write.
Document diskRowTables(const Run& run, const Words& words, Notes& notes);
/// The line to other machines: a part for each of them.
Document networkTables(const Run& run, const Words& words, Notes& notes);
/// All cells of a run that another program measured, in plain lists.
Document foreignTables(const Run& run, const Words& words, Notes& notes);
/// Cells of tests that this version does not know or that have no tables of their own, in a plain list.
Document otherTables(const Run& run, const Words& words, Notes& notes);

/// The whole report: who measured what and where, the tables of each test, the reasons as numbered notes, and
/// how to read the values.
Document documentOf(const Run& run, const Words& words);

/// What more threads add: a column group a kind of cell, a row a number of threads. Empty for a run in which
/// each cell was measured with one number of threads.
Document scalingTables(const Run& run, const Words& words, Notes& notes);
/// The run without the cells that scalingTables() shows: the other tables are of one number of threads.
Run withoutScaled(const Run& run);

/// What pages of several kinds make of the same cells: a row a cell, a column group a kind, each with what
/// the system says was obtained, and what it saves (a time) or gains (a rate) beside the first kind. Empty
/// for a run of one kind.
Document pagesTables(const Run& run, const Words& words, Notes& notes);

/// The end of a series' report: of each cell the best, the median, the mean and the standard deviation of the
/// repetitions (by n − 1, also in per cent of the mean). Empty of a single run, and of what is no series.
Document seriesTable(const std::vector<Run>& runs, const Words& words);

/// A rate in MB/s as operands of the cell's width that one core moves in a cycle, at the clock measured
/// beside it; for several threads the mean. Absent where the clock or the width is unknown, or the cell is
/// none of that kind.
std::optional<double> operandsPerCycle(const CellResult& cell);

/// More threads than this are summed up in a table (slowest, median, fastest) instead of shown one by one.
inline constexpr std::size_t mostThreadsListed = 64;

}  // namespace strata
