// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/model/result.h"
#include "core/report/anonymised.h"
#include "core/stats/comparison.h"

namespace strata::cli {

/// A line for each key that was removed or changed, and one for what stays.
std::string anonymousText(const std::vector<SharedChange>& changes);

/// The runs without what tells whose machine it is; what that was is said on standard error. Errors: those of
/// anonymised().
Result<std::vector<Run>> toldAnonymised(const std::vector<Run>& runs);

/// The same of sides, which are named by their processor then. Published ones belong to nobody here: they
/// keep their runs, and have the name of the publication.
Result<std::vector<ComparedSide>> toldAnonymised(std::vector<ComparedSide> sides);

}  // namespace strata::cli
