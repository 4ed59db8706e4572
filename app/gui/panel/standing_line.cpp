// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/standing_line.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qevent.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>

#include "app/gui/look/theme.h"
#include "app/gui/widgets/mark.h"
#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

namespace {

constexpr int lineSide = 14;
constexpr int lineTop = 7;

}  // namespace

StandingLine::StandingLine(QWidget* parent) : QWidget(parent), m_label(plainLabel(this)) {
  setObjectName(QStringLiteral("standing"));
  m_label->setObjectName(QStringLiteral("standingText"));
  m_label->setWordWrap(true);
  m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* row = new QHBoxLayout(this);
  row->addWidget(m_label);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  leaveRoomForMark();
  hide();
}

QString StandingLine::text() const {
  return m_label->text();
}

void StandingLine::setStanding(const QString& text, std::optional<Grade> worst) {
  const bool marked = worst.has_value() != m_worst.has_value();
  m_worst = worst;
  if (marked) leaveRoomForMark();
  m_label->setText(text);
  setVisible(!text.isEmpty());
  update();
}

int StandingLine::markSize() const {
  return fontMetrics().height() * 6 / 10;
}

void StandingLine::leaveRoomForMark() {
  const int lead = lineSide + (m_worst ? markSize() * 2 : 0);
  const bool mirrored = layoutDirection() == Qt::RightToLeft;
  layout()->setContentsMargins(mirrored ? lineSide : lead, lineTop, mirrored ? lead : lineSide, lineTop);
}

QSize StandingLine::minimumSizeHint() const {
  QSize least = QWidget::minimumSizeHint();
  least.setHeight(layout()->heightForWidth(std::max(width(), least.width())));
  return least;
}

void StandingLine::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) updateGeometry();
}

void StandingLine::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme theme = themeFor(palette());
  painter.setPen(Qt::NoPen);
  painter.setBrush(mixed(theme.accentTint, palette().color(QPalette::Base), 0.5));
  painter.drawRoundedRect(QRectF(rect()), 6, 6);
  if (!m_worst) return;
  const int size = markSize();
  const QRectF box = mirrored(QRectF(lineSide, lineTop + (fontMetrics().height() - size) / 2.0, size, size),
                              rect(), layoutDirection());
  painter.setBrush(colourOf(*m_worst, theme));
  paintMark(painter, markOf(*m_worst), box.center(), size);
}

void StandingLine::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
    leaveRoomForMark();
  QWidget::changeEvent(event);
}

}  // namespace strata::gui
