// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qrect.h>
#include <QtGui/qfont.h>

#include <vector>

#include "app/gui/charts/plot_canvas.h"
#include "app/gui/charts/read_out.h"

class QPainter;

/// The panel of a read-out in the plot: how much of it there is room for, and where.
namespace strata::gui {

/// What is left out to make the panel smaller, step by step.
enum class ReadOutDetail {
  All,
  NoWords,    ///< verdicts by shape alone
  UnitOnTop,  ///< the unit once, in the heading
  ShortNames,
  NoIntervals
};

/// How a panel is set out.
struct ReadOutLayout {
  ReadOutDetail detail = ReadOutDetail::All;
  int columns = 1;   ///< of rows
  double scale = 1;  ///< of the font
  std::size_t rows =
      0;  ///< fewer than the read-out has where they do not fit: a last line says how many more
};

struct ReadOutBox {
  ReadOutLayout layout;
  QRectF rect;
};

/// The panel has as much detail as fits beside the line at the read-out's place, so that its own points stay
/// in sight, and stands there where it covers the fewest points of the plot. Where nothing fits on either
/// side, it is as small as possible and covers the fewest of its own points. It is always inside the plot
/// area.
ReadOutBox placed(const ReadOut& readOut, const PlotCanvas& canvas);

/// The line across, and the panel.
void paintReadOut(QPainter& painter, const ReadOut& readOut, const PlotCanvas& canvas);

}  // namespace strata::gui
