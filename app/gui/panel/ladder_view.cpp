// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/ladder_view.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qfontmetrics.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qstyle.h>
#include <QtWidgets/qstyleoption.h>

#include <algorithm>
#include <cmath>

#include "app/gui/charts/mark.h"

namespace strata::gui {

namespace {

constexpr qreal columnGap = 10;
constexpr qreal corner = 2;
/// Room for the longest bar, at least.
constexpr int leastBarCharacters = 8;
/// The slowest bar keeps this share of the room, so that it can be seen.
constexpr double leastShare = 0.06;
constexpr double smallFont = 0.88;

QFont smaller(QFont font) {
  if (font.pixelSize() > 0)
    font.setPixelSize(static_cast<int>(font.pixelSize() * smallFont));
  else
    font.setPointSizeF(font.pointSizeF() * smallFont);
  return font;
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

void paintLadder(QPainter& painter, const std::vector<Rung>& rungs, const QRectF& room, qreal rungHeight,
                 const LadderLook& look) {
  if (rungs.empty()) return;
  const QFontMetricsF metrics(look.font);
  const QFont small = smaller(look.font);
  const QFontMetricsF smallMetrics(small);
  const std::vector<double> slowness = slownessOf(rungs);
  const auto [fastest, slowest] = std::minmax_element(slowness.begin(), slowness.end());
  const double range = std::log(*slowest / *fastest);
  const qreal names = nameWidth(rungs, metrics);
  const qreal bars = std::max<qreal>(0, room.width() - names - columnGap);
  const qreal textHeight = smallMetrics.height();
  const qreal barHeight = std::max<qreal>(4, std::min(metrics.height() * 0.7, rungHeight - textHeight - 6));
  const auto align =
      static_cast<int>(QStyle::visualAlignment(look.direction, Qt::AlignVCenter | Qt::AlignLeft));
  const auto at = [&](const QRectF& box) { return mirrored(box, room, look.direction); };

  // Below the bars, unless they are too short for it.
  const bool belowBars = textWidth(rungs, smallMetrics) <= bars;
  const qreal textLeft = belowBars ? room.left() + names + columnGap : room.left();
  const qreal textRoom = belowBars ? bars : room.width();

  painter.save();
  painter.setLayoutDirection(look.direction);
  qreal top = room.top();
  for (std::size_t i = 0; i < rungs.size(); ++i, top += rungHeight) {
    const double place = range > 0 ? 1 - std::log(slowness[i] / *fastest) / range : 1;
    const qreal left = room.left() + names + columnGap;
    const qreal rowTop = top + (rungHeight - barHeight - textHeight - 1) / 2;
    painter.setFont(look.font);
    painter.setPen(look.text);
    painter.drawText(at({room.left(), rowTop + (barHeight - metrics.height()) / 2, names, metrics.height()}),
                     align, rungs[i].name);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.theme.accent);
    painter.drawRoundedRect(at({left, rowTop, bars * (leastShare + (1 - leastShare) * place), barHeight}),
                            corner, corner);
    painter.setFont(small);
    painter.setPen(look.theme.muted);
    painter.drawText(at({textLeft, rowTop + barHeight + 1, textRoom, textHeight}), align,
                     smallMetrics.elidedText(rungText(rungs[i]), Qt::ElideRight, textRoom));
  }
  painter.restore();
}

LadderView::LadderView(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("ladder"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  setFocusPolicy(Qt::StrongFocus);
  retranslate();
}

void LadderView::setRungs(std::vector<Rung> rungs) {
  if (rungs == m_rungs) return;
  m_rungs = std::move(rungs);
  describe();
  updateGeometry();
  update();
}

void LadderView::describe() {
  setAccessibleDescription(ladderText(m_rungs));
  setToolTip(ladderText(m_rungs));
}

int LadderView::rungHeight() const {
  return QFontMetrics(smaller(font())).height() + fontMetrics().height() * 7 / 10 + 8;
}

int LadderView::headingHeight() const {
  return fontMetrics().height() + 8;
}

QSize LadderView::sizeHint() const {
  if (m_rungs.empty()) return {0, 0};
  const QFontMetricsF metrics(font());
  const qreal text = std::max<qreal>(textWidth(m_rungs, QFontMetricsF(smaller(font()))),
                                     metrics.averageCharWidth() * leastBarCharacters);
  return {static_cast<int>(std::ceil(nameWidth(m_rungs, metrics) + columnGap + text)),
          headingHeight() + static_cast<int>(m_rungs.size()) * rungHeight()};
}

QSize LadderView::minimumSizeHint() const {
  return sizeHint();
}

QImage LadderView::picture() const {
  constexpr int border = 16;
  constexpr int scale = 2;
  QImage image(scale * (sizeHint() + QSize(2 * border, 2 * border)), QImage::Format_RGB32);
  image.setDevicePixelRatio(scale);
  image.fill(palette().color(QPalette::Base));
  QPainter painter(&image);
  painter.translate(border, border);
  paint(painter, sizeHint());
  return image;
}

void LadderView::paintEvent(QPaintEvent*) {
  if (m_rungs.empty()) return;
  QPainter painter(this);
  if (hasFocus()) {
    QStyleOptionFocusRect option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
  }
  paint(painter, size());
}

void LadderView::paint(QPainter& painter, QSize size) const {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setLayoutDirection(layoutDirection());
  QFont bold = font();
  bold.setBold(true);
  painter.setFont(bold);
  painter.setPen(palette().color(QPalette::Text));
  painter.drawText(
      QRect(0, 0, size.width(), fontMetrics().height()),
      static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignVCenter | Qt::AlignLeft)),
      m_heading);
  paintLadder(painter, m_rungs, QRectF(0, headingHeight(), size.width(), size.height() - headingHeight()),
              rungHeight(),
              {themeFor(palette()), palette().color(QPalette::Text), font(), layoutDirection()});
}

void LadderView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange) updateGeometry();
  QWidget::changeEvent(event);
}

void LadderView::retranslate() {
  m_heading = tr("The ladder");
  setAccessibleName(m_heading);
  describe();
  update();
}

}  // namespace strata::gui
