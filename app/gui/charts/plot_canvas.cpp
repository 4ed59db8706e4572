// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/plot_canvas.h"

#include <QtCharts/qbarseries.h>
#include <QtCharts/qbarset.h>
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

namespace strata::gui {

namespace {

constexpr int mostTicksUp = 9;
constexpr int mostTicksAcross = 10;
constexpr int mostThreadLabels = 32;

/// The layers stand between Qt Charts' grid and axes (up to 3) and its series (from 4), and above all.
constexpr qreal belowTheSeries = 3.5;
constexpr qreal aboveTheSeries = 100;

/// One thread has two bars: at full width they would fill the chart.
constexpr double shareOfBars = 0.8;
constexpr double shareOfLoneBars = 0.35;

double shareOfBarsIn(const Plot& plot) {
  return plot.full.length() <= 1 ? shareOfLoneBars : shareOfBars;
}

QString widestLabel(AxisKind kind) {
  return quantityText(kind, kind == AxisKind::Thread ? 8887 : static_cast<double>((888_MiB).count));
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

void PlotCanvas::draw(const Plot& plot, std::optional<Span> zoom) {
  m_plot = plot;
  makeSeries();
  fillSeries();
  m_x.setTitle(m_plot.xTitle);
  m_y.setTitle(m_plot.unit);
  setMargins();
  drawAxes(zoom);
  m_below->update();
  m_above->update();
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
  const int above = m_plot.edges.empty() ? metrics.height() / 2 + 2 : metrics.height() + 6;
  const int beside = metrics.horizontalAdvance(widestLabel(m_plot.xKind)) / 2 + 8;
  const QMargins margins(0, above, beside, 0);
  if (m_chart.margins() != margins) m_chart.setMargins(margins);
}

void PlotCanvas::drawAxes(std::optional<Span> zoom) {
  const QFontMetrics metrics(m_look.font);
  const bool threads = m_plot.xKind == AxisKind::Thread;
  // The plot area is not known before the ticks are: their labels take from it.
  const int leftOfPlot = metrics.horizontalAdvance(QStringLiteral("888,888")) + 2 * metrics.height();
  const double across = m_chart.size().width() - leftOfPlot;
  const int gap = metrics.averageCharWidth() * 2;
  const int room = static_cast<int>(across / (metrics.horizontalAdvance(widestLabel(m_plot.xKind)) + gap));
  m_x.setTicks(ticksAcross(m_plot.xKind, zoom.value_or(m_plot.full),
                           std::clamp(room, 2, threads ? mostThreadLabels : mostTicksAcross)));

  const double up = m_chart.size().height() - 4 * metrics.height();
  const auto [least, most] = reachOf(m_plot, m_x.span());
  m_y.setTicks(ticksUp(m_plot.yKind, least, most,
                       std::clamp(static_cast<int>(up / (2 * metrics.height())), 2, mostTicksUp)));
}

void PlotCanvas::makeSeries() {
  std::vector<QString> ids;
  for (const PlotLine& line : m_plot.lines) ids.push_back(line.id);
  const bool bars = m_plot.shape == PlotShape::Bars;
  const auto columns = static_cast<int>(std::lround(m_plot.full.length()));
  const bool fits = ids == m_ids && (bars ? m_bars != nullptr : m_bars == nullptr) &&
                    (!bars || ids.empty() || m_bars->barSets().front()->count() == columns);
  if (fits) return;
  m_chart.removeAllSeries();
  m_lines.clear();
  m_bars = nullptr;
  m_ids = std::move(ids);
  bars ? makeBars() : makeLines();
  styleSeries();
}

void PlotCanvas::makeLines() {
  for (std::size_t i = 0; i < m_ids.size(); ++i) {
    auto* line = new QLineSeries;
    m_chart.addSeries(line);
    line->attachAxis(m_x.axis());
    line->attachAxis(m_y.axis());
    m_lines.push_back(line);
  }
}

void PlotCanvas::makeBars() {
  m_bars = new QBarSeries;
  m_bars->setBarWidth(shareOfBarsIn(m_plot));
  const auto columns = static_cast<int>(std::lround(m_plot.full.length()));
  for (const QString& id : m_ids) {
    auto* set = new QBarSet(id);
    for (int column = 0; column < columns; ++column) set->append(0);
    m_bars->append(set);
  }
  m_chart.addSeries(m_bars);
  m_bars->attachAxis(m_x.axis());
  m_bars->attachAxis(m_y.axis());
}

void PlotCanvas::fillSeries() {
  if (m_bars != nullptr) {
    const QList<QBarSet*> sets = m_bars->barSets();
    for (qsizetype i = 0; i < sets.size(); ++i) {
      QList<qreal> values(sets[i]->count(), 0);
      for (const PlotPoint& point : m_plot.lines[static_cast<std::size_t>(i)].points)
        values[std::lround(point.x)] = point.y;
      for (int column = 0; column < sets[i]->count(); ++column)
        if (sets[i]->at(column) != values[column]) sets[i]->replace(column, values[column]);
    }
    return;
  }
  for (std::size_t i = 0; i < m_lines.size(); ++i) {
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(m_plot.lines[i].points.size()));
    for (const PlotPoint& point : m_plot.lines[i].points)
      points.append({positionOf(m_plot.xKind, point.x), positionOf(m_plot.yKind, point.y)});
    if (m_lines[i]->points() != points) m_lines[i]->replace(points);
  }
}

void PlotCanvas::styleSeries() {
  if (m_bars != nullptr) {
    const QList<QBarSet*> sets = m_bars->barSets();
    for (qsizetype i = 0; i < sets.size(); ++i) {
      sets[i]->setColor(colourOf(m_plot.lines[static_cast<std::size_t>(i)].style, m_look.theme));
      sets[i]->setPen(Qt::NoPen);
    }
  }
  const qreal width = lineWidth(QFontMetricsF(m_look.font).height());
  for (std::size_t i = 0; i < m_lines.size(); ++i) {
    const PlotStyle& style = m_plot.lines[i].style;
    m_lines[i]->setPen(QPen(colourOf(style, m_look.theme), width, style.line, Qt::FlatCap, Qt::RoundJoin));
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
  const auto lines = static_cast<double>(m_plot.lines.size());
  const double width = shareOfBarsIn(m_plot) / lines;
  const double left = x + (static_cast<double>(line) - lines / 2) * width;
  return QRectF(pixelOf(left, y), pixelOf(left + width, 0)).normalized();
}

}  // namespace strata::gui
