// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

#include <algorithm>

#include "app/gui/charts/moments_plot.h"
#include "app/gui/charts/plot.h"
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

Qt::PenStyle dashOfOp(const std::string& op) {
  return op == "write" ? Qt::SolidLine : Qt::DashLine;
}

QString keyOfOperation(const std::string& op) {
  return QStringLiteral("op-%1").arg(QString::fromStdString(op));
}

QString keyOfThread(std::size_t thread) {
  return QStringLiteral("thread-%1").arg(thread);
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
std::vector<PlotPoint> pointsOf(const DiskLine& line, RateUnit unit, std::size_t most) {
  std::vector<PlotPoint> points;
  points.reserve(line.stretches.size() + 1);
  for (const DiskStretch& stretch : thinned(line.stretches, most)) {
    const std::optional<double> rate = inUnit(stretch.rate, std::nullopt, unit);
    if (!rate) continue;
    PlotPoint point{stretch.bytesDone, *rate};
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

QList<LegendEntry> legendOf(const DiskChartData& data) {
  const bool colourIsThread = data.threads > 1;
  QList<LegendEntry> entries;
  for (const DiskLine& line : data.lines) {
    const QString key = keyOfOperation(line.op);
    if (std::any_of(entries.begin(), entries.end(), [&](const LegendEntry& e) { return e.key == key; }))
      continue;
    PlotStyle style{{}, {}, dashOfOp(line.op)};
    if (!colourIsThread) style.colour = colourOf(line, data.threads);
    entries.append({key, operationName(line.op), style});
  }
  if (colourIsThread && data.threads <= mostColouredThreads)
    for (std::size_t thread = 0; thread < data.threads; ++thread)
      entries.append({keyOfThread(thread),
                      DiskPlot::tr("thread %1").arg(threadText(thread)),
                      {thread, Mark::Square, Qt::NoPen}});
  return entries;
}

}  // namespace

/// Rate against the bytes done, a line for each thread and operation.
Plot diskPlot(const DiskChartData& data, const PlotChoices& choices) {
  // A disk does not follow the core's clock: bytes per cycle would say nothing.
  const RateUnit unit = unitWithoutClock(choices.unit);
  Plot plot;
  plot.title = DiskPlot::tr("Rate along the file of each thread");
  plot.shape = PlotShape::Lines;
  plot.xKind = AxisKind::File;
  plot.xTitle = DiskPlot::tr("Written or read");
  plot.xName = plot.xTitle;
  plot.full = {0, static_cast<double>((data.file > 0_B ? data.file : fileWhenUnknown).count)};
  plot.yKind = AxisKind::Rate;
  plot.unit = rateUnitName(unit);
  const std::size_t mostOfALine =
      std::max(leastPointsOfALine, mostPoints / std::max<std::size_t>(1, data.lines.size()));
  for (const DiskLine& line : data.lines) {
    PlotLine drawn;
    drawn.id = QStringLiteral("%1/%2").arg(QString::fromStdString(line.op)).arg(line.thread);
    drawn.keys = {keyOfOperation(line.op), keyOfThread(line.thread)};
    drawn.name = data.threads > 1 ? DiskPlot::tr("%1, thread %2", "operation, number")
                                        .arg(operationName(line.op), threadText(line.thread))
                                  : operationName(line.op);
    drawn.shortName = data.threads > 1 ? DiskPlot::tr("%1 %2", "operation, number of the thread; short")
                                             .arg(operationName(line.op), threadText(line.thread))
                                       : operationName(line.op);
    drawn.style = {colourOf(line, data.threads), {}, dashOfOp(line.op), data.threads > mostColouredThreads};
    drawn.points = pointsOf(line, unit, mostOfALine);
    plot.lines.push_back(std::move(drawn));
  }
  plot.legend = legendOf(data);
  return plot;
}

}  // namespace strata::gui
