// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/report/text.h"

namespace strata {

/// What a report of that run is called: its label, or else the processor.
std::string htmlTitle(const Run& run);

/// Charts and tables of the repetitions of a series: a row a cell, with its mean, least, greatest and spread.
/// Several series are a side each, as in comparisons.
std::string seriesSections(const std::vector<Run>& runs, const Words& words);

}  // namespace strata
