// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qrect.h>

#include <optional>
#include <utility>

#include "app/gui/charts/plot_canvas.h"

class QPainter;

namespace strata::gui {

/// How tall the heat map `plot`, of shape Grid, is at least with that font in that width.
qreal gridHeight(const Chart& plot, const QFont& font, qreal width);

/// Paints the cells from the top of `room` downwards, with names and brackets before the rows and above the
/// columns, and the value in each cell where there is room for it; what the chart shows, and the scale, stand
/// below. The grid is as high as `room`, but cells are no larger than one reads with ease. It is mirrored
/// where one reads from the right.
void paintGrid(QPainter& painter, const Chart& plot, const PlotLook& look, const QRectF& room);

/// The row and the column at that place of `room`; nothing outside the cells.
std::optional<std::pair<std::size_t, std::size_t>> gridCellAt(const Chart& plot, const PlotLook& look,
                                                              const QRectF& room, QPointF place);

}  // namespace strata::gui
