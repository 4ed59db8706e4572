// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/report/text.h"

namespace strata {

struct ThreadRow {
  std::string label;
  const Measured* measured = nullptr;
};

/// What each thread reached, a column a thread in as many blocks as it takes, with the slowest as a share of
/// the fastest; for more than mostThreadsListed threads only slowest, median and fastest. Begins with an
/// empty line; an empty text for one thread.
std::string threadTable(const std::vector<ThreadRow>& rows, const std::string& unit, const Words& words);

}  // namespace strata
