// SPDX-License-Identifier: GPL-3.0-or-later
// Bandwidth and latency against the working set.
#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include "core/model/likeness.h"
#include "core/model/memory_levels.h"
#include "core/model/sweep_cell.h"
#include "core/report/cell_name.h"
#include "core/report/chart_parts.h"
#include "core/report/word_ids.h"

namespace strata {

namespace {

/// A line of more points than that is clear without marks.
constexpr std::size_t mostMarks = 40;

std::string keyOf(const char* what, const std::string& which) {
  return std::string(what) + '-' + which;
}
std::string keyOf(const char* what, std::int64_t which) {
  return keyOf(what, std::to_string(which));
}

std::size_t rankOfOperation(const std::string& op) {
  if (op == "read") return 0;
  if (op == "write") return 1;
  return op == "triad" ? 3 : 2;
}

/// One value at the working-set size of its step.
struct SweepFigure {
  const ChartFigure* figure = nullptr;
  Bytes footprint;
};

/// One loop, or one chase, at every working-set size.
struct SweepLine {
  SweepCell cell;                         ///< the cell, with 0 as its working-set size
  const ChartFigure* first = nullptr;     ///< any of its cells, for its name
  std::vector<SweepFigure> figures = {};  ///< values by working-set size, without empty cells
  std::set<Bytes> sizes = {};             ///< of all of its cells, measured or planned
};

struct SweepLines {
  std::set<Bytes> footprints;  ///< working-set sizes of all cells, measured or planned
  std::vector<SweepLine> lines;
};

/// Another program's loops are told apart by all that is known of them.
std::optional<SweepCell> lineCellOf(const ChartFigure& figure) {
  if (isOwnKernel(figure.kernel)) return sweepCellOf(figure);
  const Parameters& of = figure.parameters;
  SweepCell cell;
  cell.op = of.op.value_or("");
  cell.loop = figure.kernel + ' ' + of.pattern.value_or("");
  cell.widthBytes = of.widthBytes.value_or(0);
  cell.chains = figure.test == Test::Latency ? of.chains.value_or(1) : 0;
  cell.threads = of.threads.value_or(1);
  cell.pages = of.pages.value_or(cell.pages);
  cell.footprint = footprintOf(of);
  return cell;
}

/// The three buffers of a triad are whole cache lines, so together they may be some lines short of the
/// working set of their step, where the other operations stand.
Bytes footprintOfStep(Bytes footprint, const std::set<Bytes>& ofOthers) {
  constexpr Bytes mostRounding{3 * longestLine};
  const auto above = ofOthers.lower_bound(footprint);
  return above != ofOthers.end() && *above - footprint < mostRounding ? *above : footprint;
}

SweepLines sweepOf(const std::vector<ChartFigure>& figures, Test test) {
  SweepLines sweep;
  std::vector<std::pair<SweepCell, const ChartFigure*>> cells;
  for (const ChartFigure& figure : figures) {
    if (figure.test != test) continue;
    const std::optional<SweepCell> cell = lineCellOf(figure);
    if (!cell || cell->footprint == 0_B) continue;
    cells.emplace_back(*cell, &figure);
    if (cell->op != "triad") sweep.footprints.insert(cell->footprint);
  }
  const std::set<Bytes> ofOthers = sweep.footprints;
  for (auto& [cell, figure] : cells) {
    Bytes footprint = std::exchange(cell.footprint, 0_B);
    if (cell.op == "triad") footprint = footprintOfStep(footprint, ofOthers);
    sweep.footprints.insert(footprint);
    auto line = std::ranges::find(sweep.lines, cell, &SweepLine::cell);
    if (line == sweep.lines.end()) line = sweep.lines.insert(line, {cell, figure});
    line->sizes.insert(footprint);
    if (figure->value && *figure->value > 0) line->figures.push_back({figure, footprint});
  }
  for (SweepLine& line : sweep.lines) std::ranges::stable_sort(line.figures, {}, &SweepFigure::footprint);
  return sweep;
}

std::vector<ChartPoint> shownPoints(const SweepLine& line, RateUnit unit) {
  std::vector<ChartPoint> points;
  for (const auto& [figure, footprint] : line.figures)
    if (const auto point = pointOf(*figure, static_cast<double>(footprint.count), unit))
      points.push_back(*point);
  return points;
}

/// Adds inferred levels, beside one thread only: with more, each has a part of what the curve of one showed.
void addInferred(std::vector<ChartEdge>& edges, const InferredLevels& inferred, const ChartTexts& texts) {
  for (std::size_t i = 0; i < inferred.caches.size(); ++i) {
    const InferredLevel& cache = inferred.caches[i];
    const std::string size = texts.size(cache.size);
    ChartEdge edge{static_cast<int>(i) + 1, static_cast<double>(cache.size.count), size,
                   texts("chart-edge-inferred", {size, texts.labels.figure(cache.latencyNs)})};
    edge.inferred = true;
    edges.push_back(edge);
  }
  std::ranges::stable_sort(edges, {}, &ChartEdge::x);
}

Chart emptySweep(const SweepLines& sweep, const char* title, const ChartTexts& texts) {
  Chart chart;
  chart.title = texts(title);
  chart.xKind = AxisKind::Footprint;
  chart.xTitle = texts("chart-working-set-per-thread");
  chart.xName = texts("chart-working-set");
  chart.full = spanOfSizes(chart.xKind, {sweep.footprints.begin(), sweep.footprints.end()});
  chart.yKind = AxisKind::LogRate;
  return chart;
}

/// The chosen threads, or all where it is left open.
std::vector<const SweepLine*> chosenLines(const SweepLines& sweep, std::optional<bool> allThreads) {
  std::vector<const SweepLine*> lines;
  for (const SweepLine& line : sweep.lines)
    if (!allThreads || *allThreads == (line.cell.threads > 1)) lines.push_back(&line);
  std::ranges::stable_sort(lines, [](const SweepLine* a, const SweepLine* b) {
    return std::tuple(rankOfOperation(a->cell.op), -a->cell.widthBytes, a->cell.chains, !a->cell.local) <
           std::tuple(rankOfOperation(b->cell.op), -b->cell.widthBytes, b->cell.chains, !b->cell.local);
  });
  return lines;
}

/// A limit for each stretch of footprints that have one: the core's reaches from the left to the edge of the
/// first level, that of memory to the right.
void addLimits(Chart& chart, const ChartSeries& line, const SweepLine& sweep, const ChartChoices& choices,
               const ChartTexts& texts) {
  const double left = quantityAt(chart.xKind, chart.full.first);
  const double right = quantityAt(chart.xKind, chart.full.last);
  // The edge for this number of threads; where it is unknown, only the core has a limit, over its whole line.
  double firstLevel = 0;
  for (const CacheEdge& edge : choices.edges)
    if (edge.level == 1 && !edge.measured)
      firstLevel = footprintAtEdge(edge, static_cast<std::size_t>(sweep.cell.threads), false);
  const auto isOfMemory = [&](double footprint) { return firstLevel > 0 && footprint > firstLevel; };
  std::optional<ChartLimit> open;
  const auto close = [&] {
    if (!open) return;
    open->label = texts("chart-peak", {texts.labels.figure(open->y)});
    chart.limits.push_back(*std::exchange(open, std::nullopt));
  };
  for (const auto& [figure, footprint] : sweep.figures) {
    const auto limit = figure->limit ? inUnit(*figure->limit, figure->clockGhz, choices.unit) : std::nullopt;
    const auto x = static_cast<double>(footprint.count);
    if (!limit || (open && isOfMemory(x) != isOfMemory(open->from))) close();
    if (!limit) continue;
    if (!open) open = ChartLimit{line.keys, isOfMemory(x) ? x : left, x, 0, {}, line.style};
    open->y = std::max(open->y, *limit);
    open->to = isOfMemory(x) ? right : std::max(x, firstLevel);
  }
  close();
}

Dash dashOfRank(std::size_t rank) {
  return seriesDashes[std::min(rank, seriesDashes.size() - 1)];
}

template <typename Value>
std::size_t rankIn(const std::vector<Value>& values, const Value& value) {
  return static_cast<std::size_t>(std::ranges::find(values, value) - values.begin());
}

template <typename Value, typename Name>
void addEntries(Chart& chart, const char* what, const std::vector<Value>& values, Name name) {
  if (values.size() < 2) return;
  for (std::size_t i = 0; i < values.size(); ++i) {
    SeriesStyle style;
    style.line = std::string_view(what) == "width" ? dashOfRank(i) : Dash::None;
    chart.legend.push_back({keyOf(what, values[i]), name(values[i]), style});
    if (i > 0) chart.quiet.insert(keyOf(what, values[i]));
  }
}

template <typename Value>
void take(std::vector<Value>& values, const Value& value) {
  if (std::ranges::find(values, value) == values.end()) values.push_back(value);
}

/// The kinds of pages that there are, default ones first.
std::vector<std::string> kindsOfPages(const std::vector<const SweepLine*>& lines) {
  std::vector<std::string> kinds;
  for (const SweepLine* line : lines) take(kinds, line->cell.pages);
  std::ranges::stable_partition(kinds, [](const std::string& kind) { return kind == "default"; });
  return kinds;
}

/// Some names are those of a newer version: the id stands for them.
std::string wordOr(const std::string& id, const std::string& otherwise, const ChartTexts& texts) {
  const std::string word = texts(id);
  return word == id ? otherwise : word;
}

std::string nameOfPages(const std::string& kind, const ChartTexts& texts) {
  return wordOr(wordId(pagesAloneIds, kind), kind, texts);
}

std::string nameOfOperation(const std::string& op, const ChartTexts& texts) {
  return wordOr(wordId(operationIds, op), op, texts);
}

std::string nameOfLoop(const std::string& loop, const ChartTexts& texts) {
  return wordOr(wordId(loop == "serial" || loop == "random" ? patternIds : loopIds, loop), loop, texts);
}

/// Lines of several kinds of pages are there to be compared, so none is hidden. Where nothing else takes the
/// dash it says the kind; else the lines of further kinds are thin.
void addPages(Chart& chart, const std::vector<std::string>& kinds, bool dashIsFree, const ChartTexts& texts) {
  if (kinds.size() < 2) return;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    SeriesStyle style{{}, {}, dashIsFree ? dashOfRank(i) : Dash::Solid};
    style.thin = !dashIsFree && i > 0;
    chart.legend.push_back({keyOf("pages", kinds[i]), nameOfPages(kinds[i], texts), style});
  }
}

void setPages(ChartSeries& line, const SweepCell& cell, const std::vector<std::string>& kinds,
              bool dashIsFree, const ChartTexts& texts) {
  if (kinds.size() < 2) return;
  const std::size_t rank = rankIn(kinds, cell.pages);
  line.id += '/' + cell.pages;
  line.keys.push_back(keyOf("pages", cell.pages));
  line.name = texts("cell-part", {line.name, nameOfPages(cell.pages, texts)});
  line.shortName = texts("cell-part", {line.shortName, nameOfPages(cell.pages, texts)});
  if (dashIsFree)
    line.style.line = dashOfRank(rank);
  else
    line.style.thin = line.style.thin || rank > 0;
}

std::vector<double> stepsOfFootprints(const SweepLine& line, const ChartChoices& choices) {
  return stepsOf(line.sizes.size(), choices, [&](const CacheEdge& edge) {
    return footprintAtEdge(edge, static_cast<std::size_t>(line.cell.threads), false);
  });
}

/// Marks without a line: what lies between is not known.
ChartSeries comparedMarks(const std::string& name, Mark mark) {
  ChartSeries like;
  like.name = name;
  like.shortName = like.name;
  like.style.mark = mark;
  return like;
}

}  // namespace

Chart bandwidthChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts) {
  const SweepLines sweep = sweepOf(cells.figures, Test::Bandwidth);
  Chart chart = emptySweep(sweep, "chart-bandwidth", texts);
  chart.unit = texts.rate(choices.unit);
  const std::vector<const SweepLine*> lines = chosenLines(sweep, choices.allThreads);
  std::vector<std::string> operations;
  std::vector<std::int64_t> widths;
  std::vector<std::string> loops;
  std::vector<std::int64_t> threads;
  for (const SweepLine* line : lines) {
    take(operations, line->cell.op);
    take(widths, line->cell.widthBytes);
    take(loops, line->cell.loop);
    take(threads, line->cell.threads);
  }
  std::ranges::sort(widths, std::greater());
  std::ranges::stable_partition(loops, [](const std::string& loop) { return loop == "serial"; });
  std::ranges::sort(threads);
  // Each thread has a buffer of its own, and the first of several counts is what one sees unless one asks.
  const std::size_t fewest = threads.empty() ? 1 : static_cast<std::size_t>(threads.front());
  chart.edges = reportedEdges(choices.edges, fewest, texts);
  if (fewest == 1) addInferred(chart.edges, cells.inferred, texts);

  for (const std::string& op : operations) {
    const std::size_t rank = rankOfOperation(op);
    chart.legend.push_back(
        {keyOf("op", op), nameOfOperation(op, texts), {rank, seriesMarks[rank], Dash::Solid}});
  }
  const auto threadsName = [&](std::int64_t count) {
    return texts("count-threads", {std::to_string(count)});
  };
  addEntries(chart, "width", widths,
             [&](std::int64_t width) { return texts("count-bytes", {std::to_string(width)}); });
  addEntries(chart, "loop", loops, [&](const std::string& loop) { return nameOfLoop(loop, texts); });
  addEntries(chart, "threads", threads, threadsName);
  const std::vector<std::string> kinds = kindsOfPages(lines);
  const bool dashIsFree = widths.size() < 2;
  addPages(chart, kinds, dashIsFree, texts);

  bool measured = false;
  bool shown = false;
  for (const SweepLine* line : lines) {
    const SweepCell& cell = line->cell;
    const std::size_t rank = rankOfOperation(cell.op);
    ChartSeries drawn;
    drawn.id = cell.op + '/' + cell.loop + '/' + std::to_string(cell.widthBytes) + '/' +
               std::to_string(cell.threads);
    drawn.keys = {keyOf("op", cell.op)};
    if (widths.size() > 1) drawn.keys.push_back(keyOf("width", cell.widthBytes));
    if (loops.size() > 1) drawn.keys.push_back(keyOf("loop", cell.loop));
    if (threads.size() > 1) drawn.keys.push_back(keyOf("threads", cell.threads));
    drawn.name = kernelName(*line->first, texts.words);
    if (threads.size() > 1) drawn.name = texts("cell-part", {drawn.name, threadsName(cell.threads)});
    drawn.shortName =
        texts("chart-short-width", {nameOfOperation(cell.op, texts), texts.count(cell.widthBytes)});
    drawn.style = {rank, {}, dashOfRank(rankIn(widths, cell.widthBytes))};
    drawn.style.thin = cell.loop != "serial";
    setPages(drawn, cell, kinds, dashIsFree, texts);
    if (line->figures.size() <= mostMarks) drawn.style.mark = seriesMarks[rank];
    drawn.points = shownPoints(*line, choices.unit);
    measured = measured || !line->figures.empty();
    shown = shown || !drawn.points.empty();
    if (cell.pages == kinds.front()) addLimits(chart, drawn, *line, choices, texts);
    drawn.steps = stepsOfFootprints(*line, choices);
    chart.series.push_back(std::move(drawn));
  }
  tellSteps(chart, texts);
  if (choices.compared && !choices.allThreads.value_or(false))
    addCompared(chart, choices.compared->reads, choices.compared->name,
                comparedMarks(texts("chart-published-reads", {choices.compared->name}), Mark::Circle),
                choices.unit);
  if (lines.empty() && !sweep.lines.empty())
    chart.note = texts(*choices.allThreads ? "chart-not-of-all-threads" : "chart-not-of-one-thread");
  if (measured && !shown) chart.note = texts("chart-no-clock");
  return chart;
}

Chart latencyChart(const ChartFigures& cells, const ChartChoices& choices, const ChartTexts& texts) {
  const SweepLines sweep = sweepOf(cells.figures, Test::Latency);
  Chart chart = emptySweep(sweep, "chart-latency", texts);
  chart.unit = texts("chart-ns");
  const std::vector<const SweepLine*> lines = chosenLines(sweep, std::nullopt);
  std::vector<bool> walks;
  std::vector<std::int64_t> chains;
  for (const SweepLine* line : lines) {
    take(walks, line->cell.local);
    take(chains, line->cell.chains);
  }
  std::ranges::sort(chains);
  chart.edges = reportedEdges(choices.edges, 1, texts);
  addInferred(chart.edges, cells.inferred, texts);

  const auto rankOf = [](bool local) { return std::size_t{local ? 0U : 1U}; };
  const auto keyOfWalk = [](bool local) { return keyOf("walk", std::string(local ? "local" : "whole")); };
  for (const bool local : walks)
    chart.legend.push_back({keyOfWalk(local),
                            texts(keyOfWalk(local)),
                            {rankOf(local), seriesMarks[rankOf(local)], Dash::Solid}});
  addEntries(chart, "chains", chains,
             [&](std::int64_t count) { return texts("latency-chains", {std::to_string(count)}); });
  const std::vector<std::string> kinds = kindsOfPages(lines);
  const bool dashIsFree = chains.size() < 2;
  addPages(chart, kinds, dashIsFree, texts);
  for (const SweepLine* line : lines) {
    const SweepCell& cell = line->cell;
    ChartSeries drawn;
    drawn.id = (cell.local ? "1/" : "0/") + std::to_string(cell.chains);
    drawn.keys = {keyOfWalk(cell.local)};
    if (chains.size() > 1) drawn.keys.push_back(keyOf("chains", cell.chains));
    drawn.name = kernelName(*line->first, texts.words);
    drawn.shortName = drawn.name;
    drawn.style = {rankOf(cell.local), {}, dashOfRank(rankIn(chains, cell.chains))};
    setPages(drawn, cell, kinds, dashIsFree, texts);
    if (line->figures.size() <= mostMarks) drawn.style.mark = seriesMarks[rankOf(cell.local)];
    drawn.steps = stepsOfFootprints(*line, choices);
    drawn.points = shownPoints(*line, choices.unit);
    chart.series.push_back(std::move(drawn));
  }
  tellSteps(chart, texts);
  if (choices.compared)
    addCompared(chart, choices.compared->latencies, choices.compared->name,
                comparedMarks(choices.compared->name, Mark::Diamond), {});
  return chart;
}

}  // namespace strata
