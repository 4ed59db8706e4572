// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/probe.h"

#include <algorithm>

#include "core/machine/binding.h"

namespace strata {

namespace {

constexpr Bytes largestFootprint = 256_MiB;
constexpr int mostFootprints = 8;

/// What the plan takes for the level below the last when nothing is reported.
constexpr Bytes assumedInner = 256_KiB;

/// A footprint of twice the cache that is left still hits half of the time, so half is no sign that it fits.
/// One of the whole cache hits seven times of eight on a quiet machine: 4 KiB pages fill its sets unevenly.
constexpr double leastHitShare = 0.75;

/// Memory must be this much slower than the cache, or no step was seen. Real ones are three to ten times
/// slower.
constexpr double leastStep = 2.0;

}  // namespace

std::vector<Bytes> probeFootprints(const Machine& machine) {
  const std::vector<Cache>& caches = machine.caches;
  // A first level alone is as good as no report.
  const bool isLastKnown = caches.size() >= 2;
  const Bytes inner = isLastKnown ? caches[caches.size() - 2].size : assumedInner;
  Bytes top = isLastKnown ? std::min(caches.back().size * 4, largestFootprint) : largestFootprint;
  top = std::min(top, machine.memoryAvailable / 8);
  std::vector<Bytes> footprints;
  for (Bytes size = top; size >= inner * 2 && footprints.size() < mostFootprints; size = size / 2) {
    footprints.push_back(size);
  }
  std::reverse(footprints.begin(), footprints.end());
  return footprints;
}

std::optional<Bytes> usableFromLatencies(const std::vector<LatencyPoint>& curve) {
  if (curve.size() < 3) return std::nullopt;
  const auto faster = [](const LatencyPoint& a, const LatencyPoint& b) {
    return a.nanoseconds < b.nanoseconds;
  };
  const double cacheNs = std::min_element(curve.begin(), curve.end(), faster)->nanoseconds;
  const double memoryNs = curve.back().nanoseconds;
  if (!(cacheNs > 0) || memoryNs < leastStep * cacheNs) return std::nullopt;
  const auto largestFit = std::find_if(curve.rbegin(), curve.rend(), [&](const LatencyPoint& point) {
    return (memoryNs - point.nanoseconds) / (memoryNs - cacheNs) >= leastHitShare;
  });
  // The lowest point always fits, so one is found.
  const bool isStepConfirmed = largestFit - curve.rbegin() >= 2;
  return isStepConfirmed ? std::optional(largestFit->footprint) : std::nullopt;
}

std::vector<LatencyPoint> fastestOf(const std::vector<LatencyPoint>& first,
                                    const std::vector<LatencyPoint>& second) {
  std::vector<LatencyPoint> curve = first;
  for (std::size_t i = 0; i < std::min(first.size(), second.size()); ++i)
    curve[i].nanoseconds = std::min(first[i].nanoseconds, second[i].nanoseconds);
  return curve;
}

std::optional<Bytes> probeLastLevel(const Machine& machine, std::stop_token stop) {
  if (machine.cpus.empty()) return std::nullopt;
  std::optional<Bytes> usable;
  runOnCpu(machine.cpus.front().osIndex, [&] {
    const std::vector<Bytes> footprints = probeFootprints(machine);
    const std::vector<LatencyPoint> curve = measureLatencies(footprints, stop);
    usable = usableFromLatencies(curve);
    // Less than reported may be the truth, or a neighbour's burst, which rarely hits the same footprint
    // twice.
    const bool complete = curve.size() == footprints.size();
    if (complete && !machine.caches.empty() && usable && *usable < machine.caches.back().size)
      usable = usableFromLatencies(fastestOf(curve, measureLatencies(footprints, stop)));
  });
  return usable;
}

}  // namespace strata
