// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/elided_label.h"

#include <QtGui/qevent.h>
#include <QtGui/qpainter.h>

namespace strata::gui {

ElidedLabel::ElidedLabel(QWidget* parent) : QFrame(parent) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ElidedLabel::setText(const QString& text, const QString& details) {
  if (m_text == text && m_details == details) return;
  m_text = text;
  m_details = details;
  // A painted text is nothing to a screen reader, unless it is the widget's name.
  setAccessibleName(text);
  setAccessibleDescription(details);
  updateGeometry();
  updateToolTip();
  update();
}

QSize ElidedLabel::sizeHint() const {
  return {fontMetrics().horizontalAdvance(m_text) + 2, fontMetrics().height() + 2};
}

QSize ElidedLabel::minimumSizeHint() const {
  return {fontMetrics().averageCharWidth() * 8, sizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setPen(palette().color(QPalette::WindowText));
  painter.drawText(rect(), static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading),
                   fontMetrics().elidedText(m_text, Qt::ElideRight, width()));
}

void ElidedLabel::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  updateToolTip();
}

void ElidedLabel::updateToolTip() {
  const bool fits = fontMetrics().horizontalAdvance(m_text) <= width();
  setToolTip(!m_details.isEmpty() || fits ? m_details : m_text);
}

}  // namespace strata::gui
