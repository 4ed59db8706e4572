// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qnamespace.h>
#include <QtCore/qrect.h>
#include <QtGui/qcolor.h>
#include <QtGui/qfont.h>

#include <vector>

#include "app/gui/look/theme.h"
#include "app/gui/panel/ladder.h"

class QPainter;

namespace strata::gui {

/// What a ladder is drawn with, on the screen and on a card.
struct LadderLook {
  Theme theme;
  QColor text;
  QColor ground;
  QFont font;
  Qt::LayoutDirection direction = Qt::LeftToRight;
};

/// The bars of one rung in `room`, which is as tall as they are. What was published of another machine is a
/// muted tick on the bar, or a muted bar where there is no other.
void paintRungBars(QPainter& painter, const RungBars& bars, const QRectF& room, const LadderLook& look);

/// The rungs from the top of `room` downwards, each `rungHeight` tall: the bar, the figures below it, and the
/// layer's name beside both.
void paintLadder(QPainter& painter, const std::vector<Rung>& rungs, const QRectF& room, qreal rungHeight,
                 const LadderLook& look);

}  // namespace strata::gui
