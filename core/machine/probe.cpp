// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/machine/probe.h"

#include <algorithm>
#include <chrono>

#include "core/machine/binding.h"
#include "core/model/caches.h"
#include "core/model/core_kinds.h"

namespace strata {

namespace {

constexpr Bytes largestWhenUnknown = 256_MiB;

/// A footprint of twice the cache that is left still hits half of the time, so half is no sign that it fits.
/// One of the whole cache hits seven times of eight on a quiet machine: 4 KiB pages fill its sets unevenly.
constexpr double leastHitShare = 0.75;

/// Memory must be this much slower than the cache, or no step was seen. Real ones are three to ten times
/// slower.
constexpr double leastStep = 2.0;

constexpr std::chrono::duration<double> mostTime{3};
/// The share of that time in which footprints are written: what is not written by then is left out.
constexpr double writtenWithin = 0.4;
/// The share without any calm curve after which the machine counts as busy, and waiting longer is of no use.
constexpr double calmWithin = 0.34;

/// Footprints of one level differ by less.
constexpr double mostOfFlat = 1.5;

bool isFlat(const std::vector<LatencyPoint>& points) {
  const auto [least, most] = std::ranges::minmax(points, {}, &LatencyPoint::nanoseconds);
  return most.nanoseconds <= mostOfFlat * least.nanoseconds;
}

/// What a calm curve says; see answerOf. @pre it has points
std::optional<Bytes> usableOf(const LatencyCurve& curve, Bytes reported) {
  if (const auto usable = usableFromLatencies(curve.points)) return usable;
  const bool reachesMemory = reported > 0_B && curve.points.back().footprint >= reported * 2;
  return reachesMemory && isFlat(curve.points) ? std::optional(0_B) : std::nullopt;
}

}  // namespace

std::vector<Bytes> probeFootprints(const Machine& machine) {
  const std::vector<Cache>& caches = machine.caches;
  // A first level alone is as good as no report.
  const bool isLastKnown = caches.size() >= 2;
  const Bytes inner = isLastKnown ? caches[caches.size() - 2].size : l2WhenUnknown;
  const Bytes top =
      std::min(isLastKnown ? caches.back().size * 4 : largestWhenUnknown, machine.memoryAvailable / 8);
  std::vector<Bytes> footprints;
  for (Bytes size = top; size >= inner * 2; size = size / 2) footprints.push_back(size);
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

LastLevelAnswer answerOf(const std::vector<LatencyCurve>& curves, Bytes reported) {
  std::vector<std::optional<Bytes>> calm;
  for (const LatencyCurve& curve : curves) {
    if (!curve.isCalm || curve.points.empty()) continue;
    const std::optional<Bytes> usable = usableOf(curve, reported);
    // The step may lie among what is missing.
    if (!usable && curve.isCut) continue;
    if (std::ranges::find(calm, usable) != calm.end()) return {LastLevelProbe::Confirmed, usable};
    calm.push_back(usable);
  }
  return {LastLevelProbe::Unconfirmed, {}};
}

LastLevelAnswer probeLastLevel(const Machine& machine, const ProbeProgress& progress, std::stop_token stop) {
  LastLevelAnswer answer{LastLevelProbe::Unconfirmed, {}};
  if (machine.cpus.empty()) return {};
  const auto begin = std::chrono::steady_clock::now();
  const auto spent = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin) / mostTime;
  };
  const auto ended = [&] { return stop.stop_requested() || spent() >= 1; };
  constexpr double betweenTold = 0.03;
  double told = 0;
  const auto tell = [&] {
    if (!progress || spent() < told + betweenTold) return;
    told = spent();
    progress(std::min(told, 1.0));
  };
  const auto isWritten = [&] {
    tell();
    return spent() >= writtenWithin;
  };
  const Bytes reported = machine.caches.size() >= 2 ? machine.caches.back().size : 0_B;
  runOnCpu(cpuOfFastestKind(machine), [&] {
    const auto field = LatencyField::make(probeFootprints(machine), machine.lineSize, isWritten, ended);
    const double beforeCurves = spent();
    std::vector<LatencyCurve> curves;
    const auto isHopeless = [&] {
      return spent() >= beforeCurves + calmWithin && std::ranges::none_of(curves, &LatencyCurve::isCalm);
    };
    while (field && answer.probe != LastLevelProbe::Confirmed && !ended() && !isHopeless()) {
      tell();
      LatencyCurve curve = field->measure(ended);
      if (!curve.points.empty()) curves.push_back(std::move(curve));
      answer = answerOf(curves, reported);
    }
  });
  return stop.stop_requested() ? LastLevelAnswer{} : answer;
}

}  // namespace strata
