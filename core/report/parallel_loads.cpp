// SPDX-License-Identifier: GPL-3.0-or-later
// Memory-level parallelism in reports: loads in flight by level and by number of chains, in a sentence each,
// and as lines.
#include "core/report/parallel_loads.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/units.h"
#include "core/chart/axis.h"
#include "core/chart/chart_figure.h"
#include "core/model/cell.h"
#include "core/model/memory_levels.h"
#include "core/model/run.h"
#include "core/report/list_table.h"
#include "core/report/number_text.h"
#include "core/stats/parallel_loads.h"

namespace strata {

namespace {

/// Leaves room for the mark at the end of an axis.
constexpr double roomBesideChains = 0.04;
/// The most chains that there are; an axis that nothing stands on yet ends there.
constexpr double mostChainsShown = 24;

bool isOfChains(const CellId& cell) {
  return cell.test == Test::ParallelLoads && cell.parameters.regionBytes && cell.parameters.chains;
}

/// Cells by the size of their region, and those of a region by chains.
using CellsOfRegions = std::map<std::uint64_t, Cells>;

CellsOfRegions cellsOfRegions(const Cells& cells) {
  CellsOfRegions regions;
  for (const CellResult* cell : cells)
    if (isOfChains(*cell)) regions[*cell->parameters.regionBytes].push_back(cell);
  for (auto& [region, own] : regions)
    std::ranges::stable_sort(own, {}, [](const CellResult* cell) { return *cell->parameters.chains; });
  return regions;
}

std::optional<ChainsPoint> chainsPointOf(const CellResult* cell) {
  const Measured* measured = measuredOf(cell);
  if (measured == nullptr) return std::nullopt;
  return ChainsPoint{*cell->parameters.chains, measured->value, measured->low, measured->high,
                     measured->verdict.grade != Grade::Poor};
}

/// A figure whose grade is not told, as in charts of reports, is no evidence.
std::optional<ChainsPoint> chainsPointOf(const ChartFigure& figure) {
  if (!figure.value) return std::nullopt;
  return ChainsPoint{*figure.parameters.chains, *figure.value, figure.low, figure.high,
                     figure.grade && *figure.grade != Grade::Poor};
}

std::vector<ChainsPoint> chainsPointsOf(const Cells& cells) {
  std::vector<ChainsPoint> points;
  for (const CellResult* cell : cells)
    if (const auto point = chainsPointOf(cell)) points.push_back(*point);
  return points;
}

/// The point of one chain, whether or not it is reliable.
const ChainsPoint* oneChainOf(const std::vector<ChainsPoint>& points) {
  const auto found = std::ranges::find(points, 1, &ChainsPoint::chains);
  return found == points.end() ? nullptr : &*found;
}

std::string levelText(int level, const Words& words) {
  return level == levelOfMemory ? words("level-memory-first", {}) : fmt::format("L{}", level);
}

/// "L2", "Memory"; nothing where the caches are not known, or between two levels.
std::optional<std::string> levelOfRegion(std::uint64_t region, const Machine& machine, const Words& words) {
  if (machine.caches.empty()) return std::nullopt;
  const auto level = levelShownBy(Bytes{region}, machine, 1);
  return level ? std::optional(levelText(level->level, words)) : std::nullopt;
}

/// The level, or else the size.
std::string shortRegion(std::uint64_t region, const Machine& machine, const Words& words) {
  return levelOfRegion(region, machine, words).value_or(formatSize(Bytes{region}));
}

/// "L2, 1 MiB".
std::string longRegion(std::uint64_t region, const Machine& machine, const Words& words) {
  const auto level = levelOfRegion(region, machine, words);
  std::string size = formatSize(Bytes{region});
  return level ? words("cell-part", {*level, size}) : size;
}

/// The text is empty where there is nothing to say.
std::string mostLoadsSentence(const std::string& level, const std::vector<ChainsPoint>& points,
                              const Words& words) {
  const auto most = mostLoads(points);
  if (!most) return {};
  return words(most->isAtLeast ? "parallel-loads-at-least" : "parallel-loads-most",
               {level, groupedFigure(most->loads), groupedFigure(most->latencyNs), groupedFigure(most->ns),
                words("latency-chains", {fmt::format("{}", most->chains)})});
}

TableValue halfWidthOf(const LoadsInFlight& loads) {
  if (!loads.low || !loads.high) return {};
  return HalfWidth{50 * (*loads.high - *loads.low) / loads.loads};
}

Column inFlightColumn(const Words& words) {
  return {{words("column-in-flight", {})}, {}, true, 0, true};
}

Column intervalColumn() {
  return {{"+/- %"}, {}, true, 0, false, "± %"};
}

Column randomLinesColumn(const Words& words) {
  return {{words("column-random-lines", {}), "MB/s"}, {}};
}

/// A row a level; none for levels of which nothing can be said.
Table mostLoadsTable(const CellsOfRegions& regions, const Machine& machine, const Words& words) {
  Table table{{{words("column-level", {})}, {}, false}, {{}}};
  Column size{{words("column-size", {})}, {}};
  Column loads = inFlightColumn(words);
  Column interval = intervalColumn();
  Column rate = randomLinesColumn(words);
  for (const auto& [region, cells] : regions) {
    const auto most = mostLoads(chainsPointsOf(cells));
    if (!most) continue;
    table.labels.values.emplace_back(levelOfRegion(region, machine, words).value_or(""));
    size.values.emplace_back(formatSize(Bytes{region}));
    const std::string figure = threeDigits(most->loads);
    loads.values.emplace_back(most->isAtLeast ? words("at-least", {figure}) : figure);
    interval.values.push_back(halfWidthOf(*most));
    rate.values.emplace_back(Number{randomLinesRate(most->ns, machine.lineSize)});
  }
  table.groups.front().columns = {std::move(size), std::move(loads), std::move(interval), std::move(rate)};
  return table;
}

/// A row for each number of chains.
Table chainsTable(const Cells& cells, const Machine& machine, const Words& words, Notes& notes) {
  Table table{{{words("column-chains", {})}, {}}, {}};
  const std::vector<ChainsPoint> points = chainsPointsOf(cells);
  const ChainsPoint* one = oneChainOf(points);
  Column loads = inFlightColumn(words);
  Column rate = randomLinesColumn(words);
  for (const CellResult* cell : cells) {
    notes.add(*cell);
    table.labels.values.emplace_back(fmt::format("{}", *cell->parameters.chains));
    const auto point = chainsPointOf(cell);
    const auto inFlight = point && one != nullptr ? loadsInFlight(*one, *point) : std::nullopt;
    loads.values.push_back(numberOrNone(inFlight ? std::optional(inFlight->loads) : std::nullopt));
    rate.values.push_back(numberOrNone(
        point && point->ns > 0 ? std::optional(randomLinesRate(point->ns, machine.lineSize)) : std::nullopt));
  }
  ColumnGroup group{"", {}};
  addColumns(group, {CellColumn::Value, CellColumn::Interval}, cells, words);
  group.columns.push_back(std::move(loads));
  group.columns.push_back(std::move(rate));
  group.columns.push_back(gradeColumn(cells, notes, words));
  table.groups.push_back(std::move(group));
  return table;
}

/// The first cache that holds the region by its size as charts have it.
std::optional<std::string> levelInChart(std::uint64_t region, const std::vector<CacheEdge>& edges,
                                        const Words& words) {
  if (edges.empty()) return std::nullopt;
  const auto holds = std::ranges::find_if(
      edges, [&](const CacheEdge& edge) { return edge.level > 1 && Bytes{region} <= edge.size; });
  return levelText(holds == edges.end() ? levelOfMemory : holds->level, words);
}

}  // namespace

std::string chainsCellName(const CellId& cell, const Words& words) {
  const auto& chains = cell.parameters.chains;
  return chains ? words("latency-chains", {fmt::format("{}", *chains)}) : std::string();
}

std::vector<std::string> parallelLoadFindings(const Cells& cells, const Machine& machine,
                                              const Words& words) {
  std::vector<std::string> sentences;
  for (const auto& [region, own] : cellsOfRegions(cells))
    sentences.push_back(mostLoadsSentence(shortRegion(region, machine, words), chainsPointsOf(own), words));
  std::erase(sentences, std::string());
  return sentences;
}

Document parallelLoadTables(const Run& run, const Words& words, Notes& notes) {
  const Cells cells = cellsOf(run, {Test::ParallelLoads});
  const CellsOfRegions regions = cellsOfRegions(cells);
  if (regions.empty()) return {};
  Document document{Heading{words("heading-parallel-loads", {})},
                    Paragraph{words("reading-parallel-loads", {})}};
  append(document, basisOf(cells, words));
  if (Table most = mostLoadsTable(regions, run.machine, words); !most.labels.values.empty())
    append(document, {Gap{}, Paragraph{words("parallel-loads-summary", {})}, std::move(most)});
  for (const std::string& sentence : parallelLoadFindings(cells, run.machine, words))
    document.emplace_back(Paragraph{sentence, "  "});
  for (const auto& [region, own] : regions)
    append(document,
           {Gap{}, Paragraph{words("parallel-loads-level", {longRegion(region, run.machine, words)})},
            chainsTable(own, run.machine, words, notes)});
  return document;
}

Chart parallelLoadChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts) {
  Chart chart;
  chart.title = texts("chart-parallel-loads");
  chart.xKind = AxisKind::Chains;
  chart.xTitle = texts("chart-chains");
  chart.xName = chart.xTitle;
  chart.yKind = AxisKind::Rate;
  chart.unit = texts("chart-in-flight");
  chart.yTitle = texts("chart-higher", {chart.unit});
  chart.yName = chart.unit;
  std::map<std::uint64_t, std::vector<const ChartFigure*>> regions;
  for (const ChartFigure& figure : cells.figures)
    if (isOfChains(figure)) regions[*figure.parameters.regionBytes].push_back(&figure);
  double most = 0;
  for (const auto& [region, figures] : regions) {
    const std::size_t rank = chart.series.size();
    const std::string id = std::to_string(region);
    const std::string size = texts.size(Bytes{region});
    const auto level = levelInChart(region, choices.edges, texts.words);
    ChartSeries line{id, {id}, level ? texts("cell-part", {*level, size}) : size, level.value_or(size),
                     {}, {}};
    line.style = {rank, seriesMarks[rank % seriesMarks.size()], Dash::Solid};
    std::vector<ChainsPoint> points;
    bool areFinal = true;
    for (const ChartFigure* figure : figures) {
      const auto point = chainsPointOf(*figure);
      areFinal = areFinal && figure->final;
      if (point) points.push_back(*point);
    }
    const ChainsPoint* one = oneChainOf(points);
    for (const ChartFigure* figure : figures) {
      const auto point = chainsPointOf(*figure);
      const auto inFlight = point && one != nullptr ? loadsInFlight(*one, *point) : std::nullopt;
      if (!inFlight) continue;
      const auto chains = static_cast<double>(point->chains);
      most = std::max(most, chains);
      ChartPoint& shown =
          line.points.emplace_back(ChartPoint{chains, inFlight->loads, inFlight->low, inFlight->high});
      shown.final = figure->final;
      shown.grade = figure->grade;
    }
    std::ranges::stable_sort(line.points, {}, &ChartPoint::x);
    // The caption has room for one line, that of memory, which comes last of the levels. What is still being
    // measured is no finding.
    chart.caption = areFinal ? mostLoadsSentence(line.shortName, points, texts.words) : std::string();
    chart.legend.push_back({id, line.name, line.style});
    chart.series.push_back(std::move(line));
  }
  chart.full = {0, (most > 0 ? most : mostChainsShown) * (1 + roomBesideChains)};
  return chart;
}

}  // namespace strata
