// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qpoint.h>
#include <QtCore/qrect.h>
#include <QtGui/qcolor.h>

#include "app/gui/look/theme.h"
#include "core/chart/chart.h"
#include "core/report/comparison_answer.h"

class QFontMetrics;
class QPainter;

/// How lines and verdicts are drawn, the same in chart, legend, read-out, picture and tables.
namespace strata::gui {

void paintMark(QPainter& painter, Mark mark, QPointF centre, qreal size);

Qt::PenStyle penStyleOf(Dash dash);

QColor colourOf(const SeriesStyle& style, const Theme& theme);

/// Lines are as thick as suits labels of that height; thin lines are always 1.
qreal lineWidth(const SeriesStyle& style, qreal textHeight);

/// The room that a sample needs across, with text `textHeight` tall beside it.
qreal sampleWidth(const SeriesStyle& style, qreal textHeight);
/// A short piece of the line with its mark in the middle of `box`; hollow for what is hidden.
void paintSample(QPainter& painter, const SeriesStyle& style, const Theme& theme, const QRectF& box,
                 bool hollow = false);

/// The same place in `room` when one reads from the other side.
QRectF mirrored(const QRectF& box, const QRectF& room, Qt::LayoutDirection direction);

/// An interval shorter than that is hidden by its mark.
inline constexpr qreal leastWhisker = 4;
/// The cap at the end of an interval reaches this far to each side.
inline constexpr qreal whiskerCap = 3;

/// Better, worse, and the second rank for all that says neither.
QColor colourOf(Standing standing, const Theme& theme);

/// Circle, diamond, triangle: verdicts are told by shape, word and colour together.
Mark markOf(Grade grade);
QColor colourOf(Grade grade, const Theme& theme);
/// The room that the mark of a grade takes before text of that font, with the gap after it.
int gradeWidth(const QFontMetrics& metrics);
/// Paints the mark at the beginning of `line`, and returns the rest of it.
QRect paintGrade(QPainter& painter, Grade grade, const QColor& colour, const QRect& line,
                 Qt::LayoutDirection direction, const QFontMetrics& metrics);

}  // namespace strata::gui
