// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCharts/qbarseries.h>
#include <QtCharts/qbarset.h>
#include <QtCharts/qchart.h>
#include <QtCore/qcoreapplication.h>
#include <QtGui/qpen.h>

#include <algorithm>
#include <memory>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/charts/legend_row.h"
#include "app/gui/charts/scale.h"
#include "app/gui/charts/tick_axis.h"
#include "app/gui/labels.h"
#include "app/gui/number_text.h"

namespace strata::gui {

namespace {

constexpr int mostSteps = 8;
constexpr int mostThreadLabels = 32;

/// Bars of each thread, the tests side by side.
class ProcessorChart : public ChartPanel {
  Q_DECLARE_TR_FUNCTIONS(ProcessorChart)

 public:
  explicit ProcessorChart(QWidget* parent)
      : ChartPanel(ProcessorChart::tr("Operations per second of each thread"),
                   QStringLiteral("processorChart"), parent),
        m_x(chart(), Qt::AlignBottom),
        m_y(chart(), Qt::AlignLeft),
        m_series(new QBarSeries) {
    chart().addSeries(m_series);
    m_series->attachAxis(m_x.axis());
    m_series->attachAxis(m_y.axis());
    m_x.setTitle(ProcessorChart::tr("Thread"));
    m_y.setTitle(ProcessorChart::tr("MOPs/s"));
  }

 protected:
  void drawSeries(const ChartData& all) override {
    const ProcessorChartData& figures = all.processor;
    const std::size_t threads = std::max<std::size_t>(1, figures.threads);
    makeSets(figures.tests.size(), threads);

    QList<LegendEntry> entries;
    double most = 0;
    for (std::size_t i = 0; i < figures.tests.size(); ++i) {
      const ProcessorBars& bars = figures.tests[i];
      QBarSet* set = m_series->barSets()[static_cast<qsizetype>(i)];
      for (std::size_t thread = 0; thread < threads; ++thread) {
        const double value = thread < bars.perThread.size() ? bars.perThread[thread] : 0;
        set->replace(static_cast<int>(thread), value);
        most = std::max(most, value);
      }
      entries.append({testName(bars.test), colourOf(i), Mark::Square, Qt::NoPen});
    }
    legend().setEntries(entries);
    drawAxes(threads, most);
  }

  void restyle() override {
    m_x.restyle(theme(), axisFont(), false);
    m_y.restyle(theme(), axisFont(), true);
    const QList<QBarSet*> sets = m_series->barSets();
    for (qsizetype i = 0; i < sets.size(); ++i) {
      sets[i]->setColor(colourOf(static_cast<std::size_t>(i)));
      sets[i]->setPen(Qt::NoPen);
    }
  }

 private:
  QColor colourOf(std::size_t test) const { return theme().series[test % theme().series.size()]; }

  void makeSets(std::size_t tests, std::size_t threads) {
    const QList<QBarSet*> sets = m_series->barSets();
    const bool fits = static_cast<std::size_t>(sets.size()) == tests &&
                      std::all_of(sets.begin(), sets.end(), [&](const QBarSet* set) {
                        return static_cast<std::size_t>(set->count()) == threads;
                      });
    if (fits) return;
    m_series->clear();
    for (std::size_t i = 0; i < tests; ++i) {
      auto* set = new QBarSet(QString::number(i));
      for (std::size_t thread = 0; thread < threads; ++thread) set->append(0);
      m_series->append(set);
    }
    // One thread has two bars: at full width they would fill the chart.
    m_series->setBarWidth(threads == 1 ? 0.35 : 0.8);
    restyle();
  }

  void drawAxes(std::size_t threads, double most) {
    QList<Tick> xTicks;
    const auto room = static_cast<std::size_t>(stepsAcross(QStringLiteral("8888"), mostThreadLabels));
    const std::size_t step = (threads + room - 1) / room;
    for (std::size_t thread = 0; thread < threads; thread += step)
      xTicks.append({static_cast<double>(thread), QLocale().toString(thread + 1)});
    m_x.setTicks(xTicks, -0.5, static_cast<double>(threads) - 0.5);

    const std::vector<double> values = linearTicks(most, stepsUp(mostSteps));
    QList<Tick> yTicks;
    for (const double value : values) yTicks.append({value, tickText(value)});
    m_y.setTicks(yTicks, values.front(), values.back());
  }

  TickAxis m_x;
  TickAxis m_y;
  QBarSeries* m_series;  ///< owned by the chart
};

}  // namespace

ChartPanel* makeProcessorChart(QWidget* parent) {
  return new ProcessorChart(parent);
}

}  // namespace strata::gui
