// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of single instructions: transfers between registers, string instructions, and a store with the
// load behind it.
#include <algorithm>
#include <array>

#include "core/model/caches.h"
#include "core/model/core_limits.h"
#include "core/plan/memory_limit.h"
#include "core/plan/needs.h"
#include "core/plan/plan_memory.h"
#include "core/plan/plan_parts.h"
#include "kernels/catalog.h"

namespace strata {

namespace {

using kernels::Family;
using kernels::Kernel;

constexpr std::uint64_t buffersOfString = 2;
constexpr std::array<int, 4> stringWidths{1, 2, 4, 8};

/// The kind of transfer: what stands between the prefix and the width.
std::string transferOf(const Kernel& kernel) {
  constexpr std::string_view prefix = "register-";
  const std::string_view id = kernel.id;
  return std::string(id.substr(prefix.size(), id.rfind('-') - prefix.size()));
}

/// Only what goes to or from the stack uses units whose number is known by the design.
std::optional<ElementUse> transferUse(const Kernel& kernel) {
  if (kernel.bytesWritten > 0) return ElementUse::Write;
  return kernel.bytesRead > 0 ? std::optional(ElementUse::Read) : std::nullopt;
}

struct StringLoop {
  const char* name;
  const char* op;
  ElementUse use;
};
/// Named here too, so that they can be said to be left out where the instruction set has none.
constexpr std::array<StringLoop, 6> stringLoops{{{"string-lods", "read", ElementUse::Read},
                                                 {"string-stos", "write", ElementUse::Write},
                                                 {"string-movs", "copy", ElementUse::Copy},
                                                 {"string-rep-lods", "read", ElementUse::Read},
                                                 {"string-rep-stos", "write", ElementUse::Write},
                                                 {"string-rep-movs", "copy", ElementUse::Copy}}};

/// The limit of memory in units of that kernel, for all threads together.
std::optional<double> stringLimit(const Kernel& kernel, ElementUse use, Bytes region,
                                  const PlanRequest& request) {
  const auto bytes = elementsPerSecondOfMemory(request.machine, use, 1);
  if (!bytes) return std::nullopt;
  const bool byElement = std::max(kernel.bytesRead, kernel.bytesWritten) > 0;
  return *bytes / static_cast<double>(byElement ? kernel.widthBytes : region.count);
}

Step stringStep(Bytes region, const PlanRequest& request) {
  const auto& [settings, selection, machine, places, pages] = request;
  const Bytes footprint = region * buffersOfString;
  Step step{
      TestGroup::String, fitsLevel(2, footprint, request) ? BoundBy::Core : BoundBy::Shared, region, {}, 0};
  for (const StringLoop& loop : stringLoops) {
    for (const int width : stringWidths) {
      PlannedCell cell;
      cell.kernel = std::string(loop.name) + '-' + std::to_string(width);
      if (!wants(selection.kernels, cell.kernel) || !wants(selection.widths, width)) continue;
      cell.test = Test::String;
      cell.parameters.regionBytes = region.count;
      cell.parameters.widthBytes = width;
      cell.parameters.pattern = "serial";
      cell.parameters.op = loop.op;
      cell.parameters.threads = request.threadCount();
      cell.parameters.pages = pagesName(request);
      const Kernel* kernel = kernels::find(cell.kernel);
      if (kernel == nullptr)
        cell.skip = Reason{"not-provided", {{"needs", std::string("lods, stos, movs (x86-64)")}}};
      if (kernel != nullptr && liesInMemory(footprint, machine, request.threadCount()))
        cell.unitsPerSecondLimit = stringLimit(*kernel, loop.use, region, request);
      step.cells.push_back(std::move(cell));
    }
  }
  shareTime(step, settings.memorySeconds);
  return step;
}

/// The regions of the moves without that of the last level: a core that goes from element to element is
/// hardly slower there than in L2.
std::vector<Bytes> stringRegions(const PlanRequest& request) {
  const int threads = threadsToFit(request);
  if (request.settings.regions) {
    std::vector<Bytes> regions;
    for (const Bytes region : chosenRegions(request.settings, request.machine, threads))
      regions.push_back(wholeLines(region));
    return regions;
  }
  const auto quarterOf = [&](int level, Bytes whenUnknown) {
    const Cache* cache = cacheOf(request.machine, level);
    const Bytes size = cache != nullptr ? cache->size : whenUnknown;
    return wholeLines(size / threadsSharing(cache, request.machine, threads) / 4);
  };
  std::vector<Bytes> regions{quarterOf(1, l1WhenUnknown), quarterOf(2, l2WhenUnknown),
                             regionInMemory(request, buffersOfString)};
  std::sort(regions.begin(), regions.end());
  regions.erase(std::unique(regions.begin(), regions.end()), regions.end());
  return regions;
}

/// The cell of one store and load, whose store lies there.
PlannedCell forwardingCell(const Kernel& kernel, std::int64_t storeAt, std::int64_t offset,
                           const Machine& machine) {
  PlannedCell cell;
  cell.test = Test::StoreForwarding;
  cell.kernel = kernel.id;
  cell.parameters.widthBytes = kernel.widthBytes;
  cell.parameters.threads = 1;
  cell.parameters.storeBytes = kernel.bytesWritten;
  cell.parameters.storeAt = storeAt;
  cell.parameters.offset = offset;
  if (!provides(machine, kernel.needs))
    cell.skip = Reason{"not-provided", {{"needs", std::string(needsName(kernel.needs))}}};
  return cell;
}

/// The place of a store of the widths whose offset changes, and the distance from it to the load.
struct ForwardingPlace {
  std::int64_t storeAt = storeWithinLine;
  std::int64_t offset = 0;
};

/// Besides the load of all that was stored, within a line. A store of one byte crosses no boundary.
std::vector<ForwardingPlace> forwardingPlaces(const Kernel& kernel, const Machine& machine, bool quick) {
  const std::int64_t half = kernel.bytesWritten / 2;
  std::vector<ForwardingPlace> places;
  for (std::int64_t offset = -mostForwardingOffset; offset <= mostForwardingOffset; ++offset)
    if (offset != 0 && (!quick || offset == -half || offset == half))
      places.push_back({storeWithinLine, offset});
  if (half == 0) return places;
  for (const Bytes boundary : {machine.lineSize, std::max(machine.pageSize, leastPage)}) {
    const std::int64_t across = static_cast<std::int64_t>(boundary.count) - half;
    places.push_back({across, 0});
    if (!quick) places.push_back({across, half});
  }
  return places;
}

}  // namespace

Step registerStep(const PlanRequest& request) {
  const auto& [settings, selection, machine, places, pages] = request;
  const std::optional<CoreClass> design = designOf(request);
  Step step{TestGroup::Registers, BoundBy::Core, {}, {}, 0};
  for (const Kernel& kernel : kernels::catalog()) {
    if (kernel.family != Family::Registers || !wants(selection.kernels, kernel.id)) continue;
    if (!wants(selection.widths, static_cast<int>(kernel.widthBytes))) continue;
    PlannedCell cell;
    cell.test = Test::Registers;
    cell.kernel = kernel.id;
    cell.parameters.widthBytes = kernel.widthBytes;
    // A kind each, so that none is held against what others reach.
    cell.parameters.op = transferOf(kernel);
    cell.parameters.threads = request.threadCount();
    if (const auto use = transferUse(kernel)) limitByCore(cell, design, *use, kernel.widthBytes);
    if (!provides(machine, kernel.needs))
      cell.skip = Reason{"not-provided", {{"needs", std::string(needsName(kernel.needs))}}};
    step.cells.push_back(std::move(cell));
  }
  shareTime(step, settings.memorySeconds);
  return step;
}

std::vector<Step> forwardingSteps(const PlanRequest& request) {
  const Machine& machine = request.machine;
  const std::optional<Sweep> sweep = request.selection.sweep.sizes;
  const bool quick = sweep ? *sweep == Sweep::Quick : request.settings.memorySeconds < secondsOfAllForwarding;
  Step step{TestGroup::StoreForwarding, BoundBy::Core, {}, {}, 0};
  step.alone = true;
  for (const Kernel& kernel : kernels::catalog()) {
    if (kernel.family != Family::Forwarding || !wants(request.selection.kernels, kernel.id)) continue;
    if (quick && kernel.bytesRead != kernel.bytesWritten) continue;
    step.cells.push_back(forwardingCell(kernel, storeWithinLine, 0, machine));
  }
  // Offsets stand behind the widths, each for itself in reports.
  for (const Kernel& kernel : kernels::catalog()) {
    if (kernel.family != Family::Forwarding || !wants(request.selection.kernels, kernel.id)) continue;
    if (kernel.id != forwardingAtOffsets && sweep != Sweep::Full) continue;
    for (const auto& [storeAt, offset] : forwardingPlaces(kernel, machine, quick))
      step.cells.push_back(forwardingCell(kernel, storeAt, offset, machine));
  }
  // As long for each as where one pair of widths has them.
  const double more = static_cast<double>(step.cells.size()) / cellsOfForwarding;
  shareTime(step, request.settings.memorySeconds * std::max(1.0, more));
  return {step};
}

std::vector<Step> stringSteps(const PlanRequest& request) {
  std::vector<Step> steps;
  for (const Bytes region : stringRegions(request)) {
    steps.push_back(stringStep(region, request));
    // Where there are none at all, to say so once is enough.
    if (std::ranges::all_of(steps.back().cells,
                            [](const PlannedCell& cell) { return cell.skip.has_value(); }))
      break;
  }
  return steps;
}

}  // namespace strata
