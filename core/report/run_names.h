// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>

#include "core/base/units.h"
#include "core/model/result.h"
#include "core/model/run.h"

namespace strata {

/// Of a unit; those of Strata have six bytes at most.
inline constexpr Bytes mostUnit{32};
/// Different kernels of a run, and different regions: tables have a column for each of the ones and a row for
/// each of the others, and a file could make them of any size. A run of all tests and sizes has some hundred.
inline constexpr std::size_t mostKernels = 500;
inline constexpr std::size_t mostRegions = 1000;

/// What names and dates a run is shown wherever the run is, heads its tables and stands in commands to copy:
/// a stranger's file has no say in that. Nothing where the ids of run and series are uuids, its times ISO
/// 8601 (or absent), its tests ids as reasons have them (isReasonId), no unit longer than mostUnit, and, of a
/// run that Strata measured, neither kernels nor regions more than the above; else `bad-value` (key, value).
std::optional<Error> faultOfNames(const Run& run);

}  // namespace strata
