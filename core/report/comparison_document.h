// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <vector>

#include "core/report/document.h"
#include "core/report/text.h"
#include "core/stats/comparison.h"

namespace strata {

/// The comparison as a report: the sides, one table of all cells, what makes rows unlike, cells without a
/// partner, and how a finding comes about.
Document documentOf(const Comparison& comparison, const Words& words);

/// A row for each of `rows` under its name: the centre of each side, and of all but the first the difference
/// in percent, what was found, with the numbers of what is unlike, the interval and, where `margins` asks for
/// it, the margin.
Table comparisonTable(const Comparison& comparison, const std::vector<const ComparisonRow*>& rows,
                      const std::vector<std::string>& names, bool margins, const Words& words);

/// What the numbers behind the findings mean, as far as they occur.
Notices unlikeNotices(const Comparison& comparison, const Words& words);

}  // namespace strata
