// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of tlb: chases through ever more pages, a line in each, and through as many lines side by side.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/base/units.h"
#include "core/model/pages.h"
#include "core/plan/plan_parts.h"

namespace strata {

namespace {

/// The share of the time of a region that each cell has: at the usual two seconds 60 ms, enough for forty
/// samples with their probes, and with the walk before each that fills caches and TLB.
constexpr double shareOfPages = 0.03;

constexpr std::uint64_t partsOfMemory = 8;

PlannedCell cellOfPages(std::uint64_t lines, Bytes stride, const PlanRequest& request) {
  PlannedCell cell;
  cell.test = Test::Tlb;
  cell.kernel = oneChase;
  cell.parameters.regionBytes = lines * stride.count;
  cell.parameters.strideBytes = stride.count;
  cell.parameters.pattern = "random";
  cell.parameters.op = "latency";
  cell.parameters.threads = 1;
  cell.parameters.pages = pagesName(request);
  cell.seconds = shareOfPages * request.settings.memorySeconds;
  return cell;
}

/// One cell, so that the report says once why there is nothing.
PlannedCell cellWithoutLargePages(const PlanRequest& request) {
  PlannedCell cell;
  cell.test = Test::Tlb;
  cell.kernel = oneChase;
  cell.parameters.pages = pagesName(request);
  cell.skip = Reason{"no-large-pages", {}};
  return cell;
}

}  // namespace

std::vector<std::uint64_t> pageCounts(std::uint64_t most) {
  std::vector<std::uint64_t> counts;
  for (std::uint64_t octave = leastPages; octave <= most; octave *= 2)
    for (std::uint64_t quarter = 4; quarter < 8; ++quarter)
      if (const std::uint64_t count = octave * quarter / 4; count <= most) counts.push_back(count);
  return counts;
}

std::vector<Step> tlbSteps(const PlanRequest& request) {
  const Machine& machine = request.machine;
  Step step{TestGroup::Tlb, BoundBy::Core, {}, {}, 0};
  step.alone = true;
  step.line = machine.lineSize;
  if (!wants(request.selection.kernels, oneChase)) return {step};
  const bool isLarge = asksForLargePages(request.pages);
  if (isLarge && !machine.hugePageSize) {
    step.cells.push_back(cellWithoutLargePages(request));
    return {step};
  }
  const Bytes page = isLarge ? *machine.hugePageSize : std::max(machine.pageSize, leastPage);
  const Bytes memory = std::min(machine.memory / partsOfMemory, largestFootprintOf(request, 1));
  const std::uint64_t most = std::clamp(memory.count / page.count, leastPages, mostPages);
  for (const std::uint64_t count : pageCounts(most)) {
    step.region = page * count;
    step.cells.push_back(cellOfPages(count, page, request));
    step.cells.push_back(cellOfPages(count, step.line, request));
  }
  return {step};
}

}  // namespace strata
