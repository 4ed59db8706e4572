// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/buffer_layout.h"

#include <algorithm>

#include "core/model/caches.h"
#include "core/model/memory_levels.h"
#include "kernels/kernel.h"

namespace strata {

namespace {

constexpr std::uint64_t page = 4096;
/// 17 × 64: where source and destination are equal modulo 4 KiB, a move in the first-level cache loses a
/// third.
constexpr std::uint64_t aliasOffset = 1088;
constexpr Bytes smallestBeyondCaches = 4_MiB;

/// Each is a bad one with a chance of a twentieth.
constexpr int placementsOfInnerCaches = 3;

}  // namespace

Bytes destinationOffset(Bytes region) {
  // In memory a distance of a power of two puts each pair of lines into the same bank of the chips, in
  // different rows: at 64 MiB, where the system's pages lie side by side, that costs a serial move 18 % of
  // its rate in about half of the runs. A third of the region more (pages that are never touched, so not
  // really there) has bits of all sizes, and no such pairs. Elsewhere a power of two is luck: there a copy
  // with 256 MiB between its buffers gained 14 to 18 % on the median of 37 other distances; with a third it
  // was as fast as that median, or 7 % slower.
  const std::uint64_t pages = (region.count + page - 1) / page;
  const std::uint64_t apart = region < smallestBeyondCaches ? pages : pages + pages / 3;
  return Bytes{apart * page + aliasOffset};
}

ThreadBuffers buffersOfThread(const Step& step) {
  ThreadBuffers all;
  if (step.group == TestGroup::Library && !step.cells.empty()) {
    const Bytes scratch = step.region + Bytes{kernels::libraryShift};
    return {step.region * 2 + scratch, destinationOffset(step.region) * 2 + scratch};
  }
  if (step.group == TestGroup::String) return {step.region * 2, destinationOffset(step.region) + step.region};
  // A regular source and memory of some kind, each by itself; sources of stores are parts. In the place of
  // the graphics device's memory stands the copy of its picture.
  const bool usesKind = step.group == TestGroup::MemoryTypes || step.group == TestGroup::Framebuffer;
  if (usesKind && !step.cells.empty()) return {step.region * 2, step.region * 2};
  for (const PlannedCell& cell : step.cells) {
    const Bytes region{cell.parameters.regionBytes.value_or(0)};
    const std::uint64_t buffers = buffersOfOperation(cell.parameters);
    all.touched = std::max(all.touched, region * buffers);
    all.reserved = std::max(all.reserved, destinationOffset(region) * (buffers - 1) + region);
  }
  return all;
}

int placementsToTry(const Step& step, const Machine& machine) {
  const bool walks =
      step.group == TestGroup::Memory || step.group == TestGroup::Bandwidth || step.group == TestGroup::Cores;
  const Cache* first = cacheOf(machine, 1);
  const bool leavesL1 = buffersOfThread(step).touched > (first != nullptr ? first->size : l1WhenUnknown);
  if (step.largePage) return 1;  // as contiguous as it can be
  return walks && step.boundBy == BoundBy::Core && leavesL1 ? placementsOfInnerCaches : 1;
}

}  // namespace strata
