// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>

#include "app/gui/charts/chart_builders.h"
#include "app/gui/charts/moments_plot.h"
#include "app/gui/text/labels.h"

namespace strata::gui {

namespace {

class DiskPlot {
  Q_DECLARE_TR_FUNCTIONS(DiskPlot)
};

/// More threads than colours would only look as if they could be told apart.
constexpr std::size_t mostColouredThreads = 4;

/// All lines together. More take longer to draw than there is time between two drawings; where there are so
/// many, nobody sees each stretch.
constexpr std::size_t mostPoints = 8192;
constexpr std::size_t leastPointsOfALine = 64;

constexpr Bytes fileWhenUnknown = 256_MiB;

Dash dashOfOp(const std::string& op) {
  return op == "write" ? Dash::Solid : Dash::Dashed;
}

std::string keyOfOperation(const std::string& op) {
  return "op-" + op;
}

std::string keyOfThread(std::size_t thread) {
  return "thread-" + std::to_string(thread);
}

QString threadText(std::size_t thread) {
  return QLocale().toString(static_cast<qulonglong>(thread) + 1);
}

/// With one thread, colour and dash both tell writing from reading; with more, colour tells the threads
/// apart.
std::optional<std::size_t> colourOf(const DiskLine& line, std::size_t threads) {
  if (threads <= 1) return line.op == "write" ? 0 : 1;
  return threads > mostColouredThreads ? 0 : line.thread;
}

/// At most `most` and the beginning.
std::vector<ChartPoint> pointsOf(const DiskLine& line, RateUnit unit, std::size_t most) {
  std::vector<ChartPoint> points;
  points.reserve(line.stretches.size() + 1);
  for (const DiskStretch& stretch : thinned(line.stretches, most)) {
    const std::optional<double> rate = inUnit(stretch.rate, std::nullopt, unit);
    if (!rate) continue;
    ChartPoint point{stretch.bytesDone, *rate};
    point.final = line.grade.has_value();
    point.grade = line.grade;
    // A stretch is known by its end; its rate holds from where the one before ended.
    if (points.empty()) {
      points.push_back(point);
      points.back().x = 0;
    }
    points.push_back(point);
  }
  return points;
}

std::vector<LegendEntry> legendOf(const DiskChartData& data) {
  const bool colourIsThread = data.threads > 1;
  std::vector<LegendEntry> entries;
  for (const DiskLine& line : data.lines) {
    const std::string key = keyOfOperation(line.op);
    if (std::any_of(entries.begin(), entries.end(), [&](const LegendEntry& e) { return e.key == key; }))
      continue;
    SeriesStyle style{{}, {}, dashOfOp(line.op)};
    if (!colourIsThread) style.colour = colourOf(line, data.threads);
    entries.push_back({key, operationName(line.op).toStdString(), style});
  }
  if (colourIsThread && data.threads <= mostColouredThreads)
    for (std::size_t thread = 0; thread < data.threads; ++thread)
      entries.push_back({keyOfThread(thread),
                         DiskPlot::tr("thread %1").arg(threadText(thread)).toStdString(),
                         {thread, Mark::Square, Dash::None}});
  return entries;
}

}  // namespace

/// Rate against the bytes done, a line for each thread and operation.
Chart diskChart(const ChartData& all, const ChartChoices& choices) {
  const DiskChartData& data = all.disk;
  // A disk does not follow the core's clock: bytes per cycle would say nothing.
  const RateUnit unit = unitWithoutClock(choices.unit);
  Chart plot;
  plot.title = DiskPlot::tr("Rate along the file of each thread").toStdString();
  plot.shape = ChartShape::Lines;
  plot.xKind = AxisKind::File;
  plot.xTitle = DiskPlot::tr("Written or read").toStdString();
  plot.xName = plot.xTitle;
  plot.full = {0, static_cast<double>((data.file > 0_B ? data.file : fileWhenUnknown).count)};
  plot.yKind = AxisKind::Rate;
  plot.unit = rateUnitName(unit).toStdString();
  const std::size_t mostOfALine =
      std::max(leastPointsOfALine, mostPoints / std::max<std::size_t>(1, data.lines.size()));
  for (const DiskLine& line : data.lines) {
    ChartSeries drawn;
    drawn.id = line.op + '/' + std::to_string(line.thread);
    drawn.keys = {keyOfOperation(line.op), keyOfThread(line.thread)};
    drawn.name = (data.threads > 1 ? DiskPlot::tr("%1, thread %2", "operation, number")
                                         .arg(operationName(line.op), threadText(line.thread))
                                   : operationName(line.op))
                     .toStdString();
    drawn.shortName = (data.threads > 1 ? DiskPlot::tr("%1 %2", "operation, number of the thread; short")
                                              .arg(operationName(line.op), threadText(line.thread))
                                        : operationName(line.op))
                          .toStdString();
    drawn.style = {colourOf(line, data.threads), {}, dashOfOp(line.op), data.threads > mostColouredThreads};
    drawn.points = pointsOf(line, unit, mostOfALine);
    plot.series.push_back(std::move(drawn));
  }
  plot.legend = legendOf(data);
  return plot;
}

}  // namespace strata::gui
