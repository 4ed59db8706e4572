// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/elided_label.h"

#include <QtGui/qevent.h>
#include <QtGui/qpainter.h>

#include "app/gui/text/labels.h"

namespace strata::gui {

bool fitsIn(int width, const QString& text, const QFontMetrics& metrics) {
  return metrics.elidedText(text, Qt::ElideRight, width) == text;
}

QString withoutLastFacts(const QString& facts, const QFontMetrics& metrics, int width) {
  const QString separator = factSeparator();
  QString shown = facts;
  while (!fitsIn(width, shown, metrics)) {
    const qsizetype last = shown.lastIndexOf(separator);
    if (last < 0) break;
    shown.truncate(last);
  }
  const QString elided = metrics.elidedText(shown, Qt::ElideRight, width);
  if (elided == shown) return shown;
  const qsizetype lastWord = elided.lastIndexOf(u' ');
  return lastWord < elided.size() / 2 ? elided : elided.left(lastWord) + QChar(0x2026);
}

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
  const QMargins margins = contentsMargins();
  return {fontMetrics().horizontalAdvance(m_text) + 2 + margins.left() + margins.right(),
          fontMetrics().height() + 2};
}

QSize ElidedLabel::minimumSizeHint() const {
  return {fontMetrics().averageCharWidth() * 8, sizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setPen(palette().color(QPalette::WindowText));
  const QRect room = contentsRect();
  painter.drawText(room, static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading),
                   withoutLastFacts(m_text, fontMetrics(), room.width()));
}

void ElidedLabel::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  updateToolTip();
}

void ElidedLabel::updateToolTip() {
  setToolTip(!m_details.isEmpty() || fitsIn(contentsRect().width(), m_text, fontMetrics()) ? m_details
                                                                                           : m_text);
}

}  // namespace strata::gui

#include "moc_elided_label.cpp"
