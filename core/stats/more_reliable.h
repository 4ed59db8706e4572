// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/run.h"

/// Chooses which of two measurements of one cell to keep. Pure.
namespace strata {

/// Whether `a` has the better grade, or the same grade and the narrower interval in proportion to its value.
/// The values themselves do not matter: to keep the faster of two would be to choose the result. A figure
/// without an interval counts as the widest.
bool isMoreReliable(const Measured& a, const Measured& b);

}  // namespace strata
