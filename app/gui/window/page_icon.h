// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qrect.h>

#include "app/gui/pages/page.h"

class QPainter;

namespace strata::gui {

/// What the page is about, as a drawing of lines in the painter's pen colour; `box` is square.
void paintPageIcon(QPainter& painter, Page page, const QRectF& box);

}  // namespace strata::gui
