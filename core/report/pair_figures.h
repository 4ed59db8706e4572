// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/report/cell_columns.h"
#include "core/stats/pair_matrix.h"

/// What table and chart of core to core have in common.
namespace strata {

/// The times of the cells that name two CPUs.
std::vector<PairTime> pairTimes(const Cells& cells);

/// What the times show, in a sentence: "19 ns within a cluster of CPUs, 190 ns between clusters", or from the
/// least to the most. Empty without times.
std::string pairSentence(const PairMatrix& matrix, const Words& words);

}  // namespace strata
