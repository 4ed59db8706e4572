// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCharts/qchart.h>
#include <QtCharts/qlineseries.h>
#include <QtCharts/qscatterseries.h>
#include <QtCore/qcoreapplication.h>
#include <QtGui/qpen.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/charts/legend_row.h"
#include "app/gui/charts/scale.h"
#include "app/gui/charts/tick_axis.h"
#include "app/gui/labels.h"
#include "app/gui/number_text.h"

namespace strata::gui {

namespace {

constexpr int mostSteps = 10;
constexpr qreal markerSize = 9;

constexpr std::array marks{Mark::Circle, Mark::Square, Mark::Triangle, Mark::Diamond};

QScatterSeries::MarkerShape shapeOf(Mark mark) {
  switch (mark) {
    case Mark::Circle:
      return QScatterSeries::MarkerShapeCircle;
    case Mark::Square:
      return QScatterSeries::MarkerShapeRectangle;
    case Mark::Triangle:
      return QScatterSeries::MarkerShapeTriangle;
    case Mark::Diamond:
      return QScatterSeries::MarkerShapeRotatedRectangle;
  }
  return QScatterSeries::MarkerShapeCircle;
}

/// Colour and marker say the width, the dash says the pattern.
std::size_t rankOfWidth(std::int64_t widthBytes) {
  std::size_t rank = 0;
  for (std::int64_t width = 1; width < widthBytes && rank + 1 < marks.size(); width *= 2) ++rank;
  return rank;
}

Qt::PenStyle dashOf(const std::string& pattern) {
  return pattern == "random" ? Qt::DashLine : Qt::SolidLine;
}

/// Rate against the size of the region, a line for each width and pattern; both axes logarithmic, since
/// caches and rates span powers of ten.
class MemoryChart : public ChartPanel {
  Q_DECLARE_TR_FUNCTIONS(MemoryChart)

 public:
  explicit MemoryChart(QWidget* parent)
      : ChartPanel(MemoryChart::tr("Rate of moves by size of the region"), QStringLiteral("memoryChart"),
                   parent),
        m_x(chart(), Qt::AlignBottom),
        m_y(chart(), Qt::AlignLeft) {
    m_x.setTitle(MemoryChart::tr("Region of one thread"));
    m_y.setTitle(MemoryChart::tr("MB/s"));
  }

 protected:
  void drawSeries(const ChartData& all) override {
    const MemoryChartData& figures = all.memory;
    makeSeries(figures);
    double least = 0;
    double most = 0;
    for (std::size_t i = 0; i < figures.lines.size(); ++i) {
      QList<QPointF> points;
      for (const RegionPoint& point : figures.lines[i].points) {
        if (!(point.rate > 0)) continue;
        points.append({std::log2(static_cast<double>(point.region.count)), std::log10(point.rate)});
        least = least > 0 ? std::min(least, point.rate) : point.rate;
        most = std::max(most, point.rate);
      }
      m_lines[i].line->replace(points);
      m_lines[i].markers->replace(points);
    }
    drawLegend(figures);
    drawAxes(figures, least, most);
  }

  void restyle() override {
    m_x.restyle(theme(), axisFont(), false);
    m_y.restyle(theme(), axisFont(), true);
    for (const Drawn& drawn : m_lines) {
      const QColor colour = colourOf(drawn.widthBytes);
      QPen pen(colour, 2, dashOf(drawn.pattern), Qt::FlatCap, Qt::RoundJoin);
      drawn.line->setPen(pen);
      drawn.markers->setMarkerShape(shapeOf(marks[rankOfWidth(drawn.widthBytes)]));
      drawn.markers->setMarkerSize(markerSize);
      drawn.markers->setColor(colour);
      drawn.markers->setBorderColor(palette().color(QPalette::Base));
    }
  }

 private:
  struct Drawn {
    std::int64_t widthBytes;
    std::string pattern;
    QLineSeries* line;        ///< owned by the chart
    QScatterSeries* markers;  ///< owned by the chart
  };

  QColor colourOf(std::int64_t widthBytes) const { return theme().series[rankOfWidth(widthBytes)]; }

  void makeSeries(const MemoryChartData& figures) {
    const bool fits =
        std::equal(m_lines.begin(), m_lines.end(), figures.lines.begin(), figures.lines.end(),
                   [](const Drawn& drawn, const MemoryLine& line) {
                     return drawn.widthBytes == line.widthBytes && drawn.pattern == line.pattern;
                   });
    if (fits) return;
    chart().removeAllSeries();
    m_lines.clear();
    for (const MemoryLine& line : figures.lines) {
      Drawn drawn{line.widthBytes, line.pattern, new QLineSeries, new QScatterSeries};
      for (QXYSeries* series :
           {static_cast<QXYSeries*>(drawn.line), static_cast<QXYSeries*>(drawn.markers)}) {
        chart().addSeries(series);
        series->attachAxis(m_x.axis());
        series->attachAxis(m_y.axis());
      }
      m_lines.push_back(drawn);
    }
    restyle();
  }

  void drawLegend(const MemoryChartData& figures) {
    QList<std::int64_t> widths;
    QStringList patterns;
    for (const MemoryLine& line : figures.lines) {
      if (!widths.contains(line.widthBytes)) widths.append(line.widthBytes);
      const QString pattern = QString::fromStdString(line.pattern);
      if (!patterns.contains(pattern)) patterns.append(pattern);
    }
    std::sort(widths.begin(), widths.end());
    QList<LegendEntry> entries;
    for (const std::int64_t width : widths)
      entries.append({widthName(width), colourOf(width), marks[rankOfWidth(width)], Qt::NoPen});
    for (const QString& pattern : patterns) {
      const std::string id = pattern.toStdString();
      entries.append({patternName(id), theme().muted, std::nullopt, dashOf(id)});
    }
    legend().setEntries(entries);
  }

  void drawAxes(const MemoryChartData& figures, double least, double most) {
    // Half a step of room on both sides, so that no marker is cut off.
    const double smallest =
        static_cast<double>((figures.regions.empty() ? 1_KiB : figures.regions.front()).count) / 1.42;
    const double largest =
        static_cast<double>((figures.regions.empty() ? 1_MiB : figures.regions.back()).count) * 1.42;
    QList<Tick> xTicks;
    for (const Bytes size : powerTicks(smallest, largest, stepsAcross(sizeText(888_MiB), mostSteps)))
      xTicks.append({std::log2(static_cast<double>(size.count)), sizeText(size)});
    m_x.setTicks(xTicks, std::log2(smallest), std::log2(largest));

    const bool empty = !(most > 0);
    const LogScale rates = logScale(empty ? 1000 : least, empty ? 10000 : most, stepsUp(mostSteps) + 1);
    QList<Tick> yTicks;
    for (const double rate : rates.ticks) yTicks.append({std::log10(rate), tickText(rate)});
    m_y.setTicks(yTicks, std::log10(rates.first), std::log10(rates.last));
  }

  TickAxis m_x;
  TickAxis m_y;
  std::vector<Drawn> m_lines;
};

}  // namespace

ChartPanel* makeMemoryChart(QWidget* parent) {
  return new MemoryChart(parent);
}

}  // namespace strata::gui
