// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/charts/legend_row.h"

#include <QtGui/qpainter.h>
#include <QtGui/qpen.h>
#include <QtGui/qpolygon.h>
#include <QtWidgets/qstyle.h>

#include <algorithm>
#include <utility>

namespace strata::gui {

namespace {

constexpr int sampleWidth = 26;
constexpr int markOnlyWidth = 12;
constexpr int sampleGap = 5;
constexpr int entryGap = 16;
constexpr qreal markSize = 9;

int widthOfSample(const LegendEntry& entry) {
  return entry.line == Qt::NoPen ? markOnlyWidth : sampleWidth;
}

}  // namespace

void paintMark(QPainter& painter, Mark mark, QPointF centre, qreal size) {
  const qreal half = size / 2;
  switch (mark) {
    case Mark::Circle:
      painter.drawEllipse(centre, half, half);
      break;
    case Mark::Square:
      painter.drawRect(QRectF(centre.x() - half * 0.9, centre.y() - half * 0.9, size * 0.9, size * 0.9));
      break;
    case Mark::Triangle:
      painter.drawPolygon(QPolygonF{{centre.x(), centre.y() - half},
                                    {centre.x() + half, centre.y() + half * 0.85},
                                    {centre.x() - half, centre.y() + half * 0.85}});
      break;
    case Mark::Diamond:
      painter.drawPolygon(QPolygonF{{centre.x(), centre.y() - half * 1.15},
                                    {centre.x() + half * 1.15, centre.y()},
                                    {centre.x(), centre.y() + half * 1.15},
                                    {centre.x() - half * 1.15, centre.y()}});
      break;
  }
}

LegendRow::LegendRow(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void LegendRow::setEntries(const QList<LegendEntry>& entries) {
  if (m_entries == entries) return;
  m_entries = entries;
  QStringList names;
  for (const LegendEntry& entry : m_entries) names.append(entry.name);
  setAccessibleDescription(names.join(QStringLiteral(", ")));
  updateGeometry();
  update();
}

int LegendRow::entryWidth(const LegendEntry& entry) const {
  return widthOfSample(entry) + sampleGap + fontMetrics().horizontalAdvance(entry.name);
}

int LegendRow::rowHeight() const {
  return fontMetrics().height() + 4;
}

std::pair<QList<QPoint>, int> LegendRow::arrange(int width) const {
  QList<QPoint> places;
  int x = 0;
  int y = 0;
  for (const LegendEntry& entry : m_entries) {
    const int needed = entryWidth(entry);
    if (x > 0 && x + needed > width) {
      x = 0;
      y += rowHeight();
    }
    places.append({x, y});
    x += needed + entryGap;
  }
  return {places, m_entries.isEmpty() ? 0 : y + rowHeight()};
}

QSize LegendRow::sizeHint() const {
  int width = 0;
  for (const LegendEntry& entry : m_entries) width += entryWidth(entry) + entryGap;
  return {width, m_entries.isEmpty() ? 0 : rowHeight()};
}

QSize LegendRow::minimumSizeHint() const {
  int width = 0;
  for (const LegendEntry& entry : m_entries) width = std::max(width, entryWidth(entry));
  return {width, m_entries.isEmpty() ? 0 : rowHeight()};
}

int LegendRow::heightForWidth(int width) const {
  return arrange(width).second;
}

void LegendRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QList<QPoint> places = arrange(width()).first;
  const int height = rowHeight();
  for (qsizetype i = 0; i < m_entries.size(); ++i) {
    const LegendEntry& entry = m_entries[i];
    const int sample = widthOfSample(entry);
    const QRect box =
        QStyle::visualRect(layoutDirection(), rect(), QRect(places[i], QSize(entryWidth(entry), height)));
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int sampleLeft = mirrored ? box.right() + 1 - sample : box.left();
    const QPointF centre(sampleLeft + sample / 2.0, box.top() + height / 2.0);
    if (entry.line != Qt::NoPen) {
      painter.setPen(QPen(entry.colour, 2, entry.line, Qt::FlatCap));
      painter.drawLine(QPointF(sampleLeft, centre.y()), QPointF(sampleLeft + sample, centre.y()));
    }
    if (entry.mark) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(entry.colour);
      paintMark(painter, *entry.mark, centre, markSize);
    }
    painter.setPen(palette().color(QPalette::WindowText));
    const QRect text =
        mirrored ? box.adjusted(0, 0, -sample - sampleGap, 0) : box.adjusted(sample + sampleGap, 0, 0, 0);
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeading, entry.name);
  }
}

}  // namespace strata::gui
