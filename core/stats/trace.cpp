// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/trace.h"

#include <algorithm>
#include <cstddef>

#include "core/stats/summary.h"

namespace strata {

std::optional<double> medianOfTrace(const std::vector<double>& endS, const std::vector<double>& list,
                                    double fromS, double toS) {
  std::vector<double> values;
  for (std::size_t i = 0; i < std::min(list.size(), endS.size()); ++i)
    if (endS[i] > fromS && endS[i] <= toS) values.push_back(list[i]);
  return values.empty() ? std::nullopt : std::optional(median(values));
}

}  // namespace strata
