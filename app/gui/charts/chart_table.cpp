// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/chart_table.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <cmath>

#include "app/gui/charts/chart_data.h"
#include "app/gui/charts/read_out.h"
#include "app/gui/text/number_text.h"

namespace strata::gui {

namespace {

constexpr std::size_t mostRowsOfALine = 64;

class ChartTableText {
  Q_DECLARE_TR_FUNCTIONS(ChartTableText)
};

/// As in the read-out: up to half of what fits counts as within.
QString levelText(const Chart& plot, double region) {
  const auto edge = std::find_if(plot.edges.begin(), plot.edges.end(),
                                 [&](const ChartEdge& e) { return !e.inferred && region <= e.x; });
  if (edge == plot.edges.end()) return ChartTableText::tr("memory", "holds the region");
  const QString level = QLocale().toString(edge->level);
  return 2 * region <= edge->x
             ? ChartTableText::tr("L%1", "cache that holds the region").arg(level)
             : ChartTableText::tr("edge of L%1", "cache that just holds the region").arg(level);
}

QString bestText(const Chart& plot, double threads) {
  const bool best = std::any_of(plot.edges.begin(), plot.edges.end(),
                                [&](const ChartEdge& edge) { return edge.x == threads; });
  return best ? ChartTableText::tr("best", "number of threads") : QString();
}

ChartTable tableOfStops(const Chart& plot) {
  const bool withLevel =
      (plot.xKind == AxisKind::Region || plot.xKind == AxisKind::Footprint) &&
      std::any_of(plot.edges.begin(), plot.edges.end(), [](const ChartEdge& edge) { return !edge.inferred; });
  const bool named = plot.xKind == AxisKind::Row;
  const QString unit = QString::fromStdString(plot.unit);
  ChartTable table{QString::fromStdString(plot.title),
                   {{QString::fromStdString(plot.xName), {}, named ? Qt::AlignLeading : Qt::AlignTrailing}},
                   {}};
  if (withLevel) table.columns.append({ChartTableText::tr("Level"), {}, Qt::AlignLeading});
  const bool withBest = plot.xKind == AxisKind::Count && !plot.edges.empty();
  if (withBest) table.columns.append({ChartTableText::tr("Best"), {}, Qt::AlignLeading});
  for (const ChartSeries& line : plot.series)
    table.columns.append({QString::fromStdString(line.name), unit, Qt::AlignTrailing});
  for (const double x : stopsOf(plot)) {
    QStringList row{named ? stopText(plot, x) : quantityText(plot.xKind, x)};
    if (withLevel) row.append(levelText(plot, x));
    if (withBest) row.append(bestText(plot, x));
    for (const ChartSeries& line : plot.series) {
      const ChartPoint* point = pointAt(plot, line, x);
      row.append(point == nullptr ? QString() : figureText(point->y));
    }
    table.rows.append(row);
  }
  return table;
}

/// One after another, of long lines each second, third … of them: percentiles cannot be merged.
ChartTable tableOfMoments(const Chart& plot) {
  const bool folds = std::ranges::any_of(plot.series, &ChartSeries::isFold);
  const QString unit = QString::fromStdString(plot.unit);
  ChartTable table{QString::fromStdString(plot.title),
                   {{ChartTableText::tr("Line"), {}, Qt::AlignLeading},
                    {QString::fromStdString(plot.xName), {}, Qt::AlignTrailing},
                    {QString::fromStdString(plot.yName), unit, Qt::AlignTrailing}},
                   {}};
  if (folds) table.columns.append({QString::fromStdString(plot.foldName), unit, Qt::AlignTrailing});
  for (const ChartSeries& line : plot.series) {
    const std::size_t apart = (line.points.size() + mostRowsOfALine - 1) / mostRowsOfALine;
    for (std::size_t i = 0; i < line.points.size(); i += apart) {
      const ChartPoint& point = line.points[i];
      QStringList row{QString::fromStdString(line.name), quantityText(plot.xKind, point.x),
                      figureText(point.y)};
      if (plot.xKind == AxisKind::Seconds) row[1] = figureText(point.x);
      if (folds) row.append(line.isFold && point.high ? figureText(*point.high) : QString());
      table.rows.append(row);
    }
  }
  return table;
}

ChartTable tableOfStretches(const Chart& plot) {
  const QString unit = QString::fromStdString(plot.unit);
  ChartTable table{QString::fromStdString(plot.title),
                   {{ChartTableText::tr("Line"), {}, Qt::AlignLeading},
                    {QString::fromStdString(plot.xName), {}, Qt::AlignTrailing},
                    {ChartTableText::tr("Rate"), unit, Qt::AlignTrailing}},
                   {}};
  if (plot.xKind == AxisKind::Seconds || std::ranges::any_of(plot.series, &ChartSeries::isFold))
    return tableOfMoments(plot);
  for (const ChartSeries& line : plot.series) {
    std::vector<DiskStretch> stretches;
    for (const ChartPoint& point : line.points)
      if (point.x > 0) stretches.push_back({point.x, point.y});
    for (const DiskStretch& stretch : thinned(stretches, mostRowsOfALine))
      table.rows.append({QString::fromStdString(line.name), quantityText(plot.xKind, stretch.bytesDone),
                         figureText(stretch.rate)});
  }
  return table;
}

}  // namespace

ChartTable tableOf(const Chart& plot) {
  return hasStretches(plot) ? tableOfStretches(plot) : tableOfStops(plot);
}

QString tabSeparated(const ChartTable& table) {
  QStringList headings;
  for (const ChartColumn& column : table.columns)
    headings.append(column.unit.isEmpty()
                        ? column.heading
                        : ChartTableText::tr("%1 (%2)", "heading, unit").arg(column.heading, column.unit));
  QStringList lines{headings.join(u'\t')};
  for (const QStringList& row : table.rows) lines.append(row.join(u'\t'));
  return lines.join(u'\n') + u'\n';
}

}  // namespace strata::gui
