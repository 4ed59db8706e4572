// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/engine/disk_crew.h"
#include "core/engine/row_task.h"
#include "core/model/run.h"

namespace strata {

/// What came of the threads of a step in rows.
struct RowEnding {
  std::optional<Error> refused;      ///< the system did not give all of them
  std::optional<Reason> unanswered;  ///< one was left behind with a request that has not come back
  bool stopped = false;
};

/// No page of NAND flash is programmed sooner than that: SLC takes 200 µs and more (L. Grupp, J. Davis and
/// S. Swanson, "The Bleak Future of NAND Flash Memory", FAST 2012), types made for latency 75 µs. A commit
/// that takes less is at rest in a protected cache or another kind of memory, or was not flushed.
inline constexpr std::uint64_t soonestFlashNs = 50'000;

struct RowOutcomes {
  std::vector<CellResult> results;  ///< of the step's cells, in their order
  bool failed = false;              ///< something did, also where figures of the failing cell are kept
};

/// What a run says of the cells. A cell that failed, or was stopped, with at least a slice of its time behind
/// it is Measured on what there is: with the error as its reason, if it was one. Those after it are Skipped
/// with `row-not-reached`, or left out when the run was stopped. Commits whose p50 is below soonestFlashNs
/// have the remark `sooner-than-flash` (p50_us), which lowers no grade.
RowOutcomes rowOutcomes(const RowTask& task, RowBoard& board, const RowEnding& ending);

}  // namespace strata
