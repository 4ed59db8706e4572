// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/report/text.h"
#include "core/report/text_notes.h"

namespace strata {

/// The run without the cells that scalingTables() shows: the other tables are of one number of threads.
Run withoutScaled(const Run& run);

/// What more threads add: a column group a kind of cell, a row a number of threads. Empty for a run in which
/// each cell was measured with one number of threads.
std::string scalingTables(const Run& run, const Words& words, Notes& notes);

}  // namespace strata
