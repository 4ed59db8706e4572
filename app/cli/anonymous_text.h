// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/model/result.h"
#include "core/report/anonymised.h"

namespace strata::cli {

/// A line for each key that was removed or changed, and one for what stays.
std::string anonymousText(const std::vector<SharedChange>& changes);

/// The runs without what tells whose machine it is; what that was is said on standard error. Errors: those of
/// anonymised().
Result<std::vector<Run>> toldAnonymised(const std::vector<Run>& runs);

}  // namespace strata::cli
