// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/report/text.h"

namespace strata {

/// How to read the figures of a run, a sentence or two each, as far as it has such figures. `rest`: without
/// the cells of scaling, whose tables have fewer columns.
std::vector<std::string> readingSentences(const Run& whole, const Run& rest, const Words& words);

}  // namespace strata
