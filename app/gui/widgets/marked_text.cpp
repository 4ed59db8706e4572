// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/marked_text.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qaccessible.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qstyle.h>

#include "app/gui/look/theme.h"
#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

MarkedText::MarkedText(Weight weight, const QString& name, QWidget* parent)
    : QWidget(parent), m_weight(weight), m_label(plainLabel(this)), m_roomForShape(new QSpacerItem(0, 0)) {
  setObjectName(name);
  m_label->setObjectName(name + QStringLiteral("Text"));
  m_label->setWordWrap(true);
  m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addSpacerItem(m_roomForShape);
  row->addWidget(m_label, 1);
  leaveRoomForShape();
  applyTheme();
  hide();
}

QString MarkedText::text() const {
  return m_label->text();
}

void MarkedText::setText(const QString& text) {
  if (text == m_label->text()) return;
  m_label->setText(text);
  setVisible(!text.isEmpty());
  if (text.isEmpty() || m_weight != Weight::Wrong) return;
  QAccessibleEvent alert(m_label, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

void MarkedText::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) applyTheme();
  if (event->type() == QEvent::FontChange) leaveRoomForShape();
  QWidget::changeEvent(event);
}

void MarkedText::paintEvent(QPaintEvent*) {
  const qreal size = shapeSize();
  const QRect area =
      QStyle::visualRect(layoutDirection(), rect(), QRect(0, 0, shapeSize(), fontMetrics().height()));
  const QPointF centre = QRectF(area).center();
  const Theme theme = themeFor(palette());
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_weight == Weight::Wrong ? theme.poor : theme.fair);
  const qreal half = size / 2;
  if (m_weight == Weight::Wrong)
    painter.drawPolygon(QPolygonF{centre + QPointF(0, -half), centre + QPointF(half, half * 0.8),
                                  centre + QPointF(-half, half * 0.8)});
  else
    painter.drawPolygon(QPolygonF{centre + QPointF(0, -half), centre + QPointF(half, 0),
                                  centre + QPointF(0, half), centre + QPointF(-half, 0)});
}

void MarkedText::applyTheme() {
  // Set on the label, since the theme is asked by this widget's own palette.
  const Theme theme = themeFor(palette());
  if (m_weight == Weight::Wrong) m_label->setPalette(withText(QPalette(), theme.poor));
  update();
}

void MarkedText::leaveRoomForShape() {
  m_roomForShape->changeSize(shapeSize() + fontMetrics().averageCharWidth(), 0, QSizePolicy::Fixed,
                             QSizePolicy::Fixed);
  layout()->invalidate();
}

int MarkedText::shapeSize() const {
  return fontMetrics().ascent() * 3 / 4;
}

}  // namespace strata::gui

#include "moc_marked_text.cpp"
