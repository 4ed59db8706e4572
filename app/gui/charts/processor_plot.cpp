// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/qcoreapplication.h>

#include <algorithm>

#include "app/gui/charts/plot.h"
#include "app/gui/text/labels.h"

namespace strata::gui {

namespace {

class ProcessorPlot {
  Q_DECLARE_TR_FUNCTIONS(ProcessorPlot)
};

PlotLine barsOf(const ProcessorBars& bars, const PlotStyle& style, std::size_t threads) {
  const QString id = QString::fromStdString(bars.test.text());
  const QString name = testName(bars.test);
  PlotLine line{id, {id}, name, name, style, {}};
  for (std::size_t thread = 0; thread < std::min(threads, bars.perThread.size()); ++thread) {
    PlotPoint point{static_cast<double>(thread), bars.perThread[thread]};
    point.final = bars.final;
    point.grade = bars.grade;
    // The interval is that of all threads together.
    if (threads == 1) {
      point.low = bars.low;
      point.high = bars.high;
    }
    line.points.push_back(point);
  }
  return line;
}

}  // namespace

/// Bars of each thread, the tests side by side.
Plot processorPlot(const ProcessorChartData& data) {
  const std::size_t threads = std::max<std::size_t>(1, data.threads);
  Plot plot;
  plot.title = ProcessorPlot::tr("Operations per second of each thread");
  plot.shape = PlotShape::Bars;
  plot.xKind = AxisKind::Thread;
  plot.xTitle = ProcessorPlot::tr("Thread");
  plot.xName = plot.xTitle;
  plot.full = {-0.5, static_cast<double>(threads) - 0.5};
  plot.yKind = AxisKind::Rate;
  plot.unit = ProcessorPlot::tr("MOPs/s", "million operations per second");
  for (std::size_t test = 0; test < data.tests.size(); ++test) {
    const PlotStyle style{test, Mark::Square, Qt::NoPen};
    plot.lines.push_back(barsOf(data.tests[test], style, threads));
    plot.legend.append({plot.lines.back().id, plot.lines.back().name, style});
  }
  return plot;
}

}  // namespace strata::gui
