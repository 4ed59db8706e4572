// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>
#include <array>

#include "app/gui/charts/plot.h"
#include "app/gui/labels.h"
#include "app/gui/number_text.h"

namespace strata::gui {

namespace {

class MemoryPlot {
  Q_DECLARE_TR_FUNCTIONS(MemoryPlot)
};

constexpr std::array marks{Mark::Circle, Mark::Square, Mark::Triangle, Mark::Diamond};

/// Half a power of two on both sides, so that no marker is cut off.
constexpr double roomBeside = 0.5;

std::size_t rankOfWidth(std::int64_t widthBytes) {
  std::size_t rank = 0;
  for (std::int64_t width = 1; width < widthBytes && rank + 1 < marks.size(); width *= 2) ++rank;
  return rank;
}

Qt::PenStyle dashOf(const std::string& pattern) {
  return pattern == "random" ? Qt::DashLine : Qt::SolidLine;
}

QString keyOfWidth(std::int64_t bytes) {
  return QStringLiteral("width-%1").arg(bytes);
}

QString keyOfPattern(const std::string& pattern) {
  return QStringLiteral("pattern-%1").arg(QString::fromStdString(pattern));
}

std::vector<PlotPoint> pointsOf(const MemoryLine& line, RateUnit unit) {
  std::vector<PlotPoint> points;
  for (const RegionPoint& figure : line.points) {
    const auto shown = [&](double rate) { return inUnit(rate, figure.clockGhz, unit); };
    const std::optional<double> rate = shown(figure.rate);
    if (!rate || !(*rate > 0)) continue;
    PlotPoint point{static_cast<double>(figure.region.count), *rate};
    if (figure.low) point.low = shown(*figure.low);
    if (figure.high) point.high = shown(*figure.high);
    point.final = figure.final;
    point.grade = figure.grade;
    points.push_back(point);
  }
  return points;
}

QString explanationOf(const CacheEdge& edge, double region, std::size_t sharers) {
  const QString level = QLocale().toString(edge.level);
  const QString size = sizeText(edge.size);
  const QString fits = sizeText(Bytes{static_cast<std::uint64_t>(region)});
  QStringList sentences;
  sentences.append(edge.measured ? MemoryPlot::tr("The L%1 cache: %2 of it could be used when the program "
                                                  "measured it.",
                                                  "level, size")
                                       .arg(level, size)
                                 : MemoryPlot::tr("The L%1 cache: %2.", "level, size").arg(level, size));
  if (sharers > 1)
    sentences.append(MemoryPlot::tr("%Ln threads share it.", nullptr, static_cast<int>(sharers)));
  sentences.append(
      MemoryPlot::tr("A move goes from one region to another: both fit up to %1 each.", "size").arg(fits));
  return sentences.join(u' ');
}

std::vector<PlotEdge> edgesOf(const MemoryChartData& data, const std::vector<CacheEdge>& caches) {
  std::vector<PlotEdge> edges;
  for (const CacheEdge& cache : caches) {
    const double region = regionAtEdge(cache, data.threads, data.close);
    const QString level = QLocale().toString(cache.level);
    edges.push_back(
        {cache.level, region,
         cache.measured ? MemoryPlot::tr("L%1 seen", "level of a cache, of which so much was seen").arg(level)
                        : MemoryPlot::tr("L%1", "level of a cache").arg(level),
         explanationOf(cache, region, threadsInOne(cache, data.threads, data.close))});
  }
  return edges;
}

QList<LegendEntry> legendOf(const MemoryChartData& data) {
  QList<std::int64_t> widths;
  std::vector<std::string> patterns;
  for (const MemoryLine& line : data.lines) {
    if (!widths.contains(line.widthBytes)) widths.append(line.widthBytes);
    if (std::find(patterns.begin(), patterns.end(), line.pattern) == patterns.end())
      patterns.push_back(line.pattern);
  }
  std::sort(widths.begin(), widths.end());
  QList<LegendEntry> entries;
  for (const std::int64_t width : widths) {
    const std::size_t rank = rankOfWidth(width);
    entries.append({keyOfWidth(width), widthName(width), {rank, marks[rank], Qt::NoPen}});
  }
  for (const std::string& pattern : patterns)
    entries.append({keyOfPattern(pattern), patternName(pattern), {{}, {}, dashOf(pattern)}});
  return entries;
}

}  // namespace

/// Rate against the size of the region, a line for each width and pattern: colour and marker say the width,
/// the dash says the pattern.
Plot memoryPlot(const MemoryChartData& data, const PlotChoices& choices) {
  Plot plot;
  plot.title = MemoryPlot::tr("Rate of moves by size of the region");
  plot.shape = PlotShape::Lines;
  plot.xKind = AxisKind::Region;
  plot.xTitle = MemoryPlot::tr("Region of one thread; a move has two");
  plot.xName = MemoryPlot::tr("Region");
  const Bytes least = data.regions.empty() ? 1_KiB : data.regions.front();
  const Bytes most = data.regions.empty() ? 1_MiB : data.regions.back();
  plot.full = {positionOf(AxisKind::Region, static_cast<double>(least.count)) - roomBeside,
               positionOf(AxisKind::Region, static_cast<double>(most.count)) + roomBeside};
  plot.yKind = AxisKind::LogRate;
  plot.unit = rateUnitName(choices.unit);
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
         {rank, marks[rank], dashOf(line.pattern)},
         pointsOf(line, choices.unit)});
    measured = measured || !line.points.empty();
    shown = shown || !plot.lines.back().points.empty();
  }
  plot.legend = legendOf(data);
  plot.edges = edgesOf(data, choices.edges);
  if (measured && !shown)
    plot.note = MemoryPlot::tr("Bytes per cycle need the clock, which was not measured here.");
  return plot;
}

}  // namespace strata::gui
