// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/against.h"

#include <QtCore/qcoreapplication.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/gui/panel/own_figures.h"
#include "app/gui/text/disk_text.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/table_text.h"
#include "core/report/number_text.h"
#include "core/stats/comparison.h"

namespace strata::gui {

namespace {

class AgainstText {
  Q_DECLARE_TR_FUNCTIONS(Against)
};

constexpr double halfOfReads = 0.5;
constexpr double nsOfMicrosecond = 1e3;
/// What is more than twice as much, or less than half, is told as a multiple.
constexpr double mostInPercent = 2;

ResultRow publishedRow(TestGroup group, const char* unit, double value) {
  ResultRow row;
  const bool latency = group == TestGroup::Latency;
  row.test = latency ? Test::Latency : group == TestGroup::Disk ? Test::Disk : Test::Bandwidth;
  CellResult result;
  static_cast<CellId&>(result) = row;
  result.unit = unit;
  result.higherIsBetter = !latency;
  Measured measured;
  measured.value = value;
  result.outcome = std::move(measured);
  row.result = std::move(result);
  return row;
}

/// What one thread reached in each layer. Latencies are those of whole regions.
Panel panelOfLayers(const std::vector<LayerFigures>& layers) {
  Panel panel;
  for (const LayerFigures& layer : layers) {
    if (layer.level == levelOfDisk) {
      if (layer.readMbs) panel.others.diskRead = publishedRow(TestGroup::Disk, "MB/s", *layer.readMbs);
      continue;
    }
    PanelRow row;
    row.level.level = layer.level;
    const auto at = [&](PanelColumn column) -> std::optional<ResultRow>& {
      return row.figures[static_cast<std::size_t>(column)].row;
    };
    if (layer.readMbs) at(PanelColumn::Read) = publishedRow(TestGroup::Bandwidth, "MB/s", *layer.readMbs);
    if (layer.latencyNs) at(PanelColumn::Latency) = publishedRow(TestGroup::Latency, "ns", *layer.latencyNs);
    panel.rows.push_back(std::move(row));
  }
  return panel;
}

const CellResult* resultOf(const ResultRow& row) {
  const auto& result = row.result ? row.result : row.before;
  return result ? &*result : nullptr;
}

bool isBeingMeasured(const ResultRow& row) {
  return row.planned && !row.result;
}

bool isUnreliable(const ResultRow& row) {
  const Measured* measured = measuredOf(resultOf(row));
  return measured != nullptr && measured->verdict.grade == Grade::Poor;
}

/// A walk that stays in a block is not one over the whole region.
bool areOfOneWalk(const ResultRow& a, const ResultRow& b) {
  const auto isWhole = [](const ResultRow& row) {
    const Parameters& of = row.parameters;
    return !of.blockBytes || *of.blockBytes >= of.regionBytes.value_or(0);
  };
  return a.test != Test::Latency || isWhole(a) == isWhole(b);
}

QString markBefore(Standing standing) {
  switch (standing) {
    case Standing::Better:
      return QStringLiteral("▲ ");
    case Standing::Worse:
      return QStringLiteral("▼ ");
    case Standing::Same:
      return QStringLiteral("= ");
    case Standing::Open:
    case Standing::Untold:
      break;
  }
  return {};
}

QString sentenceOf(const QString& name, const QString& other, const QString& difference, Standing standing) {
  if (difference.isEmpty()) return AgainstText::tr("%1: %2", "another run, its figure").arg(name, other);
  switch (standing) {
    case Standing::Better:
      return AgainstText::tr("%1: %2; difference %3, better", "another run, its figure, how much")
          .arg(name, other, difference);
    case Standing::Worse:
      return AgainstText::tr("%1: %2; difference %3, worse", "another run, its figure, how much")
          .arg(name, other, difference);
    case Standing::Same:
      return AgainstText::tr("%1: %2; difference %3, within what is usual",
                             "another run, its figure, how much")
          .arg(name, other, difference);
    case Standing::Open:
    case Standing::Untold:
      break;
  }
  return AgainstText::tr("%1: %2; difference %3", "another run, its figure, how much")
      .arg(name, other, difference);
}

/// Two values of one quantity, and what decides how their difference is read.
struct Pair {
  const ResultRow& row;
  double own;
  double other;
  bool higherIsBetter;
  bool isDoubtful;
};

Standing standingOf(const Pair& pair, double ratio) {
  const CellResult* result = resultOf(pair.row);
  if (pair.isDoubtful || result == nullptr) return Standing::Untold;
  if (std::abs(std::log(ratio)) <= std::log1p(usualFloor(*result))) return Standing::Same;
  return (ratio > 1) == pair.higherIsBetter ? Standing::Better : Standing::Worse;
}

/// `other`: as it is shown; `otherInFull`: with its unit.
FigureChange changeOf(const Pair& pair, const QString& other, const QString& otherInFull,
                      const AgainstPanels& against) {
  FigureChange change;
  change.other = other;
  const double ratio = pair.other > 0 ? pair.own / pair.other : 0;
  QString difference;
  if (ratio > 0) {
    change.standing = against.isPublished ? Standing::Untold : standingOf(pair, ratio);
    const bool inPercent = !against.isPublished && ratio < mostInPercent && ratio > 1 / mostInPercent;
    difference = inPercent ? signedText(changePercent(ratio) + " %")
                           : AgainstText::tr("%1×", "so many times the other figure").arg(figureText(ratio));
    change.change = markBefore(change.standing) + difference;
  }
  change.sentence = sentenceOf(against.name, otherInFull, difference, change.standing);
  return change;
}

}  // namespace

std::shared_ptr<const AgainstPanels> againstOf(const ComparedFigures* figures) {
  if (figures == nullptr) return nullptr;
  auto against = std::make_shared<AgainstPanels>();
  against->name = figures->title();
  against->isPublished = !figures->isOwn();
  if (figures->run) {
    against->one = panelOfRun(*figures->run, PanelThreads::One);
    against->all = panelOfRun(*figures->run, PanelThreads::All);
  } else {
    against->one = panelOfLayers(figures->layers);
  }
  return against;
}

std::optional<FigureChange> changeOf(const std::optional<ResultRow>& row,
                                     const std::optional<ResultRow>& other, RateUnit unit,
                                     const AgainstPanels& against) {
  if (!other || (row && (isBeingMeasured(*row) || !areOfOneWalk(*row, *other)))) return std::nullopt;
  const auto there = figureOf(*other, unit);
  const auto value = valueOf(*other);
  if (!there || !value) return std::nullopt;
  const auto own = row ? valueOf(*row) : std::nullopt;
  const auto here = row ? figureOf(*row, unit) : std::nullopt;
  const QString inFull = figureTextOf(*other, unit);
  // Without a clock a rate in bytes per cycle has another unit.
  const QString brief = here && here->unit != there->unit ? inFull : figureText(there->value);
  if (!own) return FigureChange{brief, {}, Standing::Untold, sentenceOf(against.name, inFull, {}, {})};
  const CellResult* result = resultOf(*row);
  return changeOf(Pair{*row, *own, *value, result == nullptr || result->higherIsBetter,
                       isUnreliable(*row) || isUnreliable(*other)},
                  brief, inFull, against);
}

std::optional<FigureChange> changeOfWait(const std::optional<ResultRow>& row,
                                         const std::optional<ResultRow>& other,
                                         const AgainstPanels& against) {
  const auto there = other ? latencyNsAt(*other, halfOfReads) : std::nullopt;
  if (!there || (row && isBeingMeasured(*row))) return std::nullopt;
  const auto here = row ? latencyNsAt(*row, halfOfReads) : std::nullopt;
  const auto otherNs = static_cast<double>(*there);
  const QString brief = figureText(otherNs / nsOfMicrosecond);
  const QString inFull = timeText(*there);
  if (!here) return FigureChange{brief, {}, Standing::Untold, sentenceOf(against.name, inFull, {}, {})};
  return changeOf(
      Pair{*row, static_cast<double>(*here), otherNs, false, isUnreliable(*row) || isUnreliable(*other)},
      brief, inFull, against);
}

const PanelFigure* figureAt(const Panel& panel, int level, PanelColumn column) {
  const auto row =
      std::ranges::find_if(panel.rows, [&](const PanelRow& of) { return of.level.level == level; });
  return row == panel.rows.end() ? nullptr : &(*row)[column];
}

}  // namespace strata::gui
