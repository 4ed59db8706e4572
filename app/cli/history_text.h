// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/history/history.h"
#include "core/report/csv_field.h"

namespace strata::cli {

/// Enough of an id to name its run.
std::string shortId(const std::string& id);

/// Kept runs as a table of lines, a row each, with their column heads.
std::string historyTable(const std::vector<KeptRun>& runs);
std::string historyCsv(const std::vector<KeptRun>& runs, CsvTexts texts);
std::string historyJson(const std::vector<KeptRun>& runs);

}  // namespace strata::cli
