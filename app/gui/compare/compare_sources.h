// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/stats/comparison.h"

/// Where the sides of a comparison come from.
namespace strata::gui {

/// Looked at by several threads, changed by none.
using SharedSides = std::vector<std::shared_ptr<const ComparedSide>>;

SharedSides shared(std::vector<ComparedSide> sides);

/// A side for each series, in the order of their first runs. Without a label a side is called `name`, which
/// may be empty.
std::vector<ComparedSide> sidesOf(std::vector<Run> runs, const std::string& name);

/// The published figures that come with the program.
std::vector<ComparedSide> referenceSides();

}  // namespace strata::gui
