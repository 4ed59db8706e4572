// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/report/text.h"
#include "core/stats/comparison.h"

namespace strata {

/// The comparison as JUnit's XML, as continuous integration shows test results: a suite a test, a case a cell
/// and side. A case fails where the cell is slower by `percent` or more, and is skipped where nothing is
/// decided or could be.
std::string comparisonJunit(const Comparison& comparison, double percent, const Words& words);

}  // namespace strata
