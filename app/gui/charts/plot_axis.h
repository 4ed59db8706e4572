// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlist.h>
#include <QtCore/qstring.h>

#include "app/gui/charts/span.h"

/// What runs along an axis, where it stands on it, and how its ticks are labelled. A quantity is what was
/// measured (bytes, a rate); a position is where it stands, for a logarithmic axis its logarithm.
namespace strata::gui {

enum class AxisKind {
  Thread,      ///< 0, 1, …; people count from 1
  Count,       ///< so many threads, logarithmic, since they are doubled
  Region,      ///< bytes, logarithmic, since caches span powers of ten
  Footprint,   ///< the same of all that one thread touches
  File,        ///< bytes from 0
  Seconds,     ///< from 0
  Percentile,  ///< percent, by what is left: 90, 99 and 99.9 stand at even distances; 100 is the greatest
  Rate,        ///< from 0
  LogRate,
  Row  ///< 0, 1, … of Plot::rows
};

struct Tick {
  double position = 0;
  QString label;

  friend bool operator==(const Tick&, const Tick&) = default;
};

struct Ticks {
  QList<Tick> ticks;
  Span span;  ///< the ends of the axis
};

double positionOf(AxisKind kind, double quantity);
double quantityAt(AxisKind kind, double position);

/// A quantity of the axis as text: "3", "16 KiB".
QString quantityText(AxisKind kind, double quantity);

/// The shortest part of the whole axis that can be zoomed into.
double leastSpan(AxisKind kind, Span full);

/// For Thread, Count, Region, File, Seconds, Percentile: about `count` ticks within `span`, which stays the
/// ends of the axis.
Ticks ticksAcross(AxisKind kind, Span span, int count);

/// For Rate and LogRate: about `count` ticks that enclose the quantities. From 0 for Rate; nothing measured
/// is an axis too.
Ticks ticksUp(AxisKind kind, double least, double most, int count);

}  // namespace strata::gui
