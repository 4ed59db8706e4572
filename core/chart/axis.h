// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/units.h"

/// The quantity of an axis, and positions on it. A quantity is a measured value (bytes, a rate). A position
/// is its place on the axis: on a logarithmic axis, its logarithm.
namespace strata {

/// A part of an axis, in the coordinates of the axis.
struct Span {
  double first = 0;
  double last = 1;

  double length() const { return last - first; }
  bool contains(double position) const { return position >= first && position <= last; }
  friend bool operator==(const Span&, const Span&) = default;
};

enum class AxisKind : std::uint8_t {
  Thread,      ///< 0, 1, …; people count from 1
  Count,       ///< so many threads, logarithmic, since they are doubled
  Pages,       ///< so many pages of memory, logarithmic
  Stride,      ///< bytes from one access to the next, logarithmic
  Region,      ///< bytes, logarithmic, since caches span powers of ten
  Footprint,   ///< the same of all that one thread touches
  File,        ///< bytes from 0
  Seconds,     ///< from 0
  Percentile,  ///< percent, by what is left: 90, 99 and 99.9 stand at even distances; 100 is the greatest
  Rate,        ///< from 0
  LogRate,
  Change,  ///< percent of a baseline, above or below 0
  Row,     ///< 0, 1, … of Chart::rows
  Chains   ///< so many chains of loads, from 0
};

/// The places of the ticks of an axis. The renderer chooses their labels.
struct Ticks {
  std::vector<double> quantities;
  Span span;  ///< the ends of the axis, as positions
};

double positionOf(AxisKind kind, double quantity);
double quantityAt(AxisKind kind, double position);

/// The shortest part of the whole axis that can be zoomed into.
double leastSpan(AxisKind kind, Span full);

/// The whole axis of these sizes, ascending, with room for a mark at both ends; of 1 KiB to 1 MiB while there
/// are none.
Span spanOfSizes(AxisKind kind, const std::vector<Bytes>& sizes);

/// The ticks of an axis of Thread, Count, Pages, Stride, Region, Footprint, File, Seconds, Percentile, Rate
/// or Chains: about `count` within `span`, which stays the ends of the axis.
Ticks ticksAcross(AxisKind kind, Span span, int count);

/// The ticks of an axis of Rate, LogRate or Change: about `count` that enclose the quantities. They begin at
/// 0 for Rate and have 0 among them for Change; nothing measured is an axis too.
Ticks ticksUp(AxisKind kind, double least, double most, int count);

/// The span nearest to `wanted`, either way round, that lies in `full` and is no shorter than `least` (or
/// than `full` itself).
Span fitted(Span wanted, Span full, double least);

/// `factor` times as long, with `about` at the same place of it.
Span zoomed(Span shown, double about, double factor);

/// Moved by a share of its own length.
Span panned(Span shown, double share);

}  // namespace strata
