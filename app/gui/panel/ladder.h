// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <optional>
#include <vector>

#include "app/gui/panel/panel_values.h"
#include "app/gui/rate_unit.h"

namespace strata::gui {

/// A rung of the ladder: one layer's latency and rate, as far as they are known.
struct Rung {
  QString name;
  std::optional<double> latencyNs;
  std::optional<double> megabytesPerSecond;
  QString latency;               ///< as shown: "1.30 ns"
  QString rate;                  ///< "451 GB/s"
  std::optional<double> slower;  ///< how many times slower than the rung above; absent on the first

  friend bool operator==(const Rung&, const Rung&) = default;
};

/// From the registers (one cycle, where the clock is known) through caches and memory to the disk: latency
/// and rate of reading with one thread, measured alone or beside all of them; where no rate was read, that of
/// the widest serial moves. Layers without a figure are left out. Rungs are compared by latency where both
/// have one, else by rate.
std::vector<Rung> rungsOf(const std::vector<ResultRow>& rows, const Machine& machine, RateUnit unit);

/// "1.30 ns · 451 GB/s · 5.0× slower"
QString rungText(const Rung& rung);

/// How many times slower each rung is than the first, ascending unless a layer is faster than the one above.
std::vector<double> slownessOf(const std::vector<Rung>& rungs);

/// A line for each rung.
QString ladderText(const std::vector<Rung>& rungs);

}  // namespace strata::gui
