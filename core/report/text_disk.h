// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/model/run.h"
#include "core/report/text.h"
#include "core/report/text_notes.h"

/// The disk test in rows, as reports show it.
namespace strata {

/// A table of the rows, a line for each cell. Empty where there are none.
std::string diskRowTables(const Run& run, const Words& words, Notes& notes);

}  // namespace strata
