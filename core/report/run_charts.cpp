// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/run_charts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "core/chart/cache_edges.h"
#include "core/chart/palette.h"
#include "core/model/kernel_id.h"
#include "core/model/likeness.h"
#include "core/model/memory_levels.h"
#include "core/report/cell_columns.h"
#include "core/report/cell_name.h"
#include "core/report/chart_builders.h"
#include "core/report/json.h"
#include "core/report/number_text.h"
#include "core/report/series_mean.h"
#include "core/report/shown_names.h"
#include "core/stats/distinct_levels.h"

namespace strata {

namespace {

/// More lines than these in one chart are a thicket: bandwidth then has a chart an operation.
constexpr std::size_t mostLoops = 8;

/// Several sides show only the loops that a person would ask for first.
bool isUsual(const CellResult& cell) {
  if (cell.test == Test::Memory) return cell.parameters.widthBytes.value_or(8) == 8;
  if (cell.test == Test::Bandwidth) return loopLike(cell).ends_with("-serial") || namedLevel(cell.kernel);
  if (cell.test == Test::Latency) return cell.parameters.chains.value_or(1) == 1;
  if (cell.test == Test::Library) return cell.kernel == "library-memcpy" || cell.kernel == "library-memset";
  return true;
}

/// A section of a report; the group is absent for tests that this version does not know.
struct Section {
  std::string id;
  std::optional<TestGroup> group;
};

struct Kept {
  const ChartCell* figure;
  std::size_t side;
};

/// What makes a line: of Strata's loops the widest is shown, of another program's all that it measured.
std::string lineOf(const CellResult& cell) {
  if (isOwnKernel(cell.kernel)) return std::string(kernelIdOf(cell.kernel).loop);
  return fmt::format("{} {} {}", cell.kernel, cell.parameters.pattern.value_or(""),
                     cell.parameters.widthBytes.value_or(0));
}

/// The cells of a test that are shown; of bandwidth only the widest of each loop.
std::vector<Kept> keptOf(const Section& section, const std::vector<ChartSide>& sides) {
  std::vector<Kept> kept;
  std::map<std::string, std::int64_t> widest;
  for (const ChartSide& side : sides)
    for (const ChartCell& figure : side.cells) {
      if (figure.cell->test != Test::Bandwidth) continue;
      std::int64_t& width = widest[lineOf(*figure.cell)];
      width = std::max(width, figure.cell->parameters.widthBytes.value_or(0));
    }
  for (std::size_t side = 0; side < sides.size(); ++side)
    for (const ChartCell& figure : sides[side].cells) {
      const CellResult& cell = *figure.cell;
      if (cell.test.section() != section.id || !std::isfinite(figure.value) || figure.value <= 0) continue;
      if (sides.size() > 1 && !isUsual(cell)) continue;
      if (section.group == TestGroup::Bandwidth &&
          cell.parameters.widthBytes.value_or(0) != widest[lineOf(cell)])
        continue;
      // One axis, one unit: what another program measured besides stands in the table. Of a line each kind
      // has a chart of its own.
      if (section.group != TestGroup::Network && !kept.empty() &&
          cell.unit != kept.front().figure->cell->unit)
        continue;
      kept.push_back({&figure, side});
    }
  return kept;
}

template <typename Value, typename Of>
std::set<Value> distinct(const std::vector<Kept>& kept, Of of) {
  std::set<Value> values;
  for (const Kept& one : kept) values.insert(of(*one.figure->cell));
  return values;
}

/// Finds the further ones among cells that differ in nothing but their pages.
class PagesSeen {
 public:
  bool inOtherPages(const CellResult& cell) {
    Parameters besidePages = cell.parameters;
    besidePages.pages.reset();
    return !m_seen.insert(cell.test.text() + ' ' + cell.kernel + ' ' + parametersToJson(besidePages)).second;
  }

 private:
  std::set<std::string> m_seen;
};

enum class Kind { Regions, Threads, Bars };

/// Round trips, beside a load or without, are of one kind.
std::string networkKind(const CellResult& cell) {
  return cell.kernel == "network-round-trip-loaded" ? "network-round-trip" : cell.kernel;
}

/// What lies across in a chart of lines: the region of one thread, or the chunk that is acknowledged.
std::uint64_t sizeOf(const CellResult& cell) {
  const Parameters& of = cell.parameters;
  return cell.test == Test::Network ? of.blockBytes.value_or(0) : of.regionBytes.value_or(0);
}

std::string titleOf(const Section& section, Kind kind, const CellResult& first, const Words& words) {
  if (section.group == TestGroup::Network) return words("chart-" + networkKind(first), {});
  if (kind == Kind::Threads)
    return words(
        "chart-by-threads",
        {words(section.group == TestGroup::Processor ? "chart-processor" : "test-" + section.id, {})});
  return words("chart-" + section.id, {});
}

std::string acrossTitleOf(const Section& section, Kind kind, const Words& words) {
  if (kind == Kind::Bars) return {};
  if (kind == Kind::Threads) return words("chart-threads", {});
  if (section.group == TestGroup::Network) return words("chart-chunk-size", {});
  return words(section.group == TestGroup::Library ? "chart-call-size" : "chart-region", {});
}

/// For those who do not see the chart, and which way is better.
void describe(Chart& chart, const std::vector<Kept>& kept, const Words& words) {
  const bool isBetter = kept.front().figure->cell->higherIsBetter;
  chart.yTitle = words(isBetter ? "chart-higher" : "chart-lower", {chart.unit});
  const auto [least, most] =
      std::ranges::minmax_element(kept, {}, [](const Kept& one) { return one.figure->value; });
  chart.description = words("chart-description", {groupedFigure(least->figure->value),
                                                  groupedFigure(most->figure->value), chart.unit});
}

Chart headOf(const Section& section, Kind kind, const std::vector<Kept>& kept, const Words& words) {
  const CellResult& first = *kept.front().figure->cell;
  Chart chart;
  chart.title = titleOf(section, kind, first, words);
  chart.xTitle = acrossTitleOf(section, kind, words);
  chart.unit = unitName(first.unit, words);
  if (kind == Kind::Bars) {
    chart.shape = ChartShape::Rows;
    chart.xKind = AxisKind::Row;
  } else {
    chart.xKind = kind == Kind::Threads ? AxisKind::Count : AxisKind::Region;
    chart.yKind = AxisKind::LogRate;
  }
  describe(chart, kept, words);
  return chart;
}

SeriesStyle styleOf(std::size_t colour, std::size_t dash) {
  return {colour, seriesMarks[colour % seriesMarks.size()], seriesDashes[dash % seriesDashes.size()]};
}

SeriesStyle styleOf(std::size_t index, std::size_t side, std::size_t sides) {
  if (sides > 1) return styleOf(side, index);
  return styleOf(index, index / seriesOnLight.size());
}

/// Series in the order of the legend, which has an entry for each.
void addSeries(Chart& chart, const std::string& name, const SeriesStyle& style) {
  const std::string id = fmt::format("{}", chart.series.size());
  chart.series.push_back({id, {id}, name, name, style, {}});
  chart.legend.push_back({id, name, style});
}

Chart linesOf(const Section& section, Kind kind, const std::vector<Kept>& kept,
              const std::vector<ChartSide>& sides, const Words& words) {
  Chart chart = headOf(section, kind, kept, words);
  std::vector<std::string> loops;
  std::map<std::pair<std::string, std::size_t>, std::size_t> places;
  const bool regions = distinct<std::uint64_t>(kept, [](const CellResult& cell) {
                         return cell.parameters.regionBytes.value_or(0);
                       }).size() > 1;
  for (const auto& [figure, side] : kept) {
    const CellResult& cell = *figure->cell;
    std::string name = kernelName(cell, words);
    if (const std::string pages = cell.parameters.pages.value_or("default");
        pages != "default" && !isOwnKernel(cell.kernel))
      name = words(fmt::format("cell-pages-{}", pages), {name});
    if (kind == Kind::Threads && regions && cell.parameters.regionBytes)
      name = words("chart-in-region", {name, formatSize({*cell.parameters.regionBytes})});
    const auto [place, added] = places.try_emplace({name, side}, chart.series.size());
    if (added) {
      auto loop = static_cast<std::size_t>(std::ranges::find(loops, name) - loops.begin());
      if (loop == loops.size()) loops.push_back(name);
      const std::string shown = sides.size() > 1 ? words("chart-of-side", {sides[side].name, name}) : name;
      addSeries(chart, shown, styleOf(loop, side, sides.size()));
    }
    const double across = kind == Kind::Threads
                              ? static_cast<double>(cell.parameters.threads.value_or(1))
                              : static_cast<double>(std::max<std::uint64_t>(1, sizeOf(cell)));
    chart.series[place->second].points.push_back({across, figure->value, figure->low, figure->high});
  }
  for (ChartSeries& series : chart.series) std::ranges::stable_sort(series.points, {}, &ChartPoint::x);
  chart.full = wholeOctaves(chart.series);
  return chart;
}

using Builder = Chart (*)(const ChartFigures&, const ChartChoices&, const ChartTexts&);

/// The builder of a test's chart by size; null where it has none.
Builder builderOf(const Section& section) {
  if (section.group == TestGroup::Memory) return memoryChart;
  if (section.group == TestGroup::Bandwidth) return bandwidthChart;
  return section.group == TestGroup::Latency ? latencyChart : nullptr;
}

/// In a report nothing can be shown or hidden: the legend has each line.
void nameEachLine(Chart& chart) {
  chart.quiet.clear();
  chart.legend.clear();
  for (ChartSeries& line : chart.series) {
    line.keys = {line.id};
    chart.legend.push_back({line.id, line.name, line.style});
  }
}

/// Lines that only a reader who can hide some would tell apart get a look of their own.
void tellLinesApart(Chart& chart) {
  const auto alike = [&](const ChartSeries& a) {
    return std::ranges::count_if(chart.series, [&](const ChartSeries& b) {
             return a.style.colour == b.style.colour && a.style.line == b.style.line;
           }) > 1;
  };
  if (std::ranges::none_of(chart.series, alike)) return;
  for (std::size_t i = 0; i < chart.series.size(); ++i)
    chart.series[i].style = styleOf(i, i / seriesOnLight.size());
}

/// The colour says the side, the dash the line.
Chart sideBySide(const std::vector<std::pair<std::size_t, Chart>>& charts,
                 const std::vector<ChartSide>& sides, const Words& words) {
  Chart all = charts.front().second;
  all.series.clear();
  std::vector<std::string> names;
  for (const auto& [side, chart] : charts) {
    // Other numbers of threads have other parts of a cache.
    if (chart.edges != all.edges) all.edges.clear();
    all.full = {std::min(all.full.first, chart.full.first), std::max(all.full.last, chart.full.last)};
    for (const ChartSeries& line : chart.series) {
      const auto place = static_cast<std::size_t>(std::ranges::find(names, line.name) - names.begin());
      if (place == names.size()) names.push_back(line.name);
      ChartSeries& added = all.series.emplace_back(line);
      added.id = fmt::format("{}/{}", side, line.id);
      added.name = words("chart-of-side", {sides[side].name, line.name});
      added.style = styleOf(side, place);
    }
  }
  return all;
}

Chart sizesOf(Builder build, const std::vector<Kept>& kept, const std::vector<ChartSide>& sides,
              const std::vector<CacheEdge>& caches, const Words& words) {
  std::vector<std::pair<std::size_t, Chart>> charts;
  for (std::size_t side = 0; side < sides.size(); ++side) {
    ChartFigures cells;
    for (const Kept& one : kept)
      if (one.side == side) {
        ChartFigure& figure = cells.figures.emplace_back(ChartFigure{*one.figure->cell});
        figure.value = one.figure->value;
        figure.low = one.figure->low;
        figure.high = one.figure->high;
        figure.final = true;
      }
    if (!cells.figures.empty()) charts.emplace_back(side, build(cells, {.edges = caches}, {words}));
  }
  Chart chart = sides.size() > 1 ? sideBySide(charts, sides, words) : charts.front().second;
  if (sides.size() == 1) tellLinesApart(chart);
  nameEachLine(chart);
  describe(chart, kept, words);
  return chart;
}

Chart barsOf(const Section& section, const std::vector<Kept>& kept, const std::vector<ChartSide>& sides,
             const Words& words) {
  Chart chart = headOf(section, Kind::Bars, kept, words);
  for (std::size_t side = 0; side < sides.size(); ++side)
    addSeries(chart, sides[side].name, {side, Mark::Square});
  for (const auto& [figure, side] : kept) {
    const std::string name = kernelName(*figure->cell, words);
    const auto place = static_cast<std::size_t>(std::ranges::find(chart.rows, name) - chart.rows.begin());
    if (place == chart.rows.size()) chart.rows.push_back(name);
    chart.series[side].points.push_back(
        {static_cast<double>(place), figure->value, figure->low, figure->high});
  }
  chart.full = {-0.5, static_cast<double>(chart.rows.size()) - 0.5};
  return chart;
}

/// Of a line by what was measured; elsewhere reads, writes and copies apart where there are too many loops
/// for one chart.
std::vector<std::vector<Kept>> partsOf(const Section& section, const std::vector<Kept>& kept) {
  if (section.group == TestGroup::Network) {
    std::vector<std::vector<Kept>> all;
    for (const char* kind : {"network-round-trip", "network-acknowledged", "network-stream"}) {
      std::vector<Kept> part;
      for (const Kept& one : kept)
        if (networkKind(*one.figure->cell) == kind) part.push_back(one);
      if (!part.empty()) all.push_back(std::move(part));
    }
    return all;
  }
  const auto loops = distinct<std::string>(kept, lineOf);
  if (section.group != TestGroup::Bandwidth || loops.size() <= mostLoops) return {kept};
  std::map<std::string, std::vector<Kept>> parts;
  for (const Kept& one : kept) parts[one.figure->cell->parameters.op.value_or("")].push_back(one);
  std::vector<std::vector<Kept>> all;
  for (const char* op : {"read", "write", "copy", "triad", ""})
    if (const auto found = parts.find(op); found != parts.end()) all.push_back(found->second);
  return all;
}

Kind kindOf(const Section& section, const std::vector<Kept>& kept) {
  const auto threads = distinct<std::int64_t>(
      kept, [](const CellResult& cell) { return cell.parameters.threads.value_or(1); });
  const auto regions = distinct<std::uint64_t>(kept, sizeOf);
  // A sweep by one thread and by all of them has lines of both over the sizes.
  const bool sweeps = (section.group == TestGroup::Bandwidth || section.group == TestGroup::Latency) &&
                      threads.size() == 2 && regions.size() > threads.size();
  if (threads.size() > 1 && !sweeps) return Kind::Threads;
  const bool categories = section.group == TestGroup::Processor || section.group == TestGroup::Disk ||
                          section.group == TestGroup::Registers || section.group == TestGroup::MemoryTypes;
  return categories || regions.size() < 2 ? Kind::Bars : Kind::Regions;
}

}  // namespace

std::vector<ChartCell> chartCells(const Run& run) {
  std::vector<ChartCell> cells;
  PagesSeen seen;
  for (const CellResult& cell : run.results) {
    // Of what another program measured, the other pages are another line.
    if (isOwnKernel(cell.kernel) && seen.inOtherPages(cell)) continue;
    if (const Measured* measured = measuredOf(&cell))
      cells.push_back({&cell, measured->value, measured->low, measured->high});
  }
  return cells;
}

std::vector<ChartCell> seriesChartCells(const std::vector<Run>& runs) {
  if (runs.size() == 1) return chartCells(runs.front());
  std::vector<ChartCell> cells;
  PagesSeen seen;
  for (const SeriesCell& cell : seriesCells(runs))
    if (!seen.inOtherPages(*cell.cell) && cell.mean)
      cells.push_back({cell.cell, *cell.mean, cell.least, cell.most});
  return cells;
}

std::vector<Chart> chartsOfSection(std::string_view id, const std::vector<ChartSide>& sides,
                                   const Machine* machine, const Words& words) {
  const Section section{std::string(id), testGroupNamed(id)};
  const std::vector<Kept> all = keptOf(section, sides);
  if (all.empty()) return {};
  std::vector<const CellResult*> cells;
  for (const ChartSide& side : sides)
    for (const ChartCell& figure : side.cells) cells.push_back(figure.cell);
  const std::vector<CacheEdge> caches =
      machine ? cacheEdges(*machine, indistinctLevels(cells, *machine)) : std::vector<CacheEdge>();
  std::vector<Chart> charts;
  const std::vector<std::vector<Kept>> parts = partsOf(section, all);
  for (const std::vector<Kept>& kept : parts) {
    const Kind kind = kindOf(section, kept);
    const Builder build = kind == Kind::Regions ? builderOf(section) : nullptr;
    Chart chart = build                ? sizesOf(build, kept, sides, caches, words)
                  : kind == Kind::Bars ? barsOf(section, kept, sides, words)
                                       : linesOf(section, kind, kept, sides, words);
    if (const auto& op = kept.front().figure->cell->parameters.op; parts.size() > 1 && op)
      chart.title = words("chart-of-side", {chart.title, words("op-" + *op, {})});
    charts.push_back(std::move(chart));
  }
  return charts;
}

std::vector<Chart> chartsOf(const std::vector<ChartSide>& sides, const Machine* machine, const Words& words) {
  std::vector<Chart> charts;
  for (const TestGroup group : reportedTestGroups)
    for (Chart& chart : chartsOfSection(testGroupId(group), sides, machine, words))
      charts.push_back(std::move(chart));
  return charts;
}

}  // namespace strata
