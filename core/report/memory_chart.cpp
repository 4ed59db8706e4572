// SPDX-License-Identifier: GPL-3.0-or-later
// The rate of moves against the size of their buffers.
#include <algorithm>
#include <functional>
#include <set>

#include "core/report/cell_name.h"
#include "core/report/chart_parts.h"
#include "core/report/word_ids.h"

namespace strata {

namespace {

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

/// The values of one loop, of all sizes.
struct MovesLine {
  std::int64_t widthBytes = 0;
  std::string pattern;
  std::vector<const ChartFigure*> figures = {};  ///< sorted by size
};

std::uint64_t regionOfMove(const ChartFigure* figure) {
  return figure->parameters.regionBytes.value_or(0);
}

std::string pagesOf(const CellId& cell) {
  return cell.parameters.pages.value_or("default");
}

bool isSameLoop(const CellId& a, const CellId& b) {
  return a.kernel == b.kernel && a.parameters.widthBytes == b.parameters.widthBytes &&
         a.parameters.pattern == b.parameters.pattern && pagesOf(a) == pagesOf(b);
}

/// Lines in the order in which their first values come.
std::vector<MovesLine> movesLines(const std::vector<const ChartFigure*>& figures) {
  std::vector<MovesLine> lines;
  for (const ChartFigure* figure : figures) {
    auto line = std::ranges::find_if(
        lines, [&](const MovesLine& one) { return isSameLoop(*one.figures.front(), *figure); });
    if (line == lines.end())
      line = lines.insert(
          lines.end(), {figure->parameters.widthBytes.value_or(0), figure->parameters.pattern.value_or("")});
    line->figures.push_back(figure);
  }
  for (MovesLine& line : lines) std::ranges::stable_sort(line.figures, {}, regionOfMove);
  return lines;
}

std::string nameOfMove(std::int64_t widthBytes, const std::string& pattern, const ChartTexts& texts) {
  CellId cell{Test::Memory, {}, {}};
  cell.parameters.widthBytes = widthBytes;
  cell.parameters.pattern = pattern;
  return kernelName(cell, texts.words);
}

std::vector<LegendEntry> legendOfMoves(const std::vector<MovesLine>& lines,
                                       const std::optional<ComparedLines>& compared,
                                       const ChartTexts& texts) {
  std::set<std::int64_t> widths;
  std::vector<std::string> patterns;
  const auto take = [&](const auto& all) {
    for (const auto& line : all) {
      widths.insert(line.widthBytes);
      if (std::ranges::find(patterns, line.pattern) == patterns.end()) patterns.push_back(line.pattern);
    }
  };
  take(lines);
  if (compared && lines.empty()) take(compared->moves);
  std::vector<LegendEntry> entries;
  for (const std::int64_t width : widths) {
    const std::size_t rank = rankOfWidth(width);
    entries.push_back({keyOfWidth(width),
                       texts("count-bytes", {std::to_string(width)}),
                       {rank, seriesMarks[rank], Dash::None}});
  }
  for (const std::string& pattern : patterns)
    entries.push_back(
        {keyOfPattern(pattern), texts(wordId(patternIds, pattern)), {{}, {}, dashOfPattern(pattern)}});
  return entries;
}

/// Adds compared moves beside the same kind of move of this machine; alone where that was not measured.
void addComparedMoves(Chart& chart, const ChartChoices& choices,
                      const std::function<std::vector<double>(std::size_t sizes)>& steps,
                      const ChartTexts& texts) {
  const std::vector<ChartSeries> own = chart.series;
  for (const SizedFigures& moves : choices.compared->moves) {
    ChartSeries like;
    like.id = std::to_string(moves.widthBytes) + '/' + moves.pattern;
    like.keys = {keyOfWidth(moves.widthBytes), keyOfPattern(moves.pattern)};
    if (!own.empty() && std::ranges::find(own, like.keys, &ChartSeries::keys) == own.end()) continue;
    like.name =
        texts("chart-of-side", {choices.compared->name, nameOfMove(moves.widthBytes, moves.pattern, texts)});
    like.shortName = like.name;
    like.style = {{}, seriesMarks[rankOfWidth(moves.widthBytes)], dashOfPattern(moves.pattern)};
    like.steps = steps(moves.points.size());
    addCompared(chart, moves, choices.compared->name, std::move(like), choices.unit);
  }
}

}  // namespace

Chart memoryChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts) {
  const std::vector<const ChartFigure*> figures = figuresOfMostThreads(cells.figures, TestGroup::Memory);
  const std::vector<MovesLine> lines = movesLines(figures);
  std::set<Bytes> regions;
  std::size_t threads = 1;
  for (const ChartFigure* figure : figures) {
    regions.insert(Bytes{regionOfMove(figure)});
    threads = std::max(threads, static_cast<std::size_t>(figure->parameters.threads.value_or(1)));
  }
  Chart chart;
  chart.title = texts("chart-memory");
  chart.xKind = AxisKind::Region;
  chart.xTitle = texts("chart-buffers");
  chart.xName = texts("chart-size");
  chart.full = spanOfSizes(chart.xKind, {regions.begin(), regions.end()});
  chart.yKind = AxisKind::LogRate;
  chart.unit = texts.rate(choices.unit);
  const bool severalPages = std::ranges::any_of(
      figures, [&](const ChartFigure* figure) { return pagesOf(*figure) != pagesOf(*figures.front()); });
  const auto steps = [&](std::size_t sizes) {
    return stepsOf(sizes, choices,
                   [&](const CacheEdge& edge) { return regionAtEdge(edge, threads, cells.close); });
  };
  for (const MovesLine& line : lines) {
    const std::size_t rank = rankOfWidth(line.widthBytes);
    ChartSeries& series = chart.series.emplace_back();
    const CellId& cell = *line.figures.front();
    series.id = std::to_string(line.widthBytes) + '/' + line.pattern;
    if (severalPages) series.id += '/' + pagesOf(cell);
    series.keys = {keyOfWidth(line.widthBytes), keyOfPattern(line.pattern)};
    series.name =
        severalPages ? cellName(cell, NameStyle::Kernel, texts.words) : kernelName(cell, texts.words);
    series.shortName =
        texts("chart-short-move", {texts.count(line.widthBytes), texts(wordId(patternIds, line.pattern))});
    series.style = {rank, seriesMarks[rank], dashOfPattern(line.pattern)};
    series.steps = steps(line.figures.size());
    for (const ChartFigure* figure : line.figures)
      if (const auto point = pointOf(*figure, static_cast<double>(regionOfMove(figure)), choices.unit))
        series.points.push_back(*point);
  }
  if (!hasPoints(chart) && hasFigures(figures)) chart.note = texts("chart-no-clock");
  chart.legend = legendOfMoves(lines, choices.compared, texts);
  if (choices.compared) addComparedMoves(chart, choices, steps, texts);
  tellSteps(chart, texts);
  chart.edges = edgesOfTwoBuffers(threads, cells.close, "chart-edge-of-moves", choices, texts);
  return chart;
}

}  // namespace strata
