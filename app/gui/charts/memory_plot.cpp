// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <array>
#include <set>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/published_plot.h"
#include "app/gui/charts/size_plot.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"

namespace strata::gui {

namespace {

class MemoryPlot {
  Q_DECLARE_TR_FUNCTIONS(MemoryPlot)
};

std::size_t rankOfWidth(std::int64_t widthBytes) {
  std::size_t rank = 0;
  for (std::int64_t width = 1; width < widthBytes && rank + 1 < seriesMarks.size(); width *= 2) ++rank;
  return rank;
}

Dash dashOfPattern(const std::string& pattern) {
  return pattern == "random" ? Dash::Dashed : Dash::Solid;
}

std::string keyOfWidth(std::int64_t bytes) {
  return "width-" + std::to_string(bytes);
}

std::string keyOfPattern(const std::string& pattern) {
  return "pattern-" + pattern;
}

std::vector<ChartEdge> edgesOf(std::size_t threads, bool close, const std::vector<CacheEdge>& caches) {
  std::vector<ChartEdge> edges;
  for (const CacheEdge& cache : caches) {
    const double region = regionAtEdge(cache, threads, close);
    ChartEdge edge = edgeOf(cache, region, threadsInOne(cache, threads, close));
    edge.explanation += ' ' + MemoryPlot::tr("A move uses two buffers: both fit up to %1 each.", "size")
                                  .arg(sizeText(Bytes{static_cast<std::uint64_t>(region)}))
                                  .toStdString();
    edges.push_back(edge);
  }
  return edges;
}

/// The values of one width and pattern.
struct MovesLine {
  std::int64_t widthBytes = 0;
  std::string pattern;
  std::vector<const ChartFigure*> figures = {};  ///< sorted by size
};

std::uint64_t regionOf(const ChartFigure* figure) {
  return figure->parameters.regionBytes.value_or(0);
}

/// Lines in the order in which their first values come.
std::vector<MovesLine> linesOf(const std::vector<const ChartFigure*>& figures) {
  std::vector<MovesLine> lines;
  for (const ChartFigure* figure : figures) {
    const std::int64_t width = figure->parameters.widthBytes.value_or(0);
    const std::string pattern = figure->parameters.pattern.value_or("");
    auto line = std::ranges::find_if(
        lines, [&](const MovesLine& one) { return one.widthBytes == width && one.pattern == pattern; });
    if (line == lines.end()) line = lines.insert(lines.end(), {width, pattern});
    line->figures.push_back(figure);
  }
  for (MovesLine& line : lines) std::ranges::stable_sort(line.figures, {}, regionOf);
  return lines;
}

std::vector<LegendEntry> legendOf(const std::vector<MovesLine>& lines,
                                  const std::optional<PublishedLines>& published) {
  QList<std::int64_t> widths;
  std::vector<std::string> patterns;
  const auto take = [&](const auto& all) {
    for (const auto& line : all) {
      if (!widths.contains(line.widthBytes)) widths.append(line.widthBytes);
      if (std::find(patterns.begin(), patterns.end(), line.pattern) == patterns.end())
        patterns.push_back(line.pattern);
    }
  };
  take(lines);
  if (published && lines.empty()) take(published->moves);
  std::sort(widths.begin(), widths.end());
  std::vector<LegendEntry> entries;
  for (const std::int64_t width : widths) {
    const std::size_t rank = rankOfWidth(width);
    entries.push_back(
        {keyOfWidth(width), widthName(width).toStdString(), {rank, seriesMarks[rank], Dash::None}});
  }
  for (const std::string& pattern : patterns)
    entries.push_back(
        {keyOfPattern(pattern), patternName(pattern).toStdString(), {{}, {}, dashOfPattern(pattern)}});
  return entries;
}

/// Beside the same kind of move of this machine; alone where that was not measured.
void addPublishedMoves(Chart& plot, const PublishedLines& published, RateUnit unit) {
  const std::size_t own = plot.series.size();
  for (const PublishedLine& moves : published.moves) {
    const std::size_t rank = rankOfWidth(moves.widthBytes);
    ChartSeries like;
    like.id = std::to_string(moves.widthBytes) + '/' + moves.pattern;
    const auto isSame = [&](const ChartSeries& line) { return line.id == like.id; };
    if (own > 0 &&
        std::none_of(plot.series.begin(), plot.series.begin() + static_cast<std::ptrdiff_t>(own), isSame))
      continue;
    like.keys = {keyOfWidth(moves.widthBytes), keyOfPattern(moves.pattern)};
    like.name = MemoryPlot::tr("%1: %2, %3", "machine, width, pattern")
                    .arg(published.name, widthName(moves.widthBytes), patternName(moves.pattern))
                    .toStdString();
    like.shortName = like.name;
    like.style = {{}, seriesMarks[rank], dashOfPattern(moves.pattern)};
    addPublished(plot, moves, published.name, std::move(like), unit);
  }
}

}  // namespace

/// Rate against the size of the region, a line for each width and pattern: colour and marker say the width,
/// the dash says the pattern.
Chart memoryChart(const ChartData& data, const ChartChoices& choices) {
  const std::vector<const ChartFigure*> figures = figuresOfMostThreads(data.figures, TestGroup::Memory);
  const std::vector<MovesLine> lines = linesOf(figures);
  std::set<Bytes> regions;
  std::size_t threads = 1;
  for (const ChartFigure* figure : figures) {
    regions.insert(Bytes{regionOf(figure)});
    threads = std::max(threads, static_cast<std::size_t>(figure->parameters.threads.value_or(1)));
  }
  Chart chart;
  chart.title = MemoryPlot::tr("Move rate vs. buffer size").toStdString();
  chart.xKind = AxisKind::Region;
  chart.xTitle = MemoryPlot::tr("Buffer size per thread (of two)").toStdString();
  chart.xName = MemoryPlot::tr("Size").toStdString();
  chart.full = spanOfSizes(chart.xKind, {regions.begin(), regions.end()});
  chart.yKind = AxisKind::LogRate;
  chart.unit = rateUnitName(choices.unit).toStdString();
  for (const MovesLine& line : lines) {
    const std::size_t rank = rankOfWidth(line.widthBytes);
    ChartSeries& series = chart.series.emplace_back();
    series.id = std::to_string(line.widthBytes) + '/' + line.pattern;
    series.keys = {keyOfWidth(line.widthBytes), keyOfPattern(line.pattern)};
    series.name = MemoryPlot::tr("%1, %2", "width, pattern")
                      .arg(widthName(line.widthBytes), patternName(line.pattern))
                      .toStdString();
    series.shortName =
        MemoryPlot::tr("%1 B %2", "bytes of the width, pattern; short")
            .arg(QLocale().toString(static_cast<qlonglong>(line.widthBytes)), patternName(line.pattern))
            .toStdString();
    series.style = {rank, seriesMarks[rank], dashOfPattern(line.pattern)};
    for (const ChartFigure* figure : line.figures)
      if (const auto point = pointOf(*figure, static_cast<double>(regionOf(figure)), choices.unit))
        series.points.push_back(*point);
  }
  if (!hasPoints(chart) && hasFigures(figures)) noteMissingClock(chart);
  chart.legend = legendOf(lines, choices.published);
  if (choices.published) addPublishedMoves(chart, *choices.published, choices.unit);
  chart.edges = edgesOf(threads, data.close, choices.edges);
  return chart;
}

}  // namespace strata::gui
