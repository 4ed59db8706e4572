// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/run.h"

namespace strata {

/// Turns an id and its arguments into a sentence or label; app/words has the English one, the window a
/// translated one.
using Words = std::function<std::string(std::string_view id, const std::vector<std::string>& arguments)>;

/// The run as a person reads it and pastes it: the tables of Nbench 2.0 with a verdict beside each figure,
/// the reasons as numbered notes below. Lines of at most 80 columns, ended by "\n"; three significant digits,
/// C locale; ASCII as far as the words and the names in the run are.
std::string toText(const Run& run, const Words& words);

}  // namespace strata
