// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/plot_canvas.h"

#include <QtCharts/qchart.h>
#include <QtCharts/qlegend.h>
#include <QtCharts/qlineseries.h>
#include <QtCore/qmargins.h>
#include <QtGui/qfontmetrics.h>
#include <QtGui/qpen.h>
#include <QtWidgets/qgraphicslayout.h>

#include <algorithm>
#include <cmath>

#include "app/gui/charts/plot_layers.h"
#include "app/gui/text/number_text.h"
#include "app/gui/widgets/elided_label.h"
#include "app/gui/widgets/mark.h"
#include "core/chart/value_axis.h"

namespace strata::gui {

namespace {

constexpr int mostTicksUp = 9;
constexpr int mostTicksAcross = 10;
constexpr int mostThreadLabels = 32;
/// A chart that is less high than this many lines of text has no title at its axis below.
constexpr int leastTitledLines = 8;
/// The share of the chart's height that a title beside it takes at most.
constexpr double shareOfTitle = 0.7;

/// The layers stand between Qt Charts' grid and axes (up to 3) and its series (from 4), and above all.
constexpr qreal belowTheSeries = 3.5;
constexpr qreal aboveTheSeries = 100;

/// One thread has two bars: at full width they would fill the chart.
constexpr double shareOfBars = 0.8;
constexpr double shareOfLoneBars = 0.35;

QString widestLabel(AxisKind kind) {
  if (kind == AxisKind::Percentile) return quantityText(kind, 99.99);
  if (kind == AxisKind::Seconds || kind == AxisKind::Chains) return quantityText(kind, 88.8);
  if (kind == AxisKind::Rate) return quantityText(kind, 888'888);
  if (kind == AxisKind::Pages) return quantityText(kind, 88'888);
  const bool threads = kind == AxisKind::Thread || kind == AxisKind::Count;
  return quantityText(kind, threads ? 8887 : static_cast<double>((888_MiB).count));
}

/// The plot area is not known before the ticks are: their labels take from it.
int leftOfPlot(const QFontMetrics& metrics) {
  return metrics.horizontalAdvance(QStringLiteral("888,888")) + 2 * metrics.height();
}

}  // namespace

PlotCanvas::PlotCanvas(QChart& chart)
    : m_chart(chart),
      m_x(chart, Qt::AlignBottom),
      m_y(chart, Qt::AlignLeft),
      m_below(new PlotLayer(*this, belowTheSeries, paintBelow)),
      m_above(new PlotLayer(*this, aboveTheSeries, paintAbove)) {
  chart.setBackgroundVisible(false);
  chart.legend()->hide();
  chart.layout()->setContentsMargins(0, 0, 0, 0);
}

void PlotCanvas::draw(const Chart& plot, std::optional<Span> zoom) {
  m_plot = plot;
  makeSeries();
  fillSeries();
  const QFontMetrics metrics(m_look.font);
  setMargins();
  // In a lower chart Qt Charts would shorten the title to three dots, in a narrower one it would cut words.
  const bool titled = m_chart.size().height() > leastTitledLines * metrics.height();
  const double across = m_chart.size().width() - leftOfPlot(metrics) - m_chart.margins().right();
  m_x.setTitle(titled ? withoutLastFacts(QString::fromStdString(m_plot.xTitle), metrics,
                                         std::max(0, static_cast<int>(across)))
                      : QString());
  m_y.setTitle(titleUpwards());
  drawAxes(zoom);
  // Ticks beside which nothing stands would look like figures.
  const bool drawn = hasPoints(m_plot);
  for (TickAxis* axis : {&m_x, &m_y}) axis->setShown(drawn);
  m_below->update();
  m_above->update();
}

/// The first that has room.
QString PlotCanvas::titleUpwards() const {
  const QFontMetrics metrics(m_look.font);
  for (const std::string& title : {m_plot.yTitle, m_plot.yBrief})
    if (const QString text = QString::fromStdString(title);
        !text.isEmpty() && metrics.horizontalAdvance(text) <= shareOfTitle * m_chart.size().height())
      return text;
  return QString::fromStdString(m_plot.unit);
}

void PlotCanvas::setLook(const PlotLook& look) {
  m_look = look;
  m_x.restyle(look.theme, look.font, false);
  m_y.restyle(look.theme, look.font, true);
  styleSeries();
}

/// Room for the halves of the labels at the ends of the axes, and for the names of the edges above.
void PlotCanvas::setMargins() {
  const QFontMetrics metrics(m_look.font);
  const int rows = edgeLabelRows(m_plot);
  const int above = rows == 0 ? metrics.height() / 2 + 2 : rows * metrics.height() + 6;
  const int beside = metrics.horizontalAdvance(widestLabel(m_plot.xKind)) / 2 + 8;
  const int names = endLabelWidth(*this);
  const QMargins margins(0, above, std::max(beside, names), 0);
  if (m_chart.margins() != margins) m_chart.setMargins(margins);
}

void PlotCanvas::drawAxes(std::optional<Span> zoom) {
  const QFontMetrics metrics(m_look.font);
  const bool threads = m_plot.xKind == AxisKind::Thread;
  const double across = m_chart.size().width() - leftOfPlot(metrics);
  const int gap = metrics.averageCharWidth() * 2;
  const int room = static_cast<int>(across / (metrics.horizontalAdvance(widestLabel(m_plot.xKind)) + gap));
  m_x.setTicks(m_plot.xKind, ticksAcross(m_plot.xKind, zoom.value_or(m_plot.full),
                                         std::clamp(room, 2, threads ? mostThreadLabels : mostTicksAcross)));

  const double up = m_chart.size().height() - 4 * metrics.height();
  m_y.setTicks(m_plot.yKind,
               ticksOfValues(m_plot, m_x.span(),
                             std::clamp(static_cast<int>(up / (2 * metrics.height())), 2, mostTicksUp)));
}

void PlotCanvas::makeSeries() {
  std::vector<std::string> ids;
  if (m_plot.shape == ChartShape::Lines)
    for (const ChartSeries& line : m_plot.series) ids.push_back(line.id);
  if (ids == m_ids) {
    styleSeries();
    return;
  }
  m_chart.removeAllSeries();
  m_lines.clear();
  m_ids = std::move(ids);
  for (std::size_t i = 0; i < m_ids.size(); ++i) {
    auto* line = new QLineSeries;
    m_chart.addSeries(line);
    line->attachAxis(m_x.axis());
    line->attachAxis(m_y.axis());
    m_lines.push_back(line);
  }
  styleSeries();
}

void PlotCanvas::fillSeries() {
  for (std::size_t i = 0; i < m_lines.size(); ++i) {
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(m_plot.series[i].points.size()));
    for (const ChartPoint& point : m_plot.series[i].points)
      points.append({positionOf(m_plot.xKind, point.x), positionOf(m_plot.yKind, point.y)});
    if (m_lines[i]->points() != points) m_lines[i]->replace(points);
  }
}

void PlotCanvas::styleSeries() {
  for (std::size_t i = 0; i < m_lines.size(); ++i) {
    const QPen pen = isDrawnInParts(m_plot.series[i]) ? QPen(Qt::NoPen) : penOf(m_plot.series[i], m_look);
    if (m_lines[i]->pen() != pen) m_lines[i]->setPen(pen);
  }
}

QRectF PlotCanvas::plotArea() const {
  return m_chart.plotArea();
}

double PlotCanvas::pixelAcross(double x) const {
  const QRectF area = plotArea();
  const double share = (positionOf(m_plot.xKind, x) - m_x.span().first) / m_x.span().length();
  return area.left() + share * area.width();
}

QPointF PlotCanvas::pixelOf(double x, double y) const {
  const QRectF area = plotArea();
  const double share = (positionOf(m_plot.yKind, y) - m_y.span().first) / m_y.span().length();
  return {pixelAcross(x), area.bottom() - share * area.height()};
}

double PlotCanvas::positionAt(double pixelX) const {
  const QRectF area = plotArea();
  return m_x.span().first + (pixelX - area.left()) / area.width() * m_x.span().length();
}

QRectF PlotCanvas::barOf(std::size_t line, double x, double y) const {
  const auto lines = static_cast<double>(m_plot.series.size());
  const double width = (m_plot.full.length() <= 1 ? shareOfLoneBars : shareOfBars) / lines;
  const double left = x + (static_cast<double>(line) - lines / 2) * width;
  // A logarithmic axis has no place for 0: a bar begins where the axis does.
  return QRectF(pixelOf(left, y), QPointF(pixelAcross(left + width), plotArea().bottom())).normalized();
}

}  // namespace strata::gui
