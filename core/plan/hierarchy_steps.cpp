// SPDX-License-Identifier: GPL-3.0-or-later
// The steps that go through the levels of memory: bandwidth and latency, one step a footprint.
#include <algorithm>
#include <utility>

#include "core/model/caches.h"
#include "core/model/core_limits.h"
#include "core/model/latency_walk.h"
#include "core/model/memory_levels.h"
#include "core/plan/memory_limit.h"
#include "core/plan/needs.h"
#include "core/plan/plan_memory.h"
#include "core/plan/plan_parts.h"
#include "core/plan/sweep.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

using kernels::Family;
using kernels::Kernel;
using kernels::Pattern;
using kernels::Variant;

constexpr Bytes largestFootprint = 2_GiB;
/// The largest footprint of a full sweep in the form of sc-membench, which itself goes on to the limit of
/// memory: beyond this, filling takes longer than measuring does.
constexpr Bytes largestOfFullMembench = 32_GiB;
constexpr std::uint64_t shortestLine = 64;

/// The block of LatencyWalk::Pages in large pages …
constexpr Bytes blockOfLargePages = 512_KiB;
/// … and without: a first-level TLB holds that many beside what else is in use.
constexpr std::uint64_t pagesOfBlock = 48;

/// What memory allows for one of so many threads, without largestFootprint.
Bytes footprintInMemory(const PlanRequest& request, int threads) {
  // A copy's buffers lie up to a third of one apart.
  const Bytes each = usableMemory(request.machine, threads) / static_cast<std::uint64_t>(threads) / 5 * 4;
  return std::min(each, request.machine.memory / 4);
}

/// All operations have the same sizes: those for which both buffers of a copy fit.
std::vector<Bytes> sizesAsMembench(const PlanRequest& request, bool full) {
  const int threads = request.threadCount();
  const Bytes most = full ? std::min(footprintInMemory(request, threads), largestOfFullMembench)
                          : largestFootprintOf(request, threads);
  return membenchSizes(request.machine, most / buffersOfCopy, full);
}

std::vector<Bytes> footprintsOf(const PlanRequest& request, int threads, std::uint64_t buffersOfRegion) {
  const auto& [settings, selection, machine, places, pages] = request;
  if (selection.sweep.asMembench) {
    std::vector<Bytes> footprints;
    for (const Bytes size : sizesAsMembench(request, selection.sweep.sizes == Sweep::Full))
      footprints.push_back(size * buffersOfRegion);
    return footprints;
  }
  if (!selection.sweep.sizes && settings.regions) {
    std::vector<Bytes> footprints;
    for (const Bytes region : chosenRegions(settings, machine, threads))
      footprints.push_back(region * buffersOfRegion);
    return footprints;
  }
  const Bytes cap = largestFootprintOf(request, threads);
  switch (selection.sweep.sizes.value_or(Sweep::Quick)) {
    case Sweep::Quick:
      return quickSweepFootprints(machine, threads, cap);
    case Sweep::Full:
      return fullSweepFootprints(cap);
    case Sweep::Levels:
      break;
  }
  std::vector<Bytes> footprints;
  for (const MemoryLevel& level : memoryLevels(machine)) {
    // Where threads scale, one by itself must not be left in the cache that all of them share.
    const bool ofOne = level.level == MemoryLevel{}.level && settings.threadMode == ThreadMode::Scale;
    if (wants(selection.sweep.levels, level.level))
      footprints.push_back(footprintOfLevel(level, machine, ofOne ? 1 : threads, cap));
  }
  return footprints;
}

struct Use {
  const char* op;
  ElementUse element;
};

/// What bandwidth uses a kernel for; nothing for those of other tests.
std::optional<Use> useOf(const Kernel& kernel) {
  switch (kernel.family) {
    case Family::Read:
      return Use{"read", ElementUse::Read};
    case Family::Write:
      return Use{"write", ElementUse::Write};
    case Family::Copy:
      return Use{"copy", ElementUse::Copy};
    case Family::Triad:
      return Use{"triad", ElementUse::Triad};
    default:
      return std::nullopt;
  }
}

/// Streaming stores are to go past the caches, and a processor may take them into one that has the line: what
/// they reach says little of a cache. So sizes in caches are measured only where somebody names such a loop
/// or asks for all of the curve, as the program bandwidth draws it.
bool bypassesCaches(const Kernel& kernel) {
  const bool stores = kernel.family != Family::Read;
  return stores && (kernel.variant == Variant::Streaming || kernel.variant == Variant::StreamChunks ||
                    kernel.variant == Variant::Best);
}

/// The widest plain serial kernel of each operation that this machine can run.
bool isWidestPlain(const Kernel& kernel, const Machine& machine) {
  if (kernel.variant != Variant::Plain || kernel.pattern != Pattern::Serial) return false;
  if (!provides(machine, kernel.needs)) return false;
  const std::string_view op = useOf(kernel)->op;
  return std::ranges::none_of(kernels::catalog(), [&](const Kernel& other) {
    const auto use = useOf(other);
    return use && use->op == op && other.variant == Variant::Plain && other.pattern == Pattern::Serial &&
           other.widthBytes > kernel.widthBytes && provides(machine, other.needs);
  });
}

Step bandwidthStep(Bytes footprint, const PlanRequest& request) {
  const auto& [settings, selection, machine, places, pages] = request;
  const int threads = request.threadCount();
  const bool inL1 = fitsLevel(1, footprint, request);
  const bool inL2 = fitsLevel(2, footprint, request);
  const std::optional<CoreClass> design = designOf(request);
  const Cache* last = machine.caches.empty() ? nullptr : &machine.caches.back();
  const Bytes lastLevel = machine.usableLastLevel.value_or(last ? last->size : 0_B);
  const bool inCaches = footprint * threadsSharing(last, machine, threads) <= lastLevel;
  // Regions were asked for, so each buffer has that size; a sweep goes by the footprint.
  const bool byRegion = selection.sweep.asMembench || (!selection.sweep.sizes && settings.regions);

  Step step{TestGroup::Bandwidth, inL2 ? BoundBy::Core : BoundBy::Shared, footprint, {}, 0};
  for (const Kernel& kernel : kernels::catalog()) {
    const auto use = useOf(kernel);
    if (!use || !wants(selection.ops, use->op) || !wants(selection.kernels, kernel.id)) continue;
    if (!wants(selection.widths, static_cast<int>(kernel.widthBytes))) continue;
    if (!wants(selection.patterns, patternName(kernel.pattern))) continue;
    // A sweep of the levels, like sc-membench, measures reads, writes and copies only.
    if ((selection.sweep.sizes == Sweep::Levels || selection.sweep.asMembench) &&
        (kernel.family == Family::Triad || !isWidestPlain(kernel, machine)))
      continue;
    const bool isWanted = selection.sweep.sizes == Sweep::Full ||
                          std::ranges::find(selection.kernels, kernel.id) != selection.kernels.end();
    if (inCaches && bypassesCaches(kernel) && !isWanted) continue;
    PlannedCell cell;
    cell.test = Test::Bandwidth;
    cell.kernel = kernel.id;
    cell.parameters.op = use->op;
    const std::uint64_t buffers = byRegion ? buffersOfCopy : buffersOfOperation(cell.parameters);
    const Bytes region = wholeLines(footprint / buffers);
    cell.parameters.regionBytes = region.count;
    cell.parameters.widthBytes = kernel.widthBytes;
    cell.parameters.pattern = patternName(kernel.pattern);
    cell.parameters.threads = threads;
    cell.parameters.pages = pagesName(request);
    if (selection.sweep.traffic) cell.parameters.count = "traffic";
    const bool fits =
        use->element != ElementUse::Triad || fitsLevel(1, footprintOf(cell.parameters), request);
    if (inL1 && fits && !bypassesCaches(kernel)) limitByCore(cell, design, use->element, kernel.widthBytes);
    if (liesInMemory(footprint, machine, threads))
      cell.unitsPerSecondLimit =
          elementsPerSecondOfMemory(machine, use->element, static_cast<int>(kernel.widthBytes));
    cell.skip = tooManyElements(kernel, region);
    if (!provides(machine, kernel.needs))
      cell.skip = Reason{"not-provided", {{"needs", std::string(needsName(kernel.needs))}}};
    step.cells.push_back(std::move(cell));
  }
  shareTime(step, settings.memorySeconds);
  return step;
}

/// The block of the walk that meets no TLB miss; it tells which walk that is, see walkOf.
Bytes blockOfWalk(Bytes footprint, const PlanRequest& request) {
  if (!fitsLevel(2, footprint, request)) return walkBlock;
  const std::optional<Bytes> large = request.machine.hugePageSize;
  const bool isLarge = asksForLargePages(request.pages) && large && usesLargePages(footprint, *large);
  // If another kind of pages is measured beside these, both must be the same walk.
  const bool isAlone = pagesToMeasure(request.selection.pages).size() == 1;
  const Bytes most = isLarge && isAlone
                         ? blockOfLargePages
                         : std::min(blockOfLargePages, request.machine.pageSize * pagesOfBlock);
  return std::min(most, wholeLines(footprint));
}

/// A chase over all of a region.
PlannedCell chaseCell(Test test, const Kernel& kernel, Bytes region, const PlanRequest& request) {
  PlannedCell cell;
  cell.test = test;
  cell.kernel = kernel.id;
  cell.parameters.regionBytes = region.count;
  cell.parameters.pattern = "random";
  cell.parameters.op = "latency";
  cell.parameters.threads = 1;
  cell.parameters.pages = pagesName(request);
  cell.parameters.chains = kernel.chains;
  return cell;
}

Step latencyStep(Bytes footprint, const PlanRequest& request) {
  const auto& [settings, selection, machine, places, pages] = request;
  Step step{TestGroup::Latency,
            fitsLevel(2, footprint, request) ? BoundBy::Core : BoundBy::Shared,
            footprint,
            {},
            0};
  step.alone = true;
  step.line = machine.lineSize;
  const Bytes region = wholeLines(footprint);
  const Bytes block = blockOfWalk(footprint, request);
  for (const Kernel& kernel : kernels::catalog()) {
    if (kernel.family != Family::Chase || !wants(selection.kernels, kernel.id)) continue;
    if (!wants(selection.ops, "latency") || kernel.chains > mostChainsOfLatency) continue;
    const int chains = static_cast<int>(kernel.chains);
    if (selection.sweep.chains && chains != *selection.sweep.chains) continue;
    if ((selection.sweep.sizes == Sweep::Levels || selection.sweep.asMembench) && chains != 1) continue;
    // Each chain needs lines of its own ahead of it.
    if (region.count < shortestLine * 2 * kernel.chains) continue;
    PlannedCell cell = chaseCell(Test::Latency, kernel, region, request);
    // The chase goes over the whole region, misses of the TLB included; with one chain there is another
    // without them.
    if (chains == 1 && !selection.sweep.asMembench) {
      PlannedCell local = cell;
      local.parameters.blockBytes = block.count;
      const bool isSameWalk = walkOf(local.parameters) == LatencyWalk::Pages && region <= block;
      step.cells.push_back(std::move(local));
      if (isSameWalk) continue;
    }
    step.cells.push_back(std::move(cell));
  }
  shareTime(step, settings.memorySeconds);
  return step;
}

/// A person chose that size; the other tests of the run can still be measured in it.
Step latencyStepLeftOut(Bytes footprint, const PlanRequest& request) {
  Step step = latencyStep(footprint, request);
  step.region = 0_B;
  for (PlannedCell& cell : step.cells) {
    cell.seconds = 0;
    cell.skip = Reason{"out-of-range",
                       {{"setting", "regions"},
                        {"value", formatSize(footprint)},
                        {"least", formatSize(regionRange.least)},
                        {"most", formatSize(largestFootprint)}}};
  }
  return step;
}

/// A cell for each number of chains over one region, and that of one chain always: the others are counted by
/// its time.
Step parallelLoadStep(Bytes region, const PlanRequest& request) {
  const Selection& selection = request.selection;
  Step step{TestGroup::ParallelLoads,
            fitsLevel(2, region, request) ? BoundBy::Core : BoundBy::Shared,
            region,
            {},
            0};
  step.alone = true;
  step.line = request.machine.lineSize;
  bool isWanted = false;
  for (const Kernel& kernel : kernels::catalog()) {
    if (kernel.family != Family::Chase || region.count < shortestLine * 2 * kernel.chains) continue;
    const bool isChosen = wants(selection.kernels, kernel.id);
    if (!isChosen && kernel.chains != 1) continue;
    isWanted = isWanted || isChosen;
    step.cells.push_back(chaseCell(Test::ParallelLoads, kernel, region, request));
  }
  if (!isWanted) step.cells.clear();
  shareTime(step, request.settings.memorySeconds);
  return step;
}

}  // namespace

const Kernel& widestPlain(Family family, const Machine& machine) {
  return *std::ranges::find_if(kernels::catalog(), [&](const Kernel& kernel) {
    return kernel.family == family && isWidestPlain(kernel, machine);
  });
}

const Kernel& widestRead(const Machine& machine) {
  return widestPlain(Family::Read, machine);
}

Bytes largestFootprintOf(const PlanRequest& request, int threads) {
  return std::min(footprintInMemory(request, threads), largestFootprint);
}

std::optional<Error> refuseFullMembench(const PlanRequest& request) {
  if (!request.selection.sweep.asMembench || request.selection.sweep.sizes != Sweep::Full)
    return std::nullopt;
  const std::vector<Bytes> usual = sizesAsMembench(request, false);
  if (sizesAsMembench(request, true).size() > usual.size()) return std::nullopt;
  const Bytes largest = usual.empty() ? 0_B : usual.back();
  return Error{"no-larger-size", {{"largest_bytes", static_cast<std::int64_t>(largest.count)}}};
}

std::vector<Step> bandwidthSteps(const PlanRequest& request) {
  std::vector<Step> steps;
  for (const Bytes footprint : footprintsOf(request, threadsToFit(request), buffersOfCopy))
    steps.push_back(bandwidthStep(footprint, request));
  return steps;
}

std::vector<Step> latencySteps(const PlanRequest& request) {
  const std::vector<ThreadPlace> first(request.threads.begin(), request.threads.begin() + 1);
  const PlanRequest alone{request.settings, request.selection, request.machine, first, request.pages};
  std::vector<Step> steps;
  // A chase is laid line by line: gigabytes of it would take minutes, and show no more than memory.
  for (const Bytes footprint : footprintsOf(request.selection.sweep.asMembench ? request : alone, 1, 1)) {
    if (footprint <= largestFootprint)
      steps.push_back(latencyStep(footprint, alone));
    else if (!request.selection.sweep.asMembench)
      steps.push_back(latencyStepLeftOut(footprint, alone));
  }
  return steps;
}

std::vector<Step> parallelLoadSteps(const PlanRequest& request) {
  const std::vector<ThreadPlace> first(request.threads.begin(), request.threads.begin() + 1);
  const PlanRequest alone{request.settings, request.selection, request.machine, first, request.pages};
  const Bytes most = largestFootprintOf(alone, 1);
  std::vector<Bytes> regions;
  for (const MemoryLevel& level : memoryLevels(request.machine))
    if (level.level != 1) regions.push_back(footprintOfLevel(level, request.machine, 1, most));
  std::ranges::sort(regions);
  const auto repeated = std::ranges::unique(regions);
  regions.erase(repeated.begin(), repeated.end());
  std::vector<Step> steps;
  for (const Bytes region : regions) steps.push_back(parallelLoadStep(region, alone));
  return steps;
}

}  // namespace strata
