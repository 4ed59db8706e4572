// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

namespace strata {

/// The latency of memory at one load.
struct LoadPoint {
  double rate = 0;  ///< what all threads move together, in MB/s
  double ns = 0;    ///< a load of the chase

  friend bool operator==(const LoadPoint&, const LoadPoint&) = default;
};

/// One mix of reads and writes.
struct LoadCurve {
  LoadPoint idle;                 ///< nothing is injected
  std::vector<LoadPoint> points;  ///< from the longest delay to the shortest: each a heavier load

  friend bool operator==(const LoadCurve&, const LoadCurve&) = default;
};

/// The knee: the rate at which the latency has come to twice the idle one. Between two points what latency
/// exceeds the idle one by is taken to grow exponentially with the rate: on the curve of a queue, which bends
/// upwards, a straight line would come to it too early. A single point up there with a lower one after it is
/// a disturbance. Absent where the latency stays below.
std::optional<double> kneeRate(const LoadCurve& curve);

/// The most that was moved at any load; the idle rate without points.
double highestRate(const LoadCurve& curve);

}  // namespace strata
