// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/ladder_view.h"

#include <QtCore/qcoreevent.h>
#include <QtGui/qpainter.h>
#include <QtWidgets/qstyle.h>

#include <algorithm>
#include <cmath>

#include "app/gui/number_text.h"
#include "app/gui/theme.h"

namespace strata::gui {

namespace {

constexpr int columnGap = 10;
/// Room for the longest bar, at least.
constexpr int leastBarCharacters = 8;
/// The slowest bar keeps this share of the room, so that it can be seen.
constexpr double leastShare = 0.12;

/// The figure of a layer that stands on the ladder.
const std::optional<ResultRow>& rungFigure(const Layer& layer) {
  constexpr std::size_t serial = 0;
  constexpr std::size_t reading = 1;
  return layer.figures[layer.kind == LayerKind::Disk ? reading : serial];
}

}  // namespace

std::vector<Rung> rungsOf(const std::vector<Layer>& layers, RateUnit unit) {
  std::vector<Rung> rungs;
  for (const Layer& layer : layers) {
    if (layer.kind == LayerKind::Core) continue;
    const auto& row = rungFigure(layer);
    const auto rate = row ? valueOf(*row) : std::nullopt;
    if (!rate || !(*rate > 0)) continue;
    Rung rung{layerName(layer), *rate, figureTextOf(*row, unit), {}};
    if (!rungs.empty()) rung.slower = rungs.back().megabytesPerSecond / *rate;
    rungs.push_back(std::move(rung));
  }
  return rungs;
}

LadderView::LadderView(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("ladder"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  retranslate();
}

void LadderView::setRungs(std::vector<Rung> rungs) {
  if (rungs == m_rungs) return;
  const bool resized = rungs.size() != m_rungs.size();
  m_rungs = std::move(rungs);
  QStringList texts;
  for (const Rung& rung : m_rungs) texts.append(tr("%1: %2", "layer, rate").arg(rung.name, rungText(rung)));
  setAccessibleDescription(texts.join(u'\n'));
  if (resized) updateGeometry();
  update();
}

QString LadderView::rungText(const Rung& rung) const {
  if (!rung.slower) return rung.figure;
  if (*rung.slower < 1)
    return tr("%1 · %2× faster", "rate, factor to the layer above")
        .arg(rung.figure, figureText(1 / *rung.slower));
  return tr("%1 · %2× slower", "rate, factor to the layer above").arg(rung.figure, figureText(*rung.slower));
}

int LadderView::rowHeight() const {
  return fontMetrics().height() * 3 / 2;
}

int LadderView::headingHeight() const {
  return fontMetrics().height() + 10;
}

QSize LadderView::sizeHint() const {
  const int rows = static_cast<int>(m_rungs.size());
  return {fontMetrics().averageCharWidth() * 40, m_rungs.empty() ? 0 : headingHeight() + rows * rowHeight()};
}

QSize LadderView::minimumSizeHint() const {
  const Columns widths = columns();
  return {widths.name + widths.text + 2 * columnGap + fontMetrics().averageCharWidth() * leastBarCharacters,
          sizeHint().height()};
}

void LadderView::paintRung(QPainter& painter, const Rung& rung, const QRect& row,
                           const Columns& columns) const {
  const Theme theme = themeFor(palette());
  const auto [least, most] = std::minmax_element(
      m_rungs.begin(), m_rungs.end(),
      [](const Rung& a, const Rung& b) { return a.megabytesPerSecond < b.megabytesPerSecond; });
  const double range = std::log(most->megabytesPerSecond / least->megabytesPerSecond);
  const double place = range > 0 ? std::log(rung.megabytesPerSecond / least->megabytesPerSecond) / range : 1;
  const auto draw = [&](const QRect& rect, const QColor& colour, const QString& text) {
    painter.setPen(colour);
    painter.drawText(
        QStyle::visualRect(layoutDirection(), row, rect),
        static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignVCenter | Qt::AlignLeft)),
        fontMetrics().elidedText(text, Qt::ElideRight, rect.width()));
  };

  draw({row.left(), row.top(), columns.name, row.height()}, palette().color(QPalette::Text), rung.name);
  const int barRoom = std::max(0, row.width() - columns.name - columns.text - 2 * columnGap);
  const int barHeight = fontMetrics().height() * 3 / 4;
  const QRect bar(row.left() + columns.name + columnGap, row.center().y() - barHeight / 2,
                  static_cast<int>(barRoom * (leastShare + (1 - leastShare) * place)), barHeight);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.accent);
  painter.drawRoundedRect(QStyle::visualRect(layoutDirection(), row, bar), 2, 2);
  draw({row.right() + 1 - columns.text, row.top(), columns.text, row.height()}, theme.muted, rungText(rung));
}

LadderView::Columns LadderView::columns() const {
  Columns columns;
  for (const Rung& rung : m_rungs) {
    columns.name = std::max(columns.name, fontMetrics().horizontalAdvance(rung.name) + 2);
    columns.text = std::max(columns.text, fontMetrics().horizontalAdvance(rungText(rung)) + 2);
  }
  return columns;
}

void LadderView::paintEvent(QPaintEvent*) {
  if (m_rungs.empty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setLayoutDirection(layoutDirection());
  QFont bold = font();
  bold.setBold(true);
  painter.setFont(bold);
  painter.setPen(palette().color(QPalette::Text));
  painter.drawText(QRect(0, 0, width(), fontMetrics().height()),
                   static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading), m_heading);
  painter.setFont(font());
  const Columns widths = columns();
  int top = headingHeight();
  for (const Rung& rung : m_rungs) {
    paintRung(painter, rung, QRect(0, top, width(), rowHeight()), widths);
    top += rowHeight();
  }
}

void LadderView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange) updateGeometry();
  QWidget::changeEvent(event);
}

void LadderView::retranslate() {
  m_heading = tr("The ladder");
  setAccessibleName(m_heading);
  update();
}

}  // namespace strata::gui
