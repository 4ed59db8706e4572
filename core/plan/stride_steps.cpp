// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of stride: a chase through memory at random, and others that go on by the same distance each
// time.
#include <algorithm>
#include <optional>
#include <vector>

#include "core/base/units.h"
#include "core/model/memory_levels.h"
#include "core/plan/plan_parts.h"

namespace strata {

namespace {

/// The share of the time of a region: at the usual two seconds enough for sixty samples, with their probes.
constexpr double shareOfStride = 0.1;

/// Times the last level: what is as large lies in memory.
constexpr std::uint64_t lastLevelsOfWalk = 4;

/// A step of its own, since a walk would find in the caches what the one before has just left there.
Step stepOfStride(Bytes region, std::optional<Bytes> stride, const PlanRequest& request) {
  Step step{TestGroup::Stride, BoundBy::Shared, region, {}, 0};
  step.alone = true;
  step.line = request.machine.lineSize;
  PlannedCell& cell = step.cells.emplace_back();
  cell.test = Test::Stride;
  cell.kernel = oneChase;
  cell.parameters.regionBytes = region.count;
  cell.parameters.pattern = stride ? "serial" : "random";
  if (stride) cell.parameters.strideBytes = stride->count;
  cell.parameters.op = "latency";
  cell.parameters.threads = 1;
  cell.seconds = shareOfStride * request.settings.memorySeconds;
  return step;
}

}  // namespace

std::vector<Bytes> stridesOf(Bytes line) {
  std::vector<Bytes> strides;
  for (Bytes power = line; power <= longestStride; power = power * 2) {
    strides.push_back(power);
    // One and a half lines are no whole number of them.
    if (power > line && power < longestStride) strides.push_back(power / 2 * 3);
  }
  return strides;
}

std::vector<Step> strideSteps(const PlanRequest& request) {
  if (!wants(request.selection.kernels, oneChase))
    return {Step{TestGroup::Stride, BoundBy::Shared, {}, {}, 0}};
  const Bytes wanted = std::max(surelyMemory, lastCacheSize(request.machine) * lastLevelsOfWalk);
  const Bytes region = wholeLongestLines(std::min(wanted, largestFootprintOf(request, 1)));
  std::vector<Step> steps{stepOfStride(region, std::nullopt, request)};
  for (const Bytes stride : stridesOf(request.machine.lineSize))
    steps.push_back(stepOfStride(region, stride, request));
  return steps;
}

}  // namespace strata
