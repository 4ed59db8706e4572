// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/span.h"

#include <algorithm>

namespace strata {

Span fitted(Span wanted, Span full, double least) {
  const auto [low, high] = std::minmax(wanted.first, wanted.last);
  const double length = std::clamp(high - low, std::min(least, full.length()), full.length());
  const double first = std::clamp((low + high - length) / 2, full.first, full.last - length);
  return {first, first + length};
}

Span zoomed(Span shown, double about, double factor) {
  return {about - (about - shown.first) * factor, about + (shown.last - about) * factor};
}

Span panned(Span shown, double share) {
  const double by = shown.length() * share;
  return {shown.first + by, shown.last + by};
}

}  // namespace strata
