// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/history/trend_chart.h"

#include <QtCore/qdatetime.h>
#include <QtGui/qaccessible.h>
#include <QtGui/qevent.h>
#include <QtGui/qfontmetrics.h>
#include <QtGui/qpainter.h>
#include <QtGui/qpolygon.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/gui/look/theme.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/moment_text.h"
#include "app/gui/text/number_text.h"
#include "app/gui/text/shown_text.h"
#include "app/gui/widgets/text_delegate.h"

namespace strata::gui {

namespace {

constexpr double markSize = 4;  ///< half of it, in pixels of a usual font
/// The axis reaches so far beyond the median at least, that noise does not look like a change.
constexpr double leastReach = 0.02;

double scaleOf(const QWidget& widget) {
  return widget.fontMetrics().height() / 16.0;
}

}  // namespace

TrendChart::TrendChart(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TrendChart::setTrend(std::optional<Trend> trend, std::vector<std::string> shown, QString unit) {
  m_unit = std::move(unit);
  m_trend = std::move(trend);
  m_shown = std::move(shown);
  m_read.reset();
  if (m_trend) {
    m_least = m_trend->median * (1 - leastReach);
    m_most = m_trend->median * (1 + leastReach);
    for (const TrendPoint& point : m_trend->points) {
      m_least = std::min({m_least, point.value, point.low.value_or(point.value)});
      m_most = std::max({m_most, point.value, point.high.value_or(point.value)});
    }
    if (!(m_most > m_least)) m_most = m_least + 1;
  }
  setToolTip({});
  setAccessibleDescription({});
  update();
  emit readPointChanged();
}

QString TrendChart::pointText(std::size_t index) const {
  const TrendPoint& point = m_trend->points[index];
  const QString moment =
      momentInList(QDateTime::fromString(QString::fromStdString(point.started), Qt::ISODate).toLocalTime());
  const QString label = beginningOf(QString::fromStdString(point.label));
  QStringList facts{tr("%1 %2", "figure, unit").arg(figureText(point.value), m_unit)};
  if (point.grade != Grade::Good) facts << gradeWord(point.grade);
  if (point.isOutside()) facts << tr("outside the usual range");
  if (point.low && point.high)
    facts << tr("usual: %1 to %2 %3", "two figures and their unit")
                 .arg(figureText(*point.low), figureText(*point.high), m_unit);
  if (!label.isEmpty()) facts.prepend(label);
  facts.prepend(moment);
  return joinedFacts(facts);
}

QSize TrendChart::sizeHint() const {
  return {fontMetrics().averageCharWidth() * 40, fontMetrics().height() * 4};
}

QSize TrendChart::minimumSizeHint() const {
  return {fontMetrics().averageCharWidth() * 10, sizeHint().height()};
}

QRectF TrendChart::plotArea() const {
  const double margin = 2 * markSize * scaleOf(*this);
  return QRectF(rect()).adjusted(margin + labelWidth(), margin, -margin, -margin);
}

double TrendChart::labelWidth() const {
  if (!m_trend) return 0;
  const QFontMetricsF metrics(secondLineFont(font()));
  return std::max(metrics.horizontalAdvance(figureText(m_least)),
                  metrics.horizontalAdvance(figureText(m_most)));
}

double TrendChart::heightOf(double value) const {
  const QRectF area = plotArea();
  return area.bottom() - (value - m_least) / (m_most - m_least) * area.height();
}

QPointF TrendChart::placeOf(std::size_t point) const {
  const QRectF area = plotArea();
  const std::size_t count = m_trend->points.size();
  const double share = count < 2 ? 0.5 : static_cast<double>(point) / static_cast<double>(count - 1);
  return {area.left() + share * area.width(), heightOf(m_trend->points[point].value)};
}

std::optional<std::size_t> TrendChart::pointNear(const QPointF& at) const {
  if (!m_trend) return std::nullopt;
  std::size_t nearest = 0;
  for (std::size_t i = 1; i < m_trend->points.size(); ++i)
    if (std::abs(placeOf(i).x() - at.x()) < std::abs(placeOf(nearest).x() - at.x())) nearest = i;
  return nearest;
}

bool TrendChart::isShown(std::size_t point) const {
  return std::ranges::find(m_shown, m_trend->points[point].run) != m_shown.end();
}

void TrendChart::setReadPoint(std::optional<std::size_t> point) {
  if (m_read == point) return;
  m_read = point;
  const QString text = m_read ? pointText(*m_read) : QString();
  setToolTip(text);
  setAccessibleDescription(text);
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
  update();
  emit readPointChanged();
}

void TrendChart::paintUsual(QPainter& painter) const {
  QPolygonF upper;
  QPolygonF lower;
  for (std::size_t i = 0; i < m_trend->points.size(); ++i) {
    const TrendPoint& point = m_trend->points[i];
    if (!point.low || !point.high) continue;
    upper.append({placeOf(i).x(), heightOf(*point.high)});
    lower.prepend({placeOf(i).x(), heightOf(*point.low)});
  }
  const Theme theme = themeFor(palette());
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.accentTint);
  painter.drawPolygon(upper + lower);
  painter.setPen(theme.hairline);
  const double middle = heightOf(m_trend->median);
  painter.drawLine(QPointF(plotArea().left(), middle), QPointF(plotArea().right(), middle));
}

void TrendChart::paintPoint(QPainter& painter, std::size_t index) const {
  const TrendPoint& point = m_trend->points[index];
  const Theme theme = themeFor(palette());
  const double size = markSize * scaleOf(*this);
  const QPointF at = placeOf(index);
  if (isShown(index) || m_read == index) {
    painter.setPen(QPen(palette().color(QPalette::WindowText), m_read == index ? 2 : 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at, 1.8 * size, 1.8 * size);
  }
  if (point.isOutside()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.poor);
    const double reach = 1.4 * size;
    painter.drawPolygon(QPolygonF(
        {at + QPointF(0, -reach), at + QPointF(reach, 0), at + QPointF(0, reach), at + QPointF(-reach, 0)}));
  } else if (point.grade == Grade::Poor) {
    painter.setPen(QPen(theme.muted, 1.5));
    painter.setBrush(palette().base());
    painter.drawEllipse(at, 0.8 * size, 0.8 * size);
  } else {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawEllipse(at, 0.8 * size, 0.8 * size);
  }
}

void TrendChart::paintEvent(QPaintEvent* /*event*/) {
  if (!m_trend) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintUsual(painter);
  painter.setFont(secondLineFont(font()));
  painter.setPen(themeFor(palette()).muted);
  const QRectF labels(0, 0, labelWidth(), height());
  painter.drawText(labels, Qt::AlignRight | Qt::AlignTop | Qt::TextDontClip, figureText(m_most));
  painter.drawText(labels, Qt::AlignRight | Qt::AlignBottom | Qt::TextDontClip, figureText(m_least));
  QPolygonF line;
  for (std::size_t i = 0; i < m_trend->points.size(); ++i) line.append(placeOf(i));
  painter.setPen(QPen(themeFor(palette()).muted, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(line);
  for (std::size_t i = 0; i < m_trend->points.size(); ++i) paintPoint(painter, i);
  if (!hasFocus()) return;
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(palette().color(QPalette::Highlight));
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void TrendChart::mouseMoveEvent(QMouseEvent* event) {
  setReadPoint(pointNear(event->position()));
}

void TrendChart::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
  if (const auto point = pointNear(event->position())) emit chosen(m_trend->points[*point].run);
}

void TrendChart::leaveEvent(QEvent* /*event*/) {
  if (!hasFocus()) setReadPoint(std::nullopt);
}

void TrendChart::focusInEvent(QFocusEvent* event) {
  if (m_trend && !m_read) {
    std::size_t first = m_trend->points.size() - 1;
    for (std::size_t i = 0; i < m_trend->points.size(); ++i)
      if (isShown(i)) first = i;
    setReadPoint(first);
  }
  QWidget::focusInEvent(event);
}

void TrendChart::focusOutEvent(QFocusEvent* event) {
  setReadPoint(std::nullopt);
  QWidget::focusOutEvent(event);
}

void TrendChart::keyPressEvent(QKeyEvent* event) {
  if (!m_trend) return QWidget::keyPressEvent(event);
  const std::size_t last = m_trend->points.size() - 1;
  const std::size_t at = m_read.value_or(last);
  switch (event->key()) {
    case Qt::Key_Left:
      return setReadPoint(at > 0 ? at - 1 : 0);
    case Qt::Key_Right:
      return setReadPoint(std::min(at + 1, last));
    case Qt::Key_Home:
      return setReadPoint(0);
    case Qt::Key_End:
      return setReadPoint(last);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      emit chosen(m_trend->points[at].run);
      return;
    default:
      return QWidget::keyPressEvent(event);
  }
}

}  // namespace strata::gui

#include "moc_trend_chart.cpp"
