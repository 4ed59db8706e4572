// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/disturbance.h"

#include <algorithm>
#include <cmath>

#include "core/stats/summary.h"

namespace strata {

std::optional<Disturbance> disturbanceOf(std::span<const Sample> samples, double seconds) {
  Disturbance disturbance;
  double lostS = 0;
  std::size_t threads = 0;
  for (const Sample& sample : samples) {
    threads = std::max(threads, sample.threads.size());
    for (const ThreadSample& thread : sample.threads) {
      if (!thread.lostS) return std::nullopt;
      lostS += std::max(0.0, *thread.lostS);
    }
    if (sample.threads.empty() || !sample.threads.front().clockConfirmed) continue;
    const ThreadSample& leader = sample.threads.front();
    const auto [low, high] = std::minmax(leader.clockBeforeGhz, leader.clockAfterGhz);
    disturbance.lowestGhz = disturbance.highestGhz > 0 ? std::min(disturbance.lowestGhz, low) : low;
    disturbance.highestGhz = std::max(disturbance.highestGhz, high);
  }
  if (threads == 0 || seconds <= 0) return std::nullopt;
  disturbance.othersPercent = std::min(100.0, 100 * lostS / (seconds * static_cast<double>(threads)));
  disturbance.othersOfOneCpuPercent = disturbance.othersPercent * static_cast<double>(threads);
  return disturbance;
}

std::optional<double> quickHalfWidthPercent(std::span<const double> ascending, double p, double value) {
  constexpr std::size_t fewest = 10;
  constexpr double normal = 1.96;
  if (ascending.size() < fewest || !(value > 0)) return std::nullopt;
  const double reach = normal * std::sqrt(p * (1 - p) / static_cast<double>(ascending.size()));
  const double low = quantileOfSorted(ascending, std::max(0.0, p - reach));
  const double high = quantileOfSorted(ascending, std::min(1.0, p + reach));
  return 100 * (high - low) / 2 / value;
}

}  // namespace strata
