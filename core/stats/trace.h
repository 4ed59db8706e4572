// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

/// Statistics of a trace: values over the time, in pieces (core/model/test_figures.h). Pure.
namespace strata {

/// Median of a list of a trace over the pieces that end after `fromS` and by `toS`; `endS` are the ends of
/// all pieces. Absent where there is none.
std::optional<double> medianOfTrace(const std::vector<double>& endS, const std::vector<double>& list,
                                    double fromS, double toS);

}  // namespace strata
