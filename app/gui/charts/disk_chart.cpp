// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCharts/qchart.h>
#include <QtCharts/qlineseries.h>
#include <QtCore/qcoreapplication.h>
#include <QtGui/qpen.h>

#include <algorithm>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/charts/legend_row.h"
#include "app/gui/charts/scale.h"
#include "app/gui/charts/tick_axis.h"
#include "app/gui/labels.h"
#include "app/gui/number_text.h"

namespace strata::gui {

namespace {

constexpr int mostSteps = 8;

/// More threads than colours would only look as if they could be told apart.
constexpr std::size_t mostColouredThreads = 4;

Qt::PenStyle dashOf(const std::string& op) {
  return op == "write" ? Qt::SolidLine : Qt::DashLine;
}

/// Rate against the bytes done, a line for each thread and operation. With one thread, colour and dash both
/// tell writing from reading; with more, colour tells the threads apart.
class DiskChart : public ChartPanel {
  Q_DECLARE_TR_FUNCTIONS(DiskChart)

 public:
  explicit DiskChart(QWidget* parent)
      : ChartPanel(DiskChart::tr("Rate along the file of each thread"), QStringLiteral("diskChart"), parent),
        m_x(chart(), Qt::AlignBottom),
        m_y(chart(), Qt::AlignLeft) {
    m_x.setTitle(DiskChart::tr("Written or read"));
    m_y.setTitle(DiskChart::tr("MB/s"));
  }

 protected:
  void drawSeries(const ChartData& all) override {
    const DiskChartData& figures = all.disk;
    m_threads = figures.threads;
    makeSeries(figures);
    double most = 0;
    for (std::size_t i = 0; i < figures.lines.size(); ++i) {
      QList<QPointF> points;
      points.reserve(static_cast<qsizetype>(figures.lines[i].stretches.size()) + 1);
      for (const DiskStretch& stretch : figures.lines[i].stretches) {
        // A stretch is known by its end; its rate holds from where the one before ended.
        if (points.isEmpty()) points.append({0, stretch.rate});
        points.append({stretch.bytesDone, stretch.rate});
        most = std::max(most, stretch.rate);
      }
      m_lines[i].series->replace(points);
    }
    drawLegend(figures);
    drawAxes(figures, most);
  }

  void restyle() override {
    m_x.restyle(theme(), axisFont(), false);
    m_y.restyle(theme(), axisFont(), true);
    for (const Drawn& drawn : m_lines)
      drawn.series->setPen(
          QPen(colourOf(drawn.op, drawn.thread), 2, dashOf(drawn.op), Qt::FlatCap, Qt::RoundJoin));
  }

 private:
  struct Drawn {
    std::string op;
    std::size_t thread;
    QLineSeries* series;  ///< owned by the chart
  };

  QColor colourOf(const std::string& op, std::size_t thread) const {
    if (m_threads <= 1) return theme().series[op == "write" ? 0 : 1];
    if (m_threads > mostColouredThreads) return theme().series[0];
    return theme().series[thread % theme().series.size()];
  }

  void makeSeries(const DiskChartData& figures) {
    const bool fits = std::equal(m_lines.begin(), m_lines.end(), figures.lines.begin(), figures.lines.end(),
                                 [](const Drawn& drawn, const DiskLine& line) {
                                   return drawn.op == line.op && drawn.thread == line.thread;
                                 });
    if (fits) return;
    chart().removeAllSeries();
    m_lines.clear();
    for (const DiskLine& line : figures.lines) {
      auto* series = new QLineSeries;
      chart().addSeries(series);
      series->attachAxis(m_x.axis());
      series->attachAxis(m_y.axis());
      m_lines.push_back({line.op, line.thread, series});
    }
    restyle();
  }

  void drawLegend(const DiskChartData& figures) {
    const bool colourIsThread = figures.threads > 1;
    QList<LegendEntry> entries;
    QStringList named;
    for (const DiskLine& line : figures.lines) {
      const QString name = operationName(line.op);
      if (named.contains(name)) continue;
      named.append(name);
      entries.append(
          {name, colourIsThread ? theme().muted : colourOf(line.op, 0), std::nullopt, dashOf(line.op)});
    }
    if (colourIsThread && figures.threads <= mostColouredThreads)
      for (std::size_t thread = 0; thread < figures.threads; ++thread)
        entries.append({DiskChart::tr("thread %1").arg(QLocale().toString(thread + 1)),
                        colourOf("write", thread), Mark::Square, Qt::NoPen});
    legend().setEntries(entries);
  }

  void drawAxes(const DiskChartData& figures, double most) {
    const std::vector<Bytes> sizes =
        sizeTicks(figures.file > 0_B ? figures.file : 256_MiB, stepsAcross(sizeText(888_MiB), mostSteps));
    QList<Tick> xTicks;
    for (const Bytes size : sizes)
      xTicks.append({static_cast<double>(size.count), size == 0_B ? QLocale().toString(0) : sizeText(size)});
    m_x.setTicks(xTicks, 0, xTicks.last().position);

    const std::vector<double> rates = linearTicks(most, stepsUp(mostSteps));
    QList<Tick> yTicks;
    for (const double rate : rates) yTicks.append({rate, tickText(rate)});
    m_y.setTicks(yTicks, 0, yTicks.last().position);
  }

  std::size_t m_threads = 0;
  TickAxis m_x;
  TickAxis m_y;
  std::vector<Drawn> m_lines;
};

}  // namespace

ChartPanel* makeDiskChart(QWidget* parent) {
  return new DiskChart(parent);
}

}  // namespace strata::gui
