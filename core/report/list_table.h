// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/report/cell_columns.h"

/// Tables with one row a cell, and what each thread of those cells reached.
namespace strata {

struct ThreadRow {
  std::string label;
  const Measured* measured = nullptr;
};

/// What each thread reached, a column a thread in as many blocks as it takes, with the slowest as a share of
/// the fastest; for more than mostThreadsListed threads only slowest, median and fastest. Empty for one
/// thread.
Document threadTable(const std::vector<ThreadRow>& rows, const std::string& unit, const Words& words);

/// Value, interval and grade of each cell, with the share of the limit where it is asked for.
ColumnGroup valuesBeside(std::string heading, const Cells& cells, bool withLimit, const Notes& notes,
                         const Words& words);

/// What the values are, then a row a cell, then its threads. The notes of the cells are added.
Document listTable(const Cells& cells, const std::vector<std::string>& labels, const Words& words,
                   Notes& notes, std::initializer_list<CellColumn> more = {});

/// The statistics of the values, each once. Where one stands both with and without the clock, each says for
/// which levels it holds.
std::vector<std::string> statisticTexts(const Cells& cells, const Words& words);

/// What the values of a table are, in one line: statistic, samples, clock, pages.
Document basisOf(const Cells& cells, const Words& words);

/// What a move counts and, where some go to random places, why these are slow.
std::string moveReading(const Cells& cells, const Words& words);

using DatumOf = std::optional<Datum> (*)(const Measured&);
/// The range from the least to the greatest of what is found in the cells; empty where nothing is.
std::string rangeText(const Cells& cells, DatumOf datumOf);
std::optional<Datum> clockOf(const Measured& measured);

/// What a row is called below its section, and the section: kernels below their region or, in sweeps, regions
/// below their kernel.
std::string rowName(const CellResult& cell, const Words& words);
std::string sectionName(const Run& run, const CellResult& cell, const Words& words);

/// A wide table of the cells of a test, in sections: value, interval, share of the limit and grade of each,
/// and what its test has besides.
Table cellTable(const Run& run, std::string_view captionId, const Cells& cells, const Notes& notes,
                const Words& words);

}  // namespace strata
