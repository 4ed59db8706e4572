// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the classic tests, and what they share with those that go through the levels of memory.
#include <algorithm>

#include "core/model/caches.h"
#include "core/model/core_kinds.h"
#include "core/model/core_limits.h"
#include "core/plan/memory_limit.h"
#include "core/plan/plan_parts.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

using kernels::Family;
using kernels::Kernel;
using kernels::Pattern;

Step memoryStep(Bytes region, const PlanRequest& request) {
  const auto& [settings, selection, machine, places, pages] = request;
  const Bytes footprint = region * buffersOfMove;
  const bool inL1 = fitsLevel(1, footprint, request);
  const bool inL2 = fitsLevel(2, footprint, request);
  const std::optional<CoreClass> design = designOf(request);

  Step step{TestGroup::Memory, inL2 ? BoundBy::Core : BoundBy::Shared, region, {}, 0};
  for (const Kernel& kernel : kernels::catalog()) {
    if (kernel.family != Family::Move) continue;
    if (!wants(selection.widths, static_cast<int>(kernel.widthBytes))) continue;
    if (!wants(selection.patterns, patternName(kernel.pattern)) || !wants(selection.ops, "move")) continue;
    if (!wants(selection.kernels, kernel.id)) continue;
    PlannedCell cell;
    cell.test = Test::Memory;
    cell.kernel = kernel.id;
    cell.parameters.regionBytes = region.count;
    cell.parameters.widthBytes = kernel.widthBytes;
    cell.parameters.pattern = patternName(kernel.pattern);
    cell.parameters.op = "move";
    cell.parameters.threads = request.threadCount();
    cell.parameters.pages = pagesName(request);
    if (inL1) limitByCore(cell, design, ElementUse::Move, kernel.widthBytes);
    if (liesInMemory(footprint, machine, request.threadCount()))
      cell.unitsPerSecondLimit =
          elementsPerSecondOfMemory(machine, ElementUse::Move, static_cast<int>(kernel.widthBytes));
    cell.skip = tooManyElements(kernel, region);
    step.cells.push_back(std::move(cell));
  }
  shareTime(step, settings.memorySeconds);
  return step;
}

}  // namespace

std::string_view patternName(Pattern pattern) {
  return pattern == Pattern::Random ? "random" : "serial";
}

std::optional<CoreClass> designOf(const PlanRequest& request) {
  std::vector<std::optional<int>> cpus;
  for (const ThreadPlace& place : request.threads) cpus.push_back(place.cpu);
  return designOf(cpus, request.machine);
}

void limitByCore(PlannedCell& cell, const std::optional<CoreClass>& design, ElementUse use,
                 std::uint32_t widthBytes) {
  if (!design) return;
  cell.unitsPerCycleLimit = elementsPerCycle(*design, use, static_cast<int>(widthBytes));
  cell.coreLimitSource = design->source;
}

bool fitsLevel(int level, Bytes footprint, const PlanRequest& request) {
  const Cache* cache = cacheOf(request.machine, level);
  const Bytes size = cache != nullptr ? cache->size : level == 1 ? l1WhenUnknown : l2WhenUnknown;
  return footprint * threadsSharing(cache, request.machine, request.threadCount()) <= size;
}

std::string pagesName(const PlanRequest& request) {
  return std::string(pagesName(request.pages));
}

int threadsToFit(const PlanRequest& request) {
  return request.settings.threadMode == ThreadMode::Scale ? threadCount(request.settings, request.machine)
                                                          : request.threadCount();
}

std::vector<Bytes> chosenRegions(const Settings& settings, const Machine& machine, int threads) {
  if (!settings.regions) return defaultRegions(machine, threads);
  std::vector<Bytes> regions;
  for (const Bytes region : *settings.regions)
    if (region > 0_B) regions.push_back(region);
  return regions;
}

std::optional<Reason> tooManyElements(const Kernel& kernel, Bytes region) {
  const std::uint64_t elements = region.count / kernel.widthBytes;
  if (kernel.pattern != Pattern::Random || elements <= std::uint64_t{1} << 32) return std::nullopt;
  return Reason{"too-many-elements", {{"width_bytes", static_cast<std::int64_t>(kernel.widthBytes)}}};
}

void shareTime(Step& step, double seconds) {
  const auto measured =
      std::count_if(step.cells.begin(), step.cells.end(), [](const PlannedCell& cell) { return !cell.skip; });
  for (PlannedCell& cell : step.cells)
    if (measured > 0) cell.seconds = seconds / static_cast<double>(measured);
}

Step processorStep(const PlanRequest& request) {
  const auto& [settings, selection, machine, places, pages] = request;
  Step step{TestGroup::Processor, BoundBy::Core, {}, {}, 0};
  for (const Kernel& kernel : kernels::catalog()) {
    const bool integer = kernel.family == Family::Heapsort;
    if (!integer && kernel.family != Family::Floating) continue;
    if (!wants(selection.kernels, kernel.id)) continue;
    PlannedCell cell;
    cell.test = integer ? Test::Integer : Test::Floating;
    cell.kernel = kernel.id;
    cell.parameters.threads = request.threadCount();
    cell.seconds = integer ? settings.integerSeconds : settings.floatingSeconds;
    step.cells.push_back(std::move(cell));
  }
  return step;
}

std::vector<Step> memorySteps(const PlanRequest& request) {
  std::vector<Step> steps;
  for (const Bytes region : chosenRegions(request.settings, request.machine, threadsToFit(request)))
    steps.push_back(memoryStep(region, request));
  return steps;
}

Step diskStep(const Plan& plan, const Selection& selection, int threads) {
  Step step{TestGroup::Disk, BoundBy::Disk, {}, {}, 0};
  for (const char* op : {"write", "read"}) {
    PlannedCell cell;
    cell.test = Test::Disk;
    cell.kernel = std::string("disk-") + op + "-serial";
    if (!wants(selection.kernels, cell.kernel)) continue;
    cell.parameters.op = op;
    cell.parameters.pattern = "serial";
    cell.parameters.threads = threads;
    cell.parameters.fileBytes = plan.diskFile.count;
    cell.parameters.blockBytes = plan.diskBlock.count;
    step.cells.push_back(std::move(cell));
  }
  return step;
}

}  // namespace strata
