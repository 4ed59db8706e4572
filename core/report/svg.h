// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/report/text.h"

namespace strata {

/// The charts of one run, or of the repetitions of a series (the mean of each cell, and from the least to the
/// greatest; of several series a side each), one below the other as one SVG document: UTF-8, no script,
/// nothing from elsewhere; light, and dark where the viewer says so. It stands for itself: processor, date
/// and version are above.
std::string toSvg(const std::vector<Run>& runs, const Words& words);

}  // namespace strata
