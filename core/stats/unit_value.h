// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace strata {

/// How a rate of work becomes the figure of a cell.
struct UnitValue {
  double factor = 1;    ///< a rate: what one unit a second is. A time: what one second a unit is.
  bool isTime = false;  ///< the figure is the time of one unit: lower is better

  double of(double unitsPerSecond) const {
    return isTime ? factor / unitsPerSecond : factor * unitsPerSecond;
  }
  /// The value of threads with those rates together: a rate is the sum of all, a time that of one thread at
  /// their mean rate.
  double ofAll(const std::vector<double>& unitsPerSecond) const {
    double sum = 0;
    for (const double rate : unitsPerSecond) sum += isTime ? rate : of(rate);
    return isTime ? of(sum / static_cast<double>(unitsPerSecond.size())) : sum;
  }
};

}  // namespace strata
