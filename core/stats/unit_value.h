// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace strata {

/// How a rate of work becomes the figure of a cell.
struct UnitValue {
  double factor = 1;    ///< a rate: what one unit a second is. A time: what one second a unit is.
  bool isTime = false;  ///< the figure is the time of one unit: lower is better

  double of(double unitsPerSecond) const {
    return isTime ? factor / unitsPerSecond : factor * unitsPerSecond;
  }
};

}  // namespace strata
