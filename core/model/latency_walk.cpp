// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/latency_walk.h"

#include "core/model/caches.h"

namespace strata {

LatencyWalk walkOf(const Parameters& parameters) {
  if (!parameters.blockBytes) return LatencyWalk::Whole;
  // Blocks of pages have 512 KiB at most.
  return *parameters.blockBytes < walkBlock.count ? LatencyWalk::Pages : LatencyWalk::Blocks;
}

bool isFetchedAhead(const CellResult& cell, const Machine& machine) {
  if (cell.test != Test::Latency || walkOf(cell.parameters) != LatencyWalk::Pages) return false;
  const Cache* l2 = cacheOf(machine, 2);
  return cell.parameters.regionBytes.value_or(0) > (l2 != nullptr ? l2->size : l2WhenUnknown).count;
}

}  // namespace strata
