// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/report/cell_columns.h"

/// The cells of a test where there is room for all that is known of them: a row a cell, in sections.
namespace strata {

/// What a row is called below its section, and the section: kernels below their region or, in sweeps, regions
/// below their kernel.
std::string rowName(const CellResult& cell, const Words& words);
std::string sectionName(const Run& run, const CellResult& cell, const Words& words);

/// Value, interval, share of the limit and grade of each cell, and what its test has besides.
Table cellTable(const Run& run, std::string_view test, const Cells& cells, const Notes& notes,
                const Words& words);

}  // namespace strata
