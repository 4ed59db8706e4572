// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/ladder_bar.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qfontmetrics.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qstyle.h>

#include <algorithm>

#include "app/gui/widgets/mark.h"

namespace strata::gui {

namespace {

constexpr qreal columnGap = 10;
constexpr qreal barCorner = 2;
constexpr double smallFont = 0.88;
/// The tick of what is compared stands out from the bar by that much on either side.
constexpr qreal tickOverhang = 2;
constexpr qreal tickWidth = 2;

QFont smaller(QFont font) {
  if (font.pixelSize() > 0)
    font.setPixelSize(static_cast<int>(font.pixelSize() * smallFont));
  else
    font.setPointSizeF(font.pointSizeF() * smallFont);
  return font;
}

/// Clearly another kind of bar than the measured ones.
QColor comparedBar(const LadderLook& look) {
  return mixed(look.theme.muted, look.ground, 0.45);
}

qreal nameWidth(const std::vector<Rung>& rungs, const QFontMetricsF& metrics) {
  qreal width = 0;
  for (const Rung& rung : rungs) width = std::max(width, metrics.horizontalAdvance(rung.name) + 2);
  return width;
}

qreal textWidth(const std::vector<Rung>& rungs, const QFontMetricsF& metrics) {
  qreal width = 0;
  for (const Rung& rung : rungs) width = std::max(width, metrics.horizontalAdvance(rungText(rung)) + 2);
  return width;
}

}  // namespace

void paintRungBars(QPainter& painter, const RungBars& bars, const QRectF& room, const LadderLook& look,
                   bool old) {
  const QColor own = old ? mixed(look.theme.accent, look.ground, 0.45) : look.theme.accent;
  const auto at = [&](const QRectF& box) { return mirrored(box, room, look.direction); };
  painter.setPen(Qt::NoPen);
  if (const auto& share = bars.own ? bars.own : bars.compared) {
    painter.setBrush(bars.own ? own : comparedBar(look));
    painter.drawRoundedRect(at({room.left(), room.top(), room.width() * *share, room.height()}), barCorner,
                            barCorner);
  }
  if (!bars.own || !bars.compared) return;
  const qreal tick = room.left() + room.width() * *bars.compared - tickWidth;
  const qreal top = room.top() - tickOverhang;
  const qreal tall = room.height() + 2 * tickOverhang;
  // A rim sets the tick apart from the bar.
  painter.setBrush(look.ground);
  painter.drawRect(at({tick - 1, top, tickWidth + 2, tall}));
  painter.setBrush(look.theme.muted);
  painter.drawRect(at({tick, top, tickWidth, tall}));
}

void paintLadder(QPainter& painter, const std::vector<Rung>& rungs, const QRectF& room, qreal rungHeight,
                 const LadderLook& look) {
  if (rungs.empty()) return;
  const QFontMetricsF metrics(look.font);
  const QFont small = smaller(look.font);
  const QFontMetricsF smallMetrics(small);
  const std::vector<RungBars> bars = barsOf(rungs);
  const LadderQuantity quantity = quantityOf(rungs);
  const qreal names = nameWidth(rungs, metrics);
  const qreal barRoom = std::max<qreal>(0, room.width() - names - columnGap);
  const qreal textHeight = smallMetrics.height();
  const qreal barHeight = std::max<qreal>(4, std::min(metrics.height() * 0.7, rungHeight - textHeight - 6));
  const auto align =
      static_cast<int>(QStyle::visualAlignment(look.direction, Qt::AlignVCenter | Qt::AlignLeft));
  const auto at = [&](const QRectF& box) { return mirrored(box, room, look.direction); };

  // The text stands below the bars, unless they are too short for it.
  const bool belowBars = textWidth(rungs, smallMetrics) <= barRoom;
  const qreal textLeft = belowBars ? room.left() + names + columnGap : room.left();
  const qreal textRoom = belowBars ? barRoom : room.width();

  painter.save();
  painter.setLayoutDirection(look.direction);
  qreal top = room.top();
  for (std::size_t i = 0; i < rungs.size(); ++i, top += rungHeight) {
    const qreal left = room.left() + names + columnGap;
    const qreal rowTop = top + (rungHeight - barHeight - textHeight - 1) / 2;
    painter.setFont(look.font);
    painter.setPen(look.text);
    painter.drawText(at({room.left(), rowTop + (barHeight - metrics.height()) / 2, names, metrics.height()}),
                     align, rungs[i].name);
    paintRungBars(painter, bars[i], at({left, rowTop, barRoom, barHeight}), look,
                  isEarlier(rungs[i], quantity));
    painter.setFont(small);
    painter.setPen(look.theme.muted);
    painter.drawText(at({textLeft, rowTop + barHeight + 1, textRoom, textHeight}), align,
                     smallMetrics.elidedText(rungText(rungs[i]), Qt::ElideRight, textRoom));
  }
  painter.restore();
}

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

void LadderBar::setRung(const RungBars& bars, const QString& text, const QString& details, bool old) {
  setToolTip(details);
  if (bars == m_bars && text == m_text && old == m_old) return;
  m_old = old;
  m_bars = bars;
  m_text = text;
  update();
}

int LadderBar::textRoom() const {
  const QFontMetrics metrics(textFont(font()));
  int room = 0;
  for (const QString& text : m_texts)
    if (!text.isEmpty()) room = std::max(room, metrics.horizontalAdvance(text) + 1);
  return room;
}

void LadderBar::setTextsOfAll(const QStringList& texts) {
  if (texts == m_texts) return;
  m_texts = texts;
  updateGeometry();
  update();
}

QSize LadderBar::sizeHint() const {
  const int bar = leastBarCharacters * fontMetrics().averageCharWidth();
  return {2 * barMargin + bar + gapBeforeText + textRoom(), fontMetrics().height() * 3 / 2};
}

void LadderBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const LadderLook look{themeFor(palette()), palette().color(QPalette::Text), palette().color(QPalette::Base),
                        font(), layoutDirection()};
  const QRectF room = QRectF(rect()).adjusted(barMargin, 0, -barMargin, 0);
  const auto at = [&](const QRectF& box) { return mirrored(box, rect(), look.direction); };
  const qreal height = fontMetrics().height() * 0.7;
  const qreal textRoom = this->textRoom();
  const qreal barRoom = std::max<qreal>(0, room.width() - textRoom - gapBeforeText);
  paintRungBars(painter, m_bars, at({room.left(), (room.height() - height) / 2, barRoom, height}), look,
                m_old);
  painter.setFont(textFont(font()));
  painter.setPen(look.theme.muted);
  painter.drawText(
      at({room.right() - textRoom, 0, textRoom, room.height()}),
      static_cast<int>(QStyle::visualAlignment(look.direction, Qt::AlignVCenter | Qt::AlignRight)), m_text);
}

void LadderBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) updateGeometry();
  QWidget::changeEvent(event);
}

}  // namespace strata::gui

#include "moc_ladder_bar.cpp"
