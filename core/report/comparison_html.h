// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/report/text.h"
#include "core/stats/comparison.h"

namespace strata {

/// The comparison as one HTML file, like toHtml: the sides' figures in one chart a test (means, from the
/// least to the greatest repetition), a table a test with difference, interval and what was found as shape
/// and word, what makes rows unlike, and the cells that lack a partner. `machine`: of the first side, to mark
/// where its caches end; may be null. `version` of the program that writes it.
std::string comparisonHtml(const Comparison& comparison, const Machine* machine, const std::string& version,
                           const Words& words);

}  // namespace strata
