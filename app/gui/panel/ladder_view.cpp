// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/ladder_view.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qfontmetrics.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qstyle.h>
#include <QtWidgets/qstyleoption.h>

#include <algorithm>
#include <cmath>

#include "app/gui/widgets/mark.h"

namespace strata::gui {

namespace {

constexpr qreal columnGap = 10;
constexpr qreal barCorner = 2;
/// Room for the longest bar, at least.
constexpr int leastBarCharacters = 8;
/// The slowest bar keeps this share of the room, so that it can be seen.
constexpr double leastShare = 0.06;
constexpr double smallFont = 0.88;

/// How long the bar of a place is, as a share of the room: logarithmic, the fastest fills it.
class LadderScale {
 public:
  explicit LadderScale(const std::vector<RungPlace>& places) {
    for (const RungPlace& place : places)
      for (const auto& slowness : {place.own, place.published})
        if (slowness) {
          m_fastest = std::min(m_fastest.value_or(*slowness), *slowness);
          m_slowest = std::max(m_slowest.value_or(*slowness), *slowness);
        }
  }

  double shareOf(double slowness) const {
    const double range = std::log(*m_slowest / *m_fastest);
    const double place = range > 0 ? 1 - std::log(slowness / *m_fastest) / range : 1;
    return leastShare + (1 - leastShare) * place;
  }

 private:
  std::optional<double> m_fastest;
  std::optional<double> m_slowest;
};

/// The tick of what was published stands out from the bar by that much on either side.
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
QColor publishedBar(const LadderLook& look) {
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

void paintLadder(QPainter& painter, const std::vector<Rung>& rungs, const QRectF& room, qreal rungHeight,
                 const LadderLook& look) {
  if (rungs.empty()) return;
  const QFontMetricsF metrics(look.font);
  const QFont small = smaller(look.font);
  const QFontMetricsF smallMetrics(small);
  const std::vector<RungPlace> places = placesOf(rungs);
  const LadderScale scale(places);
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
    const qreal left = room.left() + names + columnGap;
    const qreal rowTop = top + (rungHeight - barHeight - textHeight - 1) / 2;
    painter.setFont(look.font);
    painter.setPen(look.text);
    painter.drawText(at({room.left(), rowTop + (barHeight - metrics.height()) / 2, names, metrics.height()}),
                     align, rungs[i].name);
    painter.setPen(Qt::NoPen);
    if (const auto& place = places[i].own ? places[i].own : places[i].published) {
      painter.setBrush(places[i].own ? look.theme.accent : publishedBar(look));
      painter.drawRoundedRect(at({left, rowTop, bars * scale.shareOf(*place), barHeight}), barCorner,
                              barCorner);
    }
    if (places[i].own && places[i].published) {
      const qreal tick = left + bars * scale.shareOf(*places[i].published) - tickWidth;
      const qreal tall = barHeight + 2 * tickOverhang;
      // On the bar it would not be seen without a rim.
      painter.setBrush(look.ground);
      painter.drawRect(at({tick - 1, rowTop - tickOverhang, tickWidth + 2, tall}));
      painter.setBrush(look.theme.muted);
      painter.drawRect(at({tick, rowTop - tickOverhang, tickWidth, tall}));
    }
    painter.setFont(small);
    painter.setPen(look.theme.muted);
    const QString text = rungText(rungs[i]);
    painter.drawText(at({textLeft, rowTop + barHeight + 1, textRoom, textHeight}), align,
                     smallMetrics.elidedText(text, Qt::ElideRight, textRoom));
    // The tick's figure where the line has room for it; it stands in the description as well.
    if (!places[i].own || !rungs[i].published) continue;
    const QString& published = rungs[i].published->text;
    const qreal width = smallMetrics.horizontalAdvance(published) + 2;
    const qreal used = smallMetrics.horizontalAdvance(text) + columnGap + 2 * tickWidth;
    if (used + width > textRoom) continue;
    const qreal end = textLeft + textRoom;
    const auto trailing =
        static_cast<int>(QStyle::visualAlignment(look.direction, Qt::AlignVCenter | Qt::AlignRight));
    painter.drawText(at({end - width, rowTop + barHeight + 1, width, textHeight}), trailing, published);
    painter.fillRect(at({end - width - 2 * tickWidth, rowTop + barHeight + 1 + textHeight * 0.2, tickWidth,
                         textHeight * 0.6}),
                     look.theme.muted);
  }
  painter.restore();
}

LadderView::LadderView(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("ladder"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  setFocusPolicy(Qt::StrongFocus);
  retranslate();
}

void LadderView::setRungs(std::vector<Rung> rungs, const QString& publishedOf) {
  if (rungs == m_rungs && publishedOf == m_publishedOf) return;
  m_rungs = std::move(rungs);
  m_publishedOf = publishedOf;
  describe();
  updateGeometry();
  update();
}

void LadderView::describe() {
  QString text = ladderText(m_rungs);
  if (!m_publishedOf.isEmpty()) text += u'\n' + tr("Published figures are of: %1").arg(m_publishedOf);
  setAccessibleDescription(text);
  setToolTip(text);
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
              {themeFor(palette()), palette().color(QPalette::Text), palette().color(QPalette::Base), font(),
               layoutDirection()});
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
