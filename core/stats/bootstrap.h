// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>

namespace strata {

struct Interval {
  double low = 0;
  double high = 0;

  /// Half of the width, as a share of `value`.
  double relativeHalfWidth(double value) const { return (high - low) / 2 / value; }

  friend bool operator==(const Interval&, const Interval&) = default;
};

using Statistic = std::function<double(std::span<const double>)>;

/// An interval for a statistic of samples that depend on their neighbours: whole blocks of consecutive
/// samples are drawn with replacement (moving block bootstrap, Künsch 1989), since disturbances last longer
/// than one sample and drawing single samples would make the interval several times too narrow.
///
/// `samples` in the order in which they were taken; `blockLength` 1 … samples.size(). The percentile interval
/// of `resamples` draws; the same seed gives the same interval. Nothing under three samples.
std::optional<Interval> blockBootstrap(std::span<const double> samples, const Statistic& statistic,
                                       std::size_t blockLength, double confidence = 0.95,
                                       std::size_t resamples = 200, std::uint64_t seed = 1);

/// A block length that grows with the square root of the number of samples.
std::size_t usualBlockLength(std::size_t samples);

}  // namespace strata
