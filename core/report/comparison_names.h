// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stats/comparison.h"

/// How reports and words name what a comparison found: "no-difference", "pages".
namespace strata {

const char* findingName(Finding finding);
const char* unlikeName(Unlike unlike);

}  // namespace strata
