// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "core/plan/plan.h"
#include "core/stats/unit_value.h"

/// What a unit of work of a cell means: kernel and parameters together say.
namespace strata {

struct CellUnits {
  std::string_view metric;  ///< "rate", "operations", "latency", "lost-time", "sustained-share"
  std::string_view unit;    ///< "MB/s", "MOPs/s", "ns", "%"
  UnitValue value;          ///< units a second to that unit
  std::uint64_t bytes =
      0;  ///< that count of one unit: what it carries, or with `count` "traffic" loads and stores
};
CellUnits unitsOf(const PlannedCell& cell);
/// The same of the kernel's work alone, where the result is something else that is made of it: a share of its
/// first rate.
CellUnits rateUnitsOf(const PlannedCell& cell);

/// Units after which a cell has gone through its region once; 0 where that is not asked.
double unitsOfOnePass(const PlannedCell& cell);

}  // namespace strata
