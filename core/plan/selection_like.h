// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "core/model/machine.h"
#include "core/model/run.h"
#include "core/model/settings.h"

/// Turns runs back into what was asked for, to measure the same again. Pure.
namespace strata {

/// The groups of all results.
TestSet testsOf(std::span<const Run> runs);

/// The machine as it chooses the sizes of buffers that the run had: with what was found then to be usable of
/// the last cache level. Each home measures that anew, and may find another part of a cache that others use.
Machine withSizesOf(const Run& run, Machine machine);

/// What to choose beside the settings of the first run so that this machine measures what any of the runs
/// measured, and nothing else (Selection::cells). Run files do not hold the selection: of those that could
/// have made the results, the first in which each cell has its place among the same others, and so the same
/// share of the time; else the one that plans the fewest besides. Absent where none plans all of the cells:
/// other sizes of buffers than this machine has now, a file to read, writing for long. So for the network,
/// whose codes are in no file, and for runs without a result. `runs` is not empty.
std::optional<Selection> selectionLike(std::span<const Run> runs, const Machine& machine);

}  // namespace strata
