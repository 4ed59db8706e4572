// SPDX-License-Identifier: GPL-3.0-or-later
// The steps that copy whole regions, and those of the C library.
#include <algorithm>

#include "core/model/caches.h"
#include "core/model/memory_levels.h"
#include "core/plan/memory_limit.h"
#include "core/plan/plan_memory.h"
#include "core/plan/plan_parts.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

using kernels::Family;
using kernels::Kernel;

constexpr std::uint64_t buffersOfLibrary = 3;  // two texts, and one to write on

Step copyStep(Bytes region, const PlanRequest& request) {
  const auto& [settings, selection, machine, places, pages] = request;
  const int threads = request.threadCount();
  const Bytes footprint = region * buffersOfCopy;
  Step step{
      TestGroup::Copy, fitsLevel(2, footprint, request) ? BoundBy::Core : BoundBy::Shared, region, {}, 0};
  for (const Kernel& kernel : kernels::catalog()) {
    if (kernel.family != Family::RegionCopy || !wants(selection.kernels, kernel.id)) continue;
    PlannedCell cell;
    cell.test = Test::Copy;
    cell.kernel = kernel.id;
    cell.parameters.regionBytes = region.count;
    if (kernel.widthBytes > 0) cell.parameters.widthBytes = kernel.widthBytes;
    cell.parameters.op = "copy";
    cell.parameters.threads = threads;
    cell.parameters.pages = pagesName(request);
    if (kernel.id == "copy-blocks")
      cell.parameters.blockBytes = std::min(selection.block.value_or(usualBlock), region).count;
    if (liesInMemory(footprint, machine, threads))
      if (const auto bytes = elementsPerSecondOfMemory(machine, ElementUse::Copy, 1))
        cell.unitsPerSecondLimit = *bytes / static_cast<double>(region.count);
    cell.passes = selection.passes;
    step.cells.push_back(std::move(cell));
  }
  shareTime(step, settings.memorySeconds);
  for (PlannedCell& cell : step.cells)
    if (cell.passes)
      cell.seconds = *cell.passes * threads * static_cast<double>(region.count) / expectedCopyRate;
  return step;
}

Step libraryStep(Bytes size, const PlanRequest& request) {
  const auto& [settings, selection, machine, places, pages] = request;
  const Bytes footprint = size * buffersOfCopy;
  Step step{
      TestGroup::Library, fitsLevel(2, footprint, request) ? BoundBy::Core : BoundBy::Shared, size, {}, 0};
  for (const Kernel& kernel : kernels::catalog()) {
    if (kernel.family != Family::Library || !wants(selection.kernels, kernel.id)) continue;
    PlannedCell cell;
    cell.test = Test::Library;
    cell.kernel = kernel.id;
    cell.parameters.regionBytes = size.count;
    cell.parameters.threads = request.threadCount();
    cell.parameters.pages = pagesName(request);
    step.cells.push_back(std::move(cell));
  }
  shareTime(step, settings.memorySeconds);
  return step;
}

/// Calls that cost more than their bytes, some of a line, of a page, of the second level, and of memory.
std::vector<Bytes> librarySizes(const PlanRequest& request) {
  const Cache* l2 = cacheOf(request.machine, 2);
  const Bytes second = (l2 != nullptr ? l2->size : l2WhenUnknown) /
                       threadsSharing(l2, request.machine, threadsToFit(request)) / 4;
  std::vector<Bytes> sizes{16_B, 256_B, 4_KiB, wholeLines(second), regionInMemory(request, buffersOfLibrary)};
  std::sort(sizes.begin(), sizes.end());
  sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
  return sizes;
}

/// What the settings name, or else these.
std::vector<Bytes> regionsOr(const std::vector<Bytes>& usual, const PlanRequest& request) {
  if (!request.settings.regions) return usual;
  return chosenRegions(request.settings, request.machine, threadsToFit(request));
}

}  // namespace

Bytes regionInMemory(const PlanRequest& request, std::uint64_t buffers) {
  const int threads = threadsToFit(request);
  const bool scales = request.settings.threadMode == ThreadMode::Scale;
  const Bytes most = largestFootprintOf(request, threads) / buffers * buffersOfCopy;
  return footprintOfLevel(MemoryLevel{}, request.machine, scales ? 1 : threads, most) / buffersOfCopy;
}

std::vector<Step> copySteps(const PlanRequest& request) {
  std::vector<Step> steps;
  for (const Bytes region : regionsOr({regionInMemory(request, buffersOfCopy)}, request))
    steps.push_back(copyStep(region, request));
  return steps;
}

std::vector<Step> librarySteps(const PlanRequest& request) {
  std::vector<Step> steps;
  for (const Bytes size : regionsOr(librarySizes(request), request))
    steps.push_back(libraryStep(size, request));
  return steps;
}

}  // namespace strata
