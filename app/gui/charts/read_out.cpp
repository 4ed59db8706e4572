// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/read_out.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/translated_words.h"
#include "core/report/number_text.h"
#include "core/report/word_ids.h"

namespace strata::gui {

namespace {

class ReadOutText {
  Q_DECLARE_TR_FUNCTIONS(ReadOutText)
};

/// The same words and the same borders as in reports: up to half of what fits counts as within.
QString regionText(const Chart& plot, double region) {
  const std::string size = quantityText(AxisKind::Region, region).toStdString();
  if (plot.edges.empty()) return QString::fromStdString(translatedWords()("region", {size}));
  const auto edge =
      std::find_if(plot.edges.begin(), plot.edges.end(), [&](const ChartEdge& e) { return region <= e.x; });
  if (edge == plot.edges.end()) return QString::fromStdString(translatedWords()("region-in-memory", {size}));
  const std::string level = QLocale().toString(edge->level).toStdString();
  return QString::fromStdString(
      translatedWords()(2 * region <= edge->x ? "region-in-cache" : "region-at-edge", {size, level}));
}

/// The edge of the level that holds it, as the system reports it; null for memory.
const ChartEdge* edgeAround(const Chart& plot, double footprint) {
  for (const ChartEdge& edge : plot.edges)
    if (!edge.inferred && footprint <= edge.x) return &edge;
  return nullptr;
}

QString footprintText(const Chart& plot, double footprint) {
  const QString size = quantityText(AxisKind::Footprint, footprint);
  const bool known =
      std::any_of(plot.edges.begin(), plot.edges.end(), [](const ChartEdge& edge) { return !edge.inferred; });
  if (!known) return ReadOutText::tr("Working set %1", "size").arg(size);
  const ChartEdge* edge = edgeAround(plot, footprint);
  if (edge == nullptr) return ReadOutText::tr("Working set %1, in memory", "size").arg(size);
  const QString level = QLocale().toString(edge->level);
  return 2 * footprint <= edge->x
             ? ReadOutText::tr("Working set %1, in the L%2 cache", "size, level").arg(size, level)
             : ReadOutText::tr("Working set %1, at the edge of the L%2 cache", "size, level")
                   .arg(size, level);
}

QString spokenRow(const ReadOutRow& row, const QString& unit) {
  QStringList more;
  if (!row.interval.isEmpty()) more.append(row.interval);
  if (row.grade) more.append(gradeWord(*row.grade));
  if (more.isEmpty())
    return ReadOutText::tr("%1: %2 %3", "line, figure, unit").arg(row.name, row.figure, unit);
  if (more.size() == 1)
    return ReadOutText::tr("%1: %2 %3, %4", "line, figure, unit, interval or verdict")
        .arg(row.name, row.figure, unit, more[0]);
  return ReadOutText::tr("%1: %2 %3, %4, %5", "line, figure, unit, interval, verdict")
      .arg(row.name, row.figure, unit, more[0], more[1]);
}

/// The name of the row at `x`, in a chart of rows.
QString rowName(const Chart& plot, double x) {
  const auto row = static_cast<std::size_t>(std::max(0L, std::lround(x)));
  return row < plot.rows.size() ? QString::fromStdString(plot.rows[row]) : QString();
}

QString threadsText(const Chart& plot, double threads) {
  const auto count = static_cast<int>(std::lround(threads));
  const QString text =
      count == 1 ? ReadOutText::tr("1 thread") : ReadOutText::tr("%Ln threads", nullptr, count);
  const bool best = std::any_of(plot.edges.begin(), plot.edges.end(),
                                [&](const ChartEdge& edge) { return edge.x == threads; });
  return best ? ReadOutText::tr("%1, the best", "so many threads").arg(text) : text;
}

/// What a percentile says, since few people know.
QString percentileText(double percentile) {
  if (percentile >= 100) return ReadOutText::tr("Maximum: the slowest operation");
  return ReadOutText::tr("p%1: %1 % of the operations take this long or less", "percentile")
      .arg(tickText(percentile));
}

QString yText(const Chart& plot, double y) {
  return plot.yKind == AxisKind::Change ? signedText(changePercent(1 + y / 100)) : figureText(y);
}

/// Half the interval: in percent of the figure, of a change in percent of the baseline as the change itself.
std::optional<double> halfWidthOf(const Chart& plot, const ChartPoint& point) {
  if (plot.yKind != AxisKind::Change) return halfWidthPercent(point);
  if (!point.low || !point.high) return std::nullopt;
  return (*point.high - *point.low) / 2;
}

}  // namespace

std::optional<ReadOut> readOutAt(const Chart& plot, double x) {
  ReadOut readOut{x, stopText(plot, x), QString::fromStdString(plot.unit), {}};
  for (const ChartSeries& line : plot.series) {
    const ChartPoint* point = pointAt(plot, line, x);
    if (point == nullptr) continue;
    ReadOutRow row{line.style,
                   QString::fromStdString(line.name),
                   QString::fromStdString(line.shortName),
                   yText(plot, point->y),
                   {},
                   {},
                   point->y};
    if (line.isFold && point->low && point->high)
      row.interval = ReadOutText::tr("%1 to %2", "least and most of many figures")
                         .arg(yText(plot, *point->low), yText(plot, *point->high));
    else if (const auto percent = halfWidthOf(plot, *point))
      row.interval = ReadOutText::tr("± %1", "percent").arg(percentText(*percent, QLocale()));
    if (point->final) row.grade = point->grade;
    readOut.rows.push_back(std::move(row));
  }
  if (readOut.rows.empty()) return std::nullopt;
  return readOut;
}

QString stopText(const Chart& plot, double x) {
  switch (plot.xKind) {
    case AxisKind::Region:
      return regionText(plot, x);
    case AxisKind::Footprint:
      return footprintText(plot, x);
    case AxisKind::Thread:
      return ReadOutText::tr("Thread %1").arg(quantityText(plot.xKind, x));
    case AxisKind::Count:
      return threadsText(plot, x);
    case AxisKind::Pages:
      return ReadOutText::tr("Pages: %1", "so many").arg(quantityText(plot.xKind, x));
    case AxisKind::Row:
      return rowName(plot, x);
    case AxisKind::Seconds:
      return ReadOutText::tr("After %1 s", "of a test").arg(figureText(x));
    case AxisKind::Percentile:
      return percentileText(x);
    case AxisKind::Rate:
      return figureText(x) + QLatin1Char(' ') + QString::fromStdString(plot.xUnit);
    case AxisKind::Chains:
      return word(numberedId("latency-chains", std::lround(x)));
    case AxisKind::Stride:
    case AxisKind::File:
    case AxisKind::LogRate:
    case AxisKind::Change:
      return quantityText(plot.xKind, x);
  }
  return {};
}

QString spokenText(const ReadOut& readOut) {
  QStringList lines{readOut.heading};
  for (const ReadOutRow& row : readOut.rows) lines.append(spokenRow(row, readOut.unit));
  return lines.join(u'\n');
}

}  // namespace strata::gui
