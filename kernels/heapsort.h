// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace strata::kernels {

/// Operations of one sort in Nbench's sense, mean over random arrays; kernels/heapsort_algorithm.h has the
/// algorithm with the rule, and a test counts.
inline constexpr double heapsortOperations = 169'700.0;

/// Sorts `arrays` consecutive arrays of heapsortLength integers, ascending, in place. Fresh data for every
/// sort: the branch predictor learns an array that it has seen, and sorts it 5 to 9 times faster.
///
/// In assembly, with the greater child chosen by a conditional move: from C one compiler makes a branch of
/// that and another does not, which is a factor of two, and the loop lies where the linker puts it, which was
/// 26 % on a Zen 4.
void heapsort1000(std::int32_t* data, std::size_t arrays) noexcept;

}  // namespace strata::kernels
