// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/ladder.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qstringlist.h>

#include <algorithm>
#include <cmath>

#include "app/gui/panel/panel_faces.h"
#include "app/gui/results/result_row.h"
#include "app/gui/text/disk_text.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"

namespace strata::gui {

namespace {

class LadderText {
  Q_DECLARE_TR_FUNCTIONS(Ladder)
};

constexpr double medianFraction = 0.5;

QString latencyText(double ns) {
  constexpr double longestInNs = 1e4;
  return ns < longestInNs ? LadderText::tr("%1 ns", "latency").arg(figureText(ns)) : timeText(ns);
}

void setLatency(Rung& rung, double ns) {
  rung.latencyNs = ns;
  rung.latency = latencyText(ns);
}

/// Whether the row shows the figure of an earlier run.
bool isEarlierFigure(const ResultRow& row) {
  return !row.result && !row.live && valueOf(row).has_value();
}

void setRate(Rung& rung, const ResultRow& row, RateUnit unit) {
  rung.rateIsEarlier = isEarlierFigure(row);
  rung.megabytesPerSecond = valueOf(row);
  rung.rate = figureTextOf(row, unit);
}

struct CoreClock {
  double ghz = 0;
  bool isEarlier = false;  ///< see Rung::latencyIsEarlier
};

/// The fastest that was measured beside any latency: within the core, not stalled by memory.
std::optional<CoreClock> clockOfCore(const Panel& panel) {
  std::optional<CoreClock> clock;
  for (const PanelRow& row : panel.rows)
    if (const auto& figure = row[PanelColumn::Latency].row)
      if (const Measured* shown = shownOf(*figure);
          shown != nullptr && shown->clockGhz.value_or(0) > (clock ? clock->ghz : 0))
        clock = CoreClock{*shown->clockGhz, isEarlierFigure(*figure)};
  return clock;
}

/// The quantity of a rung or a compared one, the larger the slower; absent where it has none.
template <typename AnyRung>
std::optional<double> slownessOf(const AnyRung& rung, LadderQuantity quantity) {
  if (quantity == LadderQuantity::Latency) return rung.latencyNs;
  if (rung.megabytesPerSecond.value_or(0) > 0) return 1 / *rung.megabytesPerSecond;
  return std::nullopt;
}

/// How many times slower the rung below is; absent where one of the two lacks the quantity.
template <typename Above, typename Below>
std::optional<double> slower(const Above& above, const Below& below, LadderQuantity quantity) {
  const auto first = slownessOf(above, quantity);
  const auto second = slownessOf(below, quantity);
  if (!first || !second) return std::nullopt;
  return *second / *first;
}

/// Whether the run in progress will measure what has no figure yet.
bool comes(const std::optional<ResultRow>& row) {
  return row && row->planned && !row->result;
}

bool isMeasured(const Rung& rung) {
  return rung.latencyNs || rung.megabytesPerSecond;
}

/// The latency over the whole region: that beside one in blocks, or of a region that is a block.
std::optional<double> wholeLatencyOf(const PanelFigure& figure) {
  for (const std::optional<ResultRow>& row : {figure.row, figure.beside}) {
    if (!row) continue;
    const Parameters& of = row->parameters;
    if (!of.blockBytes || *of.blockBytes >= of.regionBytes.value_or(0)) return valueOf(*row);
  }
  return std::nullopt;
}

/// How many times slower the compared layer is than this machine's.
std::optional<double> comparedRatio(const Rung& own, const ComparedRung& compared, LadderQuantity quantity) {
  if (own.layer == layerOfDisk || own.layer == layerOfNetwork) return slower(own, compared, quantity);
  Rung whole = own;
  whole.latencyNs = own.wholeLatencyNs;
  return slower(whole, compared, quantity);
}

QString slowerText(double times) {
  return times < 1 ? LadderText::tr("%1× faster", "than the layer above").arg(figureText(1 / times))
                   : LadderText::tr("%1× slower", "than the layer above").arg(figureText(times));
}

ComparedRung comparedRung(const LayerFigures& layer, RateUnit unit) {
  ComparedRung rung{layer.latencyNs, layer.readMbs, {}, {}};
  QStringList parts;
  if (layer.latencyNs) parts.append(latencyText(*layer.latencyNs));
  // There is no clock beside it.
  const RateUnit shown = unit == RateUnit::BytesPerCycle ? RateUnit::GigabytesPerSecond : unit;
  if (layer.readMbs)
    if (const auto rate = inUnit(*layer.readMbs, std::nullopt, shown))
      parts.append(LadderText::tr("%1 %2", "figure, unit").arg(figureText(*rate), rateUnitName(shown)));
  rung.text = joinedFacts(parts);
  return rung;
}

}  // namespace

int layerOfLevel(int level) {
  if (level == levelOfMemory) return layerOfMemory;
  if (level == levelOfNetwork) return layerOfNetwork;
  return level == levelOfDisk ? layerOfDisk : level;
}

std::vector<Rung> rungsOf(const Panel& one, const Panel& all, RateUnit unit) {
  std::vector<Rung> rungs;
  if (const auto clock = clockOfCore(one)) {
    Rung registers{LadderText::tr("Registers"), {}, {}, {}, {}, {}};
    setLatency(registers, 1 / clock->ghz);
    registers.latencyIsEarlier = clock->isEarlier;
    registers.layer = layerOfRegisters;
    rungs.push_back(std::move(registers));
  }
  for (std::size_t i = 0; i < one.rows.size(); ++i) {
    const PanelRow& row = one.rows[i];
    if (!row.isDistinct) continue;
    Rung rung{levelName(row.level.level), {}, {}, {}, {}, {}};
    rung.layer = layerOfLevel(row.level.level);
    const auto& latency = row[PanelColumn::Latency].row;
    const auto& read = row[PanelColumn::Read].row;
    if (latency)
      if (const auto ns = valueOf(*latency); ns && *ns > 0) {
        setLatency(rung, *ns);
        rung.latencyIsEarlier = isEarlierFigure(*latency);
      }
    rung.latencyComes = comes(latency);
    rung.wholeLatencyNs = wholeLatencyOf(row[PanelColumn::Latency]);
    if (read && valueOf(*read))
      setRate(rung, *read, unit);
    else if (const auto& beside = all.rows[i][PanelColumn::Read].beside; beside && valueOf(*beside))
      setRate(rung, *beside, unit);
    if (rung.latencyNs || rung.megabytesPerSecond) rungs.push_back(std::move(rung));
  }
  Rung disk{LadderText::tr("Disk"), {}, {}, {}, {}, {}};
  disk.layer = layerOfDisk;
  if (const auto& read = one.others.diskRead; read && valueOf(*read)) setRate(disk, *read, unit);
  disk.latencyComes = comes(one.others.diskWait);
  if (const auto& wait = one.others.diskWait)
    if (const auto ns = latencyNsAt(*wait, medianFraction); ns && *ns > 0) {
      setLatency(disk, *ns);
      disk.latencyIsEarlier = isEarlierFigure(*wait);
    }
  if (isMeasured(disk)) {
    const auto below = std::ranges::find(rungs, layerOfNetwork, &Rung::layer);
    rungs.insert(below, std::move(disk));
  }
  const LadderQuantity quantity = quantityOf(rungs);
  for (std::size_t i = 1; i < rungs.size(); ++i) rungs[i].slower = slower(rungs[i - 1], rungs[i], quantity);
  return rungs;
}

LadderQuantity quantityOf(const std::vector<Rung>& rungs) {
  int latencies = 0;
  int rates = 0;
  const auto count = [&](const auto& rung) {
    latencies += rung.latencyNs.has_value();
    rates += rung.megabytesPerSecond.has_value();
  };
  for (const Rung& rung : rungs) {
    if (rung.layer == layerOfRegisters || !isMeasured(rung)) continue;
    count(rung);
    latencies += rung.latencyComes && !rung.latencyNs;
  }
  if (latencies + rates == 0)
    for (const Rung& rung : rungs)
      if (rung.compared) count(*rung.compared);
  return latencies >= std::min(rates, 2) ? LadderQuantity::Latency : LadderQuantity::ReadRate;
}

std::vector<Rung> withCompared(std::vector<Rung> rungs, const std::vector<LayerFigures>& layers,
                               RateUnit unit) {
  for (const LayerFigures& layer : layers) {
    ComparedRung compared = comparedRung(layer, unit);
    const int place = layerOfLevel(layer.level);
    auto at = std::ranges::find_if(rungs, [&](const Rung& rung) { return rung.layer >= place; });
    if (at == rungs.end() || at->layer != place) {
      Rung only{
          layer.level == levelOfDisk ? LadderText::tr("Disk") : levelName(layer.level), {}, {}, {}, {}, {}};
      only.layer = place;
      at = rungs.insert(at, std::move(only));
    }
    at->compared = std::move(compared);
  }
  const LadderQuantity quantity = quantityOf(rungs);
  std::optional<ComparedRung> above;
  for (Rung& rung : rungs) {
    if (!rung.compared) continue;
    if (above) rung.compared->slower = slower(*above, *rung.compared, quantity);
    above = rung.compared;
  }
  return rungs;
}

QString rungText(const Rung& rung) {
  QStringList parts;
  if (!isMeasured(rung) && rung.compared) {
    parts.append(rung.compared->text);
    if (rung.compared->slower) parts.append(slowerText(*rung.compared->slower));
    return joinedFacts(parts);
  }
  if (!rung.latency.isEmpty()) parts.append(rung.latency);
  if (!rung.rate.isEmpty()) parts.append(rung.rate);
  if (rung.slower) parts.append(slowerText(*rung.slower));
  return joinedFacts(parts);
}

std::vector<RungPlace> placesOf(const std::vector<Rung>& rungs) {
  const LadderQuantity quantity = quantityOf(rungs);
  std::vector<RungPlace> places(rungs.size());
  std::optional<double> first;
  for (std::size_t i = 0; i < rungs.size(); ++i) {
    const auto slowness = slownessOf(rungs[i], quantity);
    if (!slowness) continue;
    if (!first) first = slowness;
    places[i].own = *slowness / *first;
    if (!rungs[i].compared) continue;
    if (const auto times = comparedRatio(rungs[i], *rungs[i].compared, quantity))
      places[i].compared = *places[i].own * *times;
  }
  // Without any figure of this machine the first compared layer is where the scale begins.
  if (std::ranges::none_of(places, [](const RungPlace& place) { return place.own.has_value(); })) {
    const auto has = [&](const Rung& rung) { return rung.compared && slownessOf(*rung.compared, quantity); };
    if (const auto at = std::ranges::find_if(rungs, has); at != rungs.end())
      places[static_cast<std::size_t>(at - rungs.begin())].compared = 1;
  }
  const auto place = [&](std::size_t at, std::size_t beside) {
    if (places[at].compared || places[at].own || !rungs[at].compared || !places[beside].compared) return;
    if (const auto times = slower(*rungs[beside].compared, *rungs[at].compared, quantity))
      places[at].compared = *places[beside].compared * *times;
  };
  for (std::size_t i = 1; i < rungs.size(); ++i) place(i, i - 1);
  for (std::size_t i = rungs.size(); i > 1; --i) place(i - 2, i - 1);
  return places;
}

std::vector<RungBars> barsOf(const std::vector<Rung>& rungs) {
  constexpr double leastShare = 0.06;
  const std::vector<RungPlace> places = placesOf(rungs);
  std::optional<double> fastest;
  std::optional<double> slowest;
  for (const RungPlace& place : places)
    for (const auto& slowness : {place.own, place.compared})
      if (slowness) {
        fastest = std::min(fastest.value_or(*slowness), *slowness);
        slowest = std::max(slowest.value_or(*slowness), *slowness);
      }
  const auto shareOf = [&](double slowness) {
    const double range = std::log(*slowest / *fastest);
    const double place = range > 0 ? 1 - std::log(slowness / *fastest) / range : 1;
    return leastShare + (1 - leastShare) * place;
  };
  std::vector<RungBars> bars;
  for (const RungPlace& place : places) {
    RungBars& bar = bars.emplace_back();
    if (place.own) bar.own = shareOf(*place.own);
    if (place.compared) bar.compared = shareOf(*place.compared);
  }
  return bars;
}

bool isEarlier(const Rung& rung, LadderQuantity quantity) {
  return quantity == LadderQuantity::Latency ? rung.latencyIsEarlier : rung.rateIsEarlier;
}

QString ladderTitle(LadderQuantity quantity) {
  return quantity == LadderQuantity::Latency ? LadderText::tr("Latency vs row above")
                                             : LadderText::tr("Read rate vs row above");
}

QString slownessText(const Rung& rung) {
  return rung.slower ? slowerText(*rung.slower) : QString();
}

QString rungLine(const Rung& rung) {
  const QString line = LadderText::tr("%1: %2", "layer, its figures").arg(rung.name, rungText(rung));
  if (!rung.compared) return line;
  if (!isMeasured(rung))
    return LadderText::tr("%1 (reference)", "layer with figures of another machine").arg(line);
  return LadderText::tr("%1 (reference: %2)", "layer with its figures, those of another machine")
      .arg(line, rung.compared->text);
}

QString ladderText(const std::vector<Rung>& rungs) {
  QStringList lines;
  for (const Rung& rung : rungs) lines.append(rungLine(rung));
  return lines.join(u'\n');
}

}  // namespace strata::gui
