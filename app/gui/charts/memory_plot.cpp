// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <array>

#include "app/gui/charts/plot.h"
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
  for (std::int64_t width = 1; width < widthBytes && rank + 1 < lineMarks.size(); width *= 2) ++rank;
  return rank;
}

Qt::PenStyle dashOfPattern(const std::string& pattern) {
  return pattern == "random" ? Qt::DashLine : Qt::SolidLine;
}

QString keyOfWidth(std::int64_t bytes) {
  return QStringLiteral("width-%1").arg(bytes);
}

QString keyOfPattern(const std::string& pattern) {
  return QStringLiteral("pattern-%1").arg(QString::fromStdString(pattern));
}

std::vector<PlotEdge> edgesOf(const MemoryChartData& data, const std::vector<CacheEdge>& caches) {
  std::vector<PlotEdge> edges;
  for (const CacheEdge& cache : caches) {
    const double region = regionAtEdge(cache, data.threads, data.close);
    PlotEdge edge = edgeOf(cache, region, threadsInOne(cache, data.threads, data.close));
    edge.explanation += u' ' + MemoryPlot::tr("A move uses two buffers: both fit up to %1 each.", "size")
                                   .arg(sizeText(Bytes{static_cast<std::uint64_t>(region)}));
    edges.push_back(edge);
  }
  return edges;
}

QList<LegendEntry> legendOf(const MemoryChartData& data, const std::optional<PublishedLines>& published) {
  QList<std::int64_t> widths;
  std::vector<std::string> patterns;
  const auto take = [&](const auto& lines) {
    for (const auto& line : lines) {
      if (!widths.contains(line.widthBytes)) widths.append(line.widthBytes);
      if (std::find(patterns.begin(), patterns.end(), line.pattern) == patterns.end())
        patterns.push_back(line.pattern);
    }
  };
  take(data.lines);
  if (published && data.lines.empty()) take(published->moves);
  std::sort(widths.begin(), widths.end());
  QList<LegendEntry> entries;
  for (const std::int64_t width : widths) {
    const std::size_t rank = rankOfWidth(width);
    entries.append({keyOfWidth(width), widthName(width), {rank, lineMarks[rank], Qt::NoPen}});
  }
  for (const std::string& pattern : patterns)
    entries.append({keyOfPattern(pattern), patternName(pattern), {{}, {}, dashOfPattern(pattern)}});
  return entries;
}

/// Beside the same kind of move of this machine; alone where that was not measured.
void addPublishedMoves(Plot& plot, const PublishedLines& published, RateUnit unit) {
  const std::size_t own = plot.lines.size();
  for (const PublishedLine& moves : published.moves) {
    const std::size_t rank = rankOfWidth(moves.widthBytes);
    PlotLine like;
    like.id = QStringLiteral("%1/%2").arg(moves.widthBytes).arg(QString::fromStdString(moves.pattern));
    const auto isSame = [&](const PlotLine& line) { return line.id == like.id; };
    if (own > 0 &&
        std::none_of(plot.lines.begin(), plot.lines.begin() + static_cast<std::ptrdiff_t>(own), isSame))
      continue;
    like.keys = {keyOfWidth(moves.widthBytes), keyOfPattern(moves.pattern)};
    like.name = MemoryPlot::tr("%1: %2, %3", "machine, width, pattern")
                    .arg(published.name, widthName(moves.widthBytes), patternName(moves.pattern));
    like.shortName = like.name;
    like.style = {{}, lineMarks[rank], dashOfPattern(moves.pattern)};
    addPublished(plot, moves, published.name, std::move(like), unit);
  }
}

}  // namespace

/// Rate against the size of the region, a line for each width and pattern: colour and marker say the width,
/// the dash says the pattern.
Plot memoryPlot(const MemoryChartData& data, const PlotChoices& choices) {
  Plot plot;
  plot.title = MemoryPlot::tr("Move rate vs. buffer size");
  plot.shape = PlotShape::Lines;
  plot.xKind = AxisKind::Region;
  plot.xTitle = MemoryPlot::tr("Buffer size per thread (of two)");
  plot.xName = MemoryPlot::tr("Size");
  plot.full = spanOfSizes(plot.xKind, data.regions);
  plot.yKind = AxisKind::LogRate;
  plot.unit = rateUnitName(choices.unit);
  const auto shownRate = [&choices](double rate, std::optional<double> clockGhz) {
    return inUnit(rate, clockGhz, choices.unit);
  };
  bool measured = false;
  bool shown = false;
  for (const MemoryLine& line : data.lines) {
    const std::size_t rank = rankOfWidth(line.widthBytes);
    plot.lines.push_back(
        {QStringLiteral("%1/%2").arg(line.widthBytes).arg(QString::fromStdString(line.pattern)),
         {keyOfWidth(line.widthBytes), keyOfPattern(line.pattern)},
         MemoryPlot::tr("%1, %2", "width, pattern")
             .arg(widthName(line.widthBytes), patternName(line.pattern)),
         MemoryPlot::tr("%1 B %2", "bytes of the width, pattern; short")
             .arg(QLocale().toString(static_cast<qlonglong>(line.widthBytes)), patternName(line.pattern)),
         {rank, lineMarks[rank], dashOfPattern(line.pattern)},
         pointsOf(line.points, &RegionPoint::region, &RegionPoint::rate, shownRate)});
    measured = measured || !line.points.empty();
    shown = shown || !plot.lines.back().points.empty();
  }
  plot.legend = legendOf(data, choices.published);
  if (choices.published) addPublishedMoves(plot, *choices.published, choices.unit);
  plot.edges = edgesOf(data, choices.edges);
  if (measured && !shown)
    plot.note = MemoryPlot::tr("Bytes per cycle need the clock, which was not measured here.");
  return plot;
}

}  // namespace strata::gui
