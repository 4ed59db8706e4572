// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/published_plot.h"
#include "app/gui/charts/size_plot.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/sweep_cell.h"
#include "core/model/memory_levels.h"

namespace strata::gui {

namespace {

class SweepPlot {
  Q_DECLARE_TR_FUNCTIONS(SweepPlot)
};

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

/// One loop, or one chase, at every working-set size.
struct SweepLine {
  SweepCell cell;                                ///< the cell, with 0 as its working-set size
  std::vector<const ChartFigure*> figures = {};  ///< values by working-set size, without empty cells
};

struct Sweep {
  std::set<Bytes> footprints;  ///< working-set sizes of all cells, measured or planned
  std::vector<SweepLine> lines;
};

double footprintOf(const ChartFigure* figure) {
  return static_cast<double>(strata::footprintOf(figure->parameters).count);
}

Sweep sweepOf(const std::vector<ChartFigure>& figures, Test test) {
  Sweep sweep;
  for (const ChartFigure& figure : figures) {
    if (figure.test != test) continue;
    std::optional<SweepCell> cell = sweepCellOf(figure);
    if (!cell || cell->footprint == 0_B) continue;
    sweep.footprints.insert(std::exchange(cell->footprint, 0_B));
    auto line = std::ranges::find(sweep.lines, *cell, &SweepLine::cell);
    if (line == sweep.lines.end()) line = sweep.lines.insert(line, {*cell});
    if (figure.value && *figure.value > 0) line->figures.push_back(&figure);
  }
  for (SweepLine& line : sweep.lines) std::ranges::stable_sort(line.figures, {}, footprintOf);
  return sweep;
}

std::vector<ChartPoint> shownPoints(const SweepLine& line, RateUnit unit) {
  std::vector<ChartPoint> points;
  for (const ChartFigure* figure : line.figures)
    if (const auto point = pointOf(*figure, footprintOf(figure), unit)) points.push_back(*point);
  return points;
}

std::vector<ChartEdge> reportedEdges(const std::vector<CacheEdge>& caches, std::size_t threads) {
  std::vector<ChartEdge> edges;
  for (const CacheEdge& cache : caches)
    edges.push_back(
        edgeOf(cache, footprintAtEdge(cache, threads, false), threadsInOne(cache, threads, false)));
  return edges;
}

/// Only beside one thread: with more, each has a part of what the curve of one showed.
void addInferred(std::vector<ChartEdge>& edges, const InferredLevels& inferred) {
  for (std::size_t i = 0; i < inferred.caches.size(); ++i) {
    const InferredLevel& cache = inferred.caches[i];
    const QString size = sizeText(cache.size);
    ChartEdge edge{
        static_cast<int>(i) + 1, static_cast<double>(cache.size.count), size.toStdString(),
        SweepPlot::tr("The latency curve shows a level of %1 with %2 ns per load.", "size, latency")
            .arg(size, figureText(cache.latencyNs))
            .toStdString()};
    edge.inferred = true;
    edges.push_back(edge);
  }
  std::stable_sort(edges.begin(), edges.end(),
                   [](const ChartEdge& a, const ChartEdge& b) { return a.x < b.x; });
}

Chart emptyPlot(const Sweep& sweep, const QString& title) {
  Chart plot;
  plot.title = title.toStdString();
  plot.shape = ChartShape::Lines;
  plot.xKind = AxisKind::Footprint;
  plot.xTitle = SweepPlot::tr("Working set per thread").toStdString();
  plot.xName = SweepPlot::tr("Working set").toStdString();
  plot.full = spanOfSizes(plot.xKind, {sweep.footprints.begin(), sweep.footprints.end()});
  plot.yKind = AxisKind::LogRate;
  return plot;
}

/// The chosen threads, or all where it is left open.
std::vector<const SweepLine*> chosenLines(const Sweep& sweep, std::optional<bool> allThreads) {
  std::vector<const SweepLine*> lines;
  for (const SweepLine& line : sweep.lines)
    if (!allThreads || *allThreads == (line.cell.threads > 1)) lines.push_back(&line);
  std::stable_sort(lines.begin(), lines.end(), [](const SweepLine* a, const SweepLine* b) {
    return std::tuple(rankOfOperation(a->cell.op), -a->cell.widthBytes, a->cell.chains, !a->cell.local) <
           std::tuple(rankOfOperation(b->cell.op), -b->cell.widthBytes, b->cell.chains, !b->cell.local);
  });
  return lines;
}

/// A limit for each stretch of footprints that have one: the core's reaches from the left to the edge of the
/// first level, that of memory to the right.
void addLimits(Chart& plot, const ChartSeries& line, const SweepLine& sweep, const ChartChoices& choices) {
  const double left = quantityAt(plot.xKind, plot.full.first);
  const double right = quantityAt(plot.xKind, plot.full.last);
  // That of this many threads. Unknown: then only the core has a limit, as far as it was measured.
  double firstLevel = 0;
  for (const CacheEdge& edge : choices.edges)
    if (edge.level == 1 && !edge.measured)
      firstLevel = footprintAtEdge(edge, static_cast<std::size_t>(sweep.cell.threads), false);
  const auto isOfMemory = [&](double footprint) { return firstLevel > 0 && footprint > firstLevel; };
  std::optional<ChartLimit> open;
  const auto close = [&] {
    if (!open) return;
    open->label =
        SweepPlot::tr("peak %1", "the most that is possible").arg(figureText(open->y)).toStdString();
    plot.limits.push_back(*std::exchange(open, std::nullopt));
  };
  for (const ChartFigure* figure : sweep.figures) {
    const auto limit = figure->limit ? inUnit(*figure->limit, figure->clockGhz, choices.unit) : std::nullopt;
    const double x = footprintOf(figure);
    if (!limit || (open && isOfMemory(x) != isOfMemory(open->from))) close();
    if (!limit) continue;
    if (!open) open = ChartLimit{line.keys, isOfMemory(x) ? x : left, x, 0, {}, line.style};
    open->y = std::max(open->y, *limit);
    open->to = isOfMemory(x) ? right : std::max(x, firstLevel);
  }
  close();
}

template <typename Value, typename Name>
void addEntries(Chart& plot, const char* what, const std::vector<Value>& values, Name name) {
  if (values.size() < 2) return;
  for (std::size_t i = 0; i < values.size(); ++i) {
    SeriesStyle style;
    style.line =
        std::string_view(what) == "width" ? seriesDashes[std::min(i, seriesDashes.size() - 1)] : Dash::None;
    plot.legend.push_back({keyOf(what, values[i]), name(values[i]).toStdString(), style});
    if (i > 0) plot.quiet.insert(keyOf(what, values[i]));
  }
}

template <typename Value>
void take(std::vector<Value>& values, const Value& value) {
  if (std::find(values.begin(), values.end(), value) == values.end()) values.push_back(value);
}

/// The kinds of pages that there are, default ones first.
std::vector<std::string> kindsOfPages(const std::vector<const SweepLine*>& lines) {
  std::vector<std::string> kinds;
  for (const SweepLine* line : lines) take(kinds, line->cell.pages);
  std::stable_partition(kinds.begin(), kinds.end(),
                        [](const std::string& kind) { return kind == "default"; });
  return kinds;
}

/// Lines of several kinds of pages are there to be compared, so none is hidden. Where nothing else takes the
/// dash it says the kind; else the lines of further kinds are thin.
void addPages(Chart& plot, const std::vector<std::string>& kinds, bool dashIsFree) {
  if (kinds.size() < 2) return;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    SeriesStyle style{{}, {}, dashIsFree ? seriesDashes[std::min(i, seriesDashes.size() - 1)] : Dash::Solid};
    style.thin = !dashIsFree && i > 0;
    plot.legend.push_back({keyOf("pages", kinds[i]), pagesKindName(kinds[i]).toStdString(), style});
  }
}

void setPages(ChartSeries& line, const SweepCell& cell, const std::vector<std::string>& kinds,
              bool dashIsFree) {
  if (kinds.size() < 2) return;
  const auto rank =
      static_cast<std::size_t>(std::find(kinds.begin(), kinds.end(), cell.pages) - kinds.begin());
  line.id += '/' + cell.pages;
  line.keys.push_back(keyOf("pages", cell.pages));
  line.name = SweepPlot::tr("%1, %2", "line, pages of memory")
                  .arg(QString::fromStdString(line.name), pagesKindName(cell.pages))
                  .toStdString();
  line.shortName = SweepPlot::tr("%1, %2", "line, pages of memory")
                       .arg(QString::fromStdString(line.shortName), pagesKindName(cell.pages))
                       .toStdString();
  if (dashIsFree)
    line.style.line = seriesDashes[std::min(rank, seriesDashes.size() - 1)];
  else
    line.style.thin = line.style.thin || rank > 0;
}

/// Marks without a line: what lies between is not published.
ChartSeries publishedMarks(const QString& name, Mark mark) {
  ChartSeries like;
  like.name = name.toStdString();
  like.shortName = like.name;
  like.style.mark = mark;
  return like;
}

QString threadsName(std::int64_t threads) {
  return threads == 1 ? SweepPlot::tr("1 thread")
                      : SweepPlot::tr("%Ln threads", nullptr, static_cast<int>(threads));
}

}  // namespace

/// Rate against footprint: colour and mark say the operation, the dash says the width.
Chart bandwidthChart(const ChartData& data, const ChartChoices& choices) {
  const Sweep sweep = sweepOf(data.figures, Test::Bandwidth);
  Chart plot = emptyPlot(sweep, SweepPlot::tr("Bandwidth vs. working set"));
  plot.unit = rateUnitName(choices.unit).toStdString();
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
  std::sort(widths.rbegin(), widths.rend());
  std::stable_partition(loops.begin(), loops.end(), [](const std::string& loop) { return loop == "serial"; });
  std::sort(threads.begin(), threads.end());
  const std::size_t most = threads.empty() ? 1 : static_cast<std::size_t>(threads.back());
  plot.edges = reportedEdges(choices.edges, most);
  if (most == 1) addInferred(plot.edges, data.inferred);

  for (const std::string& op : operations) {
    const std::size_t rank = rankOfOperation(op);
    plot.legend.push_back(
        {keyOf("op", op), operationName(op).toStdString(), {rank, seriesMarks[rank], Dash::Solid}});
  }
  addEntries(plot, "width", widths, [](std::int64_t width) { return widthName(width); });
  addEntries(plot, "loop", loops, [](const std::string& loop) { return loopName(loop); });
  addEntries(plot, "threads", threads, threadsName);
  const std::vector<std::string> kinds = kindsOfPages(lines);
  const bool dashIsFree = widths.size() < 2;
  addPages(plot, kinds, dashIsFree);

  bool measured = false;
  bool shown = false;
  for (const SweepLine* line : lines) {
    const SweepCell& cell = line->cell;
    const std::size_t rank = rankOfOperation(cell.op);
    const auto wider =
        static_cast<std::size_t>(std::find(widths.begin(), widths.end(), cell.widthBytes) - widths.begin());
    ChartSeries drawn;
    drawn.id = cell.op + '/' + cell.loop + '/' + std::to_string(cell.widthBytes) + '/' +
               std::to_string(cell.threads);
    drawn.keys = {keyOf("op", cell.op)};
    if (widths.size() > 1) drawn.keys.push_back(keyOf("width", cell.widthBytes));
    if (loops.size() > 1) drawn.keys.push_back(keyOf("loop", cell.loop));
    if (threads.size() > 1) drawn.keys.push_back(keyOf("threads", cell.threads));
    drawn.name = SweepPlot::tr("%1, %2, %3", "operation, width, how the loop goes")
                     .arg(operationName(cell.op), widthName(cell.widthBytes), loopName(cell.loop))
                     .toStdString();
    if (threads.size() > 1)
      drawn.name = SweepPlot::tr("%1, %2", "line, threads")
                       .arg(QString::fromStdString(drawn.name), threadsName(cell.threads))
                       .toStdString();
    drawn.shortName =
        SweepPlot::tr("%1, %2 B", "operation, bytes of the width; short")
            .arg(operationName(cell.op), QLocale().toString(static_cast<qlonglong>(cell.widthBytes)))
            .toStdString();
    drawn.style = {rank, {}, seriesDashes[std::min(wider, seriesDashes.size() - 1)]};
    drawn.style.thin = cell.loop != "serial";
    setPages(drawn, cell, kinds, dashIsFree);
    if (line->figures.size() <= mostMarks) drawn.style.mark = seriesMarks[rank];
    drawn.points = shownPoints(*line, choices.unit);
    measured = measured || !line->figures.empty();
    shown = shown || !drawn.points.empty();
    if (cell.pages == kinds.front()) addLimits(plot, drawn, *line, choices);
    plot.series.push_back(std::move(drawn));
  }
  if (choices.published && !choices.allThreads.value_or(false))
    addPublished(
        plot, choices.published->reads, choices.published->name,
        publishedMarks(
            SweepPlot::tr("%1: read", "machine that figures were published of").arg(choices.published->name),
            Mark::Circle),
        choices.unit);
  if (lines.empty() && !sweep.lines.empty())
    plot.note = (*choices.allThreads ? SweepPlot::tr("No rates of all threads yet.")
                                     : SweepPlot::tr("No rates of one thread yet."))
                    .toStdString();
  if (measured && !shown) noteMissingClock(plot);
  return plot;
}

/// Time of a load against footprint: colour says the walk, the dash how many chains run at the same time.
Chart latencyChart(const ChartData& data, const ChartChoices& choices) {
  const Sweep sweep = sweepOf(data.figures, Test::Latency);
  Chart plot = emptyPlot(sweep, SweepPlot::tr("Latency vs. working set"));
  plot.unit = SweepPlot::tr("ns", "nanoseconds").toStdString();
  const std::vector<const SweepLine*> lines = chosenLines(sweep, std::nullopt);
  std::vector<bool> walks;
  std::vector<std::int64_t> chains;
  for (const SweepLine* line : lines) {
    take(walks, line->cell.local);
    take(chains, line->cell.chains);
  }
  std::sort(chains.begin(), chains.end());
  plot.edges = reportedEdges(choices.edges, 1);
  addInferred(plot.edges, data.inferred);

  const auto rankOf = [](const SweepCell& cell) { return std::size_t{cell.local ? 0U : 1U}; };
  for (const bool local : walks) {
    const SweepCell cell{"latency", "chase", 0, 1, 1, local, {}};
    plot.legend.push_back({keyOf("walk", std::string(local ? "local" : "whole")),
                           chaseName(cell).toStdString(),
                           {rankOf(cell), seriesMarks[rankOf(cell)], Dash::Solid}});
  }
  addEntries(plot, "chains", chains, [](std::int64_t count) {
    return count == 1 ? SweepPlot::tr("1 chain")
                      : SweepPlot::tr("%Ln chains", nullptr, static_cast<int>(count));
  });
  const std::vector<std::string> kinds = kindsOfPages(lines);
  const bool dashIsFree = chains.size() < 2;
  addPages(plot, kinds, dashIsFree);
  for (const SweepLine* line : lines) {
    const SweepCell& cell = line->cell;
    const auto rank =
        static_cast<std::size_t>(std::find(chains.begin(), chains.end(), cell.chains) - chains.begin());
    ChartSeries drawn;
    drawn.id = (cell.local ? "1/" : "0/") + std::to_string(cell.chains);
    drawn.keys = {keyOf("walk", std::string(cell.local ? "local" : "whole"))};
    if (chains.size() > 1) drawn.keys.push_back(keyOf("chains", cell.chains));
    drawn.name = chaseName(cell).toStdString();
    drawn.shortName = drawn.name;
    drawn.style = {rankOf(cell), {}, seriesDashes[std::min(rank, seriesDashes.size() - 1)]};
    setPages(drawn, cell, kinds, dashIsFree);
    if (line->figures.size() <= mostMarks) drawn.style.mark = seriesMarks[rankOf(cell)];
    drawn.points = shownPoints(*line, choices.unit);
    plot.series.push_back(std::move(drawn));
  }
  if (choices.published)
    addPublished(plot, choices.published->latencies, choices.published->name,
                 publishedMarks(choices.published->name, Mark::Diamond), {});
  return plot;
}

}  // namespace strata::gui
