// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/report/text.h"

namespace strata {

struct PassColumns {
  std::string label;
  const Measured* measured = nullptr;
};

/// Time, MiB and MB/s of each pass, a row a pass, with the average below. Begins with an empty line; an empty
/// text where nothing was measured by passes.
std::string passTable(const std::vector<PassColumns>& methods, const Words& words);

}  // namespace strata
