// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

/// Order statistics of samples. All of them want at least one value.
namespace strata {

/// The p-quantile (0 … 1), interpolated linearly between order statistics (type 7 of Hyndman and Fan, 1996).
double quantile(std::span<const double> values, double p);
/// The same, of values that are already in ascending order.
double quantileOfSorted(std::span<const double> ascending, double p);
double median(std::span<const double> values);
/// Arithmetic.
double mean(std::span<const double> values);
/// Median absolute deviation from the median, not scaled to a standard deviation.
double medianAbsoluteDeviation(std::span<const double> values);

/// The standard deviation by n − 1; 0 of a single value.
double standardDeviation(std::span<const double> values);

/// The value with 24 significant bits, as samples and their quantiles are kept: half of the room, and finer
/// than a counter of some GHz measures a millisecond.
double asStored(double value);

/// The quantiles that a run file keeps of all samples, each asStored().
inline constexpr std::array<double, 9> storedQuantiles{0, 0.05, 0.10, 0.25, 0.50, 0.75, 0.90, 0.95, 1};
std::vector<double> quantilesToStore(std::span<const double> values);

/// Indices out of 0 … count-1, `most` at most, evenly spaced, first and last among them.
std::vector<std::size_t> evenlySpaced(std::size_t count, std::size_t most);

}  // namespace strata
