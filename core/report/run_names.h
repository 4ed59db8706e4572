// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>

#include "core/base/units.h"
#include "core/model/result.h"
#include "core/model/run.h"

namespace strata {

/// The longest name of a unit; those of Strata have six bytes at most.
inline constexpr Bytes mostUnit{32};
/// Different kernels of a run that Strata measured, and different regions of any: tables have a column for
/// each of the ones and a row for each of the others, and a file could make them of any size. A run of all
/// tests and sizes has some hundred.
inline constexpr std::size_t mostKernels = 500;
inline constexpr std::size_t mostRegions = 1000;
/// Different values of any other parameter of a run, and different CPUs in all of it: machines have up to as
/// many.
inline constexpr std::size_t mostValues = 1024;
/// Different words of one parameter, such as patterns, in a run: less than twenty are known of each.
inline constexpr std::size_t mostWords = 50;
/// Cells of all tables of a run, as many as its figures could make: a table has a row for each value of one
/// parameter and a column for each of another, so that few figures could make very many. They take up to
/// some hundred MB.
inline constexpr std::size_t mostTableCells = 1'000'000;

/// What names and dates a run is shown wherever the run is, heads its tables and stands in commands to copy:
/// a stranger's file has no say in that. Nothing where the ids of run and series are uuids, its times ISO
/// 8601 (or absent), its tests ids as reasons have them (isReasonId), no unit longer than mostUnit, and its
/// tables no larger than the above; else `bad-value` (key, value).
std::optional<Error> faultOfNames(const Run& run);

}  // namespace strata
