// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/engine/events.h"

/// How a cell went, moment by moment: what the charts over time are drawn from, of the disk and of the
/// network.
namespace strata::gui {

/// Nanoseconds in a microsecond, the unit of these charts.
inline constexpr double nsOfUs = 1e3;

struct LineMoment {
  double seconds = 0;  ///< since the cell began
  double bytes = 0;    ///< moved since then
  double rate = 0;     ///< MB/s since the moment before
  std::optional<double> p50Us = {};
  std::optional<double> p99Us = {};

  friend bool operator==(const LineMoment&, const LineMoment&) = default;
};

/// A line holds no more moments than this: when full, neighbours are merged two by two.
inline constexpr std::size_t mostMoments = 1024;

/// Adds what was told; a moment that is no later than the last one begins the line anew.
void addTo(std::vector<LineMoment>& moments, const Moment& moment);

}  // namespace strata::gui
