// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/units.h"

/// How many loads a core keeps in flight at once, from the times of chases of several chains.
namespace strata {

/// The time of a load, all chains together, by the number of chains.
struct ChainsPoint {
  std::int64_t chains = 1;
  double ns = 0;
  std::optional<double> low = {};  ///< interval of the time
  std::optional<double> high = {};
  bool isReliable = true;  ///< false: the point is no evidence of the most loads, nor of their end

  friend bool operator==(const ChainsPoint&, const ChainsPoint&) = default;
};

/// Loads in flight, by Little's law: latency of one chain ÷ time of a load.
struct LoadsInFlight {
  double loads = 0;
  std::optional<double> low = {};  ///< from the ends of both intervals
  std::optional<double> high = {};
};
std::optional<LoadsInFlight> loadsInFlight(const ChainsPoint& one, const ChainsPoint& several);

/// The most loads that were in flight in one level.
struct MostLoads : LoadsInFlight {
  std::int64_t chains = 1;  ///< with which they were
  double ns = 0;            ///< of a load then
  double latencyNs = 0;     ///< of a load of one chain
  /// More chains would have more in flight: the last step still gained leastGain, beyond both intervals.
  bool isAtLeast = false;
};
inline constexpr double leastGain = 0.05;

/// The result is absent without a reliable point of one chain and one of several. `points` in any order.
std::optional<MostLoads> mostLoads(std::vector<ChainsPoint> points);

/// Bytes a second, in MB/s, that lines at random places bring where each takes so long.
double randomLinesRate(double nsOfLoad, Bytes line);

}  // namespace strata
