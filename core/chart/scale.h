// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/units.h"

/// Where the ticks of an axis stand. Where nothing else is said, an axis reaches from its first tick to its
/// last. What is no figure (isFigure) is taken for none, and bytes for 2^62 at most, so that the ticks are
/// few whatever a file holds.
namespace strata {

/// Steps of 1, 2 or 5 times a power of ten from 0 to at least `most`; about `count` of them, at least two
/// ticks.
std::vector<double> linearTicks(double most, int count);

/// The same on both sides of 0, which is one of them: from at most `least` to at least `most`. At least two
/// ticks above or below; from -1 to 1 where there is nothing but 0.
std::vector<double> signedTicks(double least, double most, int count);

/// A logarithmic axis: its ends, and the ticks between them.
struct LogScale {
  double first = 1;
  double last = 10;
  std::vector<double> ticks;
};

/// Ends at 1, 2 or 5 times a power of ten that enclose the range; ticks at all such values. When there would
/// be more than `count`, at the ends and at powers of ten, each or each second or third … of them. From
/// 1 to 10 where the range is not one of figures above zero.
LogScale logScale(double least, double most, int count);

/// Powers of two within the range, which spans a factor of two or more, at even distances; at most `count`
/// + 1.
std::vector<Bytes> powerTicks(double leastBytes, double mostBytes, int count);

/// Even steps of a power of two within the range, counted from 0; at most `count` steps.
std::vector<Bytes> sizeTicks(double leastBytes, double mostBytes, int count);

}  // namespace strata
