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
#include "core/chart/value_axis.h"
#include "core/model/kernel_id.h"
#include "core/model/likeness.h"
#include "core/report/cell_columns.h"
#include "core/report/cell_name.h"
#include "core/report/chart_parts.h"
#include "core/report/json.h"
#include "core/report/number_text.h"
#include "core/report/series_mean.h"
#include "core/report/shown_names.h"
#include "core/report/test_reports.h"
#include "core/report/word_ids.h"
#include "core/stats/distinct_levels.h"
#include "core/stats/pages_comparison.h"

namespace strata {

namespace {

/// More lines than these in one chart are a thicket: bandwidth then has a chart an operation.
constexpr std::size_t mostLoops = 8;
constexpr std::size_t mostBarsOfARow = 4;

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

  const TestReport* report() const { return group ? &testReport(*group) : nullptr; }

  /// Whether the title of the test's usual chart is about sizes.
  bool isBySize() const {
    return group == TestGroup::Memory || group == TestGroup::Bandwidth || group == TestGroup::Latency ||
           group == TestGroup::Library;
  }
};

struct Kept {
  const ChartCell* figure;
  std::size_t side;
};

/// The loop among whose widths one is the widest: of Strata's kernels; of another program each line that it
/// measured.
std::string loopOf(const CellResult& cell) {
  if (isOwnKernel(cell.kernel)) return std::string(kernelIdOf(cell.kernel).loop);
  return fmt::format("{} {} {}", cell.kernel, cell.parameters.pattern.value_or(""),
                     cell.parameters.widthBytes.value_or(0));
}

/// Cells that share this are one line of a chart.
std::string lineOf(const CellResult& cell) {
  return fmt::format("{} {}", loopOf(cell), cell.parameters.widthBytes.value_or(0));
}

/// Tells whether a cell is of the widths that were chosen.
class WidthChoice {
 public:
  WidthChoice(const ChartWidths& widths, const std::vector<ChartSide>& sides) : m_widths(widths) {
    for (const ChartSide& side : sides)
      for (const ChartCell& figure : side.cells) {
        if (figure.cell->test != Test::Bandwidth) continue;
        std::int64_t& width = m_widest[loopOf(*figure.cell)];
        width = std::max(width, widthOf(*figure.cell));
      }
  }

  bool has(const CellResult& cell) const {
    const std::int64_t width = widthOf(cell);
    if (m_widths.areAll() || m_widths.bytes.contains(width)) return true;
    // Moves have four widths, which one chart has room for.
    if (cell.test == Test::Memory) return m_widths.bytes.empty();
    if (cell.test != Test::Bandwidth) return true;
    const auto widest = m_widest.find(loopOf(cell));
    return m_widths.widest && widest != m_widest.end() && widest->second == width;
  }

 private:
  static std::int64_t widthOf(const CellResult& cell) { return cell.parameters.widthBytes.value_or(0); }

  ChartWidths m_widths;
  std::map<std::string, std::int64_t> m_widest;
};

/// The cells of a test that are shown.
std::vector<Kept> keptOf(const Section& section, const std::vector<ChartSide>& sides,
                         const ChartWidths& widths) {
  std::vector<Kept> kept;
  const TestReport* report = section.report();
  const bool isOfAllUnits = sides.size() == 1 && report != nullptr && report->chartOfOneSide != nullptr;
  const WidthChoice choice(widths, sides);
  for (std::size_t side = 0; side < sides.size(); ++side)
    for (const ChartCell& figure : sides[side].cells) {
      const CellResult& cell = *figure.cell;
      if (cell.test.section() != section.id || !std::isfinite(figure.value) || figure.value <= 0) continue;
      if (sides.size() > 1 && !isUsual(cell)) continue;
      if (!choice.has(cell)) continue;
      // One chart has one axis and one unit: what another program measured besides stands in the table. For
      // the network each kind has a chart of its own.
      if (section.group != TestGroup::Network && !isOfAllUnits && !kept.empty() &&
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
    if (comparesPagesItself(cell.test)) return false;
    Parameters besidePages = cell.parameters;
    besidePages.pages.reset();
    return !m_seen.insert(cell.test.text() + ' ' + cell.kernel + ' ' + parametersToJson(besidePages)).second;
  }

 private:
  std::set<std::string> m_seen;
};

/// Round trips, beside a load or without, are of one kind.
std::string networkKind(const CellId& cell) {
  return cell.kernel == "network-round-trip-loaded" ? "network-round-trip" : cell.kernel;
}

/// Describes the chart for those who do not see it, and says which way is better.
void describe(Chart& chart, const std::vector<Kept>& kept, const Words& words) {
  const bool isBetter = kept.front().figure->cell->higherIsBetter;
  // Some charts show another quantity than the cells have.
  if (chart.yTitle.empty() || hasLogBars(chart)) {
    // Shares are of no cell's unit.
    if (chart.unit != "%") chart.unit = unitName(kept.front().figure->cell->unit, words);
    chart.yTitle = words(isBetter ? "chart-higher" : "chart-lower", {chart.unit});
    if (hasLogBars(chart)) chart.yTitle = words("chart-log-axis", {chart.yTitle});
  }
  // A heat map shows one of the kernels that are kept.
  if (chart.shape == ChartShape::Grid || !chart.caption.empty()) {
    chart.description = chart.caption;
    return;
  }
  const auto [least, most] =
      std::ranges::minmax_element(kept, {}, [](const Kept& one) { return one.figure->value; });
  chart.description = words("chart-description", {groupedFigure(least->figure->value),
                                                  groupedFigure(most->figure->value), chart.unit});
}

SeriesStyle styleOf(std::size_t colour, std::size_t dash) {
  return {colour, seriesMarks[colour % seriesMarks.size()], seriesDashes[dash % seriesDashes.size()]};
}

/// Rate by the number of threads: a line for each loop and buffer.
Chart threadsChart(const ChartFigures& cells, const std::string& test, const ChartTexts& texts) {
  Chart chart;
  chart.title = texts("chart-by-threads", {test});
  chart.xKind = AxisKind::Count;
  chart.xTitle = texts("chart-threads");
  chart.yKind = AxisKind::LogRate;
  const bool severalRegions = std::ranges::any_of(cells.figures, [&](const ChartFigure& figure) {
    return figure.parameters.regionBytes != cells.figures.front().parameters.regionBytes;
  });
  for (const ChartFigure& figure : cells.figures) {
    std::string name = kernelName(figure, texts.words);
    if (const auto& region = figure.parameters.regionBytes; severalRegions && region)
      name = texts("chart-in-region", {name, texts.size({*region})});
    auto line = std::ranges::find(chart.series, name, &ChartSeries::id);
    if (line == chart.series.end())
      line = chart.series.insert(line, {name, {name}, name, name, styleOf(chart.series.size(), 0), {}});
    if (const auto point = pointOf(figure, static_cast<double>(figure.parameters.threads.value_or(1)),
                                   RateUnit::MegabytesPerSecond))
      line->points.push_back(*point);
  }
  for (ChartSeries& line : chart.series) std::ranges::stable_sort(line.points, {}, &ChartPoint::x);
  chart.full = wholeOctaves(chart.series);
  return chart;
}

/// The facts that decide on the chart of a section, the same for all sides.
struct ChartForm {
  bool byThreads = false;
  std::size_t sizes = 1;
  bool isOneSide = true;
};

Chart chartOfSide(const Section& section, ChartForm form, const ChartFigures& cells,
                  const ChartChoices& choices, const ChartTexts& texts) {
  const std::string test = section.group == TestGroup::Processor ? texts("chart-processor")
                                                                 : testName(TestId(section.id), texts.words);
  const TestReport* report = section.report();
  if (report != nullptr && report->chart != nullptr) return report->chart(cells, choices, texts);
  if (report != nullptr && report->chartOfOneSide != nullptr && form.isOneSide)
    if (Chart chart = report->chartOfOneSide(cells, choices, texts); hasPoints(chart)) return chart;
  if (form.byThreads) return threadsChart(cells, test, texts);
  const bool isNetwork = section.group == TestGroup::Network;
  const std::string kernel = networkKind(cells.figures.front());
  if (form.sizes > 1) {
    if (isNetwork) {
      Chart chart = networkCellsChart(cells, kernel, choices, texts);
      chart.title = texts("chart-of-side", {test, chart.title});
      return chart;
    }
    if (report != nullptr && report->chartBySize != nullptr)
      return report->chartBySize(cells, choices, texts);
    if (section.group == TestGroup::Library || form.sizes > mostBarsOfARow)
      return cellSizesChart(cells, section.group, choices, texts);
  }
  Chart chart = cellRowsChart(cells, section.group, choices, texts);
  if (isNetwork) chart.title = texts("chart-of-side", {test, texts(wordId(networkChartIds, kernel))});
  if (form.sizes < 2 && section.isBySize()) chart.title = test;
  return chart;
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

/// The place of a name, which is added where it is new.
std::size_t placeOf(const std::string& name, std::vector<std::string>& names) {
  const auto place = static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
  if (place == names.size()) names.push_back(name);
  return place;
}

/// The colour says the side, the dash the line.
Chart sideBySide(const std::vector<std::pair<std::size_t, Chart>>& charts,
                 const std::vector<ChartSide>& sides, const Words& words) {
  Chart all = charts.front().second;
  const bool isOfRows = all.shape == ChartShape::Rows;
  all.series.clear();
  all.rows.clear();
  // Each says what one side has.
  all.caption.clear();
  all.facts.clear();
  std::vector<std::string> rows;  // names, with a count where a name stands several times
  std::vector<std::string> names;
  for (const auto& [side, chart] : charts) {
    // Other numbers of threads have other parts of a cache.
    if (chart.edges != all.edges) all.edges.clear();
    all.full = {std::min(all.full.first, chart.full.first), std::max(all.full.last, chart.full.last)};
    std::vector<double> places;
    std::map<std::string, int> timesSeen;
    for (const std::string& row : chart.rows) {
      const std::size_t place = placeOf(fmt::format("{}/{}", row, ++timesSeen[row]), rows);
      if (place == all.rows.size()) all.rows.push_back(row);
      places.push_back(static_cast<double>(place));
    }
    for (const ChartSeries& line : chart.series) {
      const std::string name = isOfRows ? line.shortName : line.name;
      ChartSeries& added = all.series.emplace_back(line);
      added.id = fmt::format("{}/{}", side, line.id);
      added.name = isOfRows && chart.series.size() == 1 ? sides[side].name
                                                        : words("chart-of-side", {sides[side].name, name});
      added.style = isOfRows ? SeriesStyle{side, Mark::Square} : styleOf(side, placeOf(name, names));
      if (!isOfRows) continue;
      for (ChartPoint& point : added.points) point.x = places[static_cast<std::size_t>(point.x)];
    }
  }
  if (isOfRows) {
    all.full = {-0.5, static_cast<double>(all.rows.size()) - 0.5};
    all.yKind = axisOfBars(all.series);
  }
  return all;
}

Chart builtFrom(const Section& section, ChartForm form, const std::vector<Kept>& kept,
                const std::vector<ChartSide>& sides, const std::vector<CacheEdge>& caches,
                const Machine& machine, const Words& words) {
  std::vector<std::pair<std::size_t, Chart>> charts;
  form.isOneSide = sides.size() == 1;
  for (std::size_t side = 0; side < sides.size(); ++side) {
    ChartFigures cells;
    for (const Kept& one : kept)
      if (one.side == side) {
        ChartFigure& figure = cells.figures.emplace_back(ChartFigure{*one.figure->cell, {}});
        figure.value = one.figure->value;
        figure.low = one.figure->low;
        figure.high = one.figure->high;
        if (const Measured* measured = measuredOf(one.figure->cell)) {
          figure.visits = measured->visits;
          figure.trafficRate = measured->trafficRate;
          figure.ofTest() = measured->ofTest();
        }
        figure.final = true;
      }
    if (!cells.figures.empty())
      charts.emplace_back(side,
                          chartOfSide(section, form, cells, {.edges = caches, .machine = machine}, {words}));
  }
  Chart chart = sides.size() > 1 ? sideBySide(charts, sides, words) : charts.front().second;
  // Sides of different numbers of threads have cells without one, and no edge is that of all.
  if (sides.size() > 1 && std::ranges::any_of(kept, [](const Kept& one) {
        return isOwnKernel(one.figure->cell->kernel) && !one.figure->cell->parameters.threads;
      }))
    chart.edges.clear();
  if (sides.size() == 1 || chart.shape == ChartShape::Rows) tellLinesApart(chart);
  nameEachLine(chart);
  describe(chart, kept, words);
  return chart;
}

/// The charts of a section: for the network one for each kind of measurement; elsewhere reads, writes and
/// copies are apart where there are too many loops for one chart.
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

ChartForm formOf(const Section& section, const std::vector<Kept>& kept) {
  // The threads of a workload of the disk are a part of it.
  const auto threads = distinct<std::int64_t>(kept, [](const CellResult& cell) {
    return cell.parameters.queueDepth ? 1 : cell.parameters.threads.value_or(1);
  });
  const auto sizes =
      distinct<Bytes>(kept, [](const CellResult& cell) { return cellSize(cell).value_or(0_B); });
  // A sweep by one thread and by all of them has lines of both over the sizes.
  const bool sweeps =
      section.group == TestGroup::Bandwidth && threads.size() == 2 && sizes.size() > threads.size();
  // Loops over one buffer size differ in their working sets, and the other way round.
  const auto regions = distinct<std::uint64_t>(
      kept, [](const CellResult& cell) { return cell.parameters.regionBytes.value_or(0); });
  const bool isOfBuffers = section.group == TestGroup::Bandwidth;
  return {threads.size() > 1 && !sweeps, isOfBuffers ? std::min(sizes.size(), regions.size()) : sizes.size()};
}

}  // namespace

std::vector<ChartCell> chartCells(const Run& run) {
  std::vector<ChartCell> cells;
  PagesSeen seen;
  for (const CellResult& cell : run.results) {
    // Another program's figures in other pages have a line of their own.
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
                                   const Machine* machine, const Words& words, const ChartWidths& widths) {
  const Section section{std::string(id), testGroupNamed(id)};
  const std::vector<Kept> all = keptOf(section, sides, widths);
  if (all.empty()) return {};
  std::vector<const CellResult*> cells;
  for (const ChartSide& side : sides)
    for (const ChartCell& figure : side.cells) cells.push_back(figure.cell);
  const std::vector<CacheEdge> caches =
      machine ? cacheEdges(*machine, indistinctLevels(cells, *machine)) : std::vector<CacheEdge>();
  std::vector<Chart> charts;
  const std::vector<std::vector<Kept>> parts = partsOf(section, all);
  for (const std::vector<Kept>& kept : parts) {
    Chart chart =
        builtFrom(section, formOf(section, kept), kept, sides, caches, machine ? *machine : Machine(), words);
    if (const auto& op = kept.front().figure->cell->parameters.op; parts.size() > 1 && op)
      chart.title = words("chart-of-side", {chart.title, words(wordId(operationIds, *op), {})});
    charts.push_back(std::move(chart));
  }
  return charts;
}

std::vector<Chart> chartsOf(const std::vector<ChartSide>& sides, const Machine* machine, const Words& words,
                            const ChartWidths& widths) {
  std::vector<Chart> charts;
  for (const TestGroup group : reportedTestGroups)
    for (Chart& chart : chartsOfSection(testGroupId(group), sides, machine, words, widths))
      charts.push_back(std::move(chart));
  return charts;
}

}  // namespace strata
