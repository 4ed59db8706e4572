// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/random_words.h"
#include "core/plan/plan.h"

/// The pointers that the chases of tlb follow, all in one memory.
namespace strata {

/// One random cycle through so many lines.
struct PageCycle {
  const void* start = nullptr;
  std::uint64_t lines = 0;
};

/// Links a cycle for each cell of the step: through one line of each of the first pages, another line in each
/// so that the sets of caches are used evenly; or through lines side by side, in blocks that a TLB holds. No
/// two cells use the same pointer. Nothing when stopped.
/// @pre `memory` is aligned to the pages that the step counts, and has the largest region of its cells
std::optional<std::vector<PageCycle>> linkPageCycles(std::byte* memory, const Step& step, RandomWords& random,
                                                     const std::stop_token& stop);

}  // namespace strata
