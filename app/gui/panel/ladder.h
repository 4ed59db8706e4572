// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <optional>
#include <vector>

#include "app/gui/panel/panel_values.h"
#include "app/gui/text/rate_unit.h"
#include "core/exchange/published_layers.h"

namespace strata::gui {

/// Rung::layer: caches are counted from 1.
inline constexpr int layerOfRegisters = 0;
inline constexpr int layerOfMemory = 1000;
inline constexpr int layerOfDisk = 1001;
inline constexpr int layerOfNetwork = 1002;

/// Rung::layer of LayerFigures::level.
int layerOfLevel(int level);

/// What is compared with a rung: that layer of another machine, or of an earlier run.
struct ComparedRung {
  std::optional<double> latencyNs;
  std::optional<double> megabytesPerSecond;
  QString text;                  ///< as shown: "44.5 GB/s"
  std::optional<double> slower;  ///< than the compared layer above; absent on the first

  friend bool operator==(const ComparedRung&, const ComparedRung&) = default;
};

/// A rung of the ladder: one layer's latency and rate, as far as they are known.
struct Rung {
  QString name;
  std::optional<double> latencyNs;
  std::optional<double> megabytesPerSecond;
  QString latency;               ///< as shown: "1.30 ns"
  QString rate;                  ///< "451 GB/s"
  std::optional<double> slower;  ///< how many times slower than the rung above; absent on the first
  int layer = layerOfRegisters;
  std::optional<ComparedRung> compared = {};
  /// The latency over the whole region, as other programs measure it.
  std::optional<double> wholeLatencyNs = {};
  bool latencyIsEarlier = false;  ///< of an earlier run, while this one has none yet
  bool rateIsEarlier = false;
  bool latencyComes = false;  ///< the run in progress will measure it

  friend bool operator==(const Rung&, const Rung&) = default;
};

/// The quantity by which all rungs of a ladder are compared: two quantities in one column would make layers
/// look faster or slower than they are.
enum class LadderQuantity { Latency, ReadRate };

/// Latency, unless only one layer below the core has it and more have a rate. What a run in progress will
/// measure counts, so that the quantity stays the same to its end. Where nothing was measured, that of the
/// compared layers.
LadderQuantity quantityOf(const std::vector<Rung>& rungs);

/// Whether the rung's figure of that quantity, which its bar is drawn with, is of an earlier run than the one
/// that measures it anew.
bool isEarlier(const Rung& rung, LadderQuantity quantity);

/// "Latency vs row above"
QString ladderTitle(LadderQuantity quantity);

/// The rungs from the registers (one cycle, where the clock is known) through caches and memory to disk and
/// network: latency and rate of reading with one thread, measured alone or beside all of them. Layers without
/// a figure, and caches that cannot be told from the level beside them, are left out. The disk has its
/// fastest serial reading, and the median time of a random read of 4 KiB, one at a time; the line to another
/// machine, which is last, has what it receives, and its round trip. Rungs are compared by their quantityOf;
/// one that lacks it is compared with none. The panels are of the same results, by one thread and by all.
std::vector<Rung> rungsOf(const Panel& one, const Panel& all, RateUnit unit);

/// The rungs with compared figures beside each layer, and a rung for each layer that only those have.
std::vector<Rung> withCompared(std::vector<Rung> rungs, const std::vector<LayerFigures>& layers,
                               RateUnit unit);

/// "1.30 ns · 451 GB/s · 5.0× slower"; where nothing was measured, what is compared.
QString rungText(const Rung& rung);

/// Where the marks of a rung stand: how many times slower than the first one of this machine.
struct RungPlace {
  std::optional<double> own;
  std::optional<double> compared;

  friend bool operator==(const RungPlace&, const RungPlace&) = default;
};

/// The places by the ladder's quantity; a rung without it has none. A compared layer stands by its ratio to
/// this machine's own: by the latency of the whole region, which other programs measure, or by rate. Where
/// this machine has none yet, it stands by its ratio to the nearest compared one that has a place, or to the
/// first.
std::vector<RungPlace> placesOf(const std::vector<Rung>& rungs);

/// How long the bars of a rung are, as shares of the room: logarithmic, the fastest of all fills it. The
/// slowest keeps a share that can be seen.
struct RungBars {
  std::optional<double> own;
  std::optional<double> compared;

  friend bool operator==(const RungBars&, const RungBars&) = default;
};
std::vector<RungBars> barsOf(const std::vector<Rung>& rungs);

/// "5.00× slower", "2.00× faster" than the rung above; empty on the first.
QString slownessText(const Rung& rung);

/// The rung's line of ladderText().
QString rungLine(const Rung& rung);
/// A line for each rung, with what is compared.
QString ladderText(const std::vector<Rung>& rungs);

}  // namespace strata::gui
