// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/widgets/mark.h"

#include <QtGui/qpainter.h>
#include <QtGui/qpen.h>
#include <QtGui/qpolygon.h>
#include <QtWidgets/qstyle.h>

#include <algorithm>

namespace strata::gui {

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
    case Mark::Wedge:
      painter.drawPolygon(QPolygonF{{centre.x(), centre.y() + half},
                                    {centre.x() - half, centre.y() - half * 0.85},
                                    {centre.x() + half, centre.y() - half * 0.85}});
      break;
    case Mark::Cross: {
      const qreal arm = half / 3;
      painter.drawPolygon(QPolygonF{{centre.x() - arm, centre.y() - half},
                                    {centre.x() + arm, centre.y() - half},
                                    {centre.x() + arm, centre.y() - arm},
                                    {centre.x() + half, centre.y() - arm},
                                    {centre.x() + half, centre.y() + arm},
                                    {centre.x() + arm, centre.y() + arm},
                                    {centre.x() + arm, centre.y() + half},
                                    {centre.x() - arm, centre.y() + half},
                                    {centre.x() - arm, centre.y() + arm},
                                    {centre.x() - half, centre.y() + arm},
                                    {centre.x() - half, centre.y() - arm},
                                    {centre.x() - arm, centre.y() - arm}});
      break;
    }
  }
}

Qt::PenStyle penStyleOf(Dash dash) {
  switch (dash) {
    case Dash::None:
      return Qt::NoPen;
    case Dash::Solid:
      return Qt::SolidLine;
    case Dash::Dashed:
      return Qt::DashLine;
    case Dash::Dotted:
      return Qt::DotLine;
    case Dash::DashDot:
      return Qt::DashDotLine;
    case Dash::DashDotDot:
      return Qt::DashDotDotLine;
  }
  return Qt::SolidLine;
}

QColor colourOf(const SeriesStyle& style, const Theme& theme) {
  return style.colour ? theme.series[*style.colour % theme.series.size()] : theme.muted;
}

qreal lineWidth(const SeriesStyle& style, qreal textHeight) {
  return style.thin ? 1 : std::clamp(textHeight / 9, 2.0, 4.0);
}

qreal sampleWidth(const SeriesStyle& style, qreal textHeight) {
  if (style.line == Dash::None) return textHeight * 0.75;
  // A dashed line is known by two dashes and a gap, and the mark hides what is in the middle.
  const bool needsBothSides = style.mark && style.line != Dash::Solid;
  return textHeight * (needsBothSides ? 2.1 : 1.6);
}

void paintSample(QPainter& painter, const SeriesStyle& style, const Theme& theme, const QRectF& box,
                 bool hollow) {
  const QColor colour = hollow ? theme.muted : colourOf(style, theme);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (style.line != Dash::None) {
    QPen pen(colour, hollow ? 1 : lineWidth(style, box.height()), penStyleOf(style.line), Qt::FlatCap);
    // Beside the mark there is no room for dashes as long as those of the line itself.
    if (style.mark && style.line == Dash::Dashed) pen.setDashPattern({2, 1});
    if (style.mark && style.line == Dash::Dotted) pen.setDashPattern({1, 1});
    painter.setPen(pen);
    painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()));
  }
  if (style.mark) {
    const qreal size = std::min<qreal>(box.height() * 0.55, box.width());
    painter.setPen(hollow ? QPen(colour, 1) : QPen(Qt::NoPen));
    painter.setBrush(hollow ? QBrush(Qt::NoBrush) : QBrush(colour));
    paintMark(painter, *style.mark, box.center(), size);
  }
  painter.restore();
}

QRectF mirrored(const QRectF& box, const QRectF& room, Qt::LayoutDirection direction) {
  if (direction == Qt::LeftToRight) return box;
  return {room.left() + room.right() - box.right(), box.top(), box.width(), box.height()};
}

Mark markOf(Grade grade) {
  return gradeMarks[static_cast<std::size_t>(grade)];
}

QColor colourOf(Standing standing, const Theme& theme) {
  switch (standing) {
    case Standing::Better:
      return theme.good;
    case Standing::Worse:
      return theme.poor;
    case Standing::Same:
    case Standing::Open:
    case Standing::Untold:
      break;
  }
  return theme.muted;
}

QColor colourOf(Grade grade, const Theme& theme) {
  switch (grade) {
    case Grade::Good:
      return theme.good;
    case Grade::Fair:
      return theme.fair;
    case Grade::Poor:
      return theme.poor;
  }
  return theme.muted;
}

namespace {

constexpr int gapAfterGrade = 5;

/// Grows with the text.
int gradeSize(const QFontMetrics& metrics) {
  return metrics.height() / 2;
}

}  // namespace

int gradeWidth(const QFontMetrics& metrics) {
  return gradeSize(metrics) + gapAfterGrade;
}

QRect paintGrade(QPainter& painter, Grade grade, const QColor& colour, const QRect& line,
                 Qt::LayoutDirection direction, const QFontMetrics& metrics) {
  const int size = gradeSize(metrics);
  const QRect shape =
      QStyle::alignedRect(direction, Qt::AlignVCenter | Qt::AlignLeading, QSize(size, size), line);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  paintMark(painter, markOf(grade), QRectF(shape).center(), size);
  painter.restore();
  const int used = gradeWidth(metrics);
  return direction == Qt::RightToLeft ? line.adjusted(0, 0, -used, 0) : line.adjusted(used, 0, 0, 0);
}

}  // namespace strata::gui
