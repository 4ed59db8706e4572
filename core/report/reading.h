// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/report/text.h"

namespace strata {

/// How to read the figures of a run, a sentence or two each, as far as it has such figures. `rest`: without
/// the cells of scaling, whose tables have fewer columns. `grades`: the id of the sentence that explains how
/// this report shows them.
std::vector<std::string> readingSentences(const Run& whole, const Run& rest, std::string_view grades,
                                          const Words& words);

}  // namespace strata
