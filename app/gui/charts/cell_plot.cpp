// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "app/gui/charts/plot.h"
#include "app/gui/charts/size_plot.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/network_cell.h"
#include "app/gui/text/number_text.h"

namespace strata::gui {

namespace {

class CellPlot {
  Q_DECLARE_TR_FUNCTIONS(CellPlot)
};

QString noClock() {
  return CellPlot::tr("Bytes per cycle need the clock, which was not measured here.");
}

bool isRate(const CellFigure& figure) {
  return unitOf(figure) == "MB/s";
}

/// Of the region; of what has none, of a chunk.
std::optional<std::uint64_t> sizeKnownOf(const CellFigure& figure) {
  return figure.parameters.regionBytes ? figure.parameters.regionBytes : figure.parameters.blockBytes;
}

std::uint64_t sizeOf(const CellFigure& figure) {
  return sizeKnownOf(figure).value_or(0);
}

std::optional<PlotPoint> pointOf(const CellFigure& figure, double x, RateUnit unit) {
  const auto shown = [&](double value) {
    return isRate(figure) ? inUnit(value, figure.clockGhz, unit) : std::optional(value);
  };
  const auto y = figure.value ? shown(*figure.value) : std::nullopt;
  if (!y || !(*y > 0)) return std::nullopt;
  PlotPoint point{x, *y};
  if (figure.low) point.low = shown(*figure.low);
  if (figure.high) point.high = shown(*figure.high);
  point.final = figure.final;
  point.grade = figure.grade;
  return point;
}

QString unitOf(const std::vector<const CellFigure*>& figures, RateUnit unit) {
  if (figures.empty() || isRate(*figures.front())) return rateUnitName(unit);
  const std::string_view own = unitOf(*figures.front());
  return QString::fromLatin1(own.data(), static_cast<qsizetype>(own.size()));
}

std::vector<const CellFigure*> figuresOf(const std::vector<CellFigure>& all, TestGroup kind) {
  std::vector<const CellFigure*> figures;
  for (const CellFigure& figure : all)
    if (figure.test.group() == kind) figures.push_back(&figure);
  return figures;
}

std::vector<Bytes> sizesOf(const std::vector<const CellFigure*>& figures) {
  std::set<Bytes> sizes;
  for (const CellFigure* figure : figures)
    if (const auto size = sizeKnownOf(*figure)) sizes.insert(Bytes{*size});
  return {sizes.begin(), sizes.end()};
}

QString keyOfSize(std::uint64_t size) {
  return QStringLiteral("size-%1").arg(size);
}

void noteMissingClock(Plot& plot, const std::vector<const CellFigure*>& figures) {
  const bool measured =
      std::ranges::any_of(figures, [](const CellFigure* figure) { return figure->value.has_value(); });
  const bool shown =
      std::ranges::any_of(plot.lines, [](const PlotLine& line) { return !line.points.empty(); });
  if (measured && !shown) plot.note = noClock();
}

std::vector<PlotEdge> edgesOf(const std::vector<const CellFigure*>& figures,
                              const std::vector<CacheEdge>& caches) {
  std::size_t threads = 1;
  for (const CellFigure* figure : figures)
    threads = std::max(threads, static_cast<std::size_t>(figure->parameters.threads.value_or(1)));
  std::vector<PlotEdge> edges;
  for (const CacheEdge& cache : caches) {
    const double size = regionAtEdge(cache, threads, false);
    PlotEdge edge = edgeOf(cache, size, threadsInOne(cache, threads, false));
    edge.explanation += u' ' + CellPlot::tr("Two buffers fit up to %1 each.", "size")
                                   .arg(sizeText(Bytes{static_cast<std::uint64_t>(size)}));
    edges.push_back(edge);
  }
  return edges;
}

}  // namespace

/// A row for each kernel; where there are several sizes, a bar for each, told by its colour.
Plot cellRowsPlot(const std::vector<CellFigure>& cells, TestGroup kind, const QString& title,
                  const PlotChoices& choices) {
  const std::vector<const CellFigure*> figures = figuresOf(cells, kind);
  const std::vector<Bytes> sizes = sizesOf(figures);
  Plot plot;
  plot.title = title;
  plot.shape = PlotShape::Rows;
  plot.xKind = AxisKind::Row;
  plot.xName = CellPlot::tr("What", "is done in a row of a chart");
  plot.xTitle = plot.xName;
  plot.yKind = AxisKind::Rate;
  plot.unit = unitOf(figures, choices.unit);
  for (std::size_t i = 0; i < std::max<std::size_t>(1, sizes.size()); ++i) {
    const PlotStyle style{i, Mark::Square, Qt::NoPen};
    const std::uint64_t size = sizes.empty() ? 0 : sizes[i].count;
    PlotLine line{keyOfSize(size), {keyOfSize(size)}, {}, {}, style, {}};
    line.name =
        sizes.empty() ? CellPlot::tr("Rate") : CellPlot::tr("Rate, %1", "size").arg(sizeText(sizes[i]));
    line.shortName = sizes.empty() ? line.name : sizeText(sizes[i]);
    if (!sizes.empty()) plot.legend.append({line.id, line.shortName, style});
    plot.lines.push_back(std::move(line));
  }
  std::set<std::pair<qsizetype, QString>> taken;
  for (const CellFigure* figure : figures) {
    const QString name = cellName(*figure, NameStyle::Kernel);
    const QString size = keyOfSize(sizeOf(*figure));
    // A cell that is told from another by something else has a row of its own.
    qsizetype row = plot.rows.indexOf(name);
    while (row >= 0 && taken.contains({row, size})) row = plot.rows.indexOf(name, row + 1);
    if (row < 0) {
      row = plot.rows.size();
      plot.rows.append(name);
    }
    taken.insert({row, size});
    const auto point = pointOf(*figure, static_cast<double>(row), choices.unit);
    const auto line = std::ranges::find(plot.lines, size, &PlotLine::id);
    if (point && line != plot.lines.end()) line->points.push_back(*point);
  }
  for (PlotLine& line : plot.lines) std::ranges::stable_sort(line.points, {}, &PlotPoint::x);
  plot.full = {-0.5, static_cast<double>(std::max<qsizetype>(1, plot.rows.size())) - 0.5};
  noteMissingClock(plot, figures);
  return plot;
}

/// A line for each kernel against the size: colour and mark tell the first four, the dash the next.
Plot cellSizesPlot(const std::vector<CellFigure>& cells, TestGroup kind, const QString& title,
                   const PlotChoices& choices) {
  const std::vector<const CellFigure*> figures = figuresOf(cells, kind);
  Plot plot;
  plot.title = title;
  plot.shape = PlotShape::Lines;
  plot.xKind = AxisKind::Region;
  plot.xTitle = CellPlot::tr("Buffer size per thread");
  plot.xName = CellPlot::tr("Size");
  plot.full = spanOfSizes(plot.xKind, sizesOf(figures));
  plot.yKind = AxisKind::LogRate;
  plot.unit = unitOf(figures, choices.unit);
  plot.edges = edgesOf(figures, choices.edges);
  for (const CellFigure* figure : figures) {
    const QString name = cellName(*figure, NameStyle::Kernel);
    const QString id = QString::fromStdString(figure->kernel) + u'/' + name;
    auto line = std::ranges::find(plot.lines, id, &PlotLine::id);
    if (line == plot.lines.end()) {
      const std::size_t rank = plot.lines.size();
      const PlotStyle style{rank, lineMarks[rank % lineMarks.size()],
                            lineDashes[std::min(rank / lineMarks.size(), lineDashes.size() - 1)]};
      plot.legend.append({id, name, style});
      line = plot.lines.insert(plot.lines.end(), {id, {id}, name, name, style, {}});
    }
    if (const auto point = pointOf(*figure, static_cast<double>(sizeOf(*figure)), choices.unit))
      line->points.push_back(*point);
  }
  for (PlotLine& line : plot.lines) std::ranges::stable_sort(line.points, {}, &PlotPoint::x);
  noteMissingClock(plot, figures);
  return plot;
}

}  // namespace strata::gui
