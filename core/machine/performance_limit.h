// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>

namespace strata {

/// One value of the Windows counter "% Performance Limit": the performance that the processor guarantees, in
/// percent of the nominal one. Power policy, a power budget or heat make it less.
struct PerformanceLimit {
  std::wstring_view instance;  ///< "0,3": group, or node, and CPU; those of several are "0,_Total", "_Total"
  double percent = 0;
};

/// The least of all CPUs, 100 at most. Absent where no CPU has one: some machines leave the counter at 0. A
/// pure function, which any system can test.
inline std::optional<double> leastLimitPercent(std::span<const PerformanceLimit> limits) {
  constexpr double whole = 100;
  std::optional<double> least;
  for (const PerformanceLimit& limit : limits)
    if (limit.instance.find(L'_') == std::wstring_view::npos && limit.percent > 0)
      least = std::min(least.value_or(whole), limit.percent);
  return least;
}

}  // namespace strata
