// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/ladder.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qstringlist.h>

#include <algorithm>

#include "app/gui/labels.h"
#include "app/gui/number_text.h"
#include "app/gui/panel/panel_faces.h"

namespace strata::gui {

namespace {

class LadderText {
  Q_DECLARE_TR_FUNCTIONS(Ladder)
};

QString latencyText(double ns) {
  return LadderText::tr("%1 ns", "latency").arg(figureText(ns));
}

/// The serial move of the widest operand within that level; null where none was measured.
const ResultRow* moveWithin(int level, const std::vector<ResultRow>& rows, const Machine& machine) {
  const ResultRow* widest = nullptr;
  for (const ResultRow& row : rows) {
    if (row.kind != StepKind::Memory || row.parameters.pattern != "serial" || !row.parameters.regionBytes ||
        !valueOf(row))
      continue;
    const Bytes both{2 * *row.parameters.regionBytes};
    const int threads = static_cast<int>(row.parameters.threads.value_or(1));
    if (levelOfFootprint(both, machine, threads).level != level) continue;
    if (widest == nullptr || widest->parameters.widthBytes < row.parameters.widthBytes) widest = &row;
  }
  return widest;
}

void setLatency(Rung& rung, double ns) {
  rung.latencyNs = ns;
  rung.latency = latencyText(ns);
}

void setRate(Rung& rung, const ResultRow& row, RateUnit unit) {
  rung.megabytesPerSecond = valueOf(row);
  rung.rate = figureTextOf(row, unit);
}

/// The fastest that was measured beside any latency: within the core, not stalled by memory.
std::optional<double> clockOfCore(const Panel& panel) {
  std::optional<double> clock;
  for (const PanelRow& row : panel.rows)
    if (const auto& figure = row[PanelColumn::Latency].row)
      if (const auto ghz = clockOf(*figure); ghz && *ghz > 0) clock = std::max(clock.value_or(0), *ghz);
  return clock;
}

std::optional<double> slower(const Rung& above, const Rung& below) {
  if (above.latencyNs && below.latencyNs) return *below.latencyNs / *above.latencyNs;
  if (above.megabytesPerSecond && below.megabytesPerSecond)
    return *above.megabytesPerSecond / *below.megabytesPerSecond;
  return std::nullopt;
}

}  // namespace

std::vector<Rung> rungsOf(const std::vector<ResultRow>& rows, const Machine& machine, RateUnit unit) {
  const Panel panel = panelOf(rows, machine, PanelThreads::One);
  const Panel together = panelOf(rows, machine, PanelThreads::All);
  std::vector<Rung> rungs;
  if (const auto clock = clockOfCore(panel)) {
    Rung registers{LadderText::tr("Registers"), {}, {}, {}, {}, {}};
    setLatency(registers, 1 / *clock);
    rungs.push_back(std::move(registers));
  }
  for (std::size_t i = 0; i < panel.rows.size(); ++i) {
    const PanelRow& row = panel.rows[i];
    Rung rung{levelName(row.level.level), {}, {}, {}, {}, {}};
    const auto& latency = row[PanelColumn::Latency].row;
    const auto& read = row[PanelColumn::Read].row;
    if (latency)
      if (const auto ns = valueOf(*latency); ns && *ns > 0) setLatency(rung, *ns);
    if (read && valueOf(*read))
      setRate(rung, *read, unit);
    else if (const auto& beside = together.rows[i][PanelColumn::Read].beside; beside && valueOf(*beside))
      setRate(rung, *beside, unit);
    else if (const ResultRow* move = moveWithin(row.level.level, rows, machine))
      setRate(rung, *move, unit);
    if (rung.latencyNs || rung.megabytesPerSecond) rungs.push_back(std::move(rung));
  }
  if (const auto& disk = panel.others.diskRead; disk && valueOf(*disk)) {
    Rung rung{LadderText::tr("Disk"), {}, {}, {}, {}, {}};
    setRate(rung, *disk, unit);
    rungs.push_back(std::move(rung));
  }
  for (std::size_t i = 1; i < rungs.size(); ++i) rungs[i].slower = slower(rungs[i - 1], rungs[i]);
  return rungs;
}

QString rungText(const Rung& rung) {
  QStringList parts;
  if (!rung.latency.isEmpty()) parts.append(rung.latency);
  if (!rung.rate.isEmpty()) parts.append(rung.rate);
  if (rung.slower)
    parts.append(*rung.slower < 1
                     ? LadderText::tr("%1× faster", "than the layer above").arg(figureText(1 / *rung.slower))
                     : LadderText::tr("%1× slower", "than the layer above").arg(figureText(*rung.slower)));
  return joinedFacts(parts);
}

std::vector<double> slownessOf(const std::vector<Rung>& rungs) {
  std::vector<double> slowness;
  for (const Rung& rung : rungs)
    slowness.push_back(slowness.empty() ? 1 : slowness.back() * rung.slower.value_or(1));
  return slowness;
}

QString ladderText(const std::vector<Rung>& rungs) {
  QStringList lines;
  for (const Rung& rung : rungs)
    lines.append(LadderText::tr("%1: %2", "layer, its figures").arg(rung.name, rungText(rung)));
  return lines.join(u'\n');
}

}  // namespace strata::gui
