// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "core/model/kernel_id.h"
#include "core/report/chart_parts.h"

namespace strata::gui {

namespace {

class CellPlot {
  Q_DECLARE_TR_FUNCTIONS(CellPlot)
};

/// Of the region; of what has none, of a chunk.
std::optional<std::uint64_t> sizeKnownOf(const ChartFigure& figure) {
  return figure.parameters.regionBytes ? figure.parameters.regionBytes : figure.parameters.blockBytes;
}

std::uint64_t sizeOf(const ChartFigure& figure) {
  return sizeKnownOf(figure).value_or(0);
}

std::string shownUnit(const std::vector<const ChartFigure*>& figures, RateUnit unit) {
  const std::string_view own = figures.empty() ? "MB/s" : unitOf(*figures.front());
  return own == "MB/s" ? rateUnitName(unit).toStdString() : std::string(own);
}

std::vector<Bytes> sizesOf(const std::vector<const ChartFigure*>& figures) {
  std::set<Bytes> sizes;
  for (const ChartFigure* figure : figures)
    if (const auto size = sizeKnownOf(*figure)) sizes.insert(Bytes{*size});
  return {sizes.begin(), sizes.end()};
}

std::string keyOfSize(std::uint64_t size) {
  return "size-" + std::to_string(size);
}

std::vector<ChartEdge> edgesOf(const std::vector<const ChartFigure*>& figures,
                               const std::vector<CacheEdge>& caches) {
  std::size_t threads = 1;
  for (const ChartFigure* figure : figures)
    threads = std::max(threads, static_cast<std::size_t>(figure->parameters.threads.value_or(1)));
  std::vector<ChartEdge> edges;
  for (const CacheEdge& cache : caches) {
    const double size = regionAtEdge(cache, threads, false);
    ChartEdge edge = edgeOf(cache, size, threadsInOne(cache, threads, false), chartTexts());
    edge.explanation += ' ' + CellPlot::tr("Two buffers fit up to %1 each.", "size")
                                  .arg(sizeText(Bytes{static_cast<std::uint64_t>(size)}))
                                  .toStdString();
    edges.push_back(edge);
  }
  return edges;
}

}  // namespace

/// A row for each kernel; where there are several sizes, a bar for each, told by its colour.
Chart cellRowsChart(const std::vector<ChartFigure>& all, TestGroup kind, const QString& title,
                    const ChartChoices& choices) {
  const std::vector<const ChartFigure*> figures = figuresOfMostThreads(all, kind);
  const std::vector<Bytes> sizes = sizesOf(figures);
  Chart plot;
  plot.title = title.toStdString();
  plot.shape = ChartShape::Rows;
  plot.xKind = AxisKind::Row;
  plot.xName = CellPlot::tr("What", "is done in a row of a chart").toStdString();
  plot.xTitle = plot.xName;
  plot.yKind = AxisKind::Rate;
  plot.unit = shownUnit(figures, choices.unit);
  for (std::size_t i = 0; i < std::max<std::size_t>(1, sizes.size()); ++i) {
    const SeriesStyle style{i, Mark::Square, Dash::None};
    const std::uint64_t size = sizes.empty() ? 0 : sizes[i].count;
    ChartSeries line{keyOfSize(size), {keyOfSize(size)}, {}, {}, style, {}};
    line.name =
        (sizes.empty() ? CellPlot::tr("Rate") : CellPlot::tr("Rate, %1", "size").arg(sizeText(sizes[i])))
            .toStdString();
    line.shortName = sizes.empty() ? line.name : sizeText(sizes[i]).toStdString();
    if (!sizes.empty()) plot.legend.push_back({line.id, line.shortName, style});
    plot.series.push_back(std::move(line));
  }
  std::set<std::pair<std::size_t, std::string>> taken;
  for (const ChartFigure* figure : figures) {
    const std::string name = cellName(*figure, NameStyle::Kernel).toStdString();
    const std::string size = keyOfSize(sizeOf(*figure));
    // A cell that is told from another by something else has a row of its own.
    std::size_t row = 0;
    while (row < plot.rows.size() && (plot.rows[row] != name || taken.contains({row, size}))) ++row;
    if (row == plot.rows.size()) plot.rows.push_back(name);
    taken.insert({row, size});
    const auto point = pointOf(*figure, static_cast<double>(row), choices.unit);
    const auto line = std::ranges::find(plot.series, size, &ChartSeries::id);
    if (point && line != plot.series.end()) line->points.push_back(*point);
  }
  for (ChartSeries& line : plot.series) std::ranges::stable_sort(line.points, {}, &ChartPoint::x);
  plot.full = {-0.5, static_cast<double>(std::max<std::size_t>(1, plot.rows.size())) - 0.5};
  if (!hasPoints(plot) && hasFigures(figures)) plot.note = chartTexts()("chart-no-clock");
  return plot;
}

/// A line for each kernel against the size: colour and mark tell the first four, the dash the next.
Chart cellSizesChart(const std::vector<ChartFigure>& all, TestGroup kind, const QString& title,
                     const ChartChoices& choices) {
  const std::vector<const ChartFigure*> figures = figuresOfMostThreads(all, kind);
  Chart plot;
  plot.title = title.toStdString();
  plot.shape = ChartShape::Lines;
  plot.xKind = AxisKind::Region;
  plot.xTitle = CellPlot::tr("Buffer size per thread").toStdString();
  plot.xName = CellPlot::tr("Size").toStdString();
  plot.full = spanOfSizes(plot.xKind, sizesOf(figures));
  plot.yKind = AxisKind::LogRate;
  plot.unit = shownUnit(figures, choices.unit);
  plot.edges = edgesOf(figures, choices.edges);
  for (const ChartFigure* figure : figures) {
    const std::string name = cellName(*figure, NameStyle::Kernel).toStdString();
    const std::string id = figure->kernel + '/' + name;
    auto line = std::ranges::find(plot.series, id, &ChartSeries::id);
    if (line == plot.series.end()) {
      const std::size_t rank = plot.series.size();
      const SeriesStyle style{rank, seriesMarks[rank % seriesMarks.size()],
                              seriesDashes[std::min(rank / seriesMarks.size(), seriesDashes.size() - 1)]};
      plot.legend.push_back({id, name, style});
      line = plot.series.insert(plot.series.end(), {id, {id}, name, name, style, {}});
    }
    if (const auto point = pointOf(*figure, static_cast<double>(sizeOf(*figure)), choices.unit))
      line->points.push_back(*point);
  }
  for (ChartSeries& line : plot.series) std::ranges::stable_sort(line.points, {}, &ChartPoint::x);
  if (!hasPoints(plot) && hasFigures(figures)) plot.note = chartTexts()("chart-no-clock");
  return plot;
}

}  // namespace strata::gui
