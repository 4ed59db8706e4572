// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/chart/rate_unit.h"
#include "core/report/document.h"
#include "core/report/text.h"
#include "core/stats/comparison.h"

namespace strata {

/// The comparison as a report: the sides, `head` below them, one table of all cells, what makes rows unlike,
/// cells without a partner, and how a finding comes about.
Document documentOf(const Comparison& comparison, const Words& words,
                    const std::vector<std::string>& head = {});

/// The columns that a table of a comparison has, and their headings.
struct ComparedColumns {
  std::vector<std::string> names = {};  ///< a heading for each side; empty: letters
  RateUnit unit = RateUnit::MegabytesPerSecond;
  bool intervals = true;
  bool margins = false;  ///< beside the intervals
};

/// The one table that every eye draws: a row for each of `rows` under its label, and a group of columns for
/// each side. In it stands the centre and, but for the baseline, the change, what was found with the numbers
/// of what is unlike, and as far as asked for interval and margin; nothing where there is nothing to compare.
Table comparisonTable(const Comparison& comparison, const std::vector<const ComparisonRow*>& rows,
                      const std::vector<std::string>& labels, const ComparedColumns& columns,
                      const Words& words);

/// Rows of one test and unit one after the other, in the order in which their first rows come.
std::vector<const ComparisonRow*> rowsBySection(const std::vector<ComparisonRow>& rows);
/// The heading above them: "Moves, MB/s".
std::string comparedSection(const CellResult& cell, RateUnit unit, const Words& words);

/// What the numbers behind the findings mean, as far as they occur.
Notices unlikeNotices(const Comparison& comparison, const Words& words);

}  // namespace strata
