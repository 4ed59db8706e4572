// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/model/run.h"
#include "core/report/text.h"
#include "core/stats/expected_range.h"

namespace strata {

/// "Usual for this machine: 5610 to 5650 MOPs/s (12 earlier runs)", or that the result lies below or above
/// it; in the unit in which people read the result.
std::string expectedText(const ExpectedRange& range, const CellResult& result, const Words& words);
/// "below its usual range"; empty for a result that lies inside.
std::string expectedTextInBrief(const ExpectedRange& range, const Words& words);

}  // namespace strata
