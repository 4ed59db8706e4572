// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/plot_layers.h"

#include <QtCharts/qchart.h>
#include <QtCore/qline.h>
#include <QtGui/qfontmetrics.h>
#include <QtGui/qpainter.h>
#include <QtGui/qpen.h>
#include <QtGui/qpolygon.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/gui/charts/plot_canvas.h"
#include "app/gui/text/number_text.h"
#include "app/gui/widgets/mark.h"
#include "core/report/number_text.h"

namespace strata::gui {

namespace {

constexpr qreal labelGap = 4;
/// The widest name at the end of a line, in characters of usual width.
constexpr double mostOfEndLabel = 26;
/// Eight bands lie over one another at worst: each is faint.
constexpr double bandOpacityLight = 0.16;
constexpr double bandOpacityDark = 0.26;
constexpr double paleOpacity = 0.4;

qreal markSize(const PlotCanvas& canvas) {
  return std::clamp(QFontMetricsF(canvas.look().font).height() * 0.5, 6.0, 14.0);
}

bool isShown(const PlotCanvas& canvas, const ChartPoint& point) {
  return canvas.shown().contains(positionOf(canvas.plot().xKind, point.x));
}

/// A rate of nothing has no place on a logarithmic axis: the band then reaches down to the axis.
double lowOf(const PlotCanvas& canvas, const ChartPoint& point) {
  return canvas.plot().yKind == AxisKind::Change ? *point.low : std::max(*point.low, point.y / 1e6);
}

bool isLine(const ChartSeries& line) {
  return line.isFold || (line.style.line != Dash::None && line.steps.empty());
}

/// Paints the band between each two neighbours that both have an interval.
void paintBand(QPainter& painter, const PlotCanvas& canvas, const ChartSeries& line) {
  QPolygonF upper;
  QPolygonF lower;
  const auto paintPart = [&] {
    if (upper.size() > 1) {
      QPolygonF part = upper;
      for (auto point = lower.rbegin(); point != lower.rend(); ++point) part.append(*point);
      painter.drawPolygon(part);
    }
    upper.clear();
    lower.clear();
  };
  for (const ChartPoint& point : line.points) {
    if (!point.low || !point.high) {
      paintPart();
      continue;
    }
    upper.append(canvas.pixelOf(point.x, *point.high));
    lower.append(canvas.pixelOf(point.x, lowOf(canvas, point)));
  }
  paintPart();
}

void paintBands(QPainter& painter, const PlotCanvas& canvas) {
  painter.save();
  painter.setClipRect(canvas.plotArea());
  painter.setPen(Qt::NoPen);
  for (const ChartSeries& line : canvas.plot().series) {
    // Nothing was measured between points that no line joins.
    if (!isLine(line)) continue;
    QColor tint = colourOf(line.style, canvas.look().theme);
    tint.setAlphaF(static_cast<float>(canvas.look().theme.dark ? bandOpacityDark : bandOpacityLight));
    painter.setBrush(tint);
    paintBand(painter, canvas, line);
  }
  painter.restore();
}

void paintEdges(QPainter& painter, const PlotCanvas& canvas) {
  const QRectF area = canvas.plotArea();
  const Theme& theme = canvas.look().theme;
  const std::vector<ChartEdge>& edges = canvas.plot().edges;
  for (const ChartEdge& edge : edges) {
    if (!canvas.shown().contains(positionOf(canvas.plot().xKind, edge.x))) continue;
    painter.setPen(edge.inferred ? QPen(theme.accent, 1) : QPen(theme.muted, 1, Qt::DotLine));
    const double x = canvas.pixelAcross(edge.x);
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
  }
  painter.setFont(canvas.look().font);
  for (const EdgeLabel& label : edgeLabels(canvas)) {
    painter.setPen(edges[label.edge].inferred ? theme.accent : theme.muted);
    painter.drawText(label.box, static_cast<int>(Qt::AlignCenter),
                     QString::fromStdString(edges[label.edge].label));
  }
}

/// The part of the limit that is in sight, from left to right; null where none is.
QLineF shownLine(const ChartLimit& limit, const PlotCanvas& canvas) {
  const QRectF area = canvas.plotArea();
  const QPointF from = canvas.pixelOf(limit.from, limit.y);
  const QPointF to = canvas.pixelOf(limit.to, limit.y);
  const double left = std::max(from.x(), area.left());
  const double right = std::min(to.x(), area.right());
  if (right <= left || to.y() < area.top() || to.y() > area.bottom()) return {};
  return {left, to.y(), right, to.y()};
}

void paintLimits(QPainter& painter, const PlotCanvas& canvas) {
  const std::vector<ChartLimit>& limits = canvas.plot().limits;
  painter.save();
  for (const ChartLimit& limit : limits) {
    const QLineF line = shownLine(limit, canvas);
    if (line.isNull()) continue;
    painter.setPen(QPen(colourOf(limit.style, canvas.look().theme), 1.5, Qt::DashLine));
    painter.drawLine(line);
  }
  painter.setFont(canvas.look().font);
  painter.setPen(canvas.look().text);
  // Edges and lines may cross a label.
  QColor ground = canvas.look().base;
  ground.setAlphaF(0.8F);
  for (const LimitLabel& label : limitLabels(canvas)) {
    painter.fillRect(label.box, ground);
    painter.drawText(label.box, static_cast<int>(Qt::AlignCenter),
                     QString::fromStdString(limits[label.limit].label));
  }
  painter.restore();
}

void paintWhisker(QPainter& painter, const QPointF& high, const QPointF& low) {
  if (low.y() - high.y() < leastWhisker) return;
  painter.drawLine(high, low);
  for (const QPointF& end : {high, low})
    painter.drawLine(end - QPointF(whiskerCap, 0), end + QPointF(whiskerCap, 0));
}

void paintMarks(QPainter& painter, const PlotCanvas& canvas, const ChartSeries& line) {
  const QColor colour = colourOf(line.style, canvas.look().theme);
  const qreal size = markSize(canvas);
  // A line of one point has no band, nor have points that no line joins.
  if (line.points.size() == 1 || !isLine(line)) {
    painter.setPen(QPen(colour, 1));
    for (const ChartPoint& point : line.points) {
      if (!point.low || !point.high || !isShown(canvas, point)) continue;
      // A line has its colour on the middle of a pixel; between two it is pale.
      const double middle = std::floor(canvas.pixelAcross(point.x)) + 0.5;
      paintWhisker(painter, {middle, canvas.pixelOf(point.x, *point.high).y()},
                   {middle, canvas.pixelOf(point.x, lowOf(canvas, point)).y()});
    }
  }
  for (const ChartPoint& point : line.points) {
    if (!isShown(canvas, point)) continue;
    // Filled: a result. Hollow: a figure on the way to it.
    painter.setPen(point.final ? QPen(canvas.look().base, 1) : QPen(colour, 1.5));
    painter.setBrush(point.final ? colour : canvas.look().base);
    paintMark(painter, *line.style.mark, canvas.pixelOf(point.x, point.y), size);
  }
}

void paintLine(QPainter& painter, const PlotCanvas& canvas, const ChartSeries& line) {
  QPen pen = penOf(line, canvas.look());
  const Chart& plot = canvas.plot();
  painter.save();
  // A line on the edge has all of its width.
  const qreal half = pen.widthF() / 2;
  painter.setClipRect(canvas.plotArea().adjusted(-half, -half, half, half));
  for (const LinePart& part :
       linePartsOf(line, quantityAt(plot.xKind, plot.full.first), quantityAt(plot.xKind, plot.full.last))) {
    QColor colour = pen.color();
    colour.setAlphaF(part.isPale ? static_cast<float>(paleOpacity) : 1.0F);
    pen.setColor(colour);
    painter.setPen(pen);
    QPolygonF points;
    for (const auto& [x, y] : part.places) points.append(canvas.pixelOf(x, y));
    painter.drawPolyline(points);
  }
  painter.restore();
}

/// Edges on whole pixels, unless the bars are too narrow for that.
QRectF sharp(const QRectF& bar) {
  constexpr qreal leastWidth = 3;
  if (bar.width() < leastWidth) return bar;
  return {QPointF(std::round(bar.left()), std::round(bar.top())),
          QPointF(std::round(bar.right()), std::round(bar.bottom()))};
}

void paintBars(QPainter& painter, const PlotCanvas& canvas) {
  painter.save();
  painter.setClipRect(canvas.plotArea());
  for (std::size_t i = 0; i < canvas.plot().series.size(); ++i) {
    const ChartSeries& line = canvas.plot().series[i];
    const QColor colour = colourOf(line.style, canvas.look().theme);
    for (const ChartPoint& point : line.points)
      painter.fillRect(sharp(canvas.barOf(i, point.x, point.y)), colour);
  }
  painter.restore();
}

void paintBarIntervals(QPainter& painter, const PlotCanvas& canvas) {
  painter.setPen(QPen(canvas.look().text, 1));
  for (std::size_t i = 0; i < canvas.plot().series.size(); ++i)
    for (const ChartPoint& point : canvas.plot().series[i].points) {
      if (!point.low || !point.high || !isShown(canvas, point)) continue;
      // On the middle of a pixel a line is black, between two it is grey.
      const double middle = std::floor(canvas.barOf(i, point.x, point.y).center().x()) + 0.5;
      paintWhisker(painter, {middle, canvas.pixelOf(point.x, *point.high).y()},
                   {middle, canvas.pixelOf(point.x, *point.low).y()});
    }
}

}  // namespace

int edgeLabelRows(const Chart& plot) {
  const auto has = [&](bool inferred) {
    return std::any_of(plot.edges.begin(), plot.edges.end(),
                       [&](const ChartEdge& edge) { return edge.inferred == inferred; });
  };
  return int{has(false)} + int{has(true)};
}

namespace {

/// Adds the labels of the reported edges, or of the inferred ones: each kind has a row of its own.
void addLabels(QList<EdgeLabel>& all, const PlotCanvas& canvas, bool inferred, qreal bottom) {
  const QFontMetricsF metrics(canvas.look().font);
  const QRectF area = canvas.plotArea();
  QList<EdgeLabel> labels;
  for (std::size_t i = 0; i < canvas.plot().edges.size(); ++i) {
    const ChartEdge& edge = canvas.plot().edges[i];
    if (edge.inferred != inferred || !canvas.shown().contains(positionOf(canvas.plot().xKind, edge.x)))
      continue;
    const double x = canvas.pixelAcross(edge.x);
    const double width = metrics.horizontalAdvance(QString::fromStdString(edge.label)) + 2;
    QRectF box(x - width / 2, bottom - metrics.height(), width, metrics.height());
    box.moveRight(std::min(box.right(), canvas.chart().size().width()));
    if (!labels.isEmpty() && box.left() < labels.last().box.right() + labelGap) {
      QRectF& before = labels.last().box;
      const double line = canvas.pixelAcross(canvas.plot().edges[labels.last().edge].x);
      const double free = labels.size() > 1 ? labels[labels.size() - 2].box.right() + labelGap : area.left();
      before.moveRight(std::max(std::min(before.right(), line), free + before.width()));
      box.moveLeft(std::min(x, canvas.chart().size().width() - width));
      if (box.left() < before.right() + labelGap) continue;
    }
    labels.append({i, box});
  }
  all += labels;
}

}  // namespace

QList<EdgeLabel> edgeLabels(const PlotCanvas& canvas) {
  const qreal row = QFontMetricsF(canvas.look().font).height();
  qreal bottom = canvas.plotArea().top() - labelGap;
  QList<EdgeLabel> labels;
  addLabels(labels, canvas, true, bottom);
  if (!labels.isEmpty()) bottom -= row;
  addLabels(labels, canvas, false, bottom);
  return labels;
}

QList<LimitLabel> limitLabels(const PlotCanvas& canvas) {
  const QFontMetricsF metrics(canvas.look().font);
  const auto meets = [](const QRectF& box, const auto& labels) {
    return std::ranges::any_of(labels, [&](const auto& label) { return label.box.intersects(box); });
  };
  const QList<EdgeLabel> edges = edgeLabels(canvas);
  QList<LimitLabel> labels;
  for (std::size_t i = 0; i < canvas.plot().limits.size(); ++i) {
    const ChartLimit& limit = canvas.plot().limits[i];
    const QLineF line = shownLine(limit, canvas);
    if (line.isNull()) continue;
    QRectF box(line.x1() + labelGap, line.y1() - metrics.height() - 1,
               metrics.horizontalAdvance(QString::fromStdString(limit.label)) + 1, metrics.height());
    // Across the end of the plot it is still better above than where a curve is.
    if (box.center().y() < canvas.plotArea().top() || meets(box, edges)) box.moveTop(line.y1() + 1);
    if (!meets(box, labels)) labels.append({i, box});
  }
  return labels;
}

namespace {

/// "+20.9 %" behind the name of a line of differences.
QString endValue(const PlotCanvas& canvas, const ChartPoint& last) {
  if (canvas.plot().yKind != AxisKind::Change || last.y == 0) return {};
  return signedText(changePercent(1 + last.y / 100) + " %");
}

double widthOfEnd(const QFontMetricsF& metrics, const QString& name, const QString& value) {
  return metrics.horizontalAdvance(name) +
         (value.isEmpty() ? 0 : labelGap + metrics.horizontalAdvance(value));
}

/// The last point in sight; null where there is none.
const ChartPoint* lastShown(const PlotCanvas& canvas, const ChartSeries& line) {
  const auto last = std::find_if(line.points.rbegin(), line.points.rend(),
                                 [&](const ChartPoint& point) { return isShown(canvas, point); });
  return last == line.points.rend() ? nullptr : &*last;
}

}  // namespace

int endLabelWidth(const PlotCanvas& canvas) {
  if (!canvas.plot().namesAtEnds) return 0;
  const QFontMetricsF metrics(canvas.look().font);
  double widest = 0;
  for (const ChartSeries& line : canvas.plot().series)
    if (!line.points.empty())
      widest = std::max(widest, widthOfEnd(metrics, QString::fromStdString(line.shortName),
                                           endValue(canvas, line.points.back())));
  const double most =
      std::min(metrics.averageCharWidth() * mostOfEndLabel, canvas.chart().size().width() / 4);
  return widest > 0
             ? static_cast<int>(std::ceil(std::min(widest, most) + markSize(canvas) + 3 * labelGap) + 2)
             : 0;
}

QList<EndLabel> endLabels(const PlotCanvas& canvas) {
  QList<EndLabel> labels;
  if (!canvas.plot().namesAtEnds) return labels;
  const QFontMetricsF metrics(canvas.look().font);
  const QRectF area = canvas.plotArea();
  const double height = metrics.height() + 1;
  const auto room = static_cast<qsizetype>(area.height() / height);
  std::vector<double> wanted;
  for (std::size_t i = 0; i < canvas.plot().series.size() && labels.size() < room; ++i) {
    const ChartSeries& line = canvas.plot().series[i];
    const ChartPoint* last = lastShown(canvas, line);
    if (last == nullptr) continue;
    const double y = std::clamp(canvas.pixelOf(last->x, last->y).y(), area.top(), area.bottom());
    wanted.push_back(y);
    labels.append({i, QString::fromStdString(line.shortName), endValue(canvas, *last), {}, y});
  }
  const std::vector<double> centres = spreadOut(wanted, height, area.top(), area.bottom());
  const double left = area.right() + 2 * labelGap;
  const double width = canvas.chart().size().width() - left;
  for (qsizetype i = 0; i < labels.size(); ++i)
    labels[i].box = {left, centres[static_cast<std::size_t>(i)] - height / 2, width, height};
  return labels;
}

namespace {

void paintEndLabels(QPainter& painter, const PlotCanvas& canvas) {
  painter.setFont(canvas.look().font);
  const QFontMetricsF metrics(canvas.look().font);
  const qreal size = markSize(canvas);
  for (const EndLabel& label : endLabels(canvas)) {
    const SeriesStyle& style = canvas.plot().series[label.series].style;
    const double middle = label.box.center().y();
    // A name that had to make way is led to.
    if (std::abs(middle - label.endY) > label.box.height() / 2) {
      painter.setPen(QPen(canvas.look().theme.muted, 1));
      painter.drawLine(QPointF(canvas.plotArea().right(), label.endY), QPointF(label.box.left() - 1, middle));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(style, canvas.look().theme));
    paintMark(painter, style.mark.value_or(Mark::Circle), {label.box.left() + size / 2, middle}, size);
    // A name that is too long loses its end, and keeps its value.
    const QRectF words = label.box.adjusted(size + labelGap, 0, 0, 0);
    const double value = metrics.horizontalAdvance(label.value);
    const QString name = metrics.elidedText(label.name, Qt::ElideRight,
                                            words.width() - (label.value.isEmpty() ? 0 : value + labelGap));
    const auto write = [&](const QRectF& where, const QString& text) {
      painter.drawText(where, static_cast<int>(Qt::AlignVCenter | Qt::AlignLeft | Qt::AlignAbsolute), text);
    };
    painter.setPen(canvas.look().text);
    write(words, name);
    write(words.adjusted(metrics.horizontalAdvance(name) + labelGap, 0, labelGap, 0), label.value);
  }
}

}  // namespace

bool isDrawnInParts(const ChartSeries& line) {
  return !line.steps.empty() || (line.style.mark && !std::ranges::all_of(line.points, &ChartPoint::final));
}

QPen penOf(const ChartSeries& line, const PlotLook& look) {
  return {colourOf(line.style, look.theme), lineWidth(line.style, QFontMetricsF(look.font).height()),
          penStyleOf(line.style.line), Qt::FlatCap, Qt::RoundJoin};
}

void paintBelow(QPainter& painter, const PlotCanvas& canvas) {
  if (!hasPoints(canvas.plot())) return;
  painter.setRenderHint(QPainter::Antialiasing);
  paintEdges(painter, canvas);
  paintLimits(painter, canvas);
  if (canvas.plot().yKind == AxisKind::Change) {
    const double y = canvas.pixelOf(canvas.plot().full.first, 0).y();
    painter.setPen(QPen(canvas.look().theme.muted, 1));
    painter.drawLine(QPointF(canvas.plotArea().left(), y), QPointF(canvas.plotArea().right(), y));
  }
  if (canvas.plot().shape == ChartShape::Lines) paintBands(painter, canvas);
}

void paintAbove(QPainter& painter, const PlotCanvas& canvas) {
  painter.setRenderHint(QPainter::Antialiasing);
  if (canvas.plot().shape == ChartShape::Bars) {
    paintBars(painter, canvas);
    paintBarIntervals(painter, canvas);
  }
  if (canvas.plot().shape == ChartShape::Lines) {
    for (const ChartSeries& line : canvas.plot().series)
      if (isDrawnInParts(line)) paintLine(painter, canvas, line);
    for (const ChartSeries& line : canvas.plot().series)
      if (line.style.mark) paintMarks(painter, canvas, line);
  }
  if (canvas.plot().namesAtEnds && hasPoints(canvas.plot())) paintEndLabels(painter, canvas);
  if (canvas.plot().note.empty()) return;
  painter.setFont(canvas.look().font);
  painter.setPen(canvas.look().theme.muted);
  painter.drawText(canvas.plotArea(), static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap,
                   QString::fromStdString(canvas.plot().note));
}

PlotLayer::PlotLayer(const PlotCanvas& canvas, qreal level, Paint paint)
    : QGraphicsItem(&canvas.chart()),
      m_canvas(canvas),
      m_paint(std::move(paint)),
      m_chartRect(QPointF(0, 0), canvas.chart().size()) {
  setAcceptedMouseButtons(Qt::NoButton);
  setZValue(level);
  QObject::connect(&canvas.chart(), &QGraphicsWidget::geometryChanged, &canvas.chart(), [this] {
    prepareGeometryChange();
    m_chartRect.setSize(m_canvas.chart().size());
  });
  // Room for labels may change when nothing else does, and later than the plot.
  QObject::connect(&canvas.chart(), &QChart::plotAreaChanged, &canvas.chart(), [this] { update(); });
}

QRectF PlotLayer::boundingRect() const {
  return m_chartRect;
}

void PlotLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  m_paint(*painter, m_canvas);
}

}  // namespace strata::gui
