// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "app/gui/charts/plot.h"
#include "app/gui/charts/published_plot.h"
#include "app/gui/charts/size_plot.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/number_text.h"

namespace strata::gui {

namespace {

class SweepPlot {
  Q_DECLARE_TR_FUNCTIONS(SweepPlot)
};

/// A line of more points than that is clear without marks.
constexpr std::size_t mostMarks = 40;

/// By how many widths are wider.
constexpr std::array sweepDashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine,
                                 Qt::DashDotDotLine};

QString keyOf(const char* what, const QString& which) {
  return QStringLiteral("%1-%2").arg(QLatin1StringView(what), which);
}
QString keyOf(const char* what, const std::string& which) {
  return keyOf(what, QString::fromStdString(which));
}
QString keyOf(const char* what, std::int64_t which) {
  return keyOf(what, QString::number(which));
}

std::size_t rankOfOperation(const std::string& op) {
  if (op == "read") return 0;
  return op == "write" ? 1 : 2;
}

std::vector<PlotPoint> shownPoints(const SweepLine& line, std::optional<RateUnit> unit) {
  return pointsOf(line.figures, &SweepFigure::footprint, &SweepFigure::value,
                  [unit](double value, std::optional<double> clockGhz) {
                    return unit ? inUnit(value, clockGhz, *unit) : std::optional(value);
                  });
}

std::vector<PlotEdge> reportedEdges(const std::vector<CacheEdge>& caches, std::size_t threads) {
  std::vector<PlotEdge> edges;
  for (const CacheEdge& cache : caches)
    edges.push_back(
        edgeOf(cache, footprintAtEdge(cache, threads, false), threadsInOne(cache, threads, false)));
  return edges;
}

/// Only beside one thread: with more, each has a part of what the curve of one showed.
void addInferred(std::vector<PlotEdge>& edges, const InferredLevels& inferred) {
  for (std::size_t i = 0; i < inferred.caches.size(); ++i) {
    const InferredLevel& cache = inferred.caches[i];
    const QString size = sizeText(cache.size);
    PlotEdge edge{static_cast<int>(i) + 1, static_cast<double>(cache.size.count), size,
                  SweepPlot::tr("The latency curve shows a level of %1 with %2 ns per load.", "size, latency")
                      .arg(size, figureText(cache.latencyNs))};
    edge.inferred = true;
    edges.push_back(edge);
  }
  std::stable_sort(edges.begin(), edges.end(),
                   [](const PlotEdge& a, const PlotEdge& b) { return a.x < b.x; });
}

Plot emptyPlot(const SweepChart& chart, const QString& title) {
  Plot plot;
  plot.title = title;
  plot.shape = PlotShape::Lines;
  plot.xKind = AxisKind::Footprint;
  plot.xTitle = SweepPlot::tr("Working set per thread");
  plot.xName = SweepPlot::tr("Working set");
  plot.full = spanOfSizes(plot.xKind, chart.footprints);
  plot.yKind = AxisKind::LogRate;
  return plot;
}

/// The chosen threads, or all where it is left open.
std::vector<const SweepLine*> chosenLines(const SweepChart& chart, const PlotChoices& choices) {
  std::vector<const SweepLine*> lines;
  for (const SweepLine& line : chart.lines)
    if (!choices.allThreads || *choices.allThreads == (line.cell.threads > 1)) lines.push_back(&line);
  std::stable_sort(lines.begin(), lines.end(), [](const SweepLine* a, const SweepLine* b) {
    return std::tuple(rankOfOperation(a->cell.op), -a->cell.widthBytes, a->cell.chains, !a->cell.local) <
           std::tuple(rankOfOperation(b->cell.op), -b->cell.widthBytes, b->cell.chains, !b->cell.local);
  });
  return lines;
}

/// A limit for each stretch of footprints that have one: the core's reaches from the left to the edge of the
/// first level, that of memory to the right.
void addLimits(Plot& plot, const PlotLine& line, const SweepLine& sweep, const PlotChoices& choices) {
  const double left = quantityAt(plot.xKind, plot.full.first);
  const double right = quantityAt(plot.xKind, plot.full.last);
  // That of this many threads. Unknown: then only the core has a limit, as far as it was measured.
  double firstLevel = 0;
  for (const CacheEdge& edge : choices.edges)
    if (edge.level == 1 && !edge.measured)
      firstLevel = footprintAtEdge(edge, static_cast<std::size_t>(sweep.cell.threads), false);
  const auto isOfMemory = [&](double footprint) { return firstLevel > 0 && footprint > firstLevel; };
  std::optional<PlotLimit> open;
  const auto close = [&] {
    if (!open) return;
    open->label = SweepPlot::tr("peak %1", "the most that is possible").arg(figureText(open->y));
    plot.limits.push_back(*std::exchange(open, std::nullopt));
  };
  for (const SweepFigure& figure : sweep.figures) {
    const auto limit = figure.limit ? inUnit(*figure.limit, figure.clockGhz, choices.unit) : std::nullopt;
    const double x = static_cast<double>(figure.footprint.count);
    if (!limit || (open && isOfMemory(x) != isOfMemory(open->from))) close();
    if (!limit) continue;
    if (!open) open = PlotLimit{line.keys, isOfMemory(x) ? x : left, x, 0, {}, line.style};
    open->y = std::max(open->y, *limit);
    open->to = isOfMemory(x) ? right : std::max(x, firstLevel);
  }
  close();
}

template <typename Value, typename Name>
void addEntries(Plot& plot, const char* what, const std::vector<Value>& values, Name name) {
  if (values.size() < 2) return;
  for (std::size_t i = 0; i < values.size(); ++i) {
    PlotStyle style;
    style.line =
        std::string_view(what) == "width" ? sweepDashes[std::min(i, sweepDashes.size() - 1)] : Qt::NoPen;
    plot.legend.append({keyOf(what, values[i]), name(values[i]), style});
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
void addPages(Plot& plot, const std::vector<std::string>& kinds, bool dashIsFree) {
  if (kinds.size() < 2) return;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    PlotStyle style{{}, {}, dashIsFree ? sweepDashes[std::min(i, sweepDashes.size() - 1)] : Qt::SolidLine};
    style.thin = !dashIsFree && i > 0;
    plot.legend.append({keyOf("pages", kinds[i]), pagesKindName(kinds[i]), style});
  }
}

void setPages(PlotLine& line, const SweepCell& cell, const std::vector<std::string>& kinds, bool dashIsFree) {
  if (kinds.size() < 2) return;
  const auto rank =
      static_cast<std::size_t>(std::find(kinds.begin(), kinds.end(), cell.pages) - kinds.begin());
  line.id += QLatin1Char('/') + QString::fromStdString(cell.pages);
  line.keys.append(keyOf("pages", cell.pages));
  line.name = SweepPlot::tr("%1, %2", "line, pages of memory").arg(line.name, pagesKindName(cell.pages));
  line.shortName =
      SweepPlot::tr("%1, %2", "line, pages of memory").arg(line.shortName, pagesKindName(cell.pages));
  if (dashIsFree)
    line.style.line = sweepDashes[std::min(rank, sweepDashes.size() - 1)];
  else
    line.style.thin = line.style.thin || rank > 0;
}

/// Marks without a line: what lies between is not published.
PlotLine publishedMarks(const QString& name, Mark mark) {
  PlotLine like;
  like.name = name;
  like.shortName = name;
  like.style.mark = mark;
  return like;
}

QString threadsName(std::int64_t threads) {
  return threads == 1 ? SweepPlot::tr("1 thread")
                      : SweepPlot::tr("%Ln threads", nullptr, static_cast<int>(threads));
}

}  // namespace

/// Rate against footprint: colour and mark say the operation, the dash says the width.
Plot bandwidthPlot(const SweepData& data, const PlotChoices& choices) {
  Plot plot = emptyPlot(data.bandwidth, SweepPlot::tr("Bandwidth vs. working set"));
  plot.unit = rateUnitName(choices.unit);
  const std::vector<const SweepLine*> lines = chosenLines(data.bandwidth, choices);
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
    plot.legend.append({keyOf("op", op), operationName(op), {rank, lineMarks[rank], Qt::SolidLine}});
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
    PlotLine drawn;
    drawn.id = QStringLiteral("%1/%2/%3/%4")
                   .arg(QString::fromStdString(cell.op), QString::fromStdString(cell.loop))
                   .arg(cell.widthBytes)
                   .arg(cell.threads);
    drawn.keys = {keyOf("op", cell.op)};
    if (widths.size() > 1) drawn.keys.append(keyOf("width", cell.widthBytes));
    if (loops.size() > 1) drawn.keys.append(keyOf("loop", cell.loop));
    if (threads.size() > 1) drawn.keys.append(keyOf("threads", cell.threads));
    drawn.name = SweepPlot::tr("%1, %2, %3", "operation, width, how the loop goes")
                     .arg(operationName(cell.op), widthName(cell.widthBytes), loopName(cell.loop));
    if (threads.size() > 1)
      drawn.name = SweepPlot::tr("%1, %2", "line, threads").arg(drawn.name, threadsName(cell.threads));
    drawn.shortName =
        SweepPlot::tr("%1, %2 B", "operation, bytes of the width; short")
            .arg(operationName(cell.op), QLocale().toString(static_cast<qlonglong>(cell.widthBytes)));
    drawn.style = {rank, {}, sweepDashes[std::min(wider, sweepDashes.size() - 1)]};
    drawn.style.thin = cell.loop != "serial";
    setPages(drawn, cell, kinds, dashIsFree);
    if (line->figures.size() <= mostMarks) drawn.style.mark = lineMarks[rank];
    drawn.points = shownPoints(*line, choices.unit);
    measured = measured || !line->figures.empty();
    shown = shown || !drawn.points.empty();
    if (cell.pages == kinds.front()) addLimits(plot, drawn, *line, choices);
    plot.lines.push_back(std::move(drawn));
  }
  if (choices.published && !choices.allThreads.value_or(false))
    addPublished(
        plot, choices.published->reads, choices.published->name,
        publishedMarks(
            SweepPlot::tr("%1: read", "machine that figures were published of").arg(choices.published->name),
            Mark::Circle),
        choices.unit);
  if (lines.empty() && !data.bandwidth.lines.empty())
    plot.note = *choices.allThreads ? SweepPlot::tr("No rates of all threads yet.")
                                    : SweepPlot::tr("No rates of one thread yet.");
  if (measured && !shown)
    plot.note = SweepPlot::tr("Bytes per cycle need the clock, which was not measured here.");
  return plot;
}

/// Time of a load against footprint: colour says the walk, the dash how many chains run at the same time.
Plot latencyPlot(const SweepData& data, const PlotChoices& choices) {
  Plot plot = emptyPlot(data.latency, SweepPlot::tr("Latency vs. working set"));
  plot.unit = SweepPlot::tr("ns", "nanoseconds");
  PlotChoices every = choices;
  every.allThreads.reset();
  const std::vector<const SweepLine*> lines = chosenLines(data.latency, every);
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
    plot.legend.append({keyOf("walk", std::string(local ? "local" : "whole")),
                        chaseName(cell),
                        {rankOf(cell), lineMarks[rankOf(cell)], Qt::SolidLine}});
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
    PlotLine drawn;
    drawn.id = QStringLiteral("%1/%2").arg(cell.local ? 1 : 0).arg(cell.chains);
    drawn.keys = {keyOf("walk", std::string(cell.local ? "local" : "whole"))};
    if (chains.size() > 1) drawn.keys.append(keyOf("chains", cell.chains));
    drawn.name = chaseName(cell);
    drawn.shortName = drawn.name;
    drawn.style = {rankOf(cell), {}, sweepDashes[std::min(rank, sweepDashes.size() - 1)]};
    setPages(drawn, cell, kinds, dashIsFree);
    if (line->figures.size() <= mostMarks) drawn.style.mark = lineMarks[rankOf(cell)];
    drawn.points = shownPoints(*line, {});
    plot.lines.push_back(std::move(drawn));
  }
  if (choices.published)
    addPublished(plot, choices.published->latencies, choices.published->name,
                 publishedMarks(choices.published->name, Mark::Diamond), {});
  return plot;
}

}  // namespace strata::gui
