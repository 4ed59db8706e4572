// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/model/run.h"
#include "core/report/csv_field.h"

namespace strata {

/// One row a cell of each run, after one row of headings. Quoted as RFC 4180 says, lines end in "\n", C
/// locale, doubles with all digits, ids instead of sentences. A heading ends in its unit; `value`, `low`,
/// `high`, `median`, `mad`, `limit`, `total_rate`, `per_thread` and the quantiles `q0` … `q100` are in the
/// unit of the column `unit`. Lists are joined by ";". Raw samples are in the JSON form only. An empty field
/// means absent.
std::string toCsv(const std::vector<Run>& runs, CsvTexts texts = CsvTexts::Shielded);

}  // namespace strata
