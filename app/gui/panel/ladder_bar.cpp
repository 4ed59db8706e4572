// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/ladder_bar.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qstyle.h>

#include <algorithm>

#include "app/gui/panel/ladder_painter.h"
#include "app/gui/widgets/mark.h"

namespace strata::gui {

namespace {

constexpr int barMargin = 10;
constexpr int gapBeforeText = 10;
/// Room for the longest bar, at least.
constexpr int leastBarCharacters = 8;

QFont textFont(QFont font) {
  font.setPointSizeF(font.pointSizeF() * 0.88);
  return font;
}

}  // namespace

LadderBar::LadderBar(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void LadderBar::setRung(const RungBars& bars, const QString& text, const QString& details) {
  setToolTip(details);
  if (bars == m_bars && text == m_text) return;
  m_bars = bars;
  m_text = text;
  update();
}

int LadderBar::textWidth() const {
  return m_text.isEmpty() ? 0 : QFontMetrics(textFont(font())).horizontalAdvance(m_text) + 1;
}

void LadderBar::setTextRoom(int width) {
  if (width == m_textRoom) return;
  m_textRoom = width;
  updateGeometry();
  update();
}

QSize LadderBar::sizeHint() const {
  const int bar = leastBarCharacters * fontMetrics().averageCharWidth();
  return {2 * barMargin + bar + gapBeforeText + m_textRoom, fontMetrics().height() * 3 / 2};
}

void LadderBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const LadderLook look{themeFor(palette()), palette().color(QPalette::Text), palette().color(QPalette::Base),
                        font(), layoutDirection()};
  const QRectF room = QRectF(rect()).adjusted(barMargin, 0, -barMargin, 0);
  const auto at = [&](const QRectF& box) { return mirrored(box, rect(), look.direction); };
  const qreal height = fontMetrics().height() * 0.7;
  const qreal barRoom = std::max<qreal>(0, room.width() - m_textRoom - gapBeforeText);
  paintRungBars(painter, m_bars, at({room.left(), (room.height() - height) / 2, barRoom, height}), look);
  painter.setFont(textFont(font()));
  painter.setPen(look.theme.muted);
  painter.drawText(
      at({room.right() - m_textRoom, 0, qreal(m_textRoom), room.height()}),
      static_cast<int>(QStyle::visualAlignment(look.direction, Qt::AlignVCenter | Qt::AlignRight)), m_text);
}

void LadderBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) updateGeometry();
  QWidget::changeEvent(event);
}

}  // namespace strata::gui
