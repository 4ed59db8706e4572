// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qpoint.h>
#include <QtGui/qcolor.h>

#include "core/model/run.h"

class QPainter;

/// Verdicts are told by shape, word and colour together.
namespace strata::gui {

struct Theme;

QColor gradeColour(const Theme& theme, Grade grade);

/// Circle, diamond, triangle: drawn with the painter's brush, so that it needs no glyph of the font.
void paintVerdictShape(QPainter& painter, Grade grade, QPointF centre, qreal size);

}  // namespace strata::gui
