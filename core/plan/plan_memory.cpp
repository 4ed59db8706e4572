// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_memory.h"

#include <algorithm>

#include "core/plan/buffer_layout.h"
#include "core/plan/disk_plan.h"
#include "core/plan/endurance_plan.h"
#include "core/plan/plan_parts.h"

namespace strata {

namespace {

/// A region in memory has this part of itself between its buffers, mapped but never touched; see
/// destinationOffset().
constexpr std::uint64_t gapsInRegion = 3;

/// Left free, so that measuring does not push the system into swapping.
constexpr Bytes mostMemoryReserve = 256_MiB;
/// What the disk test holds beside the regions: the pool of incompressible blocks, and two blocks a thread.
constexpr Bytes diskPool = diskPoolOfAll;
/// What the processor test holds for each thread: the arrays that it sorts.
constexpr Bytes processorPool = 1_MiB;
constexpr std::uint64_t mostThreadsOfCore = 2;

/// What the steps of a plan hold, of which there is one at a time.
struct Holding {
  Bytes regions;
  Bytes others;  ///< processor, or disk: whatever the regions

  Bytes most() const { return std::max(regions, others); }
};

Holding holdingOf(const Plan& plan, std::uint64_t threads) {
  const auto has = [&](TestGroup kind) {
    return std::any_of(plan.steps.begin(), plan.steps.end(),
                       [&](const Step& step) { return step.group == kind; });
  };
  Bytes processor = has(TestGroup::Processor) ? processorPool * threads : 0_B;
  // The pool comes on top of the regions of these steps, which are small.
  if (has(TestGroup::Cores)) processor = std::max(processor, processorPool * mostThreadsOfCore);
  Bytes disk;
  for (const Step& step : plan.steps) {
    if (step.group != TestGroup::Disk) continue;
    const Bytes own = isEndurance(step)   ? enduranceMemory(plan)
                      : plan.diskInRows() ? diskRowMemory(step, plan)
                                          : diskPool + plan.diskBlock * 2 * threads;
    disk = std::max(disk, own);
  }
  Bytes regions;
  for (const Step& step : plan.steps) {
    // Explicit pages are there at once, those between two buffers too.
    const ThreadBuffers buffers = buffersOfThread(step);
    const bool whole = step.largePage && asksForReservedPages(step.pages);
    Bytes ofThread =
        (whole ? buffers.reserved : buffers.touched) * static_cast<std::uint64_t>(step.placements);
    if (step.largePage)
      ofThread = *step.largePage * ((ofThread.count + step.largePage->count - 1) / step.largePage->count);
    regions = std::max(regions, ofThread * threadsOf(step, threads));
  }
  return {regions, std::max(processor, disk)};
}

/// Refuses the number of threads when no region is at fault, and tells how many would do, if any.
std::optional<Error> refuseForThreads(const Plan& plan, const Machine& machine) {
  const auto threads = static_cast<int>(plan.threads.size());
  int most = threads;
  while (most > 0 && holdingOf(plan, static_cast<std::uint64_t>(most)).most() > usableMemory(machine, most))
    --most;
  if (most == 0) return std::nullopt;
  const Bytes usable = usableMemory(machine, threads);
  const Datum wanted{"threads", std::int64_t{threads}};
  const Datum fits{"most_threads", std::int64_t{most}};
  // Their stacks alone take all that may be mapped.
  if (usable == 0_B) return Error{"too-many-threads", {wanted, fits}};
  return Error{"not-enough-memory-for-threads",
               {wanted,
                {"needed_bytes", static_cast<std::int64_t>(plan.memoryNeeded.count)},
                {"available_bytes", static_cast<std::int64_t>(usable.count)},
                fits}};
}

}  // namespace

Bytes wholeLines(Bytes size) {
  return std::max(regionRange.least, Bytes{size.count / 64 * 64});
}

std::optional<Error> refuseMemory(Plan& plan, const Machine& machine) {
  const auto threads = static_cast<int>(plan.threads.size());
  const Holding holding = holdingOf(plan, plan.threads.size());
  plan.memoryNeeded = holding.most();
  const Bytes usable = usableMemory(machine, threads);
  if (plan.memoryNeeded <= usable) return std::nullopt;
  auto region = largestRegion(machine, threads);
  // It goes by two buffers; the functions of the C library have three.
  const bool three =
      std::ranges::any_of(plan.steps, [](const Step& step) { return step.group == TestGroup::Library; });
  if (region && three) region = wholeLines(*region / 3 * 2);
  if (holding.others > usable || !region)
    if (auto error = refuseForThreads(plan, machine)) return error;
  Error error{"not-enough-memory",
              {{"needed_bytes", static_cast<std::int64_t>(plan.memoryNeeded.count)},
               {"available_bytes", static_cast<std::int64_t>(usable.count)}}};
  if (holding.others <= usable && region)
    error.data.push_back({"largest_region_bytes", static_cast<std::int64_t>(region->count)});
  return error;
}

Bytes usableMemory(const Machine& machine, int threads) {
  const auto count = static_cast<std::uint64_t>(std::max(1, threads));
  Bytes least = machine.memoryAvailable;
  for (const MappingLimit& limit : machine.mappingLimits) {
    const Bytes taken = limit.ofThread * count + limit.ofHeap * std::min(count, limit.heaps);
    const Bytes mappable = limit.left - std::min(limit.left, taken);
    // Memory holds two buffers and the gap between them, counted in parts of the size of a gap.
    constexpr std::uint64_t touched = buffersOfMove * gapsInRegion;
    least = std::min(least, mappable / (touched + 1) * touched);
  }
  return least - std::min(least / 20, mostMemoryReserve);
}

std::optional<Bytes> largestRegion(const Machine& machine, int threads) {
  const auto count = static_cast<std::uint64_t>(std::max(1, threads));
  const Bytes each = usableMemory(machine, threads) / buffersOfMove / count;
  if (each < regionRange.least) return std::nullopt;
  return std::min(wholeLines(each), regionRange.most);
}

}  // namespace strata
