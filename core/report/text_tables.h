// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/report/text.h"
#include "core/report/text_notes.h"

/// The tables of a report. Each returns an empty text when the run holds nothing for it, and adds the reasons
/// of its cells to the notes in the order in which they are read.
namespace strata {

std::string processorTables(const Run& run, const Words& words, Notes& notes);
std::string memoryTables(const Run& run, const Words& words, Notes& notes);
std::string bandwidthTables(const Run& run, const Words& words, Notes& notes);
std::string latencyTables(const Run& run, const Words& words, Notes& notes);
/// The levels of memory that a full sweep shows, and where they are not those that the system reports.
std::string levelTable(const Run& run, const Words& words, Notes& notes);
/// The copies of whole regions: a block a region, a row a method, and each pass where passes were timed.
std::string copyTables(const Run& run, const Words& words, Notes& notes);
/// The functions of the C library by size: rates, and what a call takes.
std::string libraryTables(const Run& run, const Words& words, Notes& notes);
/// The transfers between registers, a row a kind and a column a width: for a cycle, and rates.
std::string registerTables(const Run& run, const Words& words, Notes& notes);
/// The string instructions: a block a region, a row a width.
std::string stringTables(const Run& run, const Words& words, Notes& notes);
/// The kinds of memory: first and later uses, what was obtained, and when write-combined memory pays.
std::string kindTables(const Run& run, const Words& words, Notes& notes);
std::string diskTables(const Run& run, const Words& words, Notes& notes);
/// All cells of a run that another program measured, in plain lists.
std::string foreignTables(const Run& run, const Words& words, Notes& notes);
/// Cells of tests that this version does not know, in a plain list.
std::string otherTables(const Run& run, const Words& words, Notes& notes);

}  // namespace strata
