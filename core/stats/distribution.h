// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/model/run.h"
#include "core/stats/bootstrap.h"

namespace strata {

/// The number of samples of a figure that are kept, evenly spaced, beside quantiles of all.
inline constexpr std::size_t mostStoredSamples = 64;

/// The digits of the samples that are kept.
enum class SampleDigits {
  Stored,  ///< as many as a history has (see asStored)
  All      ///< those of another program, which are not ours to round
};

/// Fills in what a figure tells of its samples, which are in the order of time and all clean: median, mad,
/// quantiles, counts and those that are kept.
void describeCleanSamples(Measured& measured, const std::vector<double>& samples,
                          SampleDigits digits = SampleDigits::Stored);

/// The interval of a figure whose samples are slices of all that it counts: a bootstrap of blocks, widened to
/// the figure where that lies outside. Leaves both ends absent where there are too few samples. `seed`
/// decides the draws.
void addInterval(Measured& measured, const std::vector<double>& samples, const Statistic& statistic,
                 std::uint64_t seed);

}  // namespace strata
