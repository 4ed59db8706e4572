// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The part of an axis that is shown, and how zooming moves it. In the coordinates of the axis.
namespace strata {

struct Span {
  double first = 0;
  double last = 1;

  double length() const { return last - first; }
  bool contains(double position) const { return position >= first && position <= last; }
  friend bool operator==(const Span&, const Span&) = default;
};

/// The span nearest to `wanted`, either way round, that lies in `full` and is no shorter than `least` (or
/// than `full` itself).
Span fitted(Span wanted, Span full, double least);

/// `factor` times as long, with `about` at the same place of it.
Span zoomed(Span shown, double about, double factor);

/// Moved by a share of its own length.
Span panned(Span shown, double share);

}  // namespace strata
