// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qpoint.h>

class QAbstractScrollArea;

/// The pointer over the contents of a scroll area, by events: the offscreen platform's own cursor reports no
/// movement.
namespace strata::gui {

void movePointer(QAbstractScrollArea& area, QPointF position);
/// The pointer leaves the contents.
void takePointerAway(QAbstractScrollArea& area);
/// Presses the left button, moves in steps, lets it go.
void drag(QAbstractScrollArea& area, QPointF from, QPointF to);

}  // namespace strata::gui
