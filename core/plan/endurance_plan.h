// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/plan/plan.h"

namespace strata {

/// Writing for long, as files are laid: one block after the other, several under way, round after round.
inline constexpr std::string_view enduranceKernel = "disk-endurance-serial";
inline constexpr Bytes enduranceBlock = 1_MiB;
inline constexpr std::size_t enduranceDepth = 8;

inline constexpr Range<Bytes> enduranceRange{1_MiB, {std::uint64_t{1} << 50}};

/// The step of Plan::diskEndurance, in the place of all rows: one cell of the test "disk", kernel
/// "disk-endurance-serial". Sets Plan::diskWritten.
Step enduranceStep(Plan& plan);
bool isEndurance(const Step& step);

/// Held by all of its threads together.
Bytes enduranceMemory(const Plan& plan);
/// Rough: a disk does assumedDiskRate.
double expectedEnduranceSeconds(const Plan& plan);

}  // namespace strata
