// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/verdict_shape.h"

#include <QtGui/qpainter.h>
#include <QtGui/qpolygon.h>

#include "app/gui/theme.h"

namespace strata::gui {

QColor gradeColour(const Theme& theme, Grade grade) {
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

void paintVerdictShape(QPainter& painter, Grade grade, QPointF centre, qreal size) {
  const qreal half = size / 2;
  switch (grade) {
    case Grade::Good:
      painter.drawEllipse(centre, half, half);
      break;
    case Grade::Fair:
      painter.drawPolygon(QPolygonF{centre + QPointF(0, -half * 1.1), centre + QPointF(half * 1.1, 0),
                                    centre + QPointF(0, half * 1.1), centre + QPointF(-half * 1.1, 0)});
      break;
    case Grade::Poor:
      painter.drawPolygon(QPolygonF{centre + QPointF(0, -half), centre + QPointF(half * 1.1, half * 0.9),
                                    centre + QPointF(-half * 1.1, half * 0.9)});
      break;
  }
}

}  // namespace strata::gui
