// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace strata::kernels {

/// Operations of one sort in Nbench's sense, mean over random arrays; kernels/heapsort_algorithm.h has the
/// rule, and a test counts.
inline constexpr double heapsortOperations = 169'700.0;

/// Sorts `arrays` consecutive arrays of heapsortLength integers, ascending, in place. Fresh data for every
/// sort: the branch predictor learns an array that it has seen, and sorts it 5 to 9 times faster.
void heapsort1000(std::int32_t* data, std::size_t arrays) noexcept;

}  // namespace strata::kernels
