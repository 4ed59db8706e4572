// SPDX-License-Identifier: GPL-3.0-or-later
// The step of latency under load: one thread follows pointers through memory while others load it.
#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <string_view>

#include "core/model/latency_walk.h"
#include "core/model/memory_levels.h"
#include "core/plan/plan_memory.h"
#include "core/plan/plan_parts.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

using kernels::Family;
using kernels::Kernel;

/// The share of the time of a region: at the usual two seconds enough for sixty windows, with their probes.
constexpr double shareOfTime = 0.1;

constexpr std::string_view chaseKernel = "chase-1";
constexpr std::string_view onlyReads = "inject-1to0";

constexpr int countOfDelays = 16;
/// Four delays are eight times as long: 2^(3/4) from one to the next.
constexpr double octavesBetweenDelays = 0.75;

/// The chase's first, then one on each other core. A second hardware thread of the chase's core would take
/// part of that core, and a second one of another adds little to the load.
std::vector<ThreadPlace> placesOf(const std::vector<LogicalCpu>& cpus) {
  std::vector<ThreadPlace> places;
  std::set<int> cores;
  for (const LogicalCpu& cpu : cpus)
    if (cores.insert(cpu.core).second) places.push_back({cpu.osIndex, {}});
  return places;
}

/// Why nothing can be measured, if so.
std::optional<Reason> refusalOf(const PlanRequest& request, const std::vector<LogicalCpu>& cpus,
                                std::size_t cores) {
  if (cpus.size() < 2) return Reason{"needs-two-cpus", {}};
  if (cores < 2) return Reason{"needs-two-cores", {}};
  if (request.settings.binding == Binding::None || !request.machine.bindsThreads)
    return Reason{"needs-binding", {}};
  return std::nullopt;
}

/// Four last levels of the machine, for each thread, so that neither chase nor injectors find their lines in
/// a cache.
Bytes regionOf(const PlanRequest& request, std::size_t threads) {
  const Bytes wanted = std::max(surelyMemory, lastCacheSize(request.machine) * 4);
  return wholeLongestLines(std::min(wanted, largestFootprintOf(request, static_cast<int>(threads))));
}

void addCell(std::string_view kernel, std::optional<std::int64_t> delay, const PlannedCell& like,
             Step& step) {
  PlannedCell& cell = step.cells.emplace_back(like);
  cell.kernel = kernel;
  cell.parameters.delay = delay;
}

}  // namespace

std::vector<std::int64_t> injectionDelays() {
  std::vector<std::int64_t> delays;
  for (int i = 0; i < countOfDelays; ++i) delays.push_back(std::llround(std::exp2(octavesBetweenDelays * i)));
  return delays;
}

std::vector<Step> loadedLatencySteps(const PlanRequest& request) {
  const std::vector<LogicalCpu> cpus = chosenCpus(request);
  Step step{TestGroup::LoadedLatency, BoundBy::Load, {}, {}, 0};
  step.places = placesOf(cpus);
  const auto refusal = refusalOf(request, cpus, step.places.size());
  if (refusal) step.places.clear();
  step.region = regionOf(request, std::max<std::size_t>(2, step.places.size()));
  step.line = request.machine.lineSize;

  PlannedCell like;
  like.test = Test::LoadedLatency;
  like.parameters.regionBytes = step.region.count;
  like.parameters.blockBytes = walkBlock.count;
  like.parameters.pattern = "random";
  like.parameters.op = "latency";
  like.parameters.threads = std::max<std::int64_t>(1, std::ssize(step.places));
  like.seconds = shareOfTime * request.settings.memorySeconds;
  like.skip = refusal;
  // The longest first, so that the curve begins where nothing waits.
  std::vector<std::int64_t> delays = injectionDelays();
  std::ranges::reverse(delays);
  bool mixes = false;
  for (const Kernel& kernel : kernels::catalog()) {
    if (kernel.family != Family::Injection || !wants(request.selection.kernels, kernel.id)) continue;
    if (request.selection.sweep.sizes == Sweep::Quick && kernel.id != onlyReads) continue;
    mixes = true;
    if (refusal) break;  // said once
    for (const std::int64_t delay : delays) addCell(kernel.id, delay, like, step);
  }
  // The idle latency comes first, whatever is chosen: it is what the others are compared with.
  if (mixes || wants(request.selection.kernels, chaseKernel)) {
    addCell(chaseKernel, std::nullopt, like, step);
    std::ranges::rotate(step.cells, step.cells.end() - 1);
  }
  return {step};
}

}  // namespace strata
