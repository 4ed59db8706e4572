// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/run_strip.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qevent.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qstyle.h>

#include <algorithm>

#include "app/gui/look/theme.h"
#include "app/gui/panel/live_run.h"
#include "app/gui/panel/standing_line.h"

namespace strata::gui {

namespace {

constexpr int boxSide = 14;
constexpr int boxTop = 8;
constexpr int gapBelow = 10;

}  // namespace

RunStrip::RunStrip(QWidget* parent)
    : QWidget(parent), m_live(new LiveRun(this)), m_standing(new StandingLine(this)) {
  setObjectName(QStringLiteral("runStrip"));
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  m_live->hide();
}

void RunStrip::setRunning(bool running) {
  m_live->setVisible(running);
  m_standing->setVisible(!running);
}

QRect RunStrip::box() const {
  return {pageSide, 0, width() - 2 * pageSide, height() - gapBelow};
}

int RunStrip::heightFor(int width) const {
  return std::max(LiveRun::heightFor(width, fontMetrics()),
                  LiveRun::linesFor(width, fontMetrics()) * (fontMetrics().height() + 4) +
                      (LiveRun::linesFor(width, fontMetrics()) > 2 ? fontMetrics().height() / 2 : 0));
}

void RunStrip::arrange() {
  const QRect inside = box().adjusted(boxSide, boxTop, -boxSide, -boxTop);
  const int height = heightFor(inside.width()) + 2 * boxTop + gapBelow;
  if (height != m_height) {
    m_height = height;
    updateGeometry();
  }
  for (QWidget* part : {static_cast<QWidget*>(m_live), static_cast<QWidget*>(m_standing)})
    part->setGeometry(inside);
}

QSize RunStrip::minimumSizeHint() const {
  const int sides = 2 * (pageSide + boxSide);
  return {std::max(m_live->minimumSizeHint().width(), m_standing->minimumSizeHint().width()) + sides,
          m_height};
}

void RunStrip::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void RunStrip::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) arrange();
  QWidget::changeEvent(event);
}

void RunStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme theme = themeFor(palette());
  painter.setPen(Qt::NoPen);
  painter.setBrush(mixed(theme.accentTint, palette().color(QPalette::Base), 0.5));
  painter.drawRoundedRect(QRectF(box()), 6, 6);
}

}  // namespace strata::gui

#include "moc_run_strip.cpp"
