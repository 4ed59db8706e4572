// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stats/more_reliable.h"

#include <limits>

namespace strata {

bool isMoreReliable(const Measured& a, const Measured& b) {
  if (a.verdict.grade != b.verdict.grade) return a.verdict.grade < b.verdict.grade;
  constexpr double widest = std::numeric_limits<double>::infinity();
  return halfWidthPercent(a).value_or(widest) < halfWidthPercent(b).value_or(widest);
}

}  // namespace strata
