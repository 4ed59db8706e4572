// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/plot_view.h"

#include <QtCharts/qchart.h>
#include <QtGui/qevent.h>
#include <QtGui/qpainter.h>
#include <QtGui/qpen.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qtooltip.h>

#include <algorithm>
#include <cmath>

#include "app/gui/charts/plot_layers.h"
#include "app/gui/charts/read_out_box.h"

namespace strata::gui {

namespace {

constexpr qreal aboveTheMarks = 101;
constexpr double zoomStep = 1.5;
constexpr double panShare = 0.2;
/// Along a file, stops can lie closer than pixels: a key moves the read-out by this much at least.
constexpr double leastStepPixels = 4;
constexpr double edgeReach = 5;

double nearest(const std::vector<double>& stops, double x, AxisKind kind) {
  const double at = positionOf(kind, x);
  return *std::min_element(stops.begin(), stops.end(), [&](double a, double b) {
    return std::abs(positionOf(kind, a) - at) < std::abs(positionOf(kind, b) - at);
  });
}

}  // namespace

PlotView::PlotView(QWidget* parent)
    : QChartView(parent),
      m_canvas(*chart()),
      m_pointer(new PlotLayer(m_canvas, aboveTheMarks,
                              [this](QPainter& painter, const PlotCanvas&) { paintPointer(painter); })) {
  // The viewport hands its policy to the view, so the view's own comes after it.
  viewport()->setFocusPolicy(Qt::NoFocus);
  setFocusPolicy(Qt::StrongFocus);
  viewport()->setMouseTracking(true);
  setFrameShape(QFrame::NoFrame);
  setRenderHint(QPainter::Antialiasing);
  describe();
}

PlotView::~PlotView() = default;

void PlotView::draw(const Chart& plot) {
  const Chart& before = m_canvas.plot();
  const bool sameAxis = before.xKind == plot.xKind && before.full == plot.full;
  const bool wasZoomed = isZoomed();
  if (!sameAxis) m_zoom.reset();
  m_stops = stopsOf(plot);
  m_canvas.draw(plot, m_zoom);
  if (m_readOut)
    readOutAt(m_stops.empty() ? std::nullopt : std::optional(nearest(m_stops, m_readOut->x, plot.xKind)));
  if (wasZoomed && !isZoomed()) emit zoomChanged(false);
}

void PlotView::setLook(const PlotLook& look) {
  setBackgroundBrush(look.base);
  m_canvas.setLook(look);
  m_pointer->update();
}

void PlotView::retranslate() {
  describe();
}

void PlotView::showAll() {
  setZoom(std::nullopt);
}

void PlotView::setZoom(std::optional<Span> zoom) {
  const Span full = m_canvas.plot().full;
  if (zoom) zoom = fitted(*zoom, full, leastSpan(m_canvas.plot().xKind, full));
  if (zoom == full) zoom.reset();
  if (zoom == m_zoom) return;
  const bool wasZoomed = isZoomed();
  m_zoom = zoom;
  m_canvas.draw(Chart(m_canvas.plot()), m_zoom);
  if (m_readOut && !m_canvas.shown().contains(positionOf(m_canvas.plot().xKind, m_readOut->x)))
    readOutAt(std::nullopt);
  m_pointer->update();
  if (wasZoomed != isZoomed()) emit zoomChanged(isZoomed());
}

void PlotView::zoomBy(double factor) {
  const Span shown = m_canvas.shown();
  const double about =
      m_readOut ? positionOf(m_canvas.plot().xKind, m_readOut->x) : (shown.first + shown.last) / 2;
  setZoom(zoomed(shown, about, factor));
}

void PlotView::pan(double share) {
  if (m_zoom) setZoom(panned(*m_zoom, share));
}

std::vector<double> PlotView::stopsInSight() const {
  std::vector<double> stops;
  for (const double stop : m_stops)
    if (m_canvas.shown().contains(positionOf(m_canvas.plot().xKind, stop))) stops.push_back(stop);
  return stops;
}

void PlotView::readOutAt(std::optional<double> stop) {
  std::optional<ReadOut> readOut = stop ? strata::gui::readOutAt(m_canvas.plot(), *stop) : std::nullopt;
  if (readOut == m_readOut) return;
  m_readOut = std::move(readOut);
  if (!m_readOut) m_byKeys = false;
  describe();
  m_pointer->update();
}

void PlotView::readOutNear(double pixelX) {
  const std::vector<double> stops = stopsInSight();
  if (stops.empty()) return readOutAt(std::nullopt);
  const AxisKind kind = m_canvas.plot().xKind;
  readOutAt(nearest(stops, quantityAt(kind, m_canvas.positionAt(pixelX)), kind));
}

void PlotView::step(int direction) {
  std::vector<double> stops = stopsInSight();
  if (stops.empty()) return;
  m_byKeys = true;
  if (direction < 0) std::reverse(stops.begin(), stops.end());
  if (!m_readOut) return readOutAt(stops.front());
  const double from = m_canvas.pixelAcross(m_readOut->x);
  const auto next = std::find_if(stops.begin(), stops.end(), [&](double stop) {
    return (m_canvas.pixelAcross(stop) - from) * direction >= leastStepPixels;
  });
  readOutAt(next == stops.end() ? stops.back() : *next);
}

bool PlotView::act(QKeyEvent* event, bool reallyAct) {
  const auto on = [&](auto action) {
    if (reallyAct) action();
    return true;
  };
  const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
  const bool shift = modifiers == Qt::ShiftModifier;
  // Plus needs Shift on many keyboards.
  if (modifiers != Qt::NoModifier && !shift) return false;
  const std::vector<double> stops = reallyAct ? stopsInSight() : std::vector<double>();
  const auto goTo = [&](bool last) {
    if (stops.empty()) return;
    m_byKeys = true;
    readOutAt(last ? stops.back() : stops.front());
  };
  switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      return on([&] { zoomBy(1 / zoomStep); });
    case Qt::Key_Minus:
    case Qt::Key_Underscore:
      return on([&] { zoomBy(zoomStep); });
    case Qt::Key_Left:
      return on([&] { shift ? pan(-panShare) : step(-1); });
    case Qt::Key_Right:
      return on([&] { shift ? pan(panShare) : step(1); });
    case Qt::Key_0:
      return !shift && on([&] { showAll(); });
    case Qt::Key_Home:
      return !shift && on([&] { goTo(false); });
    case Qt::Key_End:
      return !shift && on([&] { goTo(true); });
    case Qt::Key_Escape:
      // The window's own Esc stops a run: it gets the key when there is nothing to hide here.
      if (m_dragFrom) return on([&] { endDrag(false); });
      return m_readOut && on([&] { readOutAt(std::nullopt); });
    default:
      return false;
  }
}

bool PlotView::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && act(static_cast<QKeyEvent*>(event), false)) {
    event->accept();
    return true;
  }
  return QChartView::event(event);
}

void PlotView::keyPressEvent(QKeyEvent* event) {
  event->setAccepted(act(event, true));
}

void PlotView::focusInEvent(QFocusEvent* event) {
  const Qt::FocusReason reason = event->reason();
  m_focusShown = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
                 reason == Qt::ShortcutFocusReason || reason == Qt::OtherFocusReason;
  m_pointer->update();
  QChartView::focusInEvent(event);
}

void PlotView::focusOutEvent(QFocusEvent* event) {
  m_focusShown = false;
  if (m_byKeys) readOutAt(std::nullopt);
  m_pointer->update();
  QChartView::focusOutEvent(event);
}

bool PlotView::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Leave && !m_byKeys) readOutAt(std::nullopt);
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    if (showExplanation(help->pos(), help->globalPos())) return true;
  }
  return QChartView::viewportEvent(event);
}

bool PlotView::showExplanation(const QPoint& position, const QPoint& globalPosition) {
  const std::vector<ChartEdge>& edges = m_canvas.plot().edges;
  for (const EdgeLabel& label : edgeLabels(m_canvas)) {
    const ChartEdge& edge = edges[label.edge];
    const bool onLine = std::abs(m_canvas.pixelAcross(edge.x) - position.x()) < edgeReach &&
                        m_canvas.plotArea().contains(position);
    if (!onLine && !label.box.contains(position)) continue;
    QToolTip::showText(globalPosition, QString::fromStdString(edge.explanation), this);
    return true;
  }
  return false;
}

void PlotView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_canvas.plotArea().contains(event->position()))
    return event->ignore();
  m_dragFrom = event->pos().x();
  m_dragTo = *m_dragFrom;
  event->accept();
}

void PlotView::mouseMoveEvent(QMouseEvent* event) {
  event->accept();
  if (m_dragFrom) {
    m_dragTo = event->pos().x();
    if (std::abs(m_dragTo - *m_dragFrom) >= QApplication::startDragDistance()) readOutAt(std::nullopt);
    m_pointer->update();
    return;
  }
  m_byKeys = false;
  if (m_canvas.plotArea().contains(event->position()))
    readOutNear(event->position().x());
  else
    readOutAt(std::nullopt);
}

void PlotView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && m_dragFrom) endDrag(true);
  event->accept();
}

void PlotView::endDrag(bool zoom) {
  const int from = *m_dragFrom;
  m_dragFrom.reset();
  m_pointer->update();
  if (zoom && std::abs(m_dragTo - from) >= QApplication::startDragDistance())
    setZoom(Span{m_canvas.positionAt(from), m_canvas.positionAt(m_dragTo)});
}

void PlotView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) showAll();
  event->accept();
}

void PlotView::wheelEvent(QWheelEvent* event) {
  event->ignore();
}

void PlotView::resizeEvent(QResizeEvent* event) {
  QChartView::resizeEvent(event);
  // Another size has room for other ticks.
  m_canvas.draw(Chart(m_canvas.plot()), m_zoom);
}

void PlotView::describe() {
  setAccessibleDescription(m_readOut ? spokenText(*m_readOut)
                                     : tr("The left and right arrow keys read out results, plus and minus "
                                          "zoom, 0 shows all. The table has the same results."));
}

void PlotView::paintPointer(QPainter& painter) const {
  const PlotLook& look = m_canvas.look();
  const QRectF area = m_canvas.plotArea();
  if (m_dragFrom && std::abs(m_dragTo - *m_dragFrom) >= QApplication::startDragDistance()) {
    QColor tint = look.theme.accent;
    tint.setAlphaF(0.15F);
    const QRectF band =
        QRectF(QPointF(*m_dragFrom, area.top()), QPointF(m_dragTo, area.bottom())).normalized() & area;
    painter.fillRect(band, tint);
    painter.setPen(QPen(look.theme.accent, 1));
    painter.drawLine(band.topLeft(), band.bottomLeft());
    painter.drawLine(band.topRight(), band.bottomRight());
  }
  if (m_readOut) paintReadOut(painter, *m_readOut, m_canvas);
  if (!m_focusShown) return;
  painter.setPen(QPen(look.theme.accent, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(m_canvas.chart().rect().adjusted(1, 1, -1, -1));
}

}  // namespace strata::gui

#include "moc_plot_view.cpp"
